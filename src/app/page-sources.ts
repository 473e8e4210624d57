/** What a page is loaded from besides the shell, as paths below src: its drawn file asks for them at once. */
const sources: readonly (readonly [pattern: RegExp, paths: readonly string[]])[] = [
  [/^\/$/, ['features/home/home-screen.tsx']],
  [/^\/(designer)$/, ['features/home/$1-screen.tsx']],
  [/^\/(login|signup|forgot|reset)$/, ['app/layouts/auth-layout.tsx', 'features/auth/$1-screen.tsx']],
  [/^\/(docs|guides)$/, ['features/docs/$1-screen.tsx']],
  [/^\/(?:docs|guides)\//, ['features/docs/document-screen.tsx']],
  [/^\/blog\//, ['features/blog/article-screen.tsx']],
  [/^\/case-studies\//, ['features/customers/case-study-screen.tsx']],
  [/^\/templates\//, ['features/templates/template-screen.tsx']],
  [/^\/(about|careers|community|contacts|partners|press|support)$/, ['features/company/$1-screen.tsx']],
  [/^\/(?:privacy|terms|cookies)$/, ['features/legal/legal-screen.tsx']],
  [/^\/([a-z]+)$/, ['features/$1/$1-screen.tsx']],
];

/** Where the screen of a drawn page is; empty when it is not known, and then it is found by loading the shell. */
export function pageSources(path: string): readonly string[] {
  const found = sources.find(([pattern]) => pattern.test(path));
  const [, name = ''] = found?.[0].exec(path) ?? [];
  return (found?.[1] ?? []).map((source) => source.replaceAll('$1', name));
}

const moving = /^\/(?:login|signup|forgot|reset|contact|designer|discounts|components|api|templates\/.+)$/;

/**
 * Whether a drawn page has something that moves or answers by itself (a clock, a preview), or a form that somebody came
 * to fill in: its app begins at once, not at the first sign of a person.
 */
export function startsSoon(path: string): boolean {
  return moving.test(path);
}
