import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const free =
  /^(?:gratis|gratuit[ae]?|gratuit[oa]|grátis|kostenlos|free|darmow[yae]|za darmo|ücretsiz|bedava|مجاني\p{L}*|مجانا|חינם|חינמי)$/iu;

/** "trois formules (Gratuit, Plus à 4 €, Famille à 8 €)": what costs nothing is one of them, and none of them is a feature. */
export function freeTier(brief: Brief): Brief {
  const priced = brief.items.filter(({ value }) => value.price !== undefined && value.section === 'pricing');
  const first = priced[0];
  const price = first?.value.price;
  const from = first?.spans[0]?.start;
  if (priced.length < 2 || first === undefined || price === undefined || from === undefined) return brief;
  const bracket = brief.prompt.lastIndexOf('(', from);
  const lead = Math.max(bracket, brief.prompt.lastIndexOf(':', from)) + 1;
  const nothing = price
    .replace(/\d[\d.,\s]*(?=\D|$)/u, '0 ')
    .replace(/\s+/gu, ' ')
    .trim();
  const isFree = ({
    value,
    spans,
  }: {
    readonly value: string;
    readonly spans: Slot<string>['spans'];
  }): boolean => free.test(value.trim()) && spans.some(({ start }) => start >= lead && start < from);
  const told = brief.phrases.find(isFree);
  const items = brief.items.map((item): Slot<ListedItem> =>
    item.value.price === undefined && free.test(item.value.name.trim())
      ? { ...item, value: { ...item.value, section: 'pricing', price: nothing } }
      : item,
  );
  if (!told) return { ...brief, items };
  const tier: Slot<ListedItem> = {
    value: { section: 'pricing', name: told.value, price: nothing },
    spans: told.spans,
  };
  return {
    ...brief,
    phrases: brief.phrases.filter((phrase) => phrase !== told),
    items: [tier, ...items],
  };
}
