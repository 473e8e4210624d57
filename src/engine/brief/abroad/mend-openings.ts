import type { Brief, Slot } from '@/domain/site/brief';
import { foldText } from '../words/fold-text';
import { hebrewTownIn } from '../places/hebrew-towns';
import { isKnownTown } from '../words/ordinary-words';
import { capitalise } from '../../capitalise';

const opening = 240;
const slotAt = (value: string, start: number, length = value.length): Slot<string> => ({
  value,
  spans: [{ start, end: start + length }],
});

const forSite =
  /\s(?:Webseiten?|Webpage|Website|Homepage|Internetseite|Internetauftritt|Seite|Webauftritt)(?:\s(?:erstellen|bauen|machen))?$/u;
/** "Restaurant Berlin Webseite": a trade, where it is, and that it wants a site. Nothing of it is a name. */
function withoutSite(brief: Brief): Brief {
  const { name, offer, place, spoken } = brief;
  const said = name?.value.replace(forSite, '');
  if (spoken !== 'de' || name === null || said === undefined || said === name.value) return brief;
  const start = name.spans[0]?.start ?? 0;
  const what = offer?.value ?? '';
  const isOffered = what !== '' && said.toLowerCase().startsWith(what.toLowerCase());
  const town = isOffered ? said.slice(what.length).trim() : (said.split(' ').at(-1) ?? '');
  if (place === null && town !== '' && (isOffered || isKnownTown(foldText(town))))
    return {
      ...brief,
      name: null,
      place: slotAt(town, start + said.lastIndexOf(town)),
      offer: offer && { ...offer, value: capitalise(offer.value) },
    };
  return { ...brief, name: { ...name, value: said } };
}

const arabTowns =
  /\s(?<town>عمّ?ان|إربد|الزرقاء|العقبة|الرياض|جدة|مكة|المدينة|الدمام|الخبر|أبها|الطائف|دبي|أبوظبي|الشارقة|عجمان|الدوحة|الكويت|المنامة|مسقط|القاهرة|الإسكندرية|الجيزة|أسوان|الأقصر|بيروت|طرابلس|صيدا|دمشق|حلب|حمص|بغداد|البصرة|أربيل|الموصل|تونس|صفاقس|سوسة|الجزائر|وهران|الرباط|الدار البيضاء|مراكش|فاس|طنجة|أكادير|الخرطوم|صنعاء|عدن|رام الله|نابلس|غزة|القدس|الخليل)$/u;
/** "مطعم عمان", "מאפייה חיפה": a town at the end of what it is, without a word between. */
function townOfOffer(brief: Brief): Brief {
  const { offer, place, spoken } = brief;
  const start = offer?.spans[0]?.start;
  if (!offer || place !== null || start === undefined || (spoken !== 'ar' && spoken !== 'he')) return brief;
  const words = offer.value.split(' ');
  const tail = [2, 1]
    .map((count) => words.slice(-count).join(' '))
    .find((town) => {
      if (words.length <= town.split(' ').length) return false;
      const [first = '', second] = town.split(' ');
      const known = hebrewTownIn(`ב${first}`);
      return spoken === 'he'
        ? known !== null && known.isDouble === (second !== undefined)
        : arabTowns.exec(` ${town}`)?.groups?.['town'] === town;
    });
  if (tail === undefined) return brief;
  const what = offer.value.slice(0, -tail.length).trim();
  const isName = brief.name?.value === offer.value;
  return {
    ...brief,
    name: isName ? null : brief.name,
    offer: slotAt(what, start),
    place: slotAt(tail, start + offer.value.length - tail.length),
  };
}

/** "בית ספר לנהיגה בחולון": a known town with its joined "in", which no reader took for the place. */
function joinedTown(brief: Brief): Brief {
  const { prompt, place, spoken } = brief;
  if (spoken !== 'he' || place !== null) return brief;
  for (const found of prompt.slice(0, opening).matchAll(/(?<=\s)ב(?<town>[א-ת]{3,})(?=[\s,.]|$)/gu)) {
    const { town = '' } = found.groups ?? {};
    if (hebrewTownIn(found[0])?.isDouble !== false) continue;
    return {
      ...brief,
      place: slotAt(town, found.index + 1),
      items: brief.items.filter(({ value }) => value.price !== undefined || !value.name.includes(found[0])),
    };
  }
  return brief;
}

