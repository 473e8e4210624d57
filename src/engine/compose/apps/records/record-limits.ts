import { numberOf } from '../../../number-of';
import type { RecordField, RecordLimit } from './record-field';

const number = String.raw`(\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`;
const told = new RegExp(
  String.raw`\b(?:no more than|never more than|not more than|at most|max(?:imum|\.)?(?: of)?|up to|only|limit(?:ed)?(?: of| to|:)?)\s+${number}\b([^.;()\n]{0,70})`,
  'giu',
);
/** Figures that bound something else than how many there are. */
const ofElse =
  /^\s?(?:[%€$£:.,]\d|characters?|letters|words|digits|minutes|mins?\b|hours?|days|weeks|months|years|kg|km|people|persons|guests|stars|points|pages|columns?|colou?rs|euros?|pounds|dollars|a (?:day|week|month)|(?:\p{L}+ )?(?:per|each|every) )/iu;
const all =
  /^ (?:entries|records|rows|items|things|names|places|spots|sign-?ups|(?:\p{L}+ )?(?:in total|altogether|overall))\b/iu;
const stem = (text: string): string => text.toLowerCase().replace(/(?<=[^aeiou])(?:ies|y)$|(?<=[^s])s$/u, '');

/** "Max 5 desserts", "no more than 3 books in “Reading now”": how many records there may be of a choice, or at all. */
export function readRecordLimits(prompt: string, fields: readonly RecordField[]): readonly RecordLimit[] {
  const choices = fields.flatMap(({ name, type, options = [] }) =>
    type === 'select' ? options.map((value) => ({ field: name, value })) : [],
  );
  const limits: RecordLimit[] = [];
  for (const [, count = '', after = ''] of prompt.matchAll(told)) {
    const most = numberOf(count);
    if (!(most > 0) || ofElse.test(after)) continue;
    const near = after.toLowerCase();
    const choice = choices.find(({ value }) => near.includes(stem(value)));
    if (choice) limits.push({ most, ...choice, said: `${choice.value}: there may be ${most} at most.` });
    else if (all.test(after)) limits.push({ most, said: `There may be ${most} at most.` });
  }
  return limits.filter((one, at) => limits.findIndex(({ value }) => value === one.value) === at);
}
