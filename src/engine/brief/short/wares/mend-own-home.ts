import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const own = /\b(?<home>(?:\p{L}+\s){0,2}?\p{L}+)\sfor sale by owner\b/iu;
const home =
  /\b(?:house|home|flat|cottage|bungalow|apartment|farmhouse|semi|terrace|terraced|detached|maisonette|villa|barn|property|studio)\b/iu;
const sum = (price: string): number =>
  Number(price.replace(/[^\d.]/gu, '')) * (/k$/iu.test(price) ? 1000 : 1);

/** "Cottage for sale by owner, log burner, £295,000": the one large sum is that of the home, and what stands round it is what it has. */
export function mendOwnHome(brief: Brief): Brief {
  const found = own.exec(brief.prompt);
  const called = found?.groups?.['home'];
  if (!found || called === undefined || brief.kind.value !== 'real-estate') return brief;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  const [first] = priced;
  if (priced.length !== 1 || !first || sum(first.value.price ?? '') < 20_000) return brief;
  const isNamed = home.test(first.value.name);
  const bare = { section: 'services' as const, name: first.value.name };
  const listing: Slot<ListedItem> = {
    value: { section: 'listings', name: isNamed ? first.value.name : called, price: first.value.price ?? '' },
    spans: first.spans,
  };
  return {
    ...brief,
    items: brief.items.flatMap((item): Slot<ListedItem>[] =>
      item === first
        ? isNamed
          ? [listing]
          : [listing, { ...item, value: bare }]
        : [{ ...item, value: { ...item.value, section: 'services' } }],
    ),
  };
}
