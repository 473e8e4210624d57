import { foldText } from '../words/fold-text';
import { findPhrases } from '../words/phrase-index';
import type { Reading } from '../reading';
import { tokenise } from '../words/tokenise';

const aboutHours =
  /(?<!\p{L})(?:godziny(?: otwarcia)?|czynne|otwarte|horarios?|horaires?|ouverte?s?|abiert[oa]s?|abert[oa]s?|apert[oi]|orari[o]?|offnungszeiten|geoffnet|openingstijden|open|geopend|saatleri?|acik|calisma|mesai|ساعات|مواعيد|دوام|מפתוח|פתוח|שעות|ימים|יום|ימי|א|ב|ג|ד|ה|ו|de|do|du|da|von|bis|van|tot|od|a|al|alle|dalle|y|e|et|und|en|i|ve|anche|aussi|auch|tambien|ook|tambem|takze|las|le|les|au|hasta|ate)(?!\p{L})/gu;

/** "Hafta içi", "Godziny pon-pt", "abierto de lunes a viernes": days and hours, and nothing that takes place. */
export function isDays({ lexicon }: Reading, title: string): boolean {
  const words = tokenise(
    foldText(title)
      .replace(/\d{1,2}(?:[:.h]\d{2})?h?/gu, ' ')
      .replace(aboutHours, ' '),
  );
  const { cues, days } = lexicon;
  const isTold = (at: number): boolean =>
    (['daily', 'weekdays', 'weekend', 'closed'] as const).some((name) => {
      const index = cues.get(name);
      return index && findPhrases(index, words).some(({ from, to }) => at >= from && at < to);
    });
  const isDay = (form: string): boolean =>
    days.has(form) ||
    days.has(form.replace(/(?:s|e|en|lari|leri)$/u, '')) ||
    days.has(form.replace(/^[הבו]/u, ''));
  return words.every(({ form }, at) => isDay(form) || isTold(at));
}
