import type { Brief } from '@/domain/site/brief';
import { isAppKind } from '../app-kinds';
import { cut } from '../told/told-facts';

const mostWords = 80;
const fewestWords = 12;
const fewestStatements = 3;

/** Kinds whose pages are about what a thing can do, or about a life: nothing would be left of them. */
const described: ReadonlySet<string> = new Set(['saas', 'mobile-app', 'product', 'docs', 'cv', 'blog', 'link-in-bio']); // prettier-ignore

/** What is wished of the site: its parts, its look, what it does. */
const wishesOf = (brief: Brief) =>
  [
    ...brief.sections,
    ...brief.pages,
    ...brief.parts,
    ...brief.behaviours,
    ...brief.colours,
    ...brief.tone,
    ...brief.excluded,
    brief.style,
    brief.font,
    brief.scheme,
    brief.onePage,
  ].flatMap((slot) => slot?.spans ?? []);

/** Whether a short English prompt tells of a house in several statements: then what it does not say is not said either. */
export function tellsInDetail(brief: Brief): boolean {
  const { prompt, language, spoken, kind } = brief;
  const words = prompt.trim().split(/\s+/u).length;
  if (language.value !== 'en' || spoken !== 'en' || words < fewestWords || words >= mostWords) return false;
  // What one language leaves out the other would show.
  if (brief.languages.length > 0) return false;
  if (isAppKind(kind.value) || described.has(kind.value)) return false;
  const wishes = wishesOf(brief);
  const stated = cut(prompt, 0, /[.;!?:)]\s|\n+|,\s/gu).filter(
    ({ text, start }) =>
      /\p{L}{3}|\d/u.test(text) &&
      !wishes.some((span) => span.start < start + text.length && span.end > start),
  );
  return stated.length >= fewestStatements;
}
