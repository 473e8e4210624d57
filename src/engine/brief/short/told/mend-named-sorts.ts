import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { numberOf } from '../../../number-of';
import { withoutStretch } from './without-stretch';

const name = String.raw`\p{Lu}[\p{L}’'&-]*(?:\s(?:(?:of|the|and|in)\s)?\p{Lu}[\p{L}’'&-]*){0,3}`;
const sorts = new RegExp(
  String.raw`\b(?<count>two|three|four|five|six|seven|eight|[2-8])\s(?:[\p{Ll}-]+\s)?(?<what>cheeses|beers|ciders|wines|gins|jams|chutneys|honeys|teas|coffees|blends|soaps|candles|sauces|breads|loaves|flavours|oils|vinegars|ice creams|chocolates|sausages|bikes|boats|models|designs|ranges|scents|perfumes|pies|rums|whiskies|meads|juices|mustards|salts)(?:,|:|\s[–—-]|\scalled)\s(?<list>${name}(?:,\s(?:and\s)?${name})*(?:,?\sand\s${name})?)(?=[.;\n]|\s[–—-]|$)`,
  'u',
);

/** "three cheeses, Fylde Gold, Ribble Blue and Old Peg": what is made, by name, and no others. */
export function mendNamedSorts(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? sorts.exec(brief.prompt) : null;
  const { count = '', list } = found?.groups ?? {};
  if (!found || list === undefined) return brief;
  const names = list.split(/,\s(?:and\s)?|\sand\s/u).map((one) => one.trim());
  if (names.length !== numberOf(count)) return brief;
  if (brief.items.filter(({ value }) => names.includes(value.name)).length === names.length) return brief;
  const start = found.index + found[0].length - list.length;
  const rest = withoutStretch(brief, { start: found.index, end: start + list.length });
  return {
    ...rest,
    items: [
      ...rest.items,
      ...names.map((one): Slot<ListedItem> => {
        const at = start + list.indexOf(one);
        return { value: { section: 'products', name: one }, spans: [{ start: at, end: at + one.length }] };
      }),
    ],
  };
}
