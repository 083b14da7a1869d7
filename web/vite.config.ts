import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server to talk to while developing; `npm run dev` serves the page itself.
const server = process.env['FLIBUSTE_SERVER'] ?? 'http://127.0.0.1:7777'

export default defineConfig({
  plugins: [svelte()],
  server: {
    // The message files lie at the root of the repository.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: false } },
  },
  build: {
    target: 'es2022',
    // Nothing is inlined as data:, so that the content security policy can stay strict.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // `npm run size` reads which page loads what.
    manifest: true,
  },
  test: {
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    exclude: ['src/games/*/e2e/**'],
    environment: 'node',
    // A busy machine is no reason to fail.
    testTimeout: 30_000,
  },
})
