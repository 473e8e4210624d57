import type { Brief, SitePart, Slot } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import { isFirstName } from '../../plan/kinds/parts/people-names';
import { hebrewTownIn } from '../places/hebrew-towns';
import { foldText } from '../words/fold-text';
import { findLexicon } from '../words/lexicons';
import {
  celebrationWords,
  marrying,
  isOfTheDay,
  replyingBy,
  sectionsOfDay,
  serving,
} from './celebration-words';
import { unbendGiven } from './polish-people';

const opening = 240;
const most = 2000;
const slotAt = (value: string, start: number, length = value.length): Slot<string> => ({
  value,
  spans: [{ start, end: start + length }],
});

const couple =
  /(?<![\p{L}])(?<one>\p{Lu}\p{Ll}[\p{L}'-]*)\s(?<and>und|et|y|e|i|ve|en|&|\+)\s(?<two>\p{Lu}\p{Ll}[\p{L}-]*)(?<end>['’]\p{Ll}+)?(?![\p{L}])/gu;
const arabCouple =
  /(?<=(?:زفاف|زواج|عرس|فرح|نتزوج!?|^|[.!:،]\s?)\s?)(?<one>[\p{Script=Arabic}]{2,})\s(?<and>و)\s?(?<two>[\p{Script=Arabic}]{2,})(?=\s|[،,.:]|$)/gu;
const hebrewCouple =
  /(?<=(?:חתונה|החתונה|חתונת|לחתונה|לחתונת|מתחתנים!?)\s(?:של\s|ל)?)(?<one>[א-ת]{2,})\s(?<and>ו)(?<two>[א-ת]{2,})(?=\s|[,.:]|$)/gu;

type Couple = { readonly value: string; readonly start: number; readonly end: number };

const isGiven = (language: string, word: string): boolean =>
  isFirstName(word) || (findLexicon(language)?.people?.given.split(' ').includes(foldText(word)) ?? false);

/** "חתונה ליעל ודניאל": the letter says for whom, but in "של ליאור" it is the name's. */
const bareHebrew = (name: string, lead: string): string =>
  /(?:חתונה|חתונת)\s$/u.test(lead) ? name.replace(/^ל(?=[א-ת]{2})/u, '') : name;

