import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

type Item = Slot<ListedItem>;
const capitalise = (text: string, language: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));
const cooking = new Set(['restaurant', 'cafe', 'bakery', 'bar']);

const online = lean(
  /(?<!\p{L})(?:web ?shop|webwinkel|sklep(?:u|em)? (?:internetow|online|z wysyłk|z dostaw)\p{L}*|online (?:mağaza|satış)\p{L}*|internet mağaza\p{L}*|e-?ticaret)(?!\p{L})|متجر (?:إلكتروني|الكتروني|أونلاين)|بيع أونلاين|חנות (?:אינטרנטית|אונליין|וירטואלית)|מכירה אונליין/iu,
);
const making = /(?<!\p{L})(?:üretici\p{L}*|sprzedaj\p{L}+|verkopen|satıyoruz)(?!\p{L})|نبيع|بنبيع|מוכרים/iu;
const info =
  /info|verzend|lever|bezorg|retour|contact|kargo|teslimat|iade|dostaw|wysyłk|zwrot|płatno|betaal|ödeme|شحن|توصيل|دفع|إرجاع|משלוח|החזר|תשלום|bilgi|verhaal|over|histori|hikaye|قصة|סיפור|rondleiding|workshop|tour|zwiedzan|warsztat/iu;

/** "We willen een webshop met treinen, puzzels …": who sells and is of no other kind has a shop, and what is listed are its goods. */
export function shopOfMaker(brief: Brief): Brief {
  const { kind, prompt } = brief;
  const isSelling =
    kind.value === 'nonprofit' &&
    online.test(prompt) &&
    brief.items.filter(({ value }) => value.section === 'products').length > 1;
  const isShop =
    isSelling ||
    (kind.value === 'unknown' &&
      (online.test(prompt) ||
        (making.test(prompt) &&
          brief.items.some(({ value }) => value.section === 'products' || value.price !== undefined))));
  if (!isShop) return brief;
  const goods = brief.parts.filter(
    ({ value }) =>
      !value.isPage &&
      !value.lines &&
      !value.section &&
      value.title.split(' ').length <= 2 &&
      !info.test(value.title),
  );
  const asGoods = (item: Item): Item =>
    ['services', 'pricing'].includes(item.value.section ?? '') && !info.test(item.value.name)
      ? { ...item, value: { ...item.value, section: 'products' } }
      : item;
  const more = goods.map(({ value, spans }): Item => ({
    value: { section: 'products', name: value.title },
    spans,
  }));
  return {
    ...brief,
    kind: { ...kind, value: 'shop' },
    parts: brief.parts.filter((part) => !goods.includes(part)),
    items: [...brief.items.map(asGoods), ...more].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}

const measure = /^\d+(?:[.,]\d+)?\s?(?:lt|litre|l|kg|kilo|gr?|gram|ml|cl|adet|stuks?|szt)\.?$/iu;
/** "5 lt 2.400 TL" of a maker of oil: so much of what is made. */
export function measuredGoods(brief: Brief): Brief {
  const what = (brief.offer?.value ?? '').replace(
    /\s(?:üretici|satıcı|imalat|dükkan|mağaza|çiftli)\p{L}*$/iu,
    '',
  );
  if (brief.spoken !== 'tr' || what === '' || what === brief.offer?.value) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      measure.test(item.value.name)
        ? { ...item, value: { ...item.value, name: `${capitalise(what, 'tr')} ${item.value.name}` } }
        : item,
    ),
  };
}

const hired = /^(?:te huur|verhuur|wynajem|do wynajęcia|kiralık|kiralama|للإيجار|تأجير|להשכרה|השכרת)/iu;
/** "Te huur voor feesten vanaf €650" of a food truck: a service, and no dish. */
export const hiredKitchen = (brief: Brief): Brief =>
  cooking.has(brief.kind.value)
    ? {
        ...brief,
        items: brief.items.map((item) =>
          hired.test(item.value.name) ? { ...item, value: { ...item.value, section: 'services' } } : item,
        ),
      }
    : brief;

