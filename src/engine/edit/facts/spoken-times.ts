const numbers = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'] as const; // prettier-ignore
const hour = `(?<hour>\\d{1,2}|${numbers.slice(1).join('|')})`;
const spoken = new RegExp(
  `\\b(?:half (?:past )?${hour}|(?<side>quarter|twenty|ten|five) (?<way>past|to) ${hour.replace('hour', 'next')}|(?<=\\b(?:at|to|until|till|from|by|is|starts|now) )${hour.replace('hour', 'plain').replace('\\d{1,2}|', '')})(?: o'?clock)?\\b|\\b(?<noon>noon|midday)\\b|\\b(?<night>midnight)\\b`,
  'giu',
);
const parts: Readonly<Record<string, number>> = { quarter: 15, twenty: 20, ten: 10, five: 5 };

/** A text with the times that are told in words in figures: "half one" as "1:30", "quarter to nine" as "8:45", "at three" as "at 3:00". */
export function writeSpokenTimes(text: string): string {
  if (!/half|quarter|past|noon|midday|midnight|at |to |is |by |starts |twenty|five/iu.test(text)) return text;
  return text.replace(spoken, (...found: readonly unknown[]) => {
    const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (groups.noon) return '12:00';
    if (groups.night) return '24:00';
    const at = numberOf(groups.hour ?? groups.next ?? groups.plain ?? '');
    const before = groups.way?.toLowerCase() === 'to' ? 1 : 0;
    const beside = parts[groups.side?.toLowerCase() ?? ''] ?? (groups.hour ? 30 : 0);
    const minutes = before ? 60 - beside : beside;
    return `${at - before || 12}:${String(minutes).padStart(2, '0')}`;
  });
}

const numberOf = (word: string): number =>
  /^\d/.test(word) ? Number(word) : Math.max(0, numbers.findIndex((one, at) => at > 0 && one === word.toLowerCase())); // prettier-ignore

const units: readonly (readonly [RegExp, number])[] = [
  [/^half(?: an?)? hour$/, 30],
  [/^quarter(?: of)?(?: an?)? hour$/, 15],
  [/^(?:an? )?hour and (?:an? )?half$/, 90],
];

/** A span of time in minutes: "half an hour", "20 minutes", "two hours"; null for other words. */
export function minutesIn(text: string): number | null {
  const said = text.toLowerCase().trim();
  const named = units.find(([words]) => words.test(said));
  if (named) return named[1];
  const match = /^(?<count>an?|\d+|[a-z]+)? ?(?<unit>hours?|hrs?|h|minutes?|mins?|min)$/.exec(said)?.groups;
  if (!match) return null;
  const count = /^an?$/.test(match.count ?? 'a') ? 1 : numberOf(match.count ?? '1');
  return count > 0 ? count * (match.unit?.startsWith('h') ? 60 : 1) : null;
}
