import type { Brief } from '@/domain/site/brief';

const house =
  /\b(?:church|chapel|parish|congregation|mosque|masjid|synagogue|shul|temple|gurdwara|mandir|quakers?|meeting house|fellowship|ministry|cathedral|abbey)\b/iu;
const held =
  /(?<!\p{L})(?:every\s|on\s)?(?<day>(?:Sun|Satur|Fri|Wednes|Thurs|Tues|Mon)day)s?(?:\s(?<what>services?|worship|mass|prayers?|mornings?|evenings?|meetings?))?,?\s(?:at\s)?(?<hour>\d{1,2}[:.]\d\d(?:\s?[ap]m)?|\d{1,2}\s?[ap]m)(?!\s?(?:-|–|to\b))(?:\s(?:at|in)\s(?<where>(?:the\s)?\p{Lu}[\p{L}’'-]*(?:\s(?:\p{L}+\s)?(?:cinema|hall|school|theatre|theater|centre|center|library|café|cafe|pub|club|house|chapel|building|room|rooms|college|academy|gym))?))?/u;

const services: Readonly<Record<string, string>> = { mosque: 'Prayers', masjid: 'Prayers', synagogue: 'Service', shul: 'Service' }; // prettier-ignore

/** "Sundays 10:30 at the Odeon cinema": when and where a congregation meets; the house that it meets in is no town. */
export function mendWorship(brief: Brief): Brief {
  const { prompt } = brief;
  const told = `${brief.offer?.value ?? ''} ${brief.name?.value ?? ''}`;
  const kind = house.exec(told)?.[0].toLowerCase();
  const isTimed = brief.items.some(({ value }) => value.when !== undefined) || brief.hours !== null;
  if (brief.language.value !== 'en' || kind === undefined || isTimed) return brief;
  const found = held.exec(prompt);
  const { day = '', what = '', hour = '', where } = found?.groups ?? {};
  if (!found) return brief;
  const span = { start: found.index, end: found.index + found[0].length };
  const called = /^(?:morning|evening)/u.test(what) ? `${day} ${what.replace(/s$/u, '')}` : (services[kind] ?? `${day} service`); // prettier-ignore
  const isInside = brief.place?.spans.every(({ start, end }) => start >= span.start && end <= span.end);
  const note = where?.replace(/^the\s/u, '').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  return {
    ...brief,
    place: where !== undefined && /\s/u.test(note ?? '') && isInside === true ? null : brief.place,
    items: [
      ...brief.items,
      {
        value: {
          section: 'timetable',
          name: called,
          when: `${day} ${hour}`,
          ...(note === undefined ? {} : { note }),
        },
        spans: [span],
      },
    ],
    sections: brief.sections.some(({ value }) => value === 'timetable')
      ? brief.sections
      : [...brief.sections, { value: 'timetable', spans: [span] }],
  };
}
