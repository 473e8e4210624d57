import type { Brief } from '@/domain/site/brief';
import type { Words } from './words';

/** Words for each day, in the languages whose prompts leave days out. */
const each =
  /tod[oa]s|tous|chaque|quotid|t[äa]glich|jede|alle tage|alle dagen|diari|ogni|tutti|dagelijks|elke|iedere|her ?g[üu]n|codzie|ka[żz]d|dni w|(?:7|siete|sept|sieben|sete|sette|zeven|yedi) ?(?:d[ií]as?|j|jours?|tagen?|dias?|giorni|dagen|g[üu]n)|7\/|\/7|sempre|siempre|toujours|immer|كل|يومي|أيام|ימים|כל|ליום/i;
const near = 50;

/** Whether the hours were told with their days: "abrimos de 10 a 14" says nothing of Sundays. */
export function tellsDays({ hours, prompt, spoken }: Brief): boolean {
  const spans = hours?.spans ?? [];
  if (!hours || spans.length === 0 || spoken === 'en') return true;
  return (
    hours.value.some(({ days }) => days.length < 7) ||
    spans.some(
      // Days stand before their hours, so hours alone begin with a figure.
      ({ start, end }) =>
        !/\d/.test(prompt[start] ?? '') || each.test(prompt.slice(Math.max(0, start - near), end + near)),
    )
  );
}

/** The words for a site whose hours were told without days: it is open at those, and nobody says on which days. */
export const daysAsTold = (words: Words, brief: Brief): Words =>
  tellsDays(brief) ? words : { ...words, times: { ...words.times, everyDay: words.times.open } };
