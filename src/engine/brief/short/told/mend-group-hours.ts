import type { Brief } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const meeting = new RegExp(
  String.raw`(?<=^|[,.;:–—-]\s|\n)(?<what>(?:(?!open|every|closed)\p{L}[\p{L}’'&-]*\s){0,4}(?:group|club|class|session|service|meeting|rehearsal|lesson|circle|practice|training|drop-in|playgroup|coffee morning|lunch|quiz|market))\s(?:on\s|every\s)?(?<when>(?<days>${day}(?:(?:,\s|\sand\s)${day})*)\s(?:at\s|from\s)?(?<clock>${clock}(?:\s?(?:-|–|to|till|until)\s?${clock})?))`,
  'iu',
);
const doing = new RegExp(
  String.raw`(?:^|[.;\n]\s|\bwe\s)(?<verb>train|rehearse|practise|practice|sing|play|meet|ring|dance|run|swim|row|walk)\s(?:on\s|every\s)?(?<when>${day}(?:(?:,\s|\sand\s)${day})*\s(?:at\s|from\s)?${clock}(?:\s?(?:-|–|to|till|until)\s?${clock})?)`,
  'iu',
);
const nounOf: Readonly<Record<string, string>> = {
  train: 'training', rehearse: 'rehearsal', practise: 'practice', practice: 'practice', sing: 'singing', play: 'play',
  meet: 'meeting', ring: 'ringing', dance: 'dancing', run: 'run', swim: 'swim', row: 'rowing', walk: 'walk',
}; // prettier-ignore
const open = /\b(?:open(?:s|ing)?|hours|closed)\b/iu;

/** "Parent and toddler group Tuesdays 10 to 11.30": when the group meets, and not when the house is open. */
export function mendGroupHours(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const [only, ...more] = hours?.value ?? [];
  if (
    brief.language.value !== 'en' ||
    !hours ||
    !only ||
    more.length > 0 ||
    only.days.length > 2 ||
    open.test(prompt)
  )
    return brief;
  const found = meeting.exec(prompt) ?? doing.exec(prompt);
  const { what = nounOf[found?.groups?.['verb']?.toLowerCase() ?? ''], when } = found?.groups ?? {};
  if (!found || what === undefined || when === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  if (!hours.spans.some(({ start, end }) => start < span.end && end > span.start)) return brief;
  const isTold = brief.items.some(({ value }) => value.section === 'timetable');
  return {
    ...brief,
    hours: null,
    items: isTold
      ? brief.items
      : [
          ...brief.items,
          { value: { section: 'timetable', name: capitalise(what), when: capitalise(when) }, spans: [span] },
        ],
    sections:
      isTold || brief.sections.some(({ value }) => value === 'timetable')
        ? brief.sections
        : [...brief.sections, { value: 'timetable', spans: [span] }],
  };
}
