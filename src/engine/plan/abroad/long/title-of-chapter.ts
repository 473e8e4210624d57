import type { Chapter } from '../../../brief/abroad/long/chapter';
import { capitalise } from '../../../capitalise';
import { factsTitle } from '../told-facts-abroad';
import type { Words } from '../../words/words';

/** What heads a chapter: the owner's own label, or the usual word for what it is about. */
export const titleOfChapter = ({ label, sort }: Chapter, language: string, words: Words): string => {
  // A label in capitals shouts; as a heading it is large already.
  if (label !== null)
    return capitalise(/^[\p{Lu}\P{L}]{4,}$/u.test(label) ? label.toLocaleLowerCase(language) : label);
  const { sections } = words;
  const usual = {
    about: sections.about, hours: sections.hours, team: sections.team, faq: sections.faq, reviews: sections.testimonials,
    days: sections.events, way: sections.map, prices: sections.pricing, rooms: sections.rooms, menu: sections.menu,
    offer: sections.services, steps: sections.process, contact: undefined, wish: undefined, other: undefined,
  }[sort]; // prettier-ignore
  return usual ?? factsTitle(language) ?? sections.text;
};
