import type { ListedItem } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { tidyRow, tidySentence } from '../tidy-words';
import { answerEntry } from './answer-entry';
import type { ListSort } from './list-sort';
import { datedEntry, dayEntry, figureEntry, personEntry, pricedEntry, thingEntry } from './read-entry';

/** An entry of a list as it stands on the site. */
export type ListItem = Omit<ListedItem, 'section'>;

/** The section that a list is shown in; things for sale have one of their own sort. */
export const sectionFor: Record<ListSort, SectionType> = {
  price: 'pricing',
  sum: 'values',
  event: 'events',
  programme: 'agenda',
  week: 'timetable',
  person: 'team',
  step: 'process',
  figure: 'stats',
  answer: 'faq',
  thing: 'amenities',
};

/** What an entry tells: all of it, in the fields of its sort. */
export const itemsOf = (text: string, sort: ListSort): ListItem[] => {
  switch (sort) {
    case 'price':
    case 'sum':
      return [pricedEntry(text)];
    case 'event':
      return [datedEntry(text)];
    case 'programme':
    case 'week':
      return dayEntry(text);
    case 'person':
      return [personEntry(text) ?? { name: tidyRow(text) }];
    case 'figure':
      return [figureEntry(text)];
    case 'answer':
      return [answerEntry(text)];
    case 'thing':
      return [thingEntry(text)];
    case 'step':
      return [{ name: tidySentence(text.replace(/^(?:(?:and|then|first(?:ly)?|next|finally|lastly)[\s,]+)+/iu, '')).replace(/\.$/u, '') }]; // prettier-ignore
  }
};
