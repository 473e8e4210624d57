import type { Facts } from '../../content';
import type { Words } from '../../words/words';
import { partLineOf } from '../../part-lines-abroad';
import type { Bank } from '../parts/bank';
import { usualTickets } from './price-list';

const selves: Readonly<Record<string, RegExp>> = {
  nl: /(?:^|[.!,\n]\s*)(?<self>ik ben (?!op zoek|de eigena|eigena|van plan|bezig)[^,.;:!?\n]{6,110})/iu,
  pl: /(?:^|[.!,\n]\s*)(?<self>jestem (?!właściciel|w trakcie|zaint)[^,.;:!?\n]{6,110})/iu,
  tr: /(?:^|[.!,\n]\s*)(?<self>(?:ben )?[^,.;:!?\n]{4,90}\p{L}(?:yım|yim|yum|yüm|ğım|ğim|ğum|ğüm))(?=[,.;:!?\n]|$)/iu,
  ar: /(?:^|[.!،\n]\s*)(?<self>[أا]نا (?!عايز|عاوز|بدي|[أا]ريد|[أا]بغى|[أا]بي|محتاج|صاحب|بحاجة)[^،,.;:!؟\n]{6,110})/u,
  he: /(?:^|[.!,\n]\s*)(?<self>אני (?!רוצ|צרי|מחפש|בעל)[^,.;:!?\n]{6,110})/u,
};
const wishing =
  /(?<!\p{L})(?:website|site|webpagina|pagina|stron\p{L}*|witryn\p{L}*|site\p{L}*|sayfa\p{L}*|wil|chc[ęe]|potrzebuj\p{L}*|istiyor\p{L}*)(?!\p{L})|موقع|صفحة|אתר|דף|רוצ/iu;
/** "אני מטפלת רגשית בילדים באמצעות אמנות": who speaks of themselves in the prompt does so on the page; null where nobody does. */
export function ownAbout({ brief }: Facts): readonly string[] | null {
  const { prompt, language, spoken, place } = brief;
  const self = language.value === spoken ? selves[spoken]?.exec(prompt)?.groups?.['self']?.trim() : undefined;
  const words = self?.split(/\s+/u).length ?? 0;
  if (self === undefined || words < 3 || words > 16 || wishing.test(self)) return null;
  // "in deventer": a town has its capital.
  const town = place?.value.split(/[\s,]/u)[0] ?? '';
  const told =
    town.length > 3 ? self.replace(new RegExp(`(?<!\\p{L})${town.slice(0, -1).toLocaleLowerCase(spoken)}`, 'u'), (found) => town.slice(0, found.length)) : self; // prettier-ignore
  return [`${told.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(spoken))}.`];
}

/** Who they are and since when. `about` and `story` are paragraphs with their names filled in. */
export const storySections = (
  { founded }: Facts,
  { sections, frame }: Words,
  about: readonly string[],
  story: readonly string[],
): Bank => ({
  about: { title: sections.about, body: about },
  story: {
    title: sections.story,
    body: [...(founded ? [`${frame.since.replace('{year}', String(founded))}.`] : []), ...story],
  },
  text: { title: sections.text, body: about },
});

/** How far they come, where no place is told. */
const reach: Readonly<Record<string, string>> = {
  es: 'Dinos dónde estás y te decimos si llegamos.',
  fr: 'Dites-nous où vous êtes : nous vous disons si nous venons jusqu’à vous.',
  de: 'Sagen Sie uns, wo Sie sind, und wir sagen, ob wir zu Ihnen kommen.',
  pt: 'Diga onde está e dizemos se vamos até lá.',
  it: 'Dicci dove sei e ti diciamo se arriviamo fin lì.',
};

/** Where something takes place and what it costs to get in. */
export const visitSections = (facts: Facts, { sections, language }: Words): Bank => ({
  tickets: { title: sections.tickets, items: usualTickets(facts, language) },
  venue: {
    title: sections.venue,
    body: facts.place || !(language in reach) ? [facts.place ?? facts.name] : [],
  },
  ...(facts.place
    ? { areas: { title: sections.areas, items: [{ title: facts.place }] } }
    : language in reach
      ? { areas: { title: sections.areas, body: [reach[language] ?? ''] } }
      : {}),
  ...(language in reach
    ? { jobs: { title: sections.jobs, body: [partLineOf(language, 'jobs') ?? ''] } }
    : {}),
});
