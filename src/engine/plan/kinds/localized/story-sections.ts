import type { Facts } from '../../content';
import type { Words } from '../../words/words';
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

/** Where something takes place and what it costs to get in. */
export const visitSections = (facts: Facts, { sections, language }: Words): Bank => ({
  tickets: { title: sections.tickets, items: usualTickets(facts, language) },
  venue: { title: sections.venue, body: [facts.place ?? facts.name] },
  ...(facts.place ? { areas: { title: sections.areas, items: [{ title: facts.place }] } } : {}),
});
