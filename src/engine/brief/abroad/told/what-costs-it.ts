import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

const costs =
  /^(?:(?:sie |er |es |elle |il |ça |ze |het )?(?:kostet|cuesta|vale|coûte|custa|costa|kost|kosztuje)|precio|prix|preis|preço|prezzo|prijs|cena|fiyatı?|(?:ال)?سعر(?:ه|ها)?|بسعر|מחיר|עולה|المحل)$/iu;
const once =
  /^\s?(?<once>einmalig|einmal|(?:pago |un )?(?:único|unico)(?: pago)?|una sola vez|(?:paiement|achat) unique|une seule fois|una tantum|uma (?:única )?vez|(?:pagamento )?único|eenmalig|jednorazowo|tek sefer(?:lik)?|لمرة واحدة|(?:ב?תשלום )?חד[- ]פעמי)(?!\p{L})/iu;
const programs = new Set<SiteKind>(['mobile-app', 'saas', 'product', 'shop', 'course', 'event', 'docs']);

/** "kostet 4,99 € einmalig": what costs that is the thing itself, and how it is paid stands beside it. */
export const thingThatCosts = (brief: Brief): Brief => ({
  ...brief,
  items: brief.items.map((item): Slot<ListedItem> => {
    const { value, spans } = item;
    // "cena su richiesta": in all languages but one that is supper.
    const isSupper = brief.spoken !== 'pl' && value.name === 'cena';
    if (value.price === undefined || isSupper || !costs.test(value.name.trim())) return item;
    const at = brief.prompt.indexOf(value.price, spans[0]?.start ?? 0);
    const paid =
      at < 0 ? undefined : once.exec(brief.prompt.slice(at + value.price.length))?.groups?.['once'];
    const name = brief.name?.value ?? (brief.offer ? capitalise(brief.offer.value) : value.name);
    return {
      ...item,
      value: { ...value, name, ...(paid === undefined ? {} : { note: capitalise(paid.trim()) }) },
    };
  }),
});

/** "erkennt Pilze am Foto, funktioniert offline, kostet 4,99 €": what a program does, told before its price, has none. */
export function deedsOfProgram(brief: Brief): Brief {
  if (!programs.has(brief.kind.value) || brief.kind.value === 'shop') return brief;
  const deed =
    /^(?:funktioniert|läuft|funciona|fonctionne|marche|funziona|werkt|działa|çalışır|erkennt|zeigt|reconoce|reconnaît|riconosce|herkent|rozpoznaje|يعمل|تعمل|עובד(?:ת)?|sin |sans |ohne |senza |sem |zonder |bez |بدون |בלי |ללא )/iu;
  return {
    ...brief,
    items: brief.items.map((item): Slot<ListedItem> =>
      item.value.price === undefined && item.value.section === 'pricing' && deed.test(item.value.name)
        ? { ...item, value: { ...item.value, section: 'features' } }
        : item,
    ),
  };
}

const plain = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:lar|ler)(?:ı|i|ımız|imiz)?$/u, '')
    .replace(/(?:es|en|e|s|i|n)$/u, '');
/** "turlar, fiyatlar (günlük tur 1.200 TL, …)": the word over a row of prices is none of them. */
export function wordOverRow(brief: Brief): Brief {
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  if (priced.length === 0) return brief;
  return {
    ...brief,
    items: brief.items.filter(({ value }) => {
      if (value.price !== undefined || value.section !== 'services' || /\s/u.test(value.name)) return true;
      const stem = plain(value.name);
      const own = priced.filter((one) =>
        one.value.name.split(/\s+/u).some((word) => plain(word) === stem && one.value.name !== value.name),
      );
      return stem.length < 3 || own.length === 0;
    }),
  };
}

const duesOf =
  /^(?:c[oó]mo hacerse soci[oa]s?|hacerse soci[oa]s?|hazte soci[oa]|asóciate|adh[ée]rer|adhésions?|devenir membre|mitglied werden|mitgliedschaft|ser sócio|como ser sócio|associar-se|diventa(?:re)? soci[oa]|iscriversi|tesserament[oi]|lid worden|lidmaatschap|jak (?:dołączyć|się zapisać)|członkostwo|üyelik|الانضمام|العضوية|הצטרפות|חברות)$/iu;
/** "cómo hacerse socio (cuota 40 € al año)": what members pay has the name that stands beside the sum, under the title before it. */
export function duesUnderTitle(brief: Brief): Brief {
  const dues = brief.items.filter(
    ({ value }) => value.price !== undefined && value.note !== undefined && duesOf.test(value.name),
  );
  if (dues.length === 0) return brief;
  return {
    ...brief,
    items: brief.items.map((item): Slot<ListedItem> => {
      const { note, ...value } = item.value;
      return dues.includes(item) && note !== undefined
        ? { ...item, value: { ...value, name: capitalise(note) } }
        : item;
    }),
    parts: [
      ...brief.parts.filter(({ value }) => !duesOf.test(value.title)),
      ...dues.map(({ value, spans }) => ({
        value: { title: capitalise(value.name), isPage: false },
        spans,
      })),
    ],
  };
}
