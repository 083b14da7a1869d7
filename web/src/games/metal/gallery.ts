// Positions made by the rules, drawn as at a table: `npm run dev`, then /src/games/metal/gallery.html?at=combat&lang=en.
import { mount } from 'svelte'
import '../../style/tokens.css'
import '../../style/base.css'
import '../../style/parts.css'
import { book, languages } from '../../lib/words.svelte.ts'
import Gallery from './Gallery.svelte'

const asked = new URLSearchParams(location.search)
const language = languages.find((known) => known === asked.get('lang')) ?? 'fr'
await book.need('metal', 'metal-page')
await book.turnTo(language)
const target = document.getElementById('app')
if (target) mount(Gallery, { target, props: { at: asked.get('at'), calm: asked.has('calm') } })
