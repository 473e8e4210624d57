import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const band =
  /^(?:age(?:s|d| groups?)?:?\s)?(?<from>\d{1,2})\s?(?:-|–|to)\s?(?<to>\d{1,2})(?:\s?(?:years?|yrs?|y(?:\/?o)?)(?: olds?)?)?$/iu;
const aged = /\b(?:ages?|aged|age groups?|years?|yrs?)\b/iu;
/** Who is older pays as everybody does. */
const oldest = 25;

/** "Age groups 1–3 £5, 4–6 £7": who pays it, by age, and no hours. */
export function nameAges(brief: Brief): Brief {
  const isBand = ({ value }: Slot<ListedItem>): boolean => {
    const { from, to } = band.exec(value.name)?.groups ?? {};
    return value.price !== undefined && Number(from) < Number(to) && Number(to) <= oldest;
  };
  const [first, second] = brief.items.filter(isBand);
  const start = first?.spans[0]?.start;
  if (!second || start === undefined || !aged.test(brief.prompt.slice(Math.max(0, start - 24), start + 20)))
    return brief;
  return {
    ...brief,
    items: brief.items.map((item) => {
      const { from, to } = isBand(item) ? (band.exec(item.value.name)?.groups ?? {}) : {};
      return from === undefined || to === undefined
        ? item
        : { ...item, value: { ...item.value, name: `Ages ${from}–${to}` } };
    }),
  };
}
