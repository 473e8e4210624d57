import type { Brief, ListedItem, Slot } from '@/domain/site/brief';

const day = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?';
const clock = String.raw`\d{1,2}(?:[.:]\d\d)?`;
const meets = new RegExp(
  String.raw`(?<![\p{L}])(?<days>${day}(?:\s?(?:and|&|,)\s?${day})?)(?:\s(?:evenings?|nights?))?,?\s(?:at\s|from\s)?(?<hours>${clock}\s?(?:pm)?\s?(?:-|–|to|till|until)\s?${clock}\s?(?:pm)?)(?!\s?am)(?<where>\s(?:in|at|upstairs at)\s(?:the\s|our\s)?[\p{L}'’]+(?:\s[\p{L}'’]+){0,3})?(?=[,.;\n]|$|\s(?:and|free|no|drop|all|bring|just|from|until)\b|\s[£$€(])`,
  'iu',
);
const groups =
  /\b(?:choir|chorus|singers|orchestra|band|ensemble|bell ?ringers|handbell\w*|drama|dramatic|players|operatic|theatre group|amateur|scouts?|cubs|beavers|brownies|guides|rainbows|youth club|chess|bridge club|camera club|photographic society|debating|toastmasters|board games?|gaming|knitting|crochet|quilters|book club|book group|writers|folk club|jazz club|astronom\w+|history society|gardening club|dance class|salsa|tango|ceilidh|swing dance|morris|taekwondo|karate|judo|boxing club|badminton|table tennis|darts|archery|fencing club|running club|cycling club|women['’]s institute|wi|circle|support group|discussion group|meet-?up|residents['’]? (?:group|association)|art group|craft group|sewing|darning|mending|language (?:class|exchange)|evening class(?:es)?|french conversation|life drawing|drawing class(?:es)?|painting class(?:es)?|pottery class(?:es)?|photography class(?:es)?|writing class(?:es)?|sewing class(?:es)?|cookery class(?:es)?|bible study|prayer group|ukulele|guitar club|film club|debate)\b/iu;
const singing = /\b(?:choir|chorus|singers|orchestra|band|ensemble|bell ?ringers|players|operatic|drama)\b/iu;
const mornings = /\b(?:breakfast|mornings?|lunch|a\.?m\.?|toddlers?|pre-?school|after school)\b/iu;

const minutes = (text: string): number => {
  const [hour = '0', minute = '0'] = text.split(/[.:]/u);
  return Number(hour) * 60 + Number(minute);
};

/**
 * "mondays 7.30-9.30 in the baptist church" of a choir: a group that meets on one evening has no opening hours with six closed days,
 * and nobody rehearses at half past seven in the morning.
 */
export function mendMeetings(brief: Brief): Brief {
  const { prompt, hours, items, kind } = brief;
  if (!hours || !groups.test(`${brief.offer?.value ?? ''} ${brief.name?.value ?? ''}`)) return brief;
  if (items.some(({ value }) => value.section === 'timetable') || kind.value === 'cafe') return brief;
  const found = meets.exec(prompt);
  const told = found?.groups;
  if (
    !found ||
    !told ||
    mornings.test(prompt.slice(Math.max(0, found.index - 20), found.index + found[0].length + 12))
  )
    return brief;
  if (/\bopen(?:ing)?(?:\shours)?:?\s$/iu.test(prompt.slice(0, found.index))) return brief;
  if (new Set(hours.value.flatMap(({ days }) => days)).size > 2) return brief;
  const [opens = '', closes = ''] = (told['hours'] ?? '').split(/\s?(?:-|–|to|till|until)\s?/iu);
  const from = minutes(opens.replace(/\s?pm/iu, ''));
  const isEvening = from >= 330 && from <= 540 && minutes(closes.replace(/\s?pm/iu, '')) <= 720;
  const isWeekend = /\bs(?:at|un)/iu.test(told['days'] ?? '');
  const hasPm = /pm/iu.test(told['hours'] ?? '');
  if (!hasPm && (!isEvening || isWeekend)) return brief;
  const where = told['where']?.trim().replace(/^(?:in|at)\s/iu, '');
  const days = (told['days'] ?? '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    hours: null,
    sections: brief.sections.filter(({ value }) => value !== 'hours'),
    items: [
      ...items,
      {
        value: {
          section: 'timetable',
          name: singing.test(brief.offer?.value ?? brief.name?.value ?? '') ? 'Rehearsal' : 'We meet',
          when: `${days} ${(told['hours'] ?? '').replace(/\s?pm/giu, '')}${hasPm || isEvening ? ' pm' : ''}`,
          ...(where === undefined
            ? {}
            : { note: where.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()) }),
        },
        spans: [{ start: found.index, end: found.index + found[0].length }],
      } satisfies Slot<ListedItem>,
    ],
  };
}

const noon = 720;
const earliest = 330;

/** "wednesdays 3.45 to 5": nobody opens at a quarter to four in the morning where no "am" says so. */
export function mendAfternoons(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const span = hours?.spans[0];
  if (!hours || !span || brief.kind.value === 'bar' || brief.kind.value === 'bakery') return brief;
  const said = prompt.slice(span.start, Math.max(...hours.spans.map(({ end }) => end)) + 4);
  const isEarly = hours.value.every(
    ({ opens, closes }) => opens >= 60 && opens < earliest && closes > opens && closes <= noon,
  );
  if (!isEarly || /\d\s?a\.?m\b|\b0\d[:.]\d\d|midnight|night|early/iu.test(said)) return brief;
  return {
    ...brief,
    hours: {
      ...hours,
      value: hours.value.map((range) => ({
        ...range,
        opens: range.opens + noon,
        closes: range.closes + noon,
      })),
    },
  };
}
