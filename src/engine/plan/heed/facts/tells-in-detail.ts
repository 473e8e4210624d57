import type { Brief } from '@/domain/site/brief';
import { isAppKind } from '../../app-kinds';
import { cut } from '../../told/told-facts';

const mostWords = 80;
const fewestWords = 12;
const fewestStatements = 3;
/** Of which so many tell more than a name and a town. */
const fewestOwn = 2;
const fewestWordsOfSome = 5;
const fewestStatementsOfSome = 2;

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
    // "8 treatments with prices": so many of them are asked for.
    ...brief.counts.filter(({ value }) => brief.sections.some((section) => section.value === value.thing)),
    brief.style,
    brief.font,
    brief.scheme,
    brief.onePage,
  ].flatMap((slot) => slot?.spans ?? []);

/** "£900 needed": a sum is told, whatever part of the page it calls for. */
const sum = /[£$€]\s?\d/u;

const blank = (text: string, { start, end }: { start: number; end: number }): string =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end);
/** "Pages:", "Colours:": what only leads a list of wishes. */
const label =
  /^(?:\p{L}+\s|\d\s)?(?:pages?|sections?|parts?|features?|style|look|design|colou?rs?|include|must-?haves?)$/iu;
const frame = /\b(?:website|site|page|invitation|invite|for|the|our|and|save the date)\b/giu;

/** The statements of a short English prompt about a house, with the wishes left out; none of any other. */
function statementsOf(
  brief: Brief,
  fewest: number,
  isSome = false,
): readonly { text: string; start: number }[] {
  const { prompt, language, spoken, kind } = brief;
  const words = prompt.trim().split(/\s+/u).length;
  if (language.value !== 'en' || spoken !== 'en' || words < fewest || words >= mostWords) return [];
  // What one language leaves out the other would show.
  if (brief.languages.length > 0) return [];
  if (isAppKind(kind.value) || described.has(kind.value)) return [];
  const wishes = wishesOf(brief);
  const heads = [brief.name, brief.date, brief.until, brief.place, brief.address, brief.offer].flatMap(
    (slot) => slot?.spans ?? [],
  );
  const bare = kind.value === 'event' ? heads.reduce(blank, prompt) : prompt;
  // "Wedding of Aisha and Ben, 21 August 2027, Hartley Barn": what, who, when and where head the page, and tell nothing more.
  const isHead = (text: string, start: number): boolean =>
    kind.value === 'event' &&
    !/\d|\p{L}{3}/u.test(bare.slice(start, start + text.length).replace(frame, ' '));
  return cut(prompt, 0, /[.;!?:)]\s|\n+|,\s/gu).filter(
    ({ text, start }) =>
      /\p{L}{3}|\d/u.test(text) &&
      !isHead(text, start) &&
      !label.test(text.replace(/:$/u, '')) &&
      ((isSome && sum.test(text)) ||
        !wishes.some((span) => span.start < start + text.length && span.end > start)),
  );
}

/** "Hartwell & Osei, a law firm in Leeds": a name, a calling and a town tell nothing more of it. */
const particular =
  /\d|(?<!\p{L})(?!(?:called|named|website|page|the|for|our|and|with|based|from|near)(?!\p{L}))\p{L}{3}/u;

type Told = { readonly spans: readonly { readonly start: number; readonly end: number }[] } | null;
/** The prompt without some of what was read, every other letter in its place. */
const without = (prompt: string, slots: readonly Told[]): string =>
  slots
    .flatMap((slot) => slot?.spans ?? [])
    .reduce(
      (text, { start, end }) => text.slice(0, start) + ' '.repeat(end - start) + text.slice(end),
      prompt,
    );

/**
 * Whether a short English prompt tells of a house in several statements: then what it does not say is not said either.
 * "Roofing company, Slate & Sons, Sheffield" states one thing: a name and a town alone are no statements.
 */
export function tellsInDetail(brief: Brief): boolean {
  const stated = statementsOf(brief, fewestWords);
  if (stated.length < fewestStatements) return false;
  const bare = without(brief.prompt, [brief.name, brief.place]);
  const own = stated.filter(({ text, start }) => particular.test(bare.slice(start, start + text.length)));
  return own.length >= fewestOwn;
}

/** Whether it tells at least one thing of it besides its name, its calling and where it is. */
export function tellsSomething(brief: Brief): boolean {
  const stated = statementsOf(brief, fewestWordsOfSome, true);
  if (stated.length < fewestStatementsOfSome) return false;
  const { prompt, name, offer, place, kind, audience } = brief;
  const bare = without(prompt, [name, offer, place, kind, audience]);
  return stated.some(({ text, start }) => particular.test(bare.slice(start, start + text.length)));
}
