import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { hebrewTownIn } from '../../places/hebrew-towns';
import { isKnownTown } from '../../words/ordinary-words';
import { slotAt } from '../../slot-at';

const opening = 300;

/** "adım Gül Demir Bursa Nilüfer saatlik": a town behind two names is where it is. */
export function townBehindName(brief: Brief): Brief {
  const { name, place, spoken } = brief;
  const words = name?.value.split(' ') ?? [];
  const at = words.findIndex((word, index) => index > 1 && isKnownTown(foldText(word)));
  const start = name?.spans[0]?.start;
  if (!['tr', 'pl', 'nl'].includes(spoken) || !name || at < 2 || start === undefined) return brief;
  const value = words.slice(0, at).join(' ');
  const town = words.slice(at).join(' ');
  return { ...brief, name: slotAt(value, start), place: place ?? slotAt(town, start + value.length + 1) };
}

const doing =
  /^(?<what>(?:\p{L}+\s){1,4}\p{L}+)\s(?:veriyorum|yapıyorum|satıyorum|veriyoruz|yapıyoruz)(?!\p{L})/iu;
const verbs = /\s(?:veriyor|yapıyor|satıyor)(?:um|uz)$/iu;
/** "ilkokul matematik özel ders veriyorum": what somebody does, before the verb. */
export function deedOfTurkish(brief: Brief): Brief {
  const { spoken, prompt, offer } = brief;
  const found = spoken === 'tr' ? doing.exec(prompt) : null;
  const what = found?.groups?.['what'];
  const isVerb = offer === null || verbs.test(offer.value);
  if (what === undefined || /['’]/u.test(what) || !isVerb) return brief;
  const cut = (item: Slot<ListedItem>): Slot<ListedItem> => {
    const name = item.value.name.replace(verbs, '');
    return name === item.value.name ? item : { ...item, value: { ...item.value, name } };
  };
  return { ...brief, offer: slotAt(what, 0), items: brief.items.map(cut) };
}

/** "Günlük koy turu kişi başı 1500 TL": for whom it is goes with the price. */
export const perHead = (brief: Brief): Brief =>
  brief.spoken === 'tr'
    ? {
        ...brief,
        items: brief.items.map((item) => {
          const { name, price } = item.value;
          const told = /\s(?<per>kişi başı|geceliği|saatlik|seansı|tanesi)$/iu.exec(name)?.groups?.['per'];
          return told === undefined || price === undefined
            ? item
            : {
                ...item,
                value: { ...item.value, name: name.slice(0, -told.length - 1), price: `${told} ${price}` },
              };
        }),
      }
    : brief;

/** "Çiçekçi dükkanımız Papatya Çiçek İzmir": what is ours is no name; what follows it is. */
export function oursOfTurkish(brief: Brief): Brief {
  const { spoken, prompt, name } = brief;
  if (spoken !== 'tr' || !/m[ıiuü]z$/iu.test(name?.value ?? brief.offer?.value ?? '')) return brief;
  const found = /\p{L}+m[ıiuü]z\s(?<who>\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})/u.exec(prompt.slice(0, opening));
  const words = found?.groups?.['who']?.split(' ') ?? [];
  const at = words.findIndex((word) => isKnownTown(foldText(word)));
  const own = at < 0 ? words : words.slice(0, at);
  if (!found || own.length === 0) return brief;
  const value = own.join(' ');
  const start = found.index + found[0].indexOf(value);
  const town = at < 0 ? null : slotAt(words.slice(at).join(' '), start + value.length + 1);
  return { ...brief, name: slotAt(value, start), place: brief.place ?? town };
}

const counted =
  /^\s?(?:יחידות|יח["׳']|שנים|ילדים|כיתות|אנשים|personen|pers\.|jaar|kinderen|lat|os[oó]b|dzieci|kişi|yaş|çocuk|شخص|أشخاص|سنوات|سنة|وحدات)/iu;
/** "בגרות 3-5 יחידות": figures that count something are no hours. */
export function countedHours(brief: Brief): Brief {
  const { hours, prompt } = brief;
  return hours?.spans.some(({ end }) => counted.test(prompt.slice(end, end + 14))) === true
    ? { ...brief, hours: null }
    : brief;
}

const person =
  /^(?<what>(?:מורה|מאמנת?|מדריכ(?:ה|ת)?|צלמת?|רואת? חשבון|מעצבת?|מטפלת?|קוסמטיקאית|ספרית?|פסיכולוגית?|דיאטנית|שף)(?:\s[א-ת]{3,}){0,3}?)\s(?<who>[א-ת]{2,}\s[א-ת]{2,})$/u;
/** "מורה פרטי למתמטיקה אורי לביא": what somebody does, and then who. "בבית התלמיד" is no town. */
export function teacherOfHebrew(brief: Brief): Brief {
  if (brief.spoken !== 'he') return brief;
  const { name, prompt } = brief;
  const told = name ?? brief.offer;
  // "צלמת דנה שגב מרעננה": the town that somebody is from ends the name.
  const from = /\s[במ](?<town>[א-ת]{3,})$/u.exec(told?.value ?? '');
  const isFrom = from !== null && hebrewTownIn(`ב${from.groups?.['town'] ?? ''}`) !== null;
  const said = isFrom ? (told?.value ?? '').slice(0, from.index) : (told?.value ?? '');
  const { what, who } = person.exec(said)?.groups ?? {};
  const start = told?.spans[0]?.start ?? 0;
  const isHome = /^בית ה?(?:תלמיד|לקוח|מטופל|משפחה|ילד)/u.test(brief.place?.value ?? '');
  const place = isHome ? null : brief.place;
  const piece = [...prompt.matchAll(/[^,.\n]+/gu)].find(
    ([text]) => /^\s*[א-ת]{3,}\s*$/u.test(text) && hebrewTownIn(`ב${text.trim()}`)?.isDouble === false,
  );
  const town = piece?.[0].trim();
  const at = (piece?.index ?? 0) + (piece?.[0].indexOf(town ?? '') ?? 0);
  return {
    ...brief,
    ...(what !== undefined && who !== undefined
      ? { name: slotAt(who, start + what.length + 1), offer: slotAt(what, start) }
      : {}),
    place: place ?? (town === undefined ? null : slotAt(town, at)),
    items: brief.items.filter(({ value }) => value.price !== undefined || value.name !== town),
    phrases: brief.phrases.filter(({ value }) => value !== town),
  };
}

const and =
  /\sو(?=[\u0621-\u064A]{3})(?!رد|رق|جب|سائد|سادة|لاد|رش|صف|زن|اجه|حد|شم|قود|رود|ظائف|لائم|سط|كال|ثائق|شاح)/u;
const split = new Set<string>(['services', 'amenities', 'products', 'menu', 'rooms']);
/** "شعارات وهويات بصرية وتصميم سوشال ميديا": one thing after the other, each with its "and". */
export function partedArabic(brief: Brief): Brief {
  if (brief.spoken !== 'ar') return brief;
  return {
    ...brief,
    offer: brief.offer && {
      ...brief.offer,
      value: brief.offer.value.replace(/^شخصية?\sل(?=[\u0621-\u064A]{3})/u, ''),
    },
    // "قاعة اللؤلؤة الساعة 8 مساء": when it begins is no part of where it is.
    place: brief.place && {
      ...brief.place,
      value: brief.place.value.replace(/\s(?:الساعة|الساعه)\s.*$/u, ''),
    },
    phrases: brief.phrases.flatMap((phrase) => {
      const parts = phrase.value.split(and);
      return parts.length > 2 && parts.every((part) => part.split(' ').length <= 3)
        ? parts.map((value) => ({ ...phrase, value }))
        : [phrase];
    }),
    items: brief.items.flatMap((item): readonly Slot<ListedItem>[] => {
      const { name, price, section } = item.value;
      const parts = name.split(and);
      const isRow = parts.length > 1 && parts.every((part) => part.split(' ').length <= 3);
      return isRow && price === undefined && split.has(section ?? '')
        ? parts.map((part) => ({
            ...item,
            value: { ...item.value, name: part, section: section === 'rooms' ? 'amenities' : section },
          }))
        : [item];
    }),
  };
}

const guests =
  /(?<![\p{L}-])(?:welkom|toegestaan|personen|os[oó]b(?:y|om|ami)?|mile widzian[eyia]|dostu|kişilik|kabul)$/iu;
/** "pokój dla 2 osób", "kamer voor 2 personen": a room of the house, however many sleep there. */
const aRoom =
  /(?<!\p{L})(?:\p{L}*kamers?|bed(?:den)?|appartement(?:en)?|suites?|studio['’]?s?|pok[oó]j\p{L}*|pokoi|łóżk\p{L}*|apartament\p{L}*|dom(?:ek|ki|ku)|namiot\p{L}*|oda\p{L}*|süit\p{L}*|daire\p{L}*|yatak\p{L}*|bungalov\p{L}*)(?!\p{L})/iu;
/** "hond welkom, 125 euro per nacht": a night in the house costs that, and the dog is welcome. */
export function nightOfHouse(brief: Brief): Brief {
  const priced = brief.items.filter(({ value }) => value.section === 'rooms' && value.price !== undefined);
  // "2 kişilik oda 1500 TL, 4 kişilik 2400 TL": where rooms have prices each, none is that of the house.
  if (brief.kind.value !== 'hotel' || priced.length > 1) return brief;
  const name = (brief.offer?.value ?? '').replace(/^(?:een|de|het)\s/u, '');
  return {
    ...brief,
    items: brief.items.flatMap((item): readonly Slot<ListedItem>[] => {
      const { name: told } = item.value;
      const isGuest = guests.test(told) && !aRoom.test(told);
      if (item.value.price === undefined || !isGuest || name === '') return [item];
      const { price: _price, ...rest } = item.value;
      return [
        { ...item, value: { ...item.value, section: 'rooms', name } },
        { ...item, value: { ...rest, section: 'amenities' } },
      ];
    }),
  };
}

const looks =
  /^(?:pastelowo|jasno|minimalistycznie|elegancko|nowocześnie|kolorowo|ciepło|prosto|klasycznie|delikatnie|strak|rustig|vrolijk|sade|şık|sıcak)$/iu;
/** "pracujemy w Małopolsce": what they do, cut off before its where, is no title. */
const loneVerb =
  /^(?:\p{L}+(?:[aeiy]my)|(?:wij|we|ik)\s\p{Ll}+|\p{L}+(?:[ıiuü]yoruz|[ıiuü]yorum)|(?:نعمل|نقدم|نقبل|نوصل|نفتح|نستقبل|نخدم|أعمل|أقدم)|(?:אנחנו|אני)\s[א-ת]+)$/iu;
/** "pastelowo": how it looks is no part of the page. */
export const withoutLooks = (brief: Brief): Brief => ({
  ...brief,
  parts: brief.parts.filter(({ value }) => !looks.test(value.title) && !loneVerb.test(value.title)),
});
