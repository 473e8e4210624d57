import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const counted =
  /^(?:\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|a hundred|hundreds of|over \d+)\s/iu;
/** A name that ends with what the house is. */
export const house =
  /\b(?<what>(?:\p{Lu}?[\p{L}’'-]+\s)?(?:orchards?|farms?|nursery|vineyards?|gardens?|woods?|stables?|kennels?|dairy|brewery|cidery|distillery|mill|forge|pottery|gallery|museum|library|press|bindery|bakery|kitchen|campsite|school|academy|club|society|choir|band))$/iu;
const clause = /(?:^|[,.;:]\s|\s(?:or|and)\s)(?<what>\p{L}[^,.;:£$€]{3,50}?)\s(?:for|at|is|from)\s?$/iu;

/** "Fernbank Orchard. 60 apple trees, …": how many of what there are tells nothing of the business; its name does. */
export function mendCountedOffer(brief: Brief): Brief {
  const { offer, name, prompt } = brief;
  if (!offer || brief.language.value !== 'en' || !counted.test(offer.value)) return brief;
  const [at] = name?.spans ?? [];
  const what = house.exec(name?.value ?? '')?.groups?.['what'];
  const last = what?.split(/\s/u).at(-1)?.toLowerCase();
  if (last === undefined || !at) return brief;
  const renamed = brief.items.map((item): Slot<ListedItem> => {
    const price = item.value.price?.split(' ')[0] ?? '';
    if (price === '' || item.value.name.toLowerCase() !== offer.value.toLowerCase()) return item;
    const sum = prompt.indexOf(price);
    const bought = clause.exec(prompt.slice(0, Math.max(sum, 0)))?.groups?.['what'];
    if (bought === undefined) return item;
    const start = prompt.lastIndexOf(bought, sum);
    const title = bought.charAt(0).toUpperCase() + bought.slice(1);
    return { value: { ...item.value, name: title }, spans: [{ start, end: start + bought.length }] };
  });
  return {
    ...brief,
    offer: { value: last, spans: [{ start: at.end - last.length, end: at.end }] },
    items: renamed,
  };
}
