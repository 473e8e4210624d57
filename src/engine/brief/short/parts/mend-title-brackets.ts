import type { Brief, Slot } from '@/domain/site/brief';
import { withoutStretch } from '../told/without-stretch';
import { capitalise } from '../../../capitalise';

const bracket = /(?<=\p{L})\s\((?<list>[^()]{3,160})\)/gu;
const separator = /,\s(?:and\s)?|;\s|\s(?:and|&)\s/u;
const longest = 5;
const isTold = (one: string): boolean =>
  /\p{L}/u.test(one) && !/[£$€]|\d{2}|\be\.?g\b|\betc\b/iu.test(one) && one.split(/\s+/u).length <= longest;

/**
 * "integrations (Square, Toast, Slack)": what stands in brackets behind the title of a part is what that part holds, and
 * neither something on offer nor a behaviour of the page.
 */
export function mendTitleBrackets(brief: Brief): Brief {
  let read = brief;
  for (const { index, groups, 0: whole } of brief.prompt.matchAll(bracket)) {
    const lines = (groups?.['list'] ?? '').split(separator).map((one) => one.trim());
    const part = read.parts.find(({ spans }) => spans.some(({ end }) => end === index));
    if (!part || lines.length < 2 || !lines.every(isTold) || part.value.lines !== undefined) continue;
    const span = { start: index + 1, end: index + whole.length };
    const isIn = ({ spans }: Slot<unknown>): boolean =>
      spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
    const rest = withoutStretch(read, span);
    read = {
      ...rest,
      behaviours: rest.behaviours.filter((slot) => !isIn(slot)),
      parts: rest.parts.map((one) =>
        one === part
          ? { value: { ...part.value, lines: lines.map(capitalise) }, spans: [...part.spans, span] }
          : one,
      ),
    };
  }
  return read;
}
