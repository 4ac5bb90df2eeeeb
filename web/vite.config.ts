import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

// The server serves the page and the API; while developing, Vite serves the page and passes the API on.
export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    outDir: '../src/feldzug/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8100' } },
  test: { include: ['tests/**/*.test.ts'] },
  // Tests mount components as a browser would, not as a server that renders them.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
})
