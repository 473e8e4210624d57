import type { ContentItem } from '../../content';

const fewest = 3;
const most = 6;
/** "Gratis", "Gratuit": what something costs is nothing to see. */
const unseen =
  /^(?:grat\p{L}*|kostenlos|umsonst|bezpłatn\p{L}*|ücretsiz|bedava|مجان\p{L}*|חינם|(?:ou |o |oder |of |lub |veya )?\d+ ?[x×]|الخدمات|שירותים|hizmetler|usługi|diensten)(?!\p{L})/iu;

/**
 * What a row of pictures shows: the things that are told, and beside one or two of them the usual ones, so that no picture
 * hangs alone.
 */
export function seenThings(told: readonly ContentItem[], usual: readonly ContentItem[]): ContentItem[] {
  const shown = told.filter(({ title }) => !unseen.test(title));
  const titles = new Set(shown.map(({ title }) => title.toLowerCase()));
  const more = usual.filter(({ title }) => !titles.has(title.toLowerCase()));
  const all = shown.length >= fewest ? shown : [...shown, ...more].slice(0, shown.length === 0 ? most : 4);
  return all.slice(0, most);
}
