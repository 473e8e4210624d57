import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';

const raised = /\b(?:rais(?:ed|es)|collected|gave|given|donated|spent|saved|won)\b/iu;
const pageWord =
  /^(?:portfolio|gallery|prices?|pricing|price list|contact|about|work|my work|shop|menu|products?|services?)$/iu;
const person =
  /^(?:wom[ae]n|m[ae]n|non-?binary(?: people)?|juniors?|seniors?|adults?|children|kids|teenagers|families|beginners|girls|boys|over \d+s|under \d+s|all ages|everyone)$/iu;
/** What is true of the house, and nothing that it does or that can be booked. */
const fact =
  /^(?:waiting list\b.*\d?|waiting list (?:about|of|is|around)\s.+|(?:minimum|max(?:imum)?) (?:age|stay|group)\b.*|ages? \d.*|aged \d.*|ofsted\b.*|first (?:call|lesson|session|visit|consultation|hour|class) (?:is )?free|no (?:wi-?fi|parking|deposit|smoking|pets|dogs|experience|contract)\b.*|closed\b.*|(?:fully )?insured|weight limit\b.*|(?:free )?parking(?: for \d+)?|since \d{4}|est\.? \d{4})$/iu;
const offered = new Set<SectionType | null>(['services', 'products', 'menu', null]);

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
/** "split oak baskets": from £85 they are, whatever section shows them. */
const goodsOf = ({ offer, phrases }: Brief): string => {
  const told = offer && !pageWord.test(offer.value) ? offer.value : (phrases[0]?.value ?? '');
  return capital(told || 'Work to order');
};

/** Sums, people and facts that were read as things with a price or as something that is done. */
export function mendNoWares(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const whom: string[] = [];
  const items = brief.items.flatMap((item): Slot<ListedItem>[] => {
    const { value } = item;
    // "What we raised last year (£6,240 for the library)"
    if (value.price !== undefined && brief.kind.value === 'nonprofit' && raised.test(value.name)) {
      const told = value.name.replace(/^(?:what|how much|money)\s(?:we|was|has been)?\s?/iu, '');
      const name = [`${value.price} ${told}`, value.note ?? ''].join(' ').trim();
      return [{ ...item, value: { section: 'stats', name } }];
    }
    if (value.price !== undefined && pageWord.test(value.name.trim()))
      return [{ ...item, value: { ...value, name: goodsOf(brief) } }];
    if (value.price !== undefined || value.when !== undefined || !offered.has(value.section)) return [item];
    if (person.test(value.name.trim())) {
      whom.push(value.name.trim());
      return [];
    }
    return fact.test(value.name.trim())
      ? [{ ...item, value: { section: 'amenities', name: value.name } }]
      : [item];
  });
  const facts = brief.phrases.filter(({ value }) => fact.test(value.trim()));
  return {
    ...brief,
    items: [
      ...items,
      ...facts.map(({ value, spans }): Slot<ListedItem> => ({
        value: { section: 'amenities', name: capital(value.trim()) },
        spans,
      })),
      ...(whom.length === 0
        ? []
        : [
            {
              value: { section: 'amenities' as const, name: `For ${whom.join(' and ').toLowerCase()}` },
              spans: [],
            },
          ]),
    ],
    phrases: brief.phrases.filter((phrase) => !facts.includes(phrase)),
    offer:
      brief.offer && pageWord.test(brief.offer.value) && brief.phrases[0] ? brief.phrases[0] : brief.offer,
  };
}