const ownHebrew = /(?:שלי|שלנו),\s(?<who>[א-ת]{2,}(?:\s[א-ת]{2,}){0,2}),\s?(?=[בלע])/u;
const ownArabic = /(?:ي|نا)،\s(?<who>[\u0621-\u064A]{3,}(?:\s[\u0621-\u064A]{2,}){0,2})،\s?(?=في|ب|مع)/u;
/** "לסטודיו יוגה שלי, נשימה, בירושלים": what stands between commas behind "my" is its name, and no thing. */
function betweenCommas(brief: Brief): Brief {
  const pattern = { he: ownHebrew, ar: ownArabic }[brief.spoken];
  const found = brief.name === null ? pattern?.exec(brief.prompt.slice(0, opening)) : null;
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  return {
    ...brief,
    name: slotAt(who, found.index + found[0].indexOf(who)),
    items: brief.items.filter(({ value }) => value.price !== undefined || value.name !== who),
    phrases: brief.phrases.filter(({ value }) => value !== who),
  };
}

const sorts = /(?<=^|\s)(?:sürücü|diş|dil|spor|güzellik|oto|hukuk|müzik|dans|emlak|veteriner|çiçek|düğün)$/iu;
/** "Bursa'daki Lale Pastanesi": a Turkish trade that bears a name is the name; its town is no part of it. */
function turkishHouse(brief: Brief): Brief {
  const { spoken, name, offer } = brief;
  const found = /^(?<own>\p{Lu}[\p{L}&-]+(?:\s\p{Lu}[\p{L}&-]+){0,2})\s(?<noun>\p{Lu}\p{L}{3,})$/u.exec(
    offer?.value ?? '',
  );
  if (spoken !== 'tr' || name !== null || !offer || !found) return brief;
  const noun = (found.groups?.['noun'] ?? '')
    .replace(/(?<!galer)(?:(?<=[aıoueiöü])s[ıiuü]|(?<=[lrnmtkzs])[ıiuü])$/iu, '')
    .toLocaleLowerCase('tr');
  // "Çınar Sürücü Kursu": what is taught or cared for goes with it.
  const sort = sorts.exec(found.groups?.['own'] ?? '')?.[0].toLocaleLowerCase('tr');
  const value =
    sort === undefined ? noun : `${sort} ${(found.groups?.['noun'] ?? '').toLocaleLowerCase('tr')}`;
  return { ...brief, name: offer, offer: { ...offer, value } };
}

/** "marangoz atölyem", "hukuk büromuz": a Turkish place of work that is mine or ours, as a sign says it. */
function ownTurkish(brief: Brief): Brief {
  const { spoken, offer } = brief;
  const found = /^(?<before>.*\s)?(?<noun>atölye|kafe|\p{L}+hane|pastane|stüdyo|klinik)m$/iu.exec(
    offer?.value ?? '',
  );
  if (spoken !== 'tr' || !offer || !found) return brief;
  const { before = '', noun = '' } = found.groups ?? {};
  const ending = /[oö]$/u.test(noun) ? 'su' : 'si';
  return { ...brief, offer: { ...offer, value: before === '' ? noun : `${before}${noun}${ending}` } };
}

const ledPlace = /(?:près de|vicino a|cerca de|perto de|bij|koło|niedaleko|à|in|a|en|em|w|te)\s$/iu;
const ledPerson = /(?:^|[\s,])(?:di|de|del|da|do|van|by)\s$/iu;
const townBehind =
  /^,?\s(?:di|de|à|a|in|en|em|uit|te|z|w|près de|vicino a|cerca de|perto de|bij)\s(?<town>\p{Lu}[\p{L}-]+)(?=[\s,.:;]|$)/u;
