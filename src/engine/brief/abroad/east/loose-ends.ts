import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { slotAt } from '../../slot-at';

type Item = Slot<ListedItem>;
const asSign = (text: string, language: string): string =>
  text.replace(/(?<![\p{L}'’])\p{Ll}(?!(?:e|et|an|en|er)(?!\p{L}))/gu, (letter) =>
    letter.toLocaleUpperCase(language),
  );

/** "een frituur in kortrijk, frituur 't hoekske, …": the trade once more before a name is part of it. */
export function nounOnceMore(brief: Brief): Brief {
  const { offer, prompt, name, spoken } = brief;
  const noun = offer?.value.split(' ')[0] ?? '';
  if (name !== null || noun.length < 4 || !['nl', 'pl', 'tr'].includes(spoken)) return brief;
  const from = offer?.spans[0]?.end ?? 0;
  const found = new RegExp(
    String.raw`[,.]\s(?<who>${noun.replace(/[^\p{L}]/gu, '.')}\s[\p{L}’'][^,.;:\d]{2,30})(?=[,.;]|$)`,
    'iu',
  ).exec(prompt.slice(from, from + 160));
  const who = found?.groups?.['who']?.trim();
  if (!found || who === undefined || who.split(' ').length > 4) return brief;
  const start = from + found.index + found[0].indexOf(who);
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start >= start && one.end <= start + who.length);
  return {
    ...brief,
    name: { value: asSign(who, spoken), spans: [{ start, end: start + who.length }] },
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    parts: brief.parts.filter((slot) => !isIn(slot)),
  };
}

const later: readonly (readonly [said: RegExp, language: string, name: string])[] = [
  [/^(?:en )?(?:daarna|nadien|vervolgens)$/iu, 'nl', 'Elke keer daarna'],
  [/^(?:a )?(?:potem|później|następnie|kolejn[ea])$/iu, 'pl', 'Każdy kolejny raz'],
  [/^(?:sonra(?:sı|sında|ki)?|devamı)$/iu, 'tr', 'Sonraki her sefer'],
  [/^(?:ثم|بعدها|بعد ذلك|وبعدها)$/u, 'ar', 'كل مرة بعدها'],
  [/^(?:אחר כך|לאחר מכן|ואז|המשך)$/u, 'he', 'כל פעם נוספת'],
];
const looks =
  /^(?:türkçe|modern|sade|şık|strak|nowocześnie|minimalistycznie|עברית|مودرن|عصري|عربي)(?:\s(?:ve|en|i)\s\p{L}+)?(?:\solsun)?$/iu;
const sending = /^(?:z )?(?:wysyłk\p{L}*|dostaw\p{L}*)$/iu;

/** "daarna 85 euro", "4,20 €", "מ- 180 ₪", "Türkçe olsun": rows as a list would have them, and no wish among them. */
export function plainRows(brief: Brief): Brief {
  const { spoken } = brief;
  const isWish = (text: string): boolean => looks.test(text) || (spoken === 'pl' && sending.test(text));
  return {
    ...brief,
    items: brief.items
      .filter(({ value }) => value.price !== undefined || !isWish(value.name))
      .map((item): Item => {
        const { priceLead, ...value } = item.value;
        const name =
          later.find(([said, language]) => language === spoken && said.test(value.name))?.[2] ?? value.name;
        const told = value.price;
        if (told === undefined) return { ...item, value: { ...item.value, name } };
        const isJoined = spoken === 'he' && priceLead?.endsWith('-') === true;
        const price = spoken === 'nl' ? told.replace(/^(\d+(?:[.,]\d+)*)(?:\s?€)?$/u, '€ $1') : told;
        return {
          ...item,
          value: {
            ...value,
            name,
            price: isJoined ? `${priceLead}${price}` : price,
            ...(priceLead !== undefined && !isJoined ? { priceLead } : {}),
          },
        };
      }),
    phrases: brief.phrases.filter(({ value }) => !isWish(value)),
  };
}

const doing =
  /^(?:robi[ęeamy]+|szyj[ęeamy]+|piek[ęeamy]+|piecze(?:my)?|uczę|uczymy|maluję|malujemy|sprzedaję|oferuję|oferujemy|wykonuję|wykonujemy|projektuję|naprawiam|naprawiamy|strzygę|fotografuję|prowadzę)\s(?=\p{L}{3})/iu;
/** "robię paznokcie": what somebody does, and not that they do it; a row of prices shows how. */
export function deedOfPolish(brief: Brief): Brief {
  if (brief.spoken !== 'pl') return brief;
  const bare = (text: string): string => text.replace(doing, '');
  const isBare = ({ value }: Item): boolean => value.price === undefined && doing.test(value.name);
  const done = brief.items.find(isBare) ?? null;
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  return {
    ...brief,
    offer: brief.offer ?? (done ? { value: bare(done.value.name), spans: done.spans } : null),
    items: brief.items
      .filter((item) => !(isPriced && isBare(item)))
      .map((item) => ({ ...item, value: { ...item.value, name: bare(item.value.name) } })),
    phrases: brief.phrases.map((slot) => ({ ...slot, value: bare(slot.value) })),
  };
}

const guide =
  /(?<!\p{L})\p{Ll}{3,}[ae]n\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})\s(?:için|adlı|isimli)(?!\p{L})/u;
