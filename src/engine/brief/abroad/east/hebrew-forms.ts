import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { hebrewTownIn } from '../../places/hebrew-towns';

const slotAt = (value: string, start: number, length: number): Slot<string> => ({
  value,
  spans: [{ start, end: start + length }],
});

/** Words whose ending says that another follows: "מאפיית", "סדנת". */
const construct =
  /^(?<stem>מאפיי|סדנ|מסעד|מספר|חבר|קליניק|מרפא|עמות|להק|מקהל|גלריי|אקדמיי|נגריי|מכבס|קונדיטוריי|חוו|מעבד|מסגריי|תזמור|רשת|סוכנ|מחלב|מבשל|ספריי)ת$/u;
const stops = /^(?:ב(?!שר|גד|ית)|עם$|ל|של$|ש|ו|כולל$|בלי$|הזמנ|שעות|מחיר)/u;

/** "אתר למאפיית מחמצת", "לסדנת כתיבה": what it is, with the word that its ending asks for, and without the letter that says "for". */
export function offerOfHebrew(brief: Brief): Brief {
  const { offer, prompt, spoken, name } = brief;
  const span = offer?.spans[0];
  if (spoken !== 'he' || !offer || !span) return brief;
  let { value } = offer;
  let { start, end } = span;
  if (/^ל[א-ת]{3,}/u.test(value) && /(?:אתר|דף|נחיתה|עמוד|חנות|אפליקציה)\s$/u.test(prompt.slice(0, start))) {
    value = value.slice(1);
    start += 1;
  }
  const stem = construct.exec(value)?.groups?.['stem'];
  const isSame = name?.value === offer.value;
  if (stem === undefined) {
    if (value === offer.value) return brief;
    return { ...brief, offer: slotAt(value, start, end - start), name: isSame ? null : name };
  }
  const next = /^\s(?<word>[א-ת'"]{2,})/u.exec(prompt.slice(end))?.groups?.['word'];
  const isJoined = next !== undefined && !stops.test(next) && hebrewTownIn(next) === null;
  const isQuoted = name !== null && /["“„]$/u.test(prompt.slice(0, name.spans[0]?.start ?? 0));
  // "מאפיית מחמצת קטנה": what is baked there is no name, where it follows the word that asks for it.
  const isName = isJoined && name?.spans[0]?.start === end + 1 && !isQuoted;
  if (isJoined) {
    value = `${value} ${next}`;
    end += next.length + 1;
  } else value = `${stem}ה`;
  return { ...brief, offer: slotAt(value, start, end - start), name: isName || isSame ? null : name };
}

const meeting = /^(?:ה?מפגש(?:ים)?|ה?סדנה|ה?קורס|ה?הרצאה|ה?סיור|ה?שיעור)/u;
const leading = /\sעם\s(?<who>[א-ת]{2,}\s[א-ת]{2,})(?=[,.]|$)/u;
/** "סדנת כתיבה … עם נעמה שגיא": with whom, is who leads it. */
export function leaderOfHebrew(brief: Brief): Brief {
  const { prompt, spoken, offer, kind } = brief;
  const isTaught = kind.value === 'course' || /^(?:סדנ|קורס|הרצא|סיור|חוג)/u.test(offer?.value ?? '');
  const found = spoken === 'he' && isTaught ? leading.exec(prompt.slice(0, 200)) : null;
  const who = found?.groups?.['who'];
  if (
    !found ||
    who === undefined ||
    meeting.test(who) ||
    brief.items.some(({ value }) => value.section === 'team')
  )
    return brief;
  const start = found.index + found[0].indexOf(who);
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => one.start < start + who.length && one.end > start);
  const leader: Slot<ListedItem> = {
    value: { section: 'team', name: who },
    spans: [{ start, end: start + who.length }],
  };
  return {
    ...brief,
    items: [...brief.items.filter((item) => !isIn(item)), leader],
    parts: brief.parts.filter((part) => !isIn(part)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
    excluded: brief.excluded.filter(({ value }) => value !== 'team'),
  };
}

const times: Readonly<Record<string, RegExp>> = {
  he: /^(?:ב?ימי(?! הולדת)\s|ב?יום\s).*|^\d{1,2}:\d{2}/u,
  ar: /^(?:يوم|أيام|كل)\s.*/u,
  nl: /^(?:elke\s|op\s)?(?:maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag)(?:en|avond|ochtend|middag)?(?:\s.*\d)?$/iu,
  pl: /^(?:w\s|we\s|każd\p{L}+\s)?(?:poniedział|wtor|śro|czwart|piąt|sobot|niedziel)\p{L}*(?:\s.*\d)?$/iu,
  tr: /^(?:her\s)?(?:pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar)(?:\sgün\p{L}*)?(?:\s.*\d)?$/iu,
};
/** "ימי שלישי 19:00, 1,450 ₪": what costs that is what is offered, and the day is when. */
export function pricedDays(brief: Brief): Brief {
  const time = times[brief.spoken];
  const { offer } = brief;
  const priced = brief.items.filter(({ value }) => value.price !== undefined);
  const [only] = priced;
  if (!time || !offer || !only || priced.length !== 1 || !time.test(only.value.name)) return brief;
  const when = only.value.name;
  return {
    ...brief,
    items: brief.items.map((item) =>
      item === only ? { ...item, value: { ...item.value, name: offer.value } } : item,
    ),
    phrases: [...brief.phrases, { value: when, spans: only.spans.slice(0, 1) }],
  };
}
