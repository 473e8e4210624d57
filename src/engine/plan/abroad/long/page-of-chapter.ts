import type { Chapter } from '../../../brief/abroad/long/chapter';
import { sortOfLabel, type ChapterSort } from '../../../brief/abroad/long/label-sorts';
import type { PagePlan } from '../../site-plan';

const small = new Set(['sobre', 'über', 'como', 'comment', 'come', 'para', 'nous', 'unser', 'unsere', 'onze', 'nostro', 'nostra', 'nuestro', 'nuestra', 'notre', 'nosso', 'nossa', 'nasz', 'nasze', 'dove', 'onde', 'dónde', 'donde', 'waar', 'gdzie', 'nasıl', 'chez', 'voor', 'dla', 'için']); // prettier-ignore
const stemsOf = (text: string): string[] =>
  text
    .replaceAll('İ', 'i')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 3 && !small.has(word))
    .map((word) => word.replace(/^ال/u, '').slice(0, Math.max(4, word.length - 3)));
/** "Kindergeburtstag" is a "Geburtstag". */
const isWithin = (longer: string, shorter: string): boolean => shorter.length > 5 && longer.endsWith(shorter);
/** Whether two titles or sentences speak of one thing. */
export const isAkin = (one: string, other: string): boolean => {
  const stems = stemsOf(other);
  return stemsOf(one).some((stem) =>
    stems.some(
      (own) => own.startsWith(stem) || stem.startsWith(own) || isWithin(own, stem) || isWithin(stem, own),
    ),
  );
};

/** Where a chapter stands if no page bears its own title, the nearest first. */
const nextBest: Partial<Record<ChapterSort, readonly ChapterSort[]>> = {
  rooms: ['rooms', 'prices', 'offer'],
  menu: ['menu', 'offer', 'prices'],
  prices: ['prices', 'offer', 'menu', 'rooms'],
  offer: ['offer', 'prices', 'menu'],
  team: ['team', 'about'],
  about: ['about'],
  faq: ['faq'],
  days: ['days'],
  hours: ['hours', 'way', 'contact'],
  way: ['way', 'contact', 'hours'],
  contact: ['contact', 'way', 'hours'],
  steps: ['steps', 'offer', 'prices', 'about'],
};

/** Titles of pages where it is told what is eaten. */
const meals = /^(?:o |a |el |la |das |le |il |het )?(?:jantar(?:es)?|almoço|cenas?|comidas?|comer|abendessen|essen|gastronomie|küche|dîners?|table d['’]hôtes|manger|pranzo|mangiare|ristorante|restaurante?|restaurants?|eten|jedzenie|kuchnia|restauracja|yemek|mutfak|المطعم|مطعم|מסעדה|אוכל)(?!\p{L})/iu; // prettier-ignore

/** How nearly a title names what a label does: a whole word more than its beginning. */
const nearness = (title: string, label: string): number => {
  const words = new Set(label.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const isWhole = title.toLowerCase().split(/[^\p{L}\p{N}]+/u).some((word) => word.length > 3 && words.has(word)); // prettier-ignore
  return isWhole ? 2 : isAkin(title, label) ? 1 : 0;
};
const nearest = (pages: readonly PagePlan[], label: string): number | null => {
  const near = pages.map(({ title }, at) => (at === 0 ? 0 : nearness(title, label)));
  const best = Math.max(...near);
  return best > 0 ? near.indexOf(best) : null;
};

const first = (pages: readonly PagePlan[], test: (page: PagePlan) => boolean): number | null => {
  const at = pages.findIndex((page, nth) => nth > 0 && test(page));
  return at > 0 ? at : null;
};

/** A page whose title a paragraph without a label speaks of: "O café da manhã …" on "Café e jantar". */
const spokenOf = (paragraph: readonly Chapter[], pages: readonly PagePlan[]): number | null => {
  const said = paragraph.flatMap(({ sentences, rows, label }) => [
    ...sentences,
    ...rows.map(({ name }) => name),
    label ?? '',
  ]);
  return first(
    pages,
    ({ title, role }) => role !== 'contact' && role !== 'about' && said.some((text) => isAkin(title, text)),
  );
};

/**
 * The page that a chapter belongs on: the one of its title, then the one that its paragraph speaks of, then one of its sort; 0,
 * the first, where none is. `paragraph`: what else is told in the same paragraph. What a house says of
 * itself stands on the page of its people where nobody is told of there.
 */
export const pageOfChapter = (
  { label, sort, rows, dated }: Chapter,
  pages: readonly PagePlan[],
  paragraph: readonly Chapter[],
  hasTeam: boolean,
): number => {
  if (label !== null) {
    const own = first(pages, ({ title }) => title.toLowerCase() === label.toLowerCase()) ?? nearest(pages, label); // prettier-ignore
    if (own !== null) return own;
  }
  const sorts = pages.map(({ title, role }, at) =>
    at === 0 ? null : role === 'contact' ? 'contact' : sortOfLabel(title),
  );
  const exact = sort === 'other' ? -1 : sorts.indexOf(sort);
  if (exact > 0) return exact;
  const eaten = sort === 'menu' ? first(pages, ({ title }) => meals.test(title)) : null;
  if (eaten !== null) return eaten;
  const isLoose = paragraph.every((one) => one.label === null || one.sort === 'prices');
  const spoken =
    isLoose && (sort === 'other' || sort === 'prices' || sort === 'days') ? spokenOf(paragraph, pages) : null;
  if (spoken !== null) return spoken;
  for (const one of [
    ...(nextBest[sort] ?? []),
    ...(dated.length > 0 ? (['days'] as const) : []),
    ...(sort === 'about' && !hasTeam ? (['team'] as const) : []),
  ]) {
    const at = sorts.indexOf(one);
    if (at > 0) return at;
  }
  // Things that are called as a page is: "Spielgruppen" with rows of "Spielgruppe …".
  return first(pages, ({ title }) => rows.length > 0 && rows.filter(({ name }) => isAkin(title, name)).length * 2 > rows.length) ?? 0; // prettier-ignore
};
