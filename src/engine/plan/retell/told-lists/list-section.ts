import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { sectionOfTitle } from '../../../brief/parts/section-of-title';
import type { ContentItem } from '../../content';
import type { Piece } from '../lines/piece';
import { made } from '../row-readers';
import { tidySentence } from '../tidy-words';
import { courseOf } from './courses';
import { isEaten } from './is-eaten';
import { itemsOf, sectionFor } from './list-items';
import type { ListItem } from './list-items';
import type { ListSort } from './list-sort';

const sells = new Set<SectionType>(['menu', 'products', 'tickets', 'rooms']);

/** The section of what a list prices: that of its label, or that of the trade. */
export const pricedAs = (title: string, { kind }: Brief): SectionType => {
  if (courseOf(title) !== null) return 'menu';
  const found = sectionOfTitle(title, 'en', kind.value);
  if (found && sells.has(found)) return found;
  if (/\bpicks?\b|\bfavou?rites\b|\bfor sale\b|\bsell\b/iu.test(title) && kind.value === 'shop') return 'products'; // prettier-ignore
  if (isEaten(title, kind.value)) return 'menu';
  return /\brooms\b|^there are\b/iu.test(title) && kind.value === 'hotel' ? 'rooms' : 'pricing';
};

const said = (note: string | undefined): { text?: string } => (note === undefined ? {} : { text: note });
const shortest = 40;

const contentOf = ({ name, price, when, note, group }: ListItem, sort: ListSort): ContentItem => {
  const more = group === undefined ? {} : { group };
  const added = note === undefined ? {} : { note };
  switch (sort) {
    case 'price':
      return { title: name, ...(price === undefined ? {} : { price }), ...added };
    case 'event':
      return { title: name, ...(when === undefined ? {} : { value: when }), ...said(note) };
    case 'programme':
    case 'week':
      return { title: name, ...(when === undefined ? {} : { value: when }), ...added, ...more };
    case 'person':
      return { title: name, ...((note?.length ?? 0) < shortest ? added : said(tidySentence(note ?? ''))) };
    case 'figure':
      return { title: name, ...(price === undefined ? {} : { value: price }) };
    case 'sum':
      return { title: name, text: [price, note].filter(Boolean).join(', ') };
    case 'answer':
    case 'step':
    case 'thing':
      return { title: name, ...said(note) };
  }
};

/** What a section of list entries shows, and how; null where the statements are no entries of one list. */
export const shownAs = (
  pieces: readonly Piece[],
  title: string,
  brief: Brief,
): { readonly type: SectionType; readonly items: ContentItem[]; readonly variant?: string } | null => {
  const [first] = pieces;
  const sort = first?.list;
  if (sort === undefined || pieces.some(({ list }) => list !== sort)) return null;
  const items = pieces.flatMap(({ text }) => itemsOf(text, sort).map((item) => contentOf(item, sort)));
  if (sort === 'price') return { type: pricedAs(title, brief), items };
  if (sort === 'event') return { type: 'events', items, variant: 'lines' };
  if (sort === 'programme') return { type: 'agenda', items, variant: 'programme' };
  if (sort === 'sum') return { type: 'values', items, variant: 'aside' };
  if (sort === 'thing') {
    if (items.some(({ text }) => text !== undefined)) return made.test(title) ? { type: 'portfolio', items, variant: 'signs' } : { type: 'values', items, variant: 'aside' }; // prettier-ignore
    return {
      type: 'amenities',
      items,
      variant: items.every((item) => item.title.length < 22) ? 'tags' : 'checks',
    };
  }
  return { type: sectionFor[sort], items };
};
