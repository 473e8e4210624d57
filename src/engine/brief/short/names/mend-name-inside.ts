import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';

const word = String.raw`[\p{Lu}\d][\p{L}\d.’'&-]*`;
const people = new RegExp(
  String.raw`\b(?<role>presenters?|hosts?|teachers?|tutors?|coaches|staff|team|trustees|volunteers|drivers|guides|players|crew|instructors?|chefs?)\s?\((?<list>${word}(?:\s${word}){0,2}(?:,\s(?:and\s)?${word}(?:\s${word}){0,2}){1,6})\)`,
  'u',
);
/** "ask for Aoife": whom one asks for is on no sign. */
const askedFor = /\b(?:ask for|speak to|talk to|ring|call|text|email|contact)\s$/iu;
/** "We build dry toilets - Loo & Behold, Kilkenny": the sign behind a dash, before the town. */
const behindDash = new RegExp(
  String.raw`^[^.!?\n]{10,120}\s[-–—]\s(?<sign>${word}(?:\s(?:&|and|of|the|${word})){0,4})(?=[,.\n])`,
  'u',
);
/** "Community radio station Wavelength 98.4 FM, Dundee": what stands behind the noun of the house up to the comma. */
const behindOffer = new RegExp(
  String.raw`^(?:\p{L}[\p{L}-]*\s){1,5}?(?<sign>\p{Lu}\p{L}+(?:\s(?:&\s)?${word}){0,4})(?=,)`,
  'u',
);

/** "Bright Spark Tutors Leeds - 11+ maths": all of what stands before the dash is the sign. */
const beforeDash = /^(?<sign>\p{Lu}[\p{L}’']+(?:\s(?:&\s|and\s)?\p{Lu}[\p{L}’']+){1,4})\s[-–—]\s/u;
const calling = /^\p{L}+(?:ist|er|or|ian|ect|man|woman)$/u;
const wholeSign = (brief: Brief): Brief => {
  const sign = /\s[-–—]\s/u.test(brief.prompt) ? beforeDash.exec(brief.prompt)?.groups?.['sign'] : undefined;
  const name = brief.name?.value ?? '';
  if (sign === undefined || sign === name || !` ${sign} `.includes(` ${name || '\n'} `)) return brief;
  // "Genealogist Fiona MacRae — Scottish ancestry": a calling before whoever has it is no part of the name.
  if (calling.test(brief.offer?.value ?? '') && sign === `${brief.offer?.value ?? ''} ${name}`) return brief;
  const isTorn = brief.offer !== null && ` ${sign} `.includes(` ${brief.offer.value} `);
  return {
    ...brief,
    name: { value: sign, spans: [{ start: 0, end: sign.length }] },
    offer: isTorn ? null : brief.offer,
  };
};

/** "Wavelength 98.4 FM": the full stop in a number ends no name. */
const wholeNumber = (brief: Brief): Brief => {
  const { name, prompt } = brief;
  const end = name?.spans[0]?.end ?? 0;
  const more = name && /\d$/u.test(name.value) ? /^\.\d{1,2}(?:\s?(?:FM|AM|MHz))?(?![\p{L}\d])/u.exec(prompt.slice(end))?.[0] : undefined; // prettier-ignore
  return name && more !== undefined
    ? { ...brief, name: { value: `${name.value}${more}`, spans: [{ start: name.spans[0]?.start ?? 0, end: end + more.length }] } }
    : brief; // prettier-ignore
};

/** "we restore classic speedboats! Riva Rescue, Lake Windermere": capitals that open the second sentence are the sign. */
const secondSign = (brief: Brief): Brief => {
  const { offer, name, prompt } = brief;
  const [span] = offer?.spans ?? [];
  const isSign =
    name === null &&
    span !== undefined &&
    offer !== null &&
    /^\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){1,3}$/u.test(offer.value) &&
    /^(?:we|i)\s\p{Ll}+\s[^.!?\n]+[.!?]+\s$/iu.test(prompt.slice(0, span.start)) &&
    /^[,.]/u.test(prompt.slice(span.end));
  return isSign && offer ? { ...brief, name: offer, offer: null } : brief;
};

/** A name that stands in a row of staff, or that one is to ask for, is nobody's sign: that is what the prompt opens with. */
export function mendNameInside(read: Brief): Brief {
  if (read.language.value !== 'en') return read;
  const brief = wholeNumber(secondSign(wholeSign(read)));
  const { name, prompt } = brief;
  const start = name?.spans[0]?.start;
  if (!name || start === undefined || name.spans.length !== 1) return brief;
  const row = prompt.includes('(') ? people.exec(prompt) : null;
  const within = row ? [{ start: row.index, end: row.index + row[0].length }] : [];
  const isStaff = row !== null && overlaps(name.spans, within);
  const staff = (row?.groups?.['list'] ?? '').split(/,\s(?:and\s)?/u).filter((one) => one !== '');
  const role = (row?.groups?.['role'] ?? '')
    .replace(/e?s$/u, '')
    .replace(/^\p{Ll}/u, (one) => one.toLocaleUpperCase());
  const isFree = ({ spans }: Slot<unknown>): boolean => spans.length === 0 || !overlaps(spans, within);
  const shown = staff.map((one): Slot<ListedItem> => ({
    value: { section: 'team', name: one, ...(/^(?:Staff|Team|Crew)$/u.test(role) ? {} : { note: role }) },
    spans: within,
  }));
  const isTold = brief.items.some(({ value }) => value.section === 'team' || value.section === 'teacher');
  if (!isStaff && row && !isTold)
    return {
      ...brief,
      phrases: brief.phrases.filter(isFree),
      items: [...brief.items.filter(isFree), ...shown],
    };
  if (!isStaff && !askedFor.test(prompt.slice(0, start))) return brief;
  const found = behindDash.exec(prompt) ?? behindOffer.exec(prompt);
  const sign = found?.groups?.['sign'];
  if (sign === undefined || sign === brief.place?.value) return brief;
  const at = prompt.indexOf(sign);
  return {
    ...brief,
    name: { value: sign, spans: [{ start: at, end: at + sign.length }] },
    offer:
      brief.offer && brief.offer.value.endsWith(` ${sign}`)
        ? { ...brief.offer, value: brief.offer.value.slice(0, -sign.length - 1) }
        : brief.offer,
    phrases: brief.phrases.filter(isFree),
    items: [...brief.items.filter(isFree), ...(isStaff ? shown : [])],
  };
}
