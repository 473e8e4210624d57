import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const free =
  /^(?:gratis|gratuit[aeo]?|grátis|kostenlos|free|darmow[yae]|za darmo|ücretsiz|bedava|مجاني\p{L}*|مجانا|חינם|חינמי)$/iu;
/** The word for all of them, which is the name of none. */
const plans =
  /^(?:los |les |die |os |i )?(?:planes?|plans?|pläne|preispläne|tarife?|planos?|piani|tariffe|formules?|forfaits?|abos?|abonnements?|abonnementen|plannen|plany|pakiety|cennik|planlar|paketler|الباقات|باقات|خطط|תוכניות|מסלולים|מחירים|precios|prix|preise|preços|prezzi|prijzen|fiyatlar)$/iu;
/** "19 ₪ ו-39 ₪": what only joins two sums. */
const joiner = /^(?:ו-?|و|y|e|et|und|en|i|oraz|ve)$/iu;
/** What plans are usually called, the smallest first. */
const names: Readonly<Record<string, readonly string[]>> = {
  es: ['Básico', 'Plus', 'Pro'],
  fr: ['Essentiel', 'Plus', 'Pro'],
  de: ['Basis', 'Plus', 'Pro'],
  pt: ['Básico', 'Plus', 'Pro'],
  it: ['Base', 'Plus', 'Pro'],
  nl: ['Basis', 'Plus', 'Pro'],
  pl: ['Podstawowy', 'Plus', 'Pro'],
  tr: ['Temel', 'Plus', 'Pro'],
  ar: ['الأساسية', 'المتقدمة', 'الكاملة'],
  he: ['בסיסי', 'פלוס', 'פרו'],
};
const gratis: Readonly<Record<string, string>> = {
  es: 'Gratis',
  fr: 'Gratuit',
  de: 'Kostenlos',
  pt: 'Grátis',
  it: 'Gratis',
  nl: 'Gratis',
  pl: 'Za darmo',
  tr: 'Ücretsiz',
  ar: 'مجانية',
  he: 'חינם',
};

const currency = String.raw`(?:€|R?\$|£|zł|₺|TL|₪|ريال|euros?)`;
const programs = new Set<string>(['saas', 'mobile-app']);
/** What stands behind a sum and says how often: "im Monat", "par mois", "miesięcznie". */
const period = new RegExp(
  String.raw`\d\s?(?:${currency}(?!\p{L}))?(?<often>(?!\s?${currency}(?!\p{L}))\s?(?:/\s?)?\p{L}[\p{L} ]{2,16})$`,
  'u',
);
const oftenOf = (price: string): string => period.exec(price)?.groups?.['often']?.trim() ?? '';

/** "drei Pläne (kostenlos, 9 € und 19 € im Monat)": sums that share one word have none, and what costs nothing is one of them. */
export function unnamedTiers(brief: Brief): Brief {
  const known = names[brief.spoken];
  const priced = brief.items.filter(({ value }) => value.section === 'pricing' && value.price !== undefined);
  const [first, ...others] = priced;
  // "Preise (gratis, 2,99 € im Monat)": one sum, and nothing.
  const nothingTold = first?.value.note?.trim() ?? '';
  if (known && first && others.length === 0 && free.test(nothingTold) && programs.has(brief.kind.value)) {
    const price = first.value.price ?? '';
    const often = oftenOf(price);
    const zero = (often === '' ? price : price.replace(often, '')).replace(/\d[\d.,]*/u, '0').trim();
    const named = (name: string, sum: string): Slot<ListedItem> => ({
      value: { section: 'pricing', name, price: sum },
      spans: first.spans,
    });
    const both = [named(capitalise(nothingTold), zero), named(known[1] ?? 'Plus', price)];
    return { ...brief, items: brief.items.flatMap((item) => (item === first ? both : [item])) };
  }
  const shared = first?.value.name.trim().toLowerCase();
  const isNone = shared !== undefined && (free.test(shared) || plans.test(shared));
  if (!known || !first || shared === undefined || !isNone || others.length === 0 || priced.length > 4)
    return brief;
  const isShared = ({ value }: Slot<ListedItem>): boolean =>
    value.name.trim().toLowerCase() === shared || joiner.test(value.name.trim());
  if (!others.every(isShared)) return brief;
  const all = priced.map(({ value }) => value.price ?? '');
  const every = all.map(oftenOf).find((often) => often !== '') ?? '';
  const nothing = /^0(?!\d)/u;
  const startsFree = free.test(shared);
  const paid = all.filter((price) => !nothing.test(price));
  const zero = startsFree
    ? (all[0] ?? '')
        .replace(every, '')
        .replace(/\d[\d.,]*/u, '0')
        .trim()
    : all.find((price) => nothing.test(price));
  const spans = first.spans;
  const tiers: Slot<ListedItem>[] = [
    ...(zero === undefined
      ? []
      : [
          {
            value: {
              section: 'pricing' as const,
              name: startsFree
                ? capitalise(first.value.name.trim())
                : (gratis[brief.spoken] ?? known[0] ?? ''),
              price: zero,
            },
            spans,
          },
        ]),
    ...paid.map((price, at): Slot<ListedItem> => ({
      value: {
        section: 'pricing',
        name: known[Math.min(at, known.length - 1)] ?? '',
        price:
          every === '' || price.endsWith(every)
            ? price
            : `${price}${every.startsWith('/') ? '' : ' '}${every}`,
      },
      spans: priced.find(({ value }) => value.price === price)?.spans ?? spans,
    })),
  ];
  const at = brief.items.indexOf(first);
  const rest = brief.items.filter((item) => !priced.includes(item));
  return { ...brief, items: [...rest.slice(0, at), ...tiers, ...rest.slice(at)] };
}