/** "l'enoteca Il Tralcio di Alba, di Marco Gallo", "le gîte La Bergerie près de Sarlat": a house with a name of its own, beside a town or an owner. */
function houseWithName(brief: Brief): Brief {
  const { spoken, name, offer, place, prompt, kind } = brief;
  const found =
    /^(?<noun>\p{Ll}[\p{L}-]{2,}(?:\s\p{Ll}[\p{L}-]{2,})?)\s(?<own>\p{Lu}[\p{L}'’-]+(?:\s\p{L}[\p{L}'’-]+){0,3})$/u.exec(
      offer?.value ?? '',
    );
  const [span] = offer?.spans ?? [];
  const [at] = name?.spans ?? [];
  const { noun, own } = found?.groups ?? {};
  if (spoken === 'de' || !name || !offer || !span || !at || noun === undefined || own === undefined)
    return brief;
  const lead = prompt.slice(Math.max(0, at.start - 14), at.start);
  const isPlace = ledPlace.test(lead);
  const isPerson =
    !isPlace && ledPerson.test(lead) && name.value.split(' ').length === 2 && kind.value !== 'cv';
  if (own.includes(name.value) || name.value.includes(own) || !(isPlace || isPerson)) return brief;
  const start = span.start + offer.value.length - own.length;
  const town = townBehind.exec(prompt.slice(start + own.length, start + own.length + 60));
  const behind = town?.groups?.['town'];
  const near =
    town && behind !== undefined ? slotAt(behind, start + own.length + town[0].lastIndexOf(behind)) : null;
  const isKnown = brief.items.some(({ value }) => value.name === name.value);
  return {
    ...brief,
    name: slotAt(own, start),
    offer: { ...offer, value: noun },
    place: place ?? (isPlace ? name : near),
    items:
      isPerson && !isKnown
        ? [...brief.items, { value: { section: 'team', name: name.value }, spans: name.spans }]
        : brief.items,
  };
}

const inner =
  /(?<=\p{Ll}\s)(?<who>\p{Lu}[\p{L}-]+\s(?:nad|pod|przy|za|am|an der|im|auf dem|sur|sous|au|aux|nel|sul|no|na|do|del|del?|junto al?|aan|op|aan de|op de)\s\p{Lu}[\p{L}-]+)\s(?:we?|in|à|a|en|em|te)\s(?<town>\p{Lu}[\p{L}-]+(?:\s\p{Lu}[\p{L}-]+)?)/u;
/** "Jazz nad Odrą we Wrocławiu": a festival's name may tell of a river, and its town comes behind. */
function namedByPlace(brief: Brief): Brief {
  const { kind, name, offer, prompt } = brief;
  const found = kind.value === 'event' ? inner.exec(prompt.slice(0, opening)) : null;
  const { who, town } = found?.groups ?? {};
  if (!found || who === undefined || town === undefined) return brief;
  const [first = ''] = who.split(' ');
  if (name !== null && !name.value.includes(first) && !who.includes(name.value)) return brief;
  return {
    ...brief,
    name: slotAt(who, found.index),
    place: slotAt(town, found.index + found[0].lastIndexOf(town)),
    offer: offer && { ...offer, value: offer.value.replace(new RegExp(String.raw`\s${first}$`, 'u'), '') },
  };
}

/** "9 et 10 juillet", "del 3 al 6 de mayo", "vom 3. bis 6. Mai": it begins on the first day. */
function firstDay(brief: Brief): Brief {
  const { date, prompt } = brief;
  const start = date?.spans[0]?.start;
  if (!date || start === undefined) return brief;
  const lead = prompt.slice(Math.max(0, start - 12), start);
  const found =
    /(?<!\d)(?<day>\d{1,2})\.?\s?(?:et|y|e|und|en|i|ve|al?|au|bis|tot|do|ile|-|–|عد|إلى|עד|ו-?)\s?$/u.exec(
      lead,
    );
  const day = found?.groups?.['day'];
  const last = Number(date.value.slice(-2));
  if (!found || day === undefined || Number(day) === 0 || Number(day) >= last) return brief;
  return {
    ...brief,
    date: {
      value: `${date.value.slice(0, -2)}${day.padStart(2, '0')}`,
      spans: [{ start: start - found[0].length, end: date.spans[0]?.end ?? start }],
    },
  };
}

/** What a prompt in another language than English opens with, once more: name, town and first day. */
export const mendOpenings = (brief: Brief): Brief =>
  [
    withoutSite,
    townOfOffer,
    joinedTown,
    betweenCommas,
    turkishHouse,
    ownTurkish,
    houseWithName,
    namedByPlace,
    firstDay,
  ].reduce((read, mend) => mend(read), brief);
