import type { Facts } from '../../content';
import type { Words } from '../../words/words';
import { partLineOf } from '../../abroad/part-lines-abroad';
import type { Bank } from '../parts/bank';
import { usualTickets } from './price-list';

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
