// Draws the PNG icons that some systems ask for from public/icon.svg: `npm run icons`.
import { readFileSync, writeFileSync } from 'node:fs'
import { browser } from './chromium.mjs'

const folder = new URL('../public/', import.meta.url)
const svg = readFileSync(new URL('icon.svg', folder), 'utf8')

// A maskable icon is cut to any shape by the system: its drawing stays within the middle, on a full ground.
const wanted = [
  { name: 'icon-180.png', size: 180, share: 0.92, ground: '#0b1020' },
  { name: 'icon-192.png', size: 192, share: 1, ground: 'transparent' },
  { name: 'icon-512.png', size: 512, share: 1, ground: 'transparent' },
  { name: 'icon-maskable-512.png', size: 512, share: 0.78, ground: '#0b1020' },
]

const chrome = await browser()
const page = await chrome.newPage()
for (const { name, size, share, ground } of wanted) {
  await page.setViewportSize({ width: size, height: size })
  await page.setContent(
    `<style>body{margin:0;display:grid;place-items:center;height:100vh;background:${ground}}svg{width:${share * 100}vw}</style>${svg}`,
  )
  writeFileSync(new URL(name, folder), await page.screenshot({ omitBackground: true }))
}
await chrome.close()
