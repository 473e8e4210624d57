import type { OpeningRange } from '@/domain/site/brief';
import type { Reading } from '../reading';

// A day begins where a word does: from each letter on, a long word would be read as often as it has letters.
const half =
  /(?<!\p{L})(?<day>\p{L}{2,})(?:\.|s)?\s?-?(?:le\s|los\s|por la\s|a la\s|de\s|di\s|à\s|po\s)?(?<part>nachmittags?|nachm|vormittags?|apres-midi|matin|tardes?|mananas?|pomeriggio|mattina|middag|ochtend|manha|poludniu|rano)\s(?:ist\s)?(?:zu|geschlossen|fermee?|cerrad[oa]|chius[oa]|gesloten|dicht|fechad[oa]|nieczynne|zamkniete)(?!\p{L})/gu;
const early = /^(?:vormittag|matin|manana|mattina|ochtend|manha|rano)/u;
const noon = 13 * 60;

/** "Mo bis Fr 8-12 und 15-18 Uhr, Do nachmittag zu": opening hours without the half of a day that is said to be closed. */
export function withoutHalfDays(reading: Reading, ranges: readonly OpeningRange[]): readonly OpeningRange[] {
  let left = ranges;
  for (const match of reading.folded.matchAll(half)) {
    const { day = '', part = '' } = match.groups ?? {};
    const { days } = reading.lexicon;
    const closed = days.get(day) ?? days.get(day.replace(/-$/u, '')) ?? days.get(day.replace(/s$/u, ''));
    if (closed === undefined) continue;
    const isGone = ({ opens }: OpeningRange): boolean =>
      early.test(part) ? opens < noon - 60 : opens >= noon;
    left = left
      .map((range) =>
        isGone(range) ? { ...range, days: range.days.filter((one) => one !== closed) } : range,
      )
      .filter((range) => range.days.length > 0);
  }
  return left;
}

/** "codziennie 6-18, w niedzielę 7-12": a day with hours of its own has no others at the same time. */
export function ownDays(ranges: readonly OpeningRange[]): readonly OpeningRange[] {
  return ranges
    .map((range, at) => {
      const closer = ranges.filter(
        (other, next) =>
          next > at &&
          range.days.length > 4 &&
          other.days.length < range.days.length &&
          other.days.every((day) => range.days.includes(day)) &&
          other.opens < range.closes &&
          other.closes > range.opens,
      );
      const taken = new Set(closer.flatMap(({ days }) => days));
      return taken.size === 0 ? range : { ...range, days: range.days.filter((day) => !taken.has(day)) };
    })
    .filter(({ days }) => days.length > 0);
}
