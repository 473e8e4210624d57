import type { Brief } from '@/domain/site/brief';
import { withoutStretch } from './without-stretch';
import { capitalise } from '../../../capitalise';

const day = String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)days?`;
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?\s?(?:am|pm)?`;
const times = new RegExp(
  String.raw`(?<=^|[.;:]\s|,\s)(?<when>${day}(?:(?:,\s|\sand\s)${day})*\s(?:at\s)?${clock}(?:,\s${clock})+\s(?:and|&)\s${clock})(?=[.;,\n]|\s?$)`,
  'iu',
);

/** "Tuesdays and Thursdays 9.30, 10.15 and 11": when classes begin, all of them in one row. */
export function mendClassTimes(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? times.exec(brief.prompt) : null;
  const when = found?.groups?.['when'];
  if (!found || when === undefined) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const what =
    /\b(?<what>classes|lessons|sessions|walks|tours|services)\b/iu.exec(brief.prompt)?.groups?.['what'] ??
    'times';
  const rest = withoutStretch(brief, span);
  return {
    ...rest,
    hours:
      brief.hours?.spans.some(({ start, end }) => start < span.end && end > span.start) === true
        ? null
        : brief.hours,
    items: [
      ...rest.items.filter(({ value }) => value.section !== 'timetable' || !/^\d/u.test(value.name)),
      {
        value: { section: 'timetable', name: capitalise(what.toLowerCase()), when: capitalise(when) },
        spans: [span],
      },
    ],
    sections: rest.sections.some(({ value }) => value === 'timetable')
      ? rest.sections
      : [...rest.sections, { value: 'timetable', spans: [span] }],
  };
}
