import './style/tokens.css'
import './style/base.css'
import './style/parts.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { prefs } from './lib/prefs.svelte.ts'
import { router } from './lib/router.svelte.ts'
import { book } from './lib/words.svelte.ts'

prefs.apply()
router.start()
// The words come first, so that nothing is ever shown without them.
await book.turnTo(prefs.language)
mount(App, { target: document.getElementById('app')! })
