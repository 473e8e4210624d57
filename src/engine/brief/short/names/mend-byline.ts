import type { Brief } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';
import { capitalise } from '../../../capitalise';

const byline =
  /^["”'’]?,\s(?:an?\s)?(?<what>(?!how\b|what\b|who\b|written\b|photos?\b|with\b)\p{Ll}[^,;:.!?]{6,58}\s(?:by|from)\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,2})(?=[.,;!]|$)/u;

/** "called Salt & Rye, seasonal cooking by Nora": what stands behind a name says what it is, and asks for no part of the page. */
export function mendByline(brief: Brief): Brief {
  const { name, prompt, quotes, kind } = brief;
  const after = name?.spans[0]?.end;
  if (after === undefined || kind.value !== 'blog' || quotes.some(({ value }) => value.use === 'tagline'))
    return brief;
  const found = byline.exec(prompt.slice(after));
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const start = after + found[0].indexOf(what);
  const span = { start, end: start + what.length };
  return {
    ...withoutStretch(brief, span),
    quotes: [...quotes, { value: { text: capitalise(what), use: 'tagline' }, spans: [span] }],
  };
}
