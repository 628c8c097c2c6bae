import { readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { svelteTesting } from '@testing-library/svelte/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The drawings stand in the page itself, once, so that gradients and custom properties reach them. */
const sprite = (): Plugin => ({
  name: 'sprite',
  transformIndexHtml: (html) => html.replace('<!--sprite-->', readFileSync('src/art/symbols.svg', 'utf-8')),
});

export default defineConfig({
  plugins: [svelte(), svelteTesting(), sprite()],
  build: {
    outDir: '../src/manawell/server/static',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true } } },
  // Test files share their modules: loading them anew for each file takes more time than the tests.
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts'], isolate: false, testTimeout: 60_000 },
});
