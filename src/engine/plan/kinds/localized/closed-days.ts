import type { OpeningRange } from '@/domain/site/brief';

type Told = { readonly closed: string; readonly days: readonly string[]; readonly to: string };
/** The word for closed, the days from Monday on, and what joins the first of several to the last. */
const words: Readonly<Record<string, Told>> = {
  es: { closed: 'cerrad[oa]s?|cerramos', days: ['lunes', 'martes', 'mi[eé]rcoles', 'jueves', 'viernes', 's[aá]bados?', 'domingos?'], to: 'a' },
  fr: { closed: 'fermée?s?|fermeture', days: ['lundis?', 'mardis?', 'mercredis?', 'jeudis?', 'vendredis?', 'samedis?', 'dimanches?'], to: 'à|au' },
  de: { closed: 'geschlossen|ruhetage?|zu', days: ['montags?', 'dienstags?', 'mittwochs?', 'donnerstags?', 'freitags?', '(?:samstag|sonnabend)s?', 'sonntags?'], to: 'bis' },
  pt: { closed: 'fechad[oa]s?|encerrad[oa]s?|fechamos', days: ['segundas?(?:-feiras?)?', 'terças?(?:-feiras?)?', 'quartas?(?:-feiras?)?', 'quintas?(?:-feiras?)?', 'sextas?(?:-feiras?)?', 's[aá]bados?', 'domingos?'], to: 'a|à|até' },
  it: { closed: 'chius[oaie]|chiusura', days: ['luned[iì]', 'marted[iì]', 'mercoled[iì]', 'gioved[iì]', 'venerd[iì]', 'sabato', 'domenica'], to: 'a|al' },
  nl: { closed: 'gesloten|dicht', days: ['maandags?', 'dinsdags?', 'woensdags?', 'donderdags?', 'vrijdags?', 'zaterdags?', 'zondags?'], to: 'tot|t\\/m' },
  pl: { closed: 'zamknięt\\p{L}+|nieczynn\\p{L}+', days: ['poniedział\\p{L}+', 'wtor\\p{L}+', 'środ\\p{L}+', 'czwart\\p{L}+', 'piąt\\p{L}+', 'sobot\\p{L}+', 'niedziel\\p{L}+'], to: 'do' },
  tr: { closed: 'kapalı(?:yız|dır)?|tatil', days: ['pazartesi(?:leri)?', 'salı(?:ları)?', 'çarşamba(?:ları)?', 'perşembe(?:leri)?', 'cuma(?:ları)?', 'cumartesi(?:leri)?', 'pazar(?:ları)?'], to: 'ile' },
  ar: { closed: 'مغلق\\p{L}*|نغلق|عطلة', days: ['(?:ال)?[إا]ثنين', '(?:ال)?ثلاثاء', '(?:ال)?[أا]ربعاء', '(?:ال)?خميس', '(?:ال)?جمعة', '(?:ال)?سبت', '(?:ال)?[أا]حد'], to: 'إلى|حتى' },
  he: { closed: 'סגור\\p{L}*', days: ['שני', 'שלישי', 'רביעי', 'חמישי', 'שישי', 'שבת', 'ראשון'], to: 'עד' },
}; // prettier-ignore
const week = 7;

/** Days, from Monday = 1, on which a prompt says that a house is closed: "fermé dimanche et lundi". */
export function closedDays(prompt: string, language: string): ReadonlySet<number> {
  const told = words[language];
  const found = new Set<number>();
  if (!told) return found;
  const closed = new RegExp(`(?<!\\p{L})(?:${told.closed})(?!\\p{L})`, 'iu');
  const day = new RegExp(
    `(?<!\\p{L})(?:[וو]?ב?(?:יום\\s)?)?(?:${told.days.map((name, at) => `(?<d${at + 1}>${name})`).join('|')})(?!\\p{L})`,
    'giu',
  );
  const joint = new RegExp(`^\\s?(?:${told.to}|-|–)\\s?(?:el |l[ea] |il )?$`, 'iu');
  for (const piece of prompt.split(/[.;:()\n]/u).filter((text) => closed.test(text))) {
    // "lunes a viernes de 9 a 14, domingo cerrado": with a clock the comma ends what is closed.
    const clause = /\d/u.test(piece) ? (piece.split(/[,،]/u).find((text) => closed.test(text)) ?? '') : piece;
    if (/\d/u.test(clause)) continue;
    let last: { readonly at: number; readonly end: number } | null = null;
    for (const match of clause.matchAll(day)) {
      const at = Number(
        Object.entries(match.groups ?? {})
          .find(([, name]) => name !== undefined)?.[0]
          .slice(1) ?? 0,
      );
      if (last && joint.test(clause.slice(last.end, match.index)))
        for (let step = 0; step < (at - last.at + week) % week; step += 1)
          found.add(((last.at - 1 + step) % week) + 1);
      found.add(at);
      last = { at, end: match.index + match[0].length };
    }
  }
  return found.size < week ? found : new Set();
}

/** Usual hours on all days but those on which a prompt says that the house is closed. */
export function withoutClosed(ranges: readonly OpeningRange[], closed: ReadonlySet<number>): OpeningRange[] {
  const [first] = ranges;
  if (closed.size === 0 || !first) return [...ranges];
  const kept = ranges
    .map((range) => ({ ...range, days: range.days.filter((day) => !closed.has(day)) }))
    .filter(({ days }) => days.length > 0);
  const open = new Set(kept.flatMap(({ days }) => days));
  const missing = Array.from({ length: week }, (_, at) => at + 1).filter(
    (day) => !open.has(day) && !closed.has(day),
  );
  if (missing.length === 0) return kept;
  const days = [...(kept[0]?.days ?? []), ...missing].toSorted((one, other) => one - other);
  return [{ ...first, days }, ...kept.slice(1)];
}
