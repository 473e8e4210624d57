import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../capitalise';
import { lean } from '../words/lean-letters';

type Item = Slot<ListedItem>;
const isIn = (spans: readonly Span[], from: number, to: number): boolean =>
  spans.some(({ start, end }) => start >= from && end <= to);

/** "robimy wymianę opon": in Polish what is done stands bent; "yoga dersleri sunuyoruz": the verb is no part of it. */
function unbend(brief: Brief, item: Item): Item {
  const { name, price } = item.value;
  const plain =
    brief.spoken === 'pl' && price === undefined
      ? name.replace(/^(\p{L}+)ę(?=\s|$)/u, '$1a').replace(/(?<=^\p{L}+a\s\p{L}+)ą(?=\s|$)/u, 'a')
      : brief.spoken === 'tr'
        ? name.replace(/\s(?:sunuyoruz|veriyoruz|yapıyoruz|satıyoruz|düzenliyoruz|sağlıyoruz|bulunur)$/u, '')
        : name;
  return plain === name || plain.length < 3 ? item : { ...item, value: { ...item.value, name: plain } };
}

/** "Implanty, wybielanie. … wybielanie 900 zł": a thing with a price stands once. */
function onlyOnce(items: readonly Item[]): Item[] {
  const priced = new Set(
    items.filter(({ value }) => value.price !== undefined).map(({ value }) => value.name.toLowerCase()),
  );
  return items.filter(
    ({ value }) =>
      value.price !== undefined || value.when !== undefined || !priced.has(value.name.toLowerCase()),
  );
}

