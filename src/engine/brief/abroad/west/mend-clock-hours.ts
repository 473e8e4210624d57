import type { Brief } from '@/domain/site/brief';

const days: Readonly<Record<string, readonly string[]>> = {
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábados?', 'domingos?'],
};
const opened =
  /^(?:(?:nos )?(?:atendemos|abrimos|atención|abiertos?|horarios?)(?: al público)?)(?: de| los)?$/iu;
const clock = String.raw`(\d{1,2})(?:[:.](\d\d))?\s?(?:h(?:s|rs)?\.?)?\s?([ap])?\.?\s?(?:m\.?)?`;

const minutes = (hour: string, more: string | undefined, half: string | undefined): number => {
  const told = Number(hour) % 24;
  const shifted = half === 'p' && told < 12 ? told + 12 : half === 'a' && told === 12 ? 0 : told;
  return shifted * 60 + Number(more ?? 0);
};

/** "atendemos de lunes a sábado 9am a 7pm": opening hours on a clock of twelve hours, and no lesson. */
export function clockHours(brief: Brief): Brief {
  const names = days[brief.spoken];
  if (!names || brief.hours !== null) return brief;
  const day = names.join('|');
  const pattern = new RegExp(
    String.raw`(?<!\p{L})(${day})(?:\s(?:a|al|-|–)\s(${day}))?,?\s(?:de\s)?(?:las\s)?${clock}\s?(?:a|-|–|hasta)\s?(?:las\s)?${clock}(?!\d)`,
    'giu',
  );
  const found = [...brief.prompt.slice(0, 3000).matchAll(pattern)].flatMap((match) => {
    const [whole, first = '', last, opens = '', openMinutes, openHalf, closes = '', closeMinutes, closeHalf] =
      match;
    const at = (name: string): number => names.findIndex((one) => new RegExp(`^${one}$`, 'iu').test(name));
    const from = at(first);
    const to = last === undefined ? from : at(last);
    const range = {
      days: Array.from({ length: ((to - from + 7) % 7) + 1 }, (_, step) => ((from + step) % 7) + 1),
      opens: minutes(opens, openMinutes, openHalf?.toLowerCase()),
      closes: minutes(closes, closeMinutes, closeHalf?.toLowerCase()),
    };
    return from >= 0 && to >= 0 && range.opens < range.closes && (openHalf ?? closeHalf) !== undefined
      ? [{ range, span: { start: match.index, end: match.index + whole.length } }]
      : [];
  });
  const isTold = brief.items.some(({ value }) => value.when !== undefined && !opened.test(value.name));
  if (found.length === 0 || isTold) return brief;
  return {
    ...brief,
    hours: { value: found.map(({ range }) => range), spans: found.map(({ span }) => span) },
    items: brief.items.filter(({ value }) => value.when === undefined || !opened.test(value.name)),
  };
}
