import { svelte } from '@sveltejs/vite-plugin-svelte'
import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { notices } from './scripts/notices'

/** Whole fonts are for whoever writes letters that the small files lack. */
const RARE = /-latin-/

/** Every page is set in these types: they are fetched beside the script, so that no line is set twice. */
const typesAtOnce: Plugin = {
  name: 'types-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => file.endsWith('.woff2') && !RARE.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
        })),
  },
}

/** Scripts and styles never change, so they are compressed here, as small as it goes, and not at every request. */
const packed: Plugin = {
  name: 'packed',
  apply: 'build',
  writeBundle({ dir }, bundle) {
    for (const file of Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))) {
      const plain = readFileSync(`${dir}/${file}`)
      const text = { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT }
      writeFileSync(`${dir}/${file}.br`, brotliCompressSync(plain, { params: text }))
      writeFileSync(`${dir}/${file}.gz`, gzipSync(plain, { level: 9 }))
    }
  },
}

// The server serves the page and the API; while developing, Vite serves the page and passes the API on.
export default defineConfig({
  plugins: [svelte(), typesAtOnce, notices, packed],
  base: '/',
  build: {
    outDir: '../src/feldzug/server/page',
    emptyOutDir: true,
    target: 'es2022',
    // A data: address would need a looser content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What several pages share comes in one piece: a file of its own for each would cost more than it spares.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'shared',
              test: /node_modules|web\/src\/(api|board|shell|table|words|games\/\w+\.ts).*(?<!\.ftl\?raw)$/,
              minShareCount: 2,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, proxy: { '/api': 'http://127.0.0.1:8000' } },
  test: { include: ['tests/**/*.test.ts'], setupFiles: ['tests/both-languages.ts'] },
  // Tests mount components as a browser would, not as a server that renders them.
  ...(process.env.VITEST ? { resolve: { conditions: ['browser'] } } : {}),
})
