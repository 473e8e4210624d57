import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { foldText } from '../../words/fold-text';
import { hebrewTownIn } from '../../places/hebrew-towns';
import { isKnownTown } from '../../words/ordinary-words';
import { slotAt } from '../../slot-at';
import { unbendPerson } from '../polish-people';

type Spanned = { readonly spans: readonly Span[] };
const meets = ({ spans }: Spanned, { start, end }: Span): boolean =>
  spans.some((span) => span.start < end && span.end > start);

const gathering: Readonly<Record<string, RegExp>> = {
  ar: /^(?:موقع\s|صفحة\s)?ل?(?<name>(?:ال)?(?:مؤتمر|ملتقى|قمة|مهرجان|معرض|منتدى)\s(?:[\u0621-\u064A]+\s){0,4}\d{4})(?=\s(?:في|ب)|[،,.:])/u,
  he: /^(?:אתר\s|דף\s)?ל?(?<name>(?:ה?כנס|ועידת|פסטיבל|קונגרס|תערוכת)\s(?:[א-ת]+\s){0,4}\d{4})(?=[,.:]|\sב)/u,
};

/** "مؤتمر الذكاء الاصطناعي 2027 في الرياض": so the day is called; "VIP 1200 ريال" is one of its tickets. */
function gatheringByYear(brief: Brief): Brief {
  const { kind, prompt, quotes, name, spoken } = brief;
  const isPriced =
    name !== null && brief.items.some((item) => item.value.price !== undefined && name.spans.some((span) => meets(item, span))); // prettier-ignore
  const found =
    kind.value === 'event' && quotes.length === 0 && (name === null || isPriced || /^[\p{Script=Latin}\d\s]+$/u.test(name.value)) // prettier-ignore
      ? gathering[spoken]?.exec(prompt)
      : null;
  const told = found?.groups?.['name'];
  return found && told !== undefined ? { ...brief, name: slotAt(told, found[0].lastIndexOf(told)) } : brief;
}

/** "CV Anny Lis, programistki z Gdańska": whose life it is, standing upright. */
function lifeUpright(brief: Brief): Brief {
  const { kind, spoken, name } = brief;
  const upright = spoken === 'pl' && kind.value === 'cv' && name ? unbendPerson(name.value) : null;
  return name && upright !== null ? { ...brief, name: { ...name, value: upright } } : brief;
}

/** "خط زمني للوظائف": the posts somebody held, and none to be filled. */
const postsHeld = (brief: Brief): Brief =>
  brief.kind.value === 'cv' &&
  brief.spoken === 'ar' &&
  brief.sections.some(({ value }) => value === 'timeline')
    ? { ...brief, sections: brief.sections.filter(({ value }) => value !== 'jobs') }
    : brief;