/** Who marries: two first names, or two names right behind the word for it. */
function findCouple({ prompt, spoken }: Brief): Couple | null {
  const pattern = spoken === 'ar' ? arabCouple : spoken === 'he' ? hebrewCouple : couple;
  for (const found of prompt.slice(0, opening).matchAll(pattern)) {
    const { one = '', and = '', two = '' } = found.groups ?? {};
    const isJoined = spoken === 'ar' || spoken === 'he';
    const lead = prompt.slice(Math.max(0, found.index - 24), found.index);
    const isLed =
      isJoined ||
      /(?:\s(?:von|für|de|d['’]|di|van|pour|per|voor|para|do|da|dla)|ślub\p{L}*|wesel\p{L}*|[!:])\s?$/iu.test(
        lead,
      );
    const bare = spoken === 'pl' ? [unbendGiven(one), unbendGiven(two)] : [one, two];
    if (!isLed && !bare.some((name) => isGiven(spoken, name))) continue;
    return {
      value: isJoined
        ? `${bareHebrew(one, lead)} ${and}${two}`
        : `${bare[0] ?? one} ${and} ${bare[1] ?? two}`,
      start: found.index,
      end: found.index + found[0].length,
    };
  }
  return null;
}

const leading =
  /^(?:im|in|auf|am|en|em|no|na|à|au|aux|a|al|alla|all['’]|allo|nel|nella|presso|op|te|w|we|bij|bei|el|la|chez|le|il|em|o|في|يوم|بـ?|onde|ב-?|dem|der|den|het|de|dia|día)\s/u;

const before =
  /(?:(?<!\p{L})(?:geen|zonder|bez|kein\p{L}*|ohne|sans|pas de|sin|sem|senza|niente)|بدون|بلا|من غير|בלי|ללא)\s(?:\p{L}+\s)?$/iu;
const behind = /^\p{L}*(?:\s\p{L}+)?\s(?:olmasın|istemiyoruz|istemiyorum|gerek yok|yok)(?!\p{L})/iu;
const isRefused = (text: string, at: number, length: number): boolean =>
  before.test(text.slice(Math.max(0, at - 24), at)) || behind.test(text.slice(at + length, at + length + 40));

/** An engagement has its own word. */
const engaged = /(?<!\p{L})nişan/iu;
const capital = /\p{Lu}|[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Where it is, as the sentence says it after the day: "Gut Sonnenhof bei Bamberg", "château de Vaux". */
export function findVenue({ prompt, spoken }: Brief, after: number, to: number): Slot<string> | null {
  // "saat 19:00 Ankara …": the hour stands before the place.
  const hour =
    /^[,\s]*(?:saat|om|o godz\.?|godz\.?|الساعة|בשעה)?\s?\d{1,2}[:.]\d{2}(?:\s?(?:uur|h))?,?\s/iu.exec(
      prompt.slice(after, after + 30),
    );
  const from = after + (hour?.[0].length ?? 0);
  const sentence = prompt.slice(from, Math.min(to, from + 160));
  const end =
    /(?<!\s(?:St|Ste|Sta|Dr|św|ks|al|ul))[.!?](?:\s|$)|[:;\n]/u.exec(sentence)?.index ?? sentence.length;
  const told = sentence.slice(0, end);
  const beside = celebrationWords[spoken]?.besides.exec(told)?.index ?? told.length;
  const taken: string[] = [];
  let start = -1;
  let at = 0;
  for (const [index, piece] of told
    .slice(0, beside)
    .split(/(?<=[,،])/u)
    .entries()) {
    let text = piece.replace(/[,،]$/u, '');
    const lost = text.length - text.trimStart().length;
    text = text.trim();
    let cut = 0;
    for (let lead = leading.exec(text); lead; lead = leading.exec(text)) {
      cut += lead[0].length;
      text = text.slice(lead[0].length);
    }
    // "ביער בן שמן" after the day: the first letter is no part of it.
    if (spoken === 'he' && index === 0 && /^ב[א-ת]{2,}/u.test(text)) {
      text = text.slice(1);
      cut += 1;
    }
    if (spoken === 'tr')
      text = text
        .replace(/^(\p{Lu}\p{L}+)['’](?:n?d|t)[ae]\s(\p{Lu}.+)$/u, '$2, $1')
        .replace(/(?<=\p{L})['’](?:n?d|t)[ae](?=\s|$)/gu, '');
    const isPlace =
      text.length > 2 &&
      capital.test(text) &&
      !/^(?:LCV|RSVP)(?!\p{L})/iu.test(text) &&
      !/\d{4}/u.test(text) &&
      text.split(' ').length <= 7;
    // "قاعة الياسمين، الإسكندرية": the town behind the house.
    const isTown =
      /^ال[\u0621-\u064A]{3,}$/u.test(text) || hebrewTownIn(`ב${text.split(' ')[0] ?? ''}`) !== null;
    if (isPlace && (taken.length === 0 || /^\p{Lu}/u.test(text) || isTown)) {
      if (start < 0) start = from + at + lost + cut;
      taken.push(text);
    } else if (text !== '' || taken.length > 0) break;
    at += piece.length;
  }
  if (start < 0) return null;
  const value = taken.slice(0, 2).join(spoken === 'ar' ? '، ' : ', ');
  const name = value.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(spoken));
  return slotAt(name, start, value.length);
}

const meant: ReadonlySet<SiteKind> = new Set(['event', 'unknown', 'hotel', 'photographer', 'restaurant']);

const ofDay: ReadonlySet<SectionType> = new Set(['agenda', 'rsvp', 'venue', 'countdown']);
/** What hotels and schools have: beds for the guests and hours of the day are told otherwise, and the way has a page. */
const odd: ReadonlySet<SectionType> = new Set([
  'rooms',
  'timetable',
  'hours',
  'booking',
  'events',
  'form',
  'map',
]);

/** A wedding as the two who invite tell it: their names, the day, the place, and what guests look for. */
export function mendCelebrations(brief: Brief): Brief {
  const { prompt, kind, spoken, date } = brief;
  const words = celebrationWords[spoken];
  const head = prompt.slice(0, 100);
  if (!words || !meant.has(kind.value) || !marrying.test(head)) return brief;
  if (serving.test(prompt.slice(0, 70))) return brief;
  const two = findCouple(brief);
  if (!two) return brief;
  const day = date?.spans[0];
  const place =
    (day ? findVenue(brief, day.end, prompt.length) : null) ??
    findVenue(brief, two.end, day && day.start > two.end ? day.start : prompt.length) ??
    brief.place;
  const told = Math.max(two.end, day?.end ?? 0, place?.spans[0]?.end ?? 0);
  const rest = prompt.slice(told, most);
  const parts = words.parts.flatMap(([asked, title, line]): Slot<SitePart>[] => {
    const met = asked.exec(rest);
    // "Hediye listesi olmasın", "bez prezentów": what is refused has no part.
    const found = met && !isRefused(rest, met.index, met[0].length) ? met : null;
    const span = {
      start: told + (found?.index ?? 0),
      end: told + (found?.index ?? 0) + (found?.[0].length ?? 0),
    };
    return found ? [{ value: { title, isPage: false, lines: [line] }, spans: [span] }] : [];
  });
  const sections = sectionsOfDay.flatMap(([asked, value]): Slot<SectionType>[] => {
    const found = asked.exec(rest);
    const isKnown = brief.sections.some((slot) => slot.value === value);
    return found && !isKnown && value !== 'map'
      ? [{ value, spans: [{ start: told + found.index, end: told + found.index + found[0].length }] }]
      : [];
  });
  const by = replyingBy.exec(prompt.slice(0, most));
  const reply = by?.[0].replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(spoken));
  const deadline: Slot<SitePart>[] =
    by && reply !== undefined
      ? [
          {
            value: { title: reply, isPage: false, section: 'rsvp', lines: [reply] },
            spans: [{ start: by.index, end: by.index + by[0].length }],
          },
        ]
      : [];
  const isAsked = (title: string): boolean =>
    isOfTheDay(title) || words.parts.some(([asked]) => asked.test(title)) || two.value.includes(title);
  const isBefore = ({ spans }: { readonly spans: readonly { readonly start: number }[] }): boolean =>
    spans.some(({ start }) => start < told);
  return {
    ...brief,
    kind: { ...kind, value: 'event' },
    name: slotAt(two.value, two.start, two.end - two.start),
    offer: { value: engaged.test(head) ? 'Nişan' : words.noun, spans: brief.offer?.spans ?? [] },
    place,
    phrases: brief.phrases.filter((slot) => !isBefore(slot)),
    items: brief.items.filter(
      (slot) => slot.value.price !== undefined || !(isBefore(slot) || isAsked(slot.value.name)),
    ),
    colours: brief.colours.filter((slot) => !isBefore(slot)),
    sections: [
      ...brief.sections.filter((slot) => ofDay.has(slot.value) || !(isBefore(slot) || odd.has(slot.value))),
      ...sections,
    ],
    parts: [
      ...brief.parts.filter((slot) => !isBefore(slot) && !isAsked(slot.value.title)),
      ...parts,
      ...deadline,
    ],
  };
}
