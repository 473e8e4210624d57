import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

const counters = new Set(['bakery', 'shop', 'florist', 'product']);
const tables = /הזמנת (?:שולחן|מקום|תור)|קביעת תור|لحجز|حجز (?:طاولة|موعد)/u;
/** "הזמנות לשישי עד יום רביעי" of a bakery: what is ordered there is bread, and no table or appointment. */
export function ordersAtCounter(brief: Brief): Brief {
  if (brief.spoken !== 'he' || !counters.has(brief.kind.value) || tables.test(brief.prompt)) return brief;
  return {
    ...brief,
    sections: brief.sections.filter(({ value }) => value !== 'booking'),
    behaviours: brief.behaviours.filter(({ value }) => value !== 'booking'),
  };
}

const helping = lean(
  /(?<!\p{L})(?:formulier|aanmeld\p{L}*|inschrij\p{L}*|formularz\p{L}*|zgłosz\p{L}*|zapis\p{L}*|form\p{L}*|kayıt|başvuru\p{L}*)(?!\p{L})[^.;\n]{0,50}?(?:vrijwilliger\p{L}*|wolontariusz\p{L}*|wolontariat\p{L}*|gönüllü\p{L}*)|(?:vrijwilliger\p{L}*|wolontariusz\p{L}*|wolontariat\p{L}*|gönüllü\p{L}*)[^.;\n]{0,30}?(?:formulier|aanmeld\p{L}*|formularz\p{L}*|zgłosz\p{L}*|form\p{L}*|kayıt|başvuru\p{L}*)|(?:نموذج|تسجيل|استمارة)[^.؛\n]{0,30}?(?:متطوع|تطوع)\p{L}*|(?:טופס|הרשמ[הת]|הצטרפות)[^.;\n]{0,30}?(?:מתנדב|התנדבות)\p{L}*/iu,
);
/** "een formulier om je aan te melden als vrijwilliger": whoever wants to help has a form for it. */
export function formForHelpers(brief: Brief): Brief {
  const found = ['nl', 'pl', 'tr', 'ar', 'he'].includes(brief.spoken) ? helping.exec(brief.prompt) : null;
  if (!found || brief.sections.some(({ value }) => value === 'volunteer')) return brief;
  const span: Span = { start: found.index, end: found.index + found[0].length };
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some(({ start, end }) => start < span.end && end > span.start);
  return {
    ...brief,
    sections: [...brief.sections, { value: 'volunteer', spans: [span] }],
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
  };
}

/** "לחם ושות׳": the mark of a word cut short belongs to the name. */
export function nameWithMark(brief: Brief): Brief {
  const { name, prompt } = brief;
  const span = name?.spans[0];
  const mark = span ? /^[׳']/u.exec(prompt.slice(span.end))?.[0] : undefined;
  const isCut = /(?:^|\s)(?:ושות|ושו|וכו|בע|ג|צ)$/u.test(name?.value ?? '');
  if (brief.spoken !== 'he' || !name || !span || mark === undefined || !isCut) return brief;
  return { ...brief, name: { value: `${name.value}׳`, spans: [{ start: span.start, end: span.end + 1 }] } };
}

/** "werkdagen (elke woensdag 10-13 uur)": what heads the hours in its brackets is nothing on offer. */
export function headOfHours(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const [span] = hours?.spans ?? [];
  if (!span || !['nl', 'pl', 'tr', 'ar', 'he'].includes(brief.spoken)) return brief;
  return {
    ...brief,
    items: brief.items.filter(({ value, spans }) => {
      const end = Math.max(0, ...spans.map((one) => one.end));
      const between = prompt.slice(end, span.start);
      return !(value.price === undefined && /^\s?\(\p{L}{0,8}\s?$/u.test(between) && span.start >= end);
    }),
  };
}

/** "pracowni renowacji mebli u stasia": at whose place it is, is the name; what stands before it, what it is. */
export function workshopAt(brief: Brief): Brief {
  const { name, offer, spoken, prompt } = brief;
  const { what, who } =
    /^(?<what>\p{L}.{4,60}?)\su\s(?<who>\p{L}{3,}(?:\s\p{Lu}\p{L}+)?)$/iu.exec(name?.value ?? '')?.groups ??
    {};
  const span = name?.spans[0];
  if (spoken !== 'pl' || !name || !span || offer !== null || what === undefined || who === undefined)
    return brief;
  if (/["“„«]$/u.test(prompt.slice(0, span.start))) return brief;
  const at = span.end - who.length - 2;
  return {
    ...brief,
    name: {
      value: `U ${who.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase('pl'))}`,
      spans: [{ start: at, end: span.end }],
    },
    offer: { value: what.toLocaleLowerCase('pl'), spans: [{ start: span.start, end: at - 1 }] },
  };
}

const acting =
  /(?:faaliyet gösteren|hizmet veren|bulunan|yer alan|çalışan)\s(?<who>\p{Lu}\p{L}+(?:\s(?:ve\s|&\s)?\p{Lu}\p{L}+){0,4})(?=\s(?:için|adına|adlı|isimli)|[,.:]|$)/u;
/** "Ankara'da faaliyet gösteren Yıldız Isı Sistemleri için": who is active somewhere is the name, and "active" no trade. */
export function activeInTurkish(brief: Brief): Brief {
  const found = brief.spoken === 'tr' ? acting.exec(brief.prompt.slice(0, 200)) : null;
  const who = found?.groups?.['who'];
  if (!found || who === undefined) return brief;
  const start = found.index + found[0].indexOf(who);
  const isActive = /faaliyet|hizmet veren|bulunan|yer alan|çalışan/u.test(brief.offer?.value ?? '');
  return {
    ...brief,
    name: { value: who, spans: [{ start, end: start + who.length }] },
    offer: isActive || brief.offer?.value.includes(who.split(' ')[0] ?? who) === true ? null : brief.offer,
  };
}

const andThere: Readonly<Record<string, RegExp>> = {
  nl: /\s*,\s*|\sen\s/u,
  ar: /\s*،\s*|\sو(?=[\u0621-\u064A]{3})/u,
  he: /\s*,\s*|\sו(?=[א-ת]{2})/u,
};
/** "לצימר עם ג׳קוזי ונוף": what a house is told to have stands among what it has. */
export function thingsOfHouse(brief: Brief): Brief {
  const joint = andThere[brief.spoken];
  if (
    !joint ||
    brief.kind.value !== 'hotel' ||
    brief.items.some(({ value }) => value.section === 'amenities')
  )
    return brief;
  const isThing = ({ spans }: Slot<string>): boolean =>
    /(?:\smet\s(?:een\s)?|\sעם\s|\sمع\s|\sفيه\s|\sفيها\s|,\s|،\s)$/u.test(
      brief.prompt.slice(0, spans[0]?.start ?? 0),
    );
  const things = brief.phrases.filter((slot) => isThing(slot) && slot.value.split(' ').length <= 6);
  if (things.length === 0) return brief;
  return {
    ...brief,
    phrases: brief.phrases.filter((slot) => !things.includes(slot)),
    items: [
      ...brief.items,
      ...things.flatMap(({ value, spans }) =>
        value
          .split(joint)
          .map((name): Slot<ListedItem> => ({ value: { section: 'amenities', name: name.trim() }, spans })),
      ),
    ],
  };
}
