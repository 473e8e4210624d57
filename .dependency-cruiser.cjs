/** The import law of ARCHITECTURE.md: one rule per layer, what it may import and nothing else. */
const layers = {
  domain: [],
  contract: ['domain'],
  engine: ['domain'],
  assistant: ['domain', 'engine'],
  storage: ['domain'],
  sw: ['domain', 'contract', 'storage', 'engine/seal'],
  workers: ['domain', 'contract', 'storage', 'engine'],
  preview: ['contract'],
  // sw/router is the one exception: a page that no worker controls answers its own requests with the same function.
  services: ['domain', 'contract', 'storage', 'engine', 'assistant', 'sw/router'],
  ui: [],
  features: ['domain', 'contract', 'services', 'ui'],
  app: ['domain', 'services', 'ui'],
};
const packages = {
  domain: ['zod'],
  contract: ['zod'],
  engine: ['parse5', 'css-tree', 'acorn', 'culori', 'jszip', 'diff', 'html-validate'],
  assistant: ['ai', '@ai-sdk/'],
  storage: ['dexie', 'fake-indexeddb', 'zod'],
  sw: ['workbox-'],
  workers: ['comlink', 'extract-colors', 'libarchive.js'],
  preview: [],
  services: ['comlink', 'workbox-window', 'hash-wasm', 'minisearch', 'zod', 'otpauth'],
  ui: [
    'react',
    'react-dom',
    'radix-ui',
    'lucide-react',
    'class-variance-authority',
    'clsx',
    '@fontsource-variable/',
    '@tanstack/react-virtual',
  ],
  features: [
    'react',
    'react-dom',
    'dexie-react-hooks',
    'react-router-dom',
    'lucide-react',
    '@tanstack/react-virtual',
    'react-hook-form',
    '@hookform/resolvers',
    'uqr',
    'zod',
    '@codemirror/',
    '@lezer/',
  ],
  app: ['react', 'react-dom', 'dexie-react-hooks', 'react-router-dom', 'lucide-react', 'clsx'],
};
const tests = '\\.test\\.tsx?$';
const escape = (name) => name.replace(/[/.-]/g, '\\$&');

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    ...Object.entries(layers).map(([layer, allowed]) => ({
      name: `${layer}-imports`,
      severity: 'error',
      comment: `${layer} may import only: ${[layer, ...allowed].join(', ')}`,
      from: { path: `^src/${layer}/`, pathNot: tests },
      to: {
        path: '^src/',
        pathNot: [
          `^src/${layer}/`,
          ...allowed.map((name) => `^src/${escape(name)}(/|\\.ts$)`),
          ...(layer === 'app' ? ['^src/features/.+-screen\\.tsx$'] : []),
          ...(layer === 'services' ? ['^src/workers/'] : []),
        ],
      },
    })),
    ...Object.entries(packages).map(([layer, allowed]) => ({
      name: `${layer}-packages`,
      severity: 'error',
      comment: `${layer} may use only these packages: ${allowed.join(', ') || 'none'}`,
      from: { path: `^src/${layer}/`, pathNot: tests },
      to: {
        path: '(^|/)node_modules/',
        pathNot: allowed.map(
          (name) => `(^|/)node_modules/(@types/)?${escape(name)}${/[-/]$/.test(name) ? '' : '/'}`,
        ),
      },
    })),
    {
      name: 'no-cross-feature',
      severity: 'error',
      comment: 'A feature never imports a sibling.',
      from: { path: '^src/features/([^/]+)/', pathNot: tests },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'codemirror-in-editor',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/editor/' },
      to: { path: 'node_modules/(@codemirror|@lezer)/' },
    },
    {
      name: 'workers-by-type',
      severity: 'error',
      comment: 'Services know a worker by its interface; they start it by URL.',
      from: { path: '^src/services/' },
      to: { path: '^src/workers/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'sheets-with-kinds',
      severity: 'error',
      comment: 'The copy of trades is fetched with the kind that a prompt asks for, never with the composer.',
      from: { path: '^src/', pathNot: [tests, '^src/engine/plan/kinds/(?:[^/]+\\.ts$|sheets/)'] },
      to: { path: '^src/engine/plan/kinds/sheets/' },
    },
    {
      name: 'not-to-test',
      severity: 'error',
      from: { path: '^src/', pathNot: tests },
      to: { path: '^tests/|\\.test\\.tsx?$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'browser', 'default', 'types'],
    },
    exclude: { path: '^(virtual:|dist)' },
  },
};
