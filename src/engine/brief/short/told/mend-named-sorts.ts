import type { Brief } from '@/domain/site/brief';
import { numberOf } from '../../../number-of';
import { withRows } from './with-rows';

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
  return withRows(brief, { list, start, from: found.index, names }, 'products');
}
