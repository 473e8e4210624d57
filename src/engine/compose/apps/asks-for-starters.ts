import { numberOf } from '../../number-of';

const amount = String.raw`(?<count>\d{1,2}|some|a few|several|a couple of|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const sort = String.raw`(?:starting|starter|sample|example|initial|default|pre-?set|ready-made|first|suggested)`;
const upTo = 12;

/**
 * How many of a thing are to stand there from the start, where a prompt asks for some without naming them: "5 starting
 * habits", "some cards to start with", "with sample tasks". `things` is a pattern without groups; null where it asks for none.
 */
export function asksForStarters(prompt: string, things: string): number | null {
  const asked =
    new RegExp(String.raw`(?<![\p{L}\d])(?:${amount} )?${sort} (?:${things})(?![\p{L}])`, 'iu').exec(
      prompt,
    ) ??
    new RegExp(
      String.raw`(?<![\p{L}\d])${amount} (?:${things}) (?:to start with|to begin with|to start|already (?:there|in it|on it|filled in)|from the start|filled in)`,
      'iu',
    ).exec(prompt);
  if (!asked) return null;
  const told = asked.groups?.['count'];
  const count = told === undefined ? NaN : /^\d/u.test(told) ? Number(told) : numberOf(told);
  return Number.isFinite(count) && count > 0 ? Math.min(count, upTo) : 5;
}
