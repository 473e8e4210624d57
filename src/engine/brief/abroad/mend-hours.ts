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

/** Opening hours of a prompt that tells of Saturday mornings: those of the other mornings, and never that it is closed. */
export function mendHours(brief: Brief): Brief {
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