/** "balon turu düzenleyen Peri Tur için": who does it stands behind what is done. "Ankara çankayada avukat": where, and then what. */
export function doerOfTurkish(brief: Brief): Brief {
  const { spoken, name, prompt, offer, place } = brief;
  if (spoken !== 'tr') return brief;
  const found = name === null ? guide.exec(prompt.slice(0, 240)) : null;
  const who = found?.groups?.['who'];
  const town =
    offer && /^(?:\p{Lu}\p{L}+\s)?\p{L}{3,}(?:['’]?[dt][ae])\s(?=\p{L}{3})/u.exec(offer.value)?.[0];
  return {
    ...brief,
    ...(found && who !== undefined && place?.value !== who
      ? { name: slotAt(who, found.index + found[0].indexOf(who)) }
      : {}),
    offer:
      offer && typeof town === 'string'
        ? slotAt(offer.value.slice(town.length), (offer.spans[0]?.start ?? 0) + town.length)
        : offer,
  };
}

const district = /^(?!ה)(?<land>גליל|נגב|שרון|גולן|ערבה|שפלה|כרמל)(?=$|\s)/u;
const settlement =
  /(?:^|\s)ב(?<where>(?:מושב|קיבוץ|כפר|יישוב|מושבה)\s[א-ת'"]{2,}(?:\s(?!עם|של|על)[א-ת'"]{3,})?)(?=[,.]|$|\s(?:עם|של))/u;
/** "בגליל העליון", "במושב צרופה": where it is, as it is said alone. */
export function placeOfHebrew(brief: Brief): Brief {
  const { spoken, place, prompt } = brief;
  if (spoken !== 'he') return brief;
  if (place)
    return district.test(place.value) ? { ...brief, place: { ...place, value: `ה${place.value}` } } : brief;
  const found = settlement.exec(prompt.slice(0, 160));
  const where = found?.groups?.['where'];
  return found && where !== undefined
    ? { ...brief, place: slotAt(where, found.index + found[0].indexOf(where)) }
    : brief;
}

const evening =
  /(?:quiz|avond|markt|fuif|concert|lezing|feest|toernooi|opendeurdag|wiecz[oó]r|koncert|kiermasz|turniej|wernisaż|gecesi|konser|şenli|turnuva)\p{L}*|أمسية|بطولة|ملتقى|ערב|הופעה|טורניר/iu;
const hosts = new Set(['cafe', 'bar', 'restaurant', 'bakery', 'hotel', 'unknown']);
/** "pubquiz avond in café de toren op vrijdag 20 maart": what has a day is kept there, and is not the house. */
export function eveningAtHouse(brief: Brief): Brief {
  const { kind, offer, date, items } = brief;
  const dated = items.find(({ value }) => value.section === 'events');
  if (
    !['nl', 'pl', 'tr', 'ar', 'he'].includes(brief.spoken) ||
    !hosts.has(kind.value) ||
    (date === null && !dated)
  )
    return brief;
  return evening.test(offer?.value ?? '')
    ? {
        ...brief,
        kind: { ...kind, value: 'event' },
        items: items.map((item) =>
          item.value.price !== undefined ? { ...item, value: { ...item.value, section: 'tickets' } } : item,
        ),
      }
    : brief;
}

/** "تصوير أعراس ومواليد ومنتجات" has no shop, and "للمصورة ريم الحربي من جدة" says who. "warsztaty dla szkół" are offered, and no dates. */
export function neitherShopNorDates(brief: Brief): Brief {
  const { kind, prompt, name, spoken } = brief;
  const isShown =
    kind.value === 'photographer' && !brief.items.some(({ value }) => value.section === 'products');
  const who =
    spoken === 'ar' && name === null
      ? /(?<=\sلل\p{L}{3,10}\s)(?<who>(?!ال|في|من)\p{L}{2,}\sال\p{L}{3,})(?=\sمن\s)/u.exec(
          prompt.slice(0, 200),
        )
      : null;
  const offered: Item[] = [];
  const sections = brief.sections.filter(({ value, spans: [span] }) => {
    if (value === 'products' && isShown) return false;
    if (value !== 'events' || !span || brief.items.some((item) => item.value.section === 'events'))
      return true;
    const told = /^[^,،.;:\n(]{4,40}/u.exec(prompt.slice(span.start))?.[0].trim() ?? '';
    if (!/^\p{L}+\s(?:dla|voor)\s\p{L}/u.test(told)) return true;
    offered.push({
      value: { section: 'services', name: told },
      spans: [{ start: span.start, end: span.start + told.length }],
    });
    return false;
  });
  return {
    ...brief,
    sections,
    items: [...brief.items, ...offered],
    name: who ? slotAt(who.groups?.['who'] ?? '', who.index) : name,
  };
}
