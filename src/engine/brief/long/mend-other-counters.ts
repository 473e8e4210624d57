import type { Brief, BriefCorrections } from '@/domain/site/brief';

type ReadPart = (part: string, told: BriefCorrections) => Brief;

/** "The post office counter is open …", "The phone is answered …": hours of something inside the house. */
const other =
  /^(?:the|our|a)\s(?:\p{L}+\s){0,2}?(?<what>post office|counter|kitchen|caf[eé]|tea ?room|bar|library|archive|phone(?:\slines?)?|telephone|box office|reception|dispensary|cr[eè]che|gallery|car park|garden|office|switchboard|pharmacy|food bank)\b(?:\s\p{L}+){0,2}?\s(?:is|are|opens?|closes?|runs?)\b/iu;
const own =
  /^(?:(?:we|i)(?:['’]re|['’]m|\sare|\sam)?\s(?:\p{L}+\s)?open|open(?:ing)?\b|hours\b|the (?:shop|house|place|museum|workshop)\b)/iu;

const sentences = (prompt: string): readonly string[] =>
  prompt.split(/(?<=[.!?])\s+|\n+/u).map((sentence) => sentence.trim());

/** The hours of the house itself, where those of a counter in it were read with them; those are told as what they are. */
export function mendOtherCounters(brief: Brief, readPart: ReadPart): Brief {
  if (brief.hours === null) return brief;
  const told = sentences(brief.prompt).filter((sentence) => /\d/u.test(sentence));
  const others = told.filter((sentence) => {
    const what = other.exec(sentence)?.groups?.['what'];
    return what !== undefined && brief.offer?.value.toLowerCase().includes(what.toLowerCase()) !== true;
  });
  const mine = told.filter((sentence) => own.test(sentence));
  if (others.length === 0 || mine.length === 0) return brief;
  const { hours } = readPart(mine.join(' '), {});
  return hours === null ? brief : { ...brief, hours: { ...brief.hours, value: hours.value } };
}

const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];
const until =
  /\b(?<day>Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?(?:\smornings?)?\s(?:only\s)?(?:until|till|til)\s(?<hour>\d{1,2})(?:[.:](?<minute>\d{2}))?\s?(?<half>am|pm|noon)?/giu;

/** "Tuesday to Friday 9.30 to 4.30, and Saturday mornings until 12.30": a day that ends sooner begins like the others. */
export function mendUntil(brief: Brief): Brief {
  const [first] = brief.hours?.value ?? [];
  if (brief.hours === null || first === undefined) return brief;
  const taken = new Set(brief.hours.value.flatMap((row) => row.days));
  const rows = [...brief.prompt.matchAll(until)].flatMap(({ groups }) => {
    const day = days.indexOf(`${groups?.['day'] ?? ''}day`.toLowerCase()) + 1;
    const hour = Number(groups?.['hour']);
    const closes = (hour < 8 || (groups?.['half'] === 'pm' && hour < 12) ? hour + 12 : hour) * 60 + Number(groups?.['minute'] ?? 0); // prettier-ignore
    if (day === 0 || taken.has(day as never) || closes <= first.opens) return [];
    taken.add(day as never);
    return [{ ...first, days: [day], closes }];
  });
  return rows.length === 0
    ? brief
    : { ...brief, hours: { ...brief.hours, value: [...brief.hours.value, ...rows] as never } };
}