const giving = String.raw`(?:darowizn\p{L}*|wpłat\p{L}*|wesprzyj|bağış\p{L}*|(?:ال)?تبرع\p{L}*|תרומ\p{L}*|dons?|donner|dona(?:r|re|te)?|donaci\p{L}+|donazion\p{L}*|donaç\p{L}+|doaç\p{L}+|doar|spenden?|spende\p{L}*|doneer|doner\p{L}*|donatie\p{L}*|giften?)`;
const coin = String.raw`(?:€|eur|euros?|zł|tl|₺|ريال|دينار|درهم|جنيه|₪|chf|fr\.|kr|r\$|[£$])`;
const sumOf = String.raw`(?:${coin}\s?)?\d{1,4}(?:\s?${coin})?`;
const apart = String.raw`(?:\s?[/,،]\s?(?:ou|o|oder|of|e|y|et|und|en|lub|albo|i|veya|ve)?\s?|\s(?:ou|o|oder|of|e|y|et|und|en|lub|albo|i|veya|ve|أو|או|y|u)\s)`;
const sums = new RegExp(
  String.raw`(?<!\p{L})${giving}(?:\s\p{L}+){0,3}\s?[(:]?\s?(?<list>${sumOf}(?:${apart}${sumOf}){1,5})(?!\p{L})`,
  'iu',
);
const money = new RegExp(coin, 'iu');
/** "darowizny 20/50/100 zł", "faire un don (10 €, 25 € ou 50 €)": sums to give, and no thing with a price. */
function sumsOfGift(brief: Brief): Brief {
  const found = brief.kind.value === 'nonprofit' ? sums.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  const sign = money.exec(list ?? '')?.[0];
  if (!found || list === undefined || sign === undefined) return brief;
  const isBefore = list.trimStart().startsWith(sign);
  const span = { start: found.index, end: found.index + found[0].length };
  const gifts = [...list.matchAll(/\d{1,4}/gu)].map(([sum]): Slot<ListedItem> => {
    const price = isBefore ? `${sign}${sum}` : `${sum} ${sign}`;
    return { value: { section: 'donation', name: price, price }, spans: [span] };
  });
  const isOther = (item: Slot<ListedItem>): boolean =>
    !meets(item, span) && item.value.section !== 'donation';
  return {
    ...brief,
    items: [...brief.items.filter(isOther), ...gifts],
    phrases: brief.phrases.filter((phrase) => !meets(phrase, span)),
    sections: brief.sections.some(({ value }) => value === 'donation')
      ? brief.sections
      : [...brief.sections, { value: 'donation', spans: [span] }],
  };
}

const behindName = /^["”“»״’'],\s(?:ב|في\s)?(?<town>[\p{L}’'-]+(?:\s[\p{L}’'-]+)?)(?=\s?[:،,.])/u;
/** '"קו ישר", חיפה:': a town that stands behind the name is where, and nothing on offer. */
function townBehindQuote(brief: Brief): Brief {
  const end = brief.name?.spans[0]?.end ?? 0;
  const town = brief.place === null ? behindName.exec(brief.prompt.slice(end))?.groups?.['town'] : undefined;
  const isTown = isKnownTown(foldText(town ?? '')) || hebrewTownIn(`ב${town?.split(' ')[0] ?? ''}`) !== null;
  if (end === 0 || town === undefined || !isTown) return brief;
  const place = slotAt(town, brief.prompt.indexOf(town, end));
  const isFree = (slot: Spanned): boolean => !place.spans.some((span) => meets(slot, span));
  return {
    ...brief,
    place,
    items: brief.items.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
  };
}

const drawing = /grafik\s(?:tasarım|sanat)|(?:projektant\p{L}*|projektowani\p{L}*)\sgraficzn/iu;
const byFacet = /(?<list>[^.:;()\n]{3,60}?)\sgöre\sfiltre/iu;
/** "grafik tasarımcı" draws no charts; "fiyata ve oda sayısına göre filtre" is one wish, and no part of the page. */
function noChartNoPart(brief: Brief): Brief {
  const found = brief.spoken === 'tr' ? byFacet.exec(brief.prompt) : null;
  const list = found?.groups?.['list']?.slice(-40) ?? '';
  const end = (found?.index ?? 0) + (found?.groups?.['list']?.length ?? 0);
  const span = { start: end - list.length, end };
  const lastComma = list.lastIndexOf(',');
  const clause = { start: span.start + Math.max(0, lastComma), end: span.end };
  return {
    ...brief,
    behaviours: drawing.test(brief.prompt)
      ? brief.behaviours.filter(({ value }) => value !== 'chart')
      : brief.behaviours,
    parts: found ? brief.parts.filter((part) => !meets(part, clause)) : brief.parts,
  };
}

/** Names of gatherings and lives, sums to give, towns behind a name, and what is no chart. */
export const slipsEast: readonly ((brief: Brief) => Brief)[] = [
  gatheringByYear,
  lifeUpright,
  postsHeld,
  sumsOfGift,
  townBehindQuote,
  noChartNoPart,
];

/** "اختبار في الجغرافيا": what a quiz is about is nowhere. */
export const withoutTopicPlace = (brief: Brief): Brief =>
  brief.kind.value === 'quiz' || brief.kind.value === 'flashcards' ? { ...brief, place: null } : brief;
