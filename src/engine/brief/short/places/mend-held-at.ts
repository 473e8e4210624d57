import type { Brief } from '@/domain/site/brief';

const heldAt =
  /(?:days?|\d(?:\s?[ap]m)?)\s(?:at|in|on)\sthe\s(?<where>(?:\p{Lu}[\p{L}’']+|old|village|parish|community|church|town)(?:\s\p{L}[\p{L}’']+){0,2}?\s(?:hall|church|chapel|centre|center|library|school|rooms?|barn|pavilion|institute|clubhouse|green|common|field|ground|square))(?=[,.;]|$|\s(?:on|in|from)\s)/iu;

/** "…, 2pm, Ripley village hall.": the house by itself between two marks. */
const houseAlone =
  /(?:^|[,.;:]\s)(?<where>(?:\p{Lu}[\p{L}’']+\s){1,3}(?:(?:village|parish|community|church|town|memorial|scout|masonic|working men['’]s|cricket|rugby|football|bowls)\s){0,2}(?:hall|church|chapel|centre|center|pavilion|barn|institute|clubhouse|club|park|gardens|rooms))(?=[,.;]|$)/u;

const room =
  /(?<=\p{Lu}\p{L}+\s)(?:Village|Parish|Community|Church|Town|Memorial|Scout|Hall|Centre|Center|Pavilion|Institute|Club|Park|Gardens|Rooms)\b(?=[\s,.;])/gu;

/** "21 August 2027, Hartley Barn, Shropshire": what stands right behind the day, before its town or the next sentence. */
const behindDay =
  /^(?:,\s(?:(?:from\s)?\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m)?,\s)?(?:at\s)?|\s(?:at|in)\s)(?<where>(?:[Tt]he\s)?\p{Lu}[\p{L}’'-]+(?:\s(?:of\s|the\s|&\s|do\s|da\s|de\s|del\s|di\s|du\s|la\s|van\s|von\s|der\s){0,2}\p{Lu}[\p{L}’'-]+){0,4})(?=[,.;:]\s|$|\s(?:near|outside|in|by)\s\p{Lu})/u;
/** What begins the next list or sentence, and is no house. */
const noHouse =
  /^(?:RSVP|Speakers?|Schedule|Programme|Program|Agenda|Tickets|Countdown|Venue|Online|Sections?|Pages?|Gift|Dress|Sponsors?|FAQ|Travel|Our|We|Please)\b/u;

function houseBehindDay(brief: Brief): { start: number; text: string } | null {
  const end = Math.max(
    -1,
    ...[...(brief.date?.spans ?? []), ...(brief.until?.spans ?? [])].map((span) => span.end),
  );
  const found = end < 0 ? null : behindDay.exec(brief.prompt.slice(end));
  const text = found?.groups?.['where'] ?? '';
  const isHouse =
    (/\s/u.test(text) || /^the\s/iu.test(text)) &&
    !noHouse.test(text) &&
    text !== brief.place?.value &&
    text !== brief.name?.value;
  return found && isHouse ? { start: end + found[0].length - text.length, text } : null;
}

/** "Tuesdays 2-4 at the Methodist hall": where it is held is where to find it, "5 July on the village green" too, in the town that is told. */
export function mendHeldAt(brief: Brief): Brief {
  if (brief.language.value !== 'en' || brief.address !== null) return brief;
  const alone =
    brief.kind.value === 'event' && brief.date !== null
      ? houseAlone.exec(brief.prompt.replace(room, (word) => word.toLowerCase()))
      : null;
  const found = (/[sm\d] (?:at|in|on) the /.test(brief.prompt) ? heldAt.exec(brief.prompt) : null) ?? alone;
  const behind = found || brief.kind.value !== 'event' ? null : houseBehindDay(brief);
  const where = found?.groups?.['where'] ?? behind?.text;
  if (where === undefined || brief.name?.value === where) return brief;
  const start = found ? found.index + found[0].lastIndexOf(where) : (behind?.start ?? 0);
  const written = brief.prompt.slice(start, start + where.length);
  // "Fernhill Barn, Devon": the house stands in the place already.
  const town = brief.place?.value.replace(`${where}, `, '');
  return {
    ...brief,
    address: {
      value: `${written.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())}${town === undefined || where.includes(town) ? '' : `, ${town}`}`,
      spans: [{ start, end: start + where.length }],
    },
  };
}
