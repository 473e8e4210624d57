import type { SiteKind } from '@/domain/site/vocabulary';
import type { Words } from './words';

const tables: ReadonlySet<SiteKind> = new Set(['restaurant', 'cafe', 'bar']);

/** In Turkish an appointment and a reservation have words of their own. */
const bookedPages = ({ language, pages }: Words): Words['pages'] =>
  language === 'tr' ? { ...pages, book: 'Rezervasyon' } : pages;

/** The words of a language as a kind of house says them: a table or a room is booked there, and no appointment. */
export function fitWords(words: Words, kind: SiteKind): Words {
  const { actions, sections, ledes } = words;
  if (words.language === 'en') return words;
  if (tables.has(kind))
    return {
      ...words,
      actions: { ...actions, book: actions.bookTable },
      sections: { ...sections, booking: actions.bookTable },
      pages: bookedPages(words),
    };
  if (kind === 'hotel')
    return {
      ...words,
      actions: { ...actions, book: actions.bookRoom },
      sections: { ...sections, booking: actions.bookRoom, areas: sections.map },
      pages: bookedPages(words),
      ledes: { ...ledes, booking: ledes.rooms },
    };
  // Guests of a day look for its programme and the way, and send a reply.
  if (kind === 'event')
    return {
      ...words,
      pages: { ...words.pages, schedule: sections.agenda, visit: sections.map, book: actions.reply },
    };
  return words;
}
