import type { ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';

const sold = new Set<SiteKind>(['saas', 'mobile-app']);
/** What plans without a name are called, the least first; the same words in every language that sells software. */
const usual = ['Plus', 'Pro', 'Team', 'Business'] as const;
/** "pricing free or €4.99 a month": the plan that costs nothing was taken for the name of the other. */
const freeBefore =
  /^(?:(?:pricing|prices?|plans?)\s)?(?<free>free|gratis|gratuit|kostenlos|grátis)(?:\s(?:plan|tier|version))?\s(?:or|and|with|then|plus|und|oder|y|o|et|ou|e)(?:\s(?:a|an|one|un|une|ein|eine))?(?:\s(?<named>\p{L}+(?:\s\p{L}+)?))?$/iu;

function capital(word: string): string {
  return word.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/** Plans of a program that are told by their price alone ("free/€4.99 monthly") get names, instead of the program's. */
export function namePlans(
  items: readonly Slot<ListedItem>[],
  kind: SiteKind,
  offer: string | null,
): Slot<ListedItem>[] {
  if (!sold.has(kind)) return [...items];
  const parted = items.flatMap((item) => {
    const said = item.value.section === 'pricing' ? freeBefore.exec(item.value.name)?.groups : undefined;
    const free = said?.['free'];
    if (free === undefined) return [item];
    const [span] = item.spans;
    return [
      { value: { section: 'pricing', name: capital(free) } as const, spans: span ? [span] : [] },
      { value: { ...item.value, name: said?.['named'] ?? offer ?? '' }, spans: item.spans.slice(1) },
    ];
  });
  const isNameless = ({ value }: Slot<ListedItem>) =>
    value.section === 'pricing' && (value.name === '' || value.name === offer);
  const plans = parted.filter(({ value }) => value.section === 'pricing').length;
  if (plans < 2 || !parted.some(isNameless)) return parted;
  const taken = new Set(parted.map(({ value }) => value.name));
  const names = usual.filter((name) => !taken.has(name));
  return parted.map((item) => {
    if (!isNameless(item)) return item;
    const { price, ...plan } = item.value;
    if (price !== undefined && /^\p{L}+$/u.test(price))
      return { ...item, value: { ...plan, name: capital(price) } };
    return { ...item, value: { ...item.value, name: names.shift() ?? item.value.name } };
  });
}
