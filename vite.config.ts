import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { composerGroups } from './scripts/vite/chunk-groups';
import { drawPages } from './scripts/vite/draw-pages';
import { dropRegistrations } from './scripts/vite/drop-registrations';
import { packShell } from './scripts/vite/pack-shell';
import { preloadFonts } from './scripts/vite/preload-fonts';
import { previewScript } from './scripts/vite/preview-script';
import { refuseCycles } from './scripts/vite/refuse-cycles';
import { serveRules } from './scripts/vite/serve-rules';
import { soughtPatterns } from './scripts/vite/sought-patterns';
import { writtenPages } from './scripts/vite/written-pages';

const { version } = JSON.parse(readFileSync(new URL('./package.json', import.meta.url), 'utf8')) as {
  version: string;
};
const outDir = 'dist';
const source = fileURLToPath(new URL('./src', import.meta.url));

export default defineConfig({
  base: process.env['BASE_PATH'] ?? '/',
  define: { __APP_VERSION__: JSON.stringify(version) },
  resolve: {
    alias: {
      '@': source,
      'source-map-js/lib/source-map-generator.js': fileURLToPath(
        new URL('./scripts/vite/no-source-maps.ts', import.meta.url),
      ),
    },
  },
  plugins: [
    previewScript(),
    serveRules(),
    preloadFonts(),
    writtenPages(source),
    react(),
    tailwindcss(),
    dropRegistrations(),
    refuseCycles(),
    drawPages({ source, version, site: process.env['SITE_URL'] }),
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/sw',
      filename: 'sw.ts',
      injectRegister: false,
      registerType: 'prompt',
      injectManifest: {
        buildPlugins: { vite: [previewScript()] },
        globPatterns: [
          '{index,shell}.html',
          '**/*.{js,css,woff2,wasm,svg,png,webp,webmanifest}',
          'type/OFL.txt',
        ],
        // Heavy, and no part of the work: fetched by who wants to see it.
        // So are the ways to cloud models, which need the network anyway.
        globIgnores: ['**/node_modules/**/*', 'video/**', 'assets/cloud-*.js'],
        manifestTransforms: [
          async (manifest) => {
            await packShell(manifest, outDir);
            return { manifest, warnings: [] };
          },
        ],
        maximumFileSizeToCacheInBytes: 4 * 1024 * 1024,
      },
      devOptions: { enabled: true, type: 'module', navigateFallback: 'index.html' },
      manifest: {
        name: 'Sitewright',
        short_name: 'Sitewright',
        description: 'Describe a website and get it, with or without a network.',
        id: '/',
        start_url: '/',
        scope: '/',
        display: 'standalone',
        background_color: '#fbfaf7',
        theme_color: '#fbfaf7',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
    }),
  ],
  worker: {
    format: 'es',
    plugins: () => [refuseCycles(), soughtPatterns()],
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [...composerGroups] },
        // What tells a bundler that a call may be left out: it has been read by then.
        comments: { annotation: false },
      },
    },
  },
  build: {
    outDir,
    target: 'es2023',
    sourcemap: false,
    manifest: true,
    modulePreload: {
      // Every first visit would load the names of all that a later page imports; the worker has those at hand anyway.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'js' ? dependencies.filter((file) => file.endsWith('.css')) : dependencies,
    },
  },
  optimizeDeps: {
    // It finds its wasm by its own address.
    exclude: ['libarchive.js'],
    include: [
      'jszip',
      'zod/mini',
      'comlink',
      'dexie',
      'workbox-precaching',
      'parse5',
      'css-tree/parser',
      'css-tree/walker',
      'acorn',
      'culori/fn',
      'ai',
      '@ai-sdk/openai',
      '@ai-sdk/anthropic',
      '@ai-sdk/google',
      '@ai-sdk/openai-compatible',
    ],
  },
  server: { port: 5173, strictPort: false },
});