const roomCount =
  /^(?:الليلة|لليلة|السعر|ללילה|gecelik|doba|nocleg)$|^\d+\s(?:pokoi|pokoje|kamers|oda|غرف|חדרים|בקתות|domk\p{L}+)(?:\s.*)?$/iu;
const rooms: Readonly<Record<string, string>> = {
  pl: 'Pokoje',
  nl: 'Kamers',
  tr: 'Odalar',
  ar: 'الغرف',
  he: 'חדרים',
};
/** "5 pokoi, 90 zł za osobę": what a night in a room costs, whichever it is. */
export function pricedRooms(brief: Brief): Brief {
  const label = rooms[brief.spoken];
  if (brief.kind.value !== 'hotel' || label === undefined) return brief;
  return {
    ...brief,
    items: brief.items.map((item) =>
      roomCount.test(item.value.name) &&
      item.value.price !== undefined &&
      !/בקתות|domk/u.test(item.value.name)
        ? { ...item, value: { ...item.value, name: label } }
        : item,
    ),
  };
}

const titles =
  /^(?:osiągnięcia|aktualności|sukcesy|certyfikaty|regulamin|historia|promocje|kampanyalar|kampanya|başarılarımız|kargo bilgisi|teslimat bilgisi|online satış|yönetim kurulu|belgeler|verzendinfo|prestaties|bestuur|huisregels|actie[s]?|aanbiedingen|الإنجازات|إنجازاتنا|عروض|العروض|مجلس الإدارة|הישגים|מבצעים|מבצעי? החודש|תקנון)$/iu;
/** "osiągnięcia, aktualności": parts of the page, and nothing that is done there. */
export function titledParts(brief: Brief): Brief {
  const isTitle = ({ value }: Item): boolean =>
    value.price === undefined && value.section !== 'team' && titles.test(value.name);
  const found = brief.items.filter(isTitle);
  const phrases = brief.phrases.filter(({ value }) => titles.test(value));
  if (found.length + phrases.length === 0) return brief;
  const parts = [
    ...found.map(({ value, spans }) => ({ title: value.name, spans })),
    ...phrases.map(({ value, spans }) => ({ title: value, spans })),
  ].filter(
    ({ title }) => !brief.parts.some(({ value }) => value.title.toLowerCase() === title.toLowerCase()),
  );
  return {
    ...brief,
    items: brief.items.filter((item) => !isTitle(item)),
    phrases: brief.phrases.filter((slot) => !phrases.includes(slot)),
    parts: [
      ...brief.parts,
      ...parts.map(({ title, spans }) => ({
        value: { title: capitalise(title, brief.spoken), isPage: false },
        spans,
      })),
    ],
  };
}

/** "Agroturystyka u Babci Zosi": at whose place it is, is how the house is called. */
export function houseAtSomebodys(brief: Brief): Brief {
  const { spoken, offer, name, prompt } = brief;
  if (spoken !== 'pl' || !offer) return brief;
  const found = /\s(?<lead>u)\s(?<who>\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)(?=\s(?:we?|na|koło|pod)\s|[,.]|$)/iu.exec(
    prompt.slice(0, 80),
  );
  const who = found?.groups?.['who'];
  const isTold = /\su(?:\s.*)?$/iu.test(offer.value) || name?.value === who;
  if (!found || who === undefined || !isTold) return brief;
  const capital = who
    .split(' ')
    .map((word) => capitalise(word, 'pl'))
    .join(' ');
  const start = found.index + 1;
  return {
    ...brief,
    name: { value: `U ${capital}`, spans: [{ start, end: start + who.length + 2 }] },
    offer: { ...offer, value: offer.value.replace(/\su(?:\s.*)?$/iu, '') },
  };
}
