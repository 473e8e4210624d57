import type { Brief } from '@/domain/site/brief';

const readFrom = 6000;
const noon = 840;

const morning =
  "por la mañanas?|de mañana|mañanas?|le matin|matin|matinée|vormittags?|morgens|nur vormittag|de manhã|manhãs?|al mattino|la mattina|mattina|’s ochtends|['’]s ochtends|ochtends|'s morgens|rano|przed południem|sabah(?:ları)?|öğlene kadar|öğleden önce|صباحا?ً?|בבוקר|עד הצהריים|בוקר";
const saturday =
  'sábados?|samedis?|samstags?|sonnabends?|sabato|zaterdag(?:en|s)?|sobot[aęy]|soboty|cumartesi(?:leri)?|(?:ال)?سبت|ב?שבת|ו?ב?יום שבת';
/** "sábados solo por la mañana": a short day, told without its hours. */
const shortDay = new RegExp(
  String.raw`(?<![\p{L}])(?:${saturday})[\s,:]{1,2}(?:(?:solo|sólo|só|somente|apenas|uniquement|seulement|nur|solo di|alleen|tylko|sadece|فقط|רק)\s)?(?:${morning})(?![\p{L}])`,
  'iu',
);

const weekdays: Readonly<Record<string, readonly string[]>> = {
  pt: ['segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado', 'domingo'],
  he: ['שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת', 'ראשון'],
};
const clock = String.raw`\d{1,2}(?:[h:]\d\d|h)?`;
const timed: Readonly<Record<string, RegExp>> = {
  pt: rangeOf('segunda|terça|quarta|quinta|sexta|sábado|domingo', 's?(?:-feira)?', ' (?:a|à|até) ', ' (?:das|de) ', ' (?:às|as|a|até) '),
  he: rangeOf('ראשון|שני|שלישי|רביעי|חמישי|שישי|שבת', '', '(?: עד (?:יום )?|[-–])', ' (?:מ-?)?', '(?: ?[-–] ?| עד )'),
}; // prettier-ignore

function rangeOf(days: string, ending: string, until: string, from: string, to: string): RegExp {
  const day = (name: string): string => String.raw`(?<${name}>${days})${ending}`;
  return new RegExp(
    String.raw`(?<![\p{L}])${day('first')}(?:${until}${day('last')})?,?${from}(?<opens>${clock})${to}(?<closes>${clock})(?![\d:])`,
    'giu',
  );
}

const everyDay = new RegExp(
  String.raw`(?<![\p{L}])(?:todos os dias|diariamente|de segunda a domingo) (?:das|de) (?<opens>${clock}) (?:às|as|a|até) (?<closes>${clock})(?![\d:])`,
  'iu',
);
const minutes = (text: string): number => {
  const [hour = '0', more] = text.split(/[h:]/u);
  return Number(hour) * 60 + Number(more === undefined || more === '' ? 0 : more);
};

/** "Segunda a sexta das 8h às 18h, sábado das 8h às 12h", "ראשון עד חמישי 9:00-18:00": every stretch of days with its hours. */
function everyStretch(brief: Brief): Brief {
  const { prompt, spoken } = brief;
  const names = weekdays[spoken];
  const pattern = timed[spoken];
  // "שעות פתיחה (ראשון עד חמישי 12:00-23:00)": where hours are asked for, their days are no lesson's.
  // "sábado das 9h às 15h": a row that is called by no more than its "from" is no lesson either.
  const isAsked =
    brief.sections.some(({ value }) => value === 'hours') ||
    brief.items.some(({ value }) => value.section === 'timetable' && /^d[ae]s?$/iu.test(value.name));
  const hours = brief.hours ?? (isAsked ? { value: [], spans: [] } : null);
  if (!hours || !names || !pattern) return brief;
  const known = new Set(hours.value.flatMap(({ days }) => days));
  const found = [...prompt.slice(0, readFrom).matchAll(pattern)].flatMap((match) => {
    const { first = '', last, opens = '', closes = '' } = match.groups ?? {};
    const from = names.indexOf(first.toLowerCase());
    const to = last === undefined ? from : names.indexOf(last.toLowerCase());
    const days = Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, at) => ((from + at) % 7) + 1);
    const range = { days, opens: minutes(opens), closes: minutes(closes) };
    // "segunda-feira a sexta-feira": days of which only the last was read.
    const isPart = hours.value.some(
      (one) =>
        one.opens === range.opens &&
        one.closes === range.closes &&
        one.days.every((day) => days.includes(day)),
    );
    const isFree = isPart ? days.some((day) => !known.has(day)) : !days.some((day) => known.has(day));
    const isNew = from >= 0 && to >= 0 && isFree && range.opens < range.closes;
    return isNew ? [{ range, span: { start: match.index, end: match.index + match[0].length } }] : [];
  });
  if (found.length === 0) return brief;
  const isHours = ({ start, end }: { readonly start: number; readonly end: number }): boolean =>
    found.some(({ span }) => span.start < end && span.end > start);
  return {
    ...brief,
    hours: {
      value: [
        ...hours.value.filter(
          (one) => !found.some(({ range }) => one.days.every((day) => range.days.includes(day))),
        ),
        ...found.map(({ range }) => range),
      ],
      spans: [...hours.spans, ...found.map(({ span }) => span)],
    },
    // What was taken for a lesson is when the house is open.
    items: brief.items.filter(({ value, spans }) => value.price !== undefined || !spans.some(isHours)),
  };
}

/** "Aberto todos os dias das 7h às 22h": every day alike, and no lesson. */
function dailyHours(brief: Brief): Brief {
  const found =
    brief.spoken === 'pt' && brief.hours === null ? everyDay.exec(brief.prompt.slice(0, readFrom)) : null;
  if (!found) return brief;
  const { opens = '', closes = '' } = found.groups ?? {};
  const span = { start: found.index, end: found.index + found[0].length };
  return {
    ...brief,
    hours: {
      value: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: minutes(opens), closes: minutes(closes) }],
      spans: [span],
    },
    items: brief.items.filter(
      ({ value, spans }) =>
        value.price !== undefined || !spans.some((one) => one.start < span.end && one.end > span.start),
    ),
  };
}

/** Opening hours of a prompt in another language than English, once more: stretches that were missed, and short Saturdays. */
export const mendHours = (brief: Brief): Brief => shortSaturday(everyStretch(dailyHours(brief)));

/** Where a prompt tells of Saturday mornings: the hours of the other mornings, and never that it is closed. */
function shortSaturday(brief: Brief): Brief {
  const { hours, prompt } = brief;
  if (!hours || hours.value.some(({ days }) => days.includes(6))) return brief;
  const found = shortDay.exec(prompt.slice(0, readFrom));
  if (!found) return brief;
  const first = hours.value
    .filter(({ opens, closes }) => closes <= noon + 60 && opens < closes)
    .toSorted((one, other) => one.opens - other.opens)[0];
  const opens = first?.opens ?? Math.min(...hours.value.map((range) => range.opens));
  const closes = first?.closes ?? noon - 60;
  if (opens >= closes) return brief;
  return {
    ...brief,
    hours: {
      value: [...hours.value, { days: [6], opens, closes }],
      spans: [...hours.spans, { start: found.index, end: found.index + found[0].length }],
    },
  };
}