const sells = new Set<SiteKind>(['shop', 'florist']);
/** "Viandes d'Aubrac, charcuterie maison, plats cuisinés": a sentence of goods, though one of its words names a section. */
function goodsOfShop(brief: Brief): Brief {
  const { prompt, kind, sections, parts, phrases } = brief;
  const menu = sections.find(({ value }) => value === 'menu');
  const at = menu?.spans[0]?.start;
  if (!sells.has(kind.value) || !menu || at === undefined) return brief;
  const from = Math.max(0, ...['. ', '\n', ': '].map((mark) => prompt.lastIndexOf(mark, at) + mark.length));
  const length = /[.\n]/u.exec(prompt.slice(from, from + 300))?.index ?? 0;
  const to = from + length;
  const pieces = prompt.slice(from, to).split(', ');
  const isGoods =
    pieces.length > 1 &&
    pieces.every((piece) => piece.length > 3 && piece.split(' ').length <= 5 && !/\d/u.test(piece));
  if (!isGoods) return brief;
  const added = pieces.map((piece): Item => {
    const start = from + prompt.slice(from).indexOf(piece);
    return {
      value: { section: 'products', name: capitalise(piece) },
      spans: [{ start, end: start + piece.length }],
    };
  });
  return {
    ...brief,
    sections: sections.filter((slot) => slot !== menu),
    parts: parts.filter(({ spans }) => !isIn(spans, from, to)),
    phrases: phrases.filter(({ spans }) => !isIn(spans, from, to)),
    items: [
      ...brief.items
        .filter(({ spans, value }) => value.price !== undefined || !isIn(spans, from, to))
        .map((item): Item =>
          item.value.section === 'menu' ? { ...item, value: { ...item.value, section: 'products' } } : item,
        ),
      ...added,
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
  };
}

const happening = new Set<SiteKind>(['hotel', 'restaurant', 'bar', 'cafe']);
/** "degustazioni di vino il giovedì" in a house: what there is to do, where no day of the year is told. */
function doneInHouse(brief: Brief): Brief {
  const { prompt, sections, items, kind } = brief;
  const slot = sections.find(({ value }) => value === 'events');
  const [span] = slot?.spans ?? [];
  if (!happening.has(kind.value) || !slot || !span || items.some(({ value }) => value.section === 'events'))
    return brief;
  const more = /^\s(?:de|di|d['’]|von|van|con|avec|mit|met)\s?\p{L}{3,}[^,.;:()\n]{0,40}(?=[,.;\n]|$)/u.exec(
    prompt.slice(span.end, span.end + 70),
  )?.[0];
  if (more === undefined || /\d/u.test(more)) return brief;
  const text = `${prompt.slice(span.start, span.end)}${more}`;
  return {
    ...brief,
    sections: sections.filter((one) => one !== slot),
    items: [
      ...items,
      {
        value: { section: 'amenities', name: capitalise(text) },
        spans: [{ start: span.start, end: span.start + text.length }],
      },
    ],
  };
}

const priceWord =
  /^(?:(?:i |les |los |las |os |die |de )?(?:prezzi|precios|prix|preços|preise|prijzen|ceny|tarifas|tarifs|fiyatlar\p{L}*)|(?:ال)?[أا]سعار(?:نا)?|ה?מחירים)(?:\s(?:تبدأ|تبدا)(?:\sمن)?)?$/iu;
const units = /^(?:metrekaresi|metresi|saati|saatlik|kilosu|adedi|günlüğü|geceliği|kişi başı|seansı)$/iu;
const firm = /\s(?:firma|şirket|atölye|dükkan|büro)(?:mız|miz|muz|müz|sı|si|nız)?$/iu;
/** "الأسعار تبدأ من 1500 ريال", "metrekaresi 45 TL": a price of what the house does, called after it. */
function priceOfTrade(brief: Brief): Brief {
  const { items, phrases, offer } = brief;
  const thing =
    phrases[0]?.value ??
    items.find(
      ({ value }) =>
        value.price === undefined && (value.section === 'services' || value.section === 'pricing'),
    )?.value.name;
  return {
    ...brief,
    items: items.map((item): Item => {
      const { name, price, priceLead } = item.value;
      if (price === undefined) return item;
      if (priceWord.test(name) && thing !== undefined && priceLead !== undefined)
        return { ...item, value: { ...item.value, name: thing } };
      const what = offer?.value.replace(firm, '') ?? '';
      return units.test(name) && what.length > 3
        ? { ...item, value: { ...item.value, name: capitalise(what), priceLead: priceLead ?? name } }
        : item;
    }),
  };
}

const separable = /\s(?:an|aus|auf|ein|vor|ab|durch)$/u;
/** "bieten Ferienkurse und Ausritte an": the end of a German verb makes no title of what is offered. */
function withoutVerb(brief: Brief): Brief {
  if (brief.spoken !== 'de') return brief;
  const cut = brief.parts.filter(({ value }) => !value.isPage && !value.lines && separable.test(value.title));
  if (cut.length === 0) return brief;
  return {
    ...brief,
    parts: brief.parts.filter((part) => !cut.includes(part)),
    items: [
      ...brief.items,
      ...cut.map(({ value, spans }): Item => ({
        value: { section: 'services', name: value.title.replace(separable, '') },
        spans,
      })),
    ],
  };
}

const costless =
  /^(?:grat[iu]\p{L}*|kostenlos|umsonst|bezpłatn\p{L}*|za darmo|ücretsiz|bedava|مجان\p{L}*|חינם|con inscripción|inscripción|inscription|anmeldung|iscrizione|inscrição|aanmelding|zapisy)$/iu;
const before = /\s(?:بسعر|بمبلغ|بقيمة|مقابل|für|zu|por|per|voor|za|ב-?|ל-?)$/u;
/** "ementa com choco frito 14 €", "programa y entradas 15 €": the thing behind the section's name. */
const underSection =
  /^(?:ementa|cardápio|men[uùú]|carta|la carte|carte|speisekarte|karte|karta|menü|kaart|menukaart|programm?[ae]?|tarif[fe]?s?|precios|preços|prezzi|prix|preise|prijzen|cennik|القائمة|قائمة|תפריט)\s(?:com|con|avec|mit|met|ze?|ile|y|e|et|und|en|i|ve|مع|עם)\s(?=\p{L}{3})/iu;
/** "Uurtarief € 48", "à vista R$ 297": how it is paid, and not a thing. */
const rate =
  /^(?:uurtarief|stundensatz|stundenlohn|tarif horaire|taux horaire|tarifa por hora|precio por hora|tariffa oraria|valor por hora|preço por hora|stawka godzinowa|saatlik ücret|سعر الساعة|מחיר לשעה)$/iu;
const paid = /^(?:à vista|al contado|comptant|in contanti|pronto pagamento|peşin|نقدا|במזומן)$/iu;
const ofSite =
  /^(?:website|webseite|homepage|seite|site|sitio|página|pagina|web|sito|strona)\s(?:mit|avec|con|com|met|ze?)\s(?=\p{L}{3})/iu;
/** "mit Probenterminen, Konzerten": in German a title loses the ending that "mit" gave it. */
const asTitle = (text: string): string =>
  text
    .replace(
      /(?<=^\p{L}*(?:konzert|termin|preis|projekt|angebot|rezept|produkt|seminar|gericht|paket)e)n$/iu,
      '',
    )
    .replace(/(?<=^\p{L}*(?:bild|kind)er)n$/iu, '');
const titlesOf = (brief: Brief): Brief =>
  brief.spoken === 'de'
    ? {
        ...brief,
        parts: brief.parts.map((part) => ({
          ...part,
          value: { ...part.value, title: asTitle(part.value.title) },
        })),
      }
    : brief;
const cooking = new Set<SiteKind>(['restaurant', 'cafe', 'bar', 'bakery']);
const served =
  /almoç|jantar|déjeuner|dîner|comidas|cenas?$|pranz|mittag|abend|frühstück|obiad|kolacj|lunch|diner|öğle|akşam|غداء|عشاء|ארוח|cater|event|feier|part[yi]|servi|liefer|livr|entreg|consegn|lever|take ?-?away|galer|team|location|משלוח|אירוע|קייטרינג|توصيل|مناسب/iu;
/** "דגים, סלטים, יין. מנת דג 98 ₪": of a kitchen single words beside its dishes are dishes, and no parts of the page. */
function dishesOfHouse(brief: Brief): Brief {
  const { kind, parts, items } = brief;
  const priced = items.filter(({ value }) => value.section === 'menu' && value.price !== undefined);
  const dishes = parts.filter(
    ({ value }) =>
      !value.isPage &&
      !value.lines &&
      !value.section &&
      !value.title.includes(' ') &&
      !served.test(value.title),
  );
  if (!cooking.has(kind.value) || priced.length < 2 || dishes.length < 2) return brief;
  return {
    ...brief,
    parts: parts.filter((part) => !dishes.includes(part)),
    items: [
      ...items,
      ...dishes.map(({ value, spans }): Item => ({ value: { section: 'menu', name: value.title }, spans })),
    ],
  };
}
/** "wir haben Currywurst 4 €", "Élise Martin compose des bouquets à partir de 25 €": the thing, without who has or makes it. */
const having = lean(
  /^(?:(?:wir|ich) (?:haben?|bieten?|machen?|verkaufen?)|tenemos|hacemos|ofrecemos|vendemos|nous (?:avons|faisons|proposons)|on (?:a|fait|propose)|abbiamo|facciamo|offriamo|temos|fazemos|oferecemos|(?:we|wij) (?:hebben|maken|doen)|mamy|robimy|oferujemy|لدينا|عندنا|نقدم|יש לנו)\s(?=\p{L}{3})|^\p{Lu}\p{L}+\s\p{Lu}\p{L}+\s\p{Ll}{4,}\s(?:(?:des|du|de la|les?|la|unas?|unos|el|los|las|i|gli|das?|os?|as?|die|den|eine?n?|de|het|een)\s)(?=\p{L}{4})/u,
);
/** "دورة الثلث بسعر 200 دينار", "iOS et Android": a thing as it is called, without the word before its price. */
function asCalled({ prompt, offer }: Brief, item: Item): Item {
  const { name, price } = item.value;
  const at = item.spans[0]?.start ?? 0;
  const system =
    /^(?:iOS|iPadOS|macOS|iPhone|iPad)(?:\s(?:et|und|y|e|en|i|ve|و|&)\s(?:Android|iPad|Windows))?/u.exec(
      prompt.slice(at, at + 30),
    )?.[0];
  if (
    price === undefined &&
    system !== undefined &&
    name.toLowerCase() === system.slice(0, name.length).toLowerCase()
  )
    return { ...item, value: { ...item.value, name: system } };
  if (item.value.when !== undefined && ofSite.test(name))
    return { ...item, value: { ...item.value, name: asTitle(name.replace(ofSite, '')) } };
  const stated = /^(?:são|son|sono|es sind|ce sont|het zijn|są to)\s(?=\d)/iu.exec(name)?.[0] ?? '';
  const bare =
    price === undefined
      ? name
      : name.slice(stated.length).replace(before, '').replace(having, '').replace(underSection, '');
  if (price !== undefined && rate.test(bare))
    return { ...item, value: { ...item.value, name: bare, section: 'pricing' } };
  if (price !== undefined && paid.test(bare) && offer !== null)
    return {
      ...item,
      value: { ...item.value, name: capitalise(offer.value), price: `${price} ${bare.toLowerCase()}` },
    };
  return bare === name || bare.length < 3 ? item : { ...item, value: { ...item.value, name: bare } };
}
/** "R$ 297 ou 3x de R$ 99": a price in parts is no other thing. */
function inParts(brief: Brief): Brief {
  const parted =
    /^(?:(?:ou|o|oder|of|lub|ya da|veya|أو|או)\s)?(?:em\s|en\s|in\s|w\s)?(?<times>\d{1,2}\s?[x×])(?:\s(?:de|à|a|di|zu|van|po))?$/iu;
  const items: Item[] = [];
  for (const item of brief.items) {
    const times = parted.exec(item.value.name)?.groups?.['times'];
    const last = items.at(-1);
    if (times !== undefined && item.value.price !== undefined && last?.value.price !== undefined)
      items[items.length - 1] = {
        value: { ...last.value, price: `${last.value.price} / ${times} ${item.value.price}` },
        spans: [...last.spans, ...item.spans],
      };
    else items.push(item);
  }
  return { ...brief, items };
}
const programs = new Set<SiteKind>(['saas', 'mobile-app', 'product', 'event', 'nonprofit']);
/** "cuentacuentos (gratis, con inscripción)": that it costs nothing is no thing on sale. */
const withoutCostless = (brief: Brief): Brief =>
  programs.has(brief.kind.value)
    ? brief
    : {
        ...brief,
        items: brief.items.filter(({ value }) => value.price !== undefined || !costless.test(value.name)),
        phrases: brief.phrases.filter(({ value }) => !costless.test(value)),
      };

/** Things on offer of a prompt in another language than English, once more against each other and the house. */
export function mendThings(read: Brief): Brief {
  const brief = [
    goodsOfShop,
    doneInHouse,
    priceOfTrade,
    withoutVerb,
    withoutCostless,
    inParts,
    titlesOf,
    dishesOfHouse,
  ].reduce((told, mend) => mend(told), read);
  return { ...brief, items: onlyOnce(brief.items.map((item) => asCalled(brief, unbend(brief, item)))) };
}
