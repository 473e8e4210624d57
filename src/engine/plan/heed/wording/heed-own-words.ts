import { isAppKind } from '../../app-kinds';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { cut, wishesOf } from '../../told/told-facts';
import { isRequest } from '../../told/told-sentences';
import { lean } from '../../../brief/words/lean-letters';

const mostWords = 80;
const longest = 190;
/** Somebody of the house, or whoever comes, and what they do. */
const spoken =
  /^(?:we|i|our|my|you|people|members|volunteers|neighbours|visitors|customers|guests|children|kids|families|anyone|everyone|they|he|she|it)\b.*\s\p{L}+/iu;
const doing = lean(
  /^(?:(?:we|i|they|you|people|members|volunteers|neighbours|visitors|customers|guests|children|kids|families|anyone|everyone)\s(?:can\s|also\s|all\s|both\s)*(?!am\b|are\b|were\b|was\b|need|want|would|like\b|love\b|prefer|think|guess|hope|wish|could|should|have\b|don['’]?t|do\s?n[o’']t|just\b|run\b|own\b)\p{L}{2,}\s\p{L}|(?:he|she)\s(?:\p{L}+s|can)\s)/iu,
);
const chat = /\b(?:please|thanks|cheers|website|site|page|maybe|not sure|i think|as (?:above|below))\b/iu;
const contact = /@|https?:|www\.|\d{5,}/u;
const sum = /[£$€]\s?\d[\d.,]*\d|[£$€]\s?\d/u;

/** The first sentence of a short prompt in which somebody says what they do: "We restring marionettes for theatres." */
export function ownSentence({ brief }: SitePlan): string | null {
  // "I bend glass tubes": a word for a look, said of the work.
  const looks = [brief.style, brief.font, brief.scheme].flatMap((slot) => slot?.spans ?? []);
  const wishes = wishesOf(brief).filter(
    ({ start, end }) => !looks.some((span) => span.start === start && span.end === end),
  );
  for (const [at, { text, start }] of cut(
    brief.prompt,
    0,
    /(?<=[.!?])\s+(?=[\p{Lu}\d"“'’(])|\n+/gu,
  ).entries()) {
    if (at === 0 || text.endsWith('?')) continue;
    const said = text.replace(/[.!\s]+$/u, '');
    const isWish = wishes.some((span) => span.start < start + text.length && span.end > start);
    if (isWish || said.length > longest || said.length < 25) continue;
    if (!spoken.test(said) || !doing.test(said) || said.includes(';') || said.includes(':')) continue;
    // "I teach a three-day course for £285": what costs something stands among the prices, and opens no page.
    if (sum.test(said)) continue;
    if (chat.test(said) || contact.test(said) || isRequest(said)) continue;
    return `${said.charAt(0).toUpperCase()}${said.slice(1)}.`;
  }
  return null;
}

/** Kinds whose own line at the top is one for any of them; a lawyer's or a shop's speaks of more than the prompt. */
const open: ReadonlySet<string> = new Set(['unknown', 'nonprofit', 'cafe', 'studio', 'portfolio']);

const flat = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What the owner says they do opens the page of a business that no trade is known of, in place of a line made for it. */
export function heedOwnWords(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const isShort = brief.prompt.trim().split(/\s+/u).length < mostWords;
  if (!isShort || brief.spoken !== 'en' || brief.language.value !== 'en') return plan;
  const [home, ...others] = plan.pages;
  const hero = home?.sections.find(({ type }) => type === 'hero');
  const said = ownSentence(plan);
  if (!home || !hero || said === null) return plan;
  const lede = hero.content.lede ?? '';
  // Where the line is made of what the business is, it belongs to a family and to no trade.
  const isWoven = brief.offer !== null && flat(lede).includes(flat(brief.offer.value));
  if ((!open.has(plan.kind) && !isWoven) || isAppKind(brief.kind.value)) return plan;
  // What stands there already in the owner's words, stays.
  if (lede !== '' && flat(brief.prompt).includes(flat(lede))) return plan;
  const told = { ...hero, content: { ...hero.content, lede: said } };
  const sections = home.sections.flatMap((section): SectionPlan[] => {
    if (section === hero) return [told];
    const body = section.content.body;
    // "Film sets and living rooms", cut out of that very sentence.
    if (
      section.type === 'amenities' &&
      section.content.items?.some(({ title }) => flat(said).includes(flat(title)))
    ) {
      const items = section.content.items.filter(({ title }) => !flat(said).includes(flat(title)));
      return items.length === 0 ? [] : [{ ...section, content: { ...section.content, items } }];
    }
    if (section.type !== 'text' || !body?.includes(said)) return [section];
    const rest = body.filter((line) => line !== said);
    return rest.length === 0 ? [] : [{ ...section, content: { ...section.content, body: rest } }];
  });
  return { ...plan, pages: [{ ...home, sections }, ...others] };
}
