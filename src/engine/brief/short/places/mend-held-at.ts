import type { Brief } from '@/domain/site/brief';

const heldAt =
  /(?:days?|\d(?:\s?[ap]m)?)\s(?:at|in)\sthe\s(?<where>(?:\p{Lu}[\p{L}’']+|old|village|parish|community|church|town)(?:\s\p{L}[\p{L}’']+){0,2}?\s(?:hall|church|chapel|centre|center|library|school|rooms?|barn|pavilion|institute|clubhouse))(?=[,.;]|$|\s(?:on|in|from)\s)/iu;

/** "Tuesdays 2-4 at the Methodist hall": where it is held is where to find it, in the town that is told. */
export function mendHeldAt(brief: Brief): Brief {
  if (brief.language.value !== 'en' || brief.address !== null) return brief;
  const found = /[sm\d] (?:at|in) the /.test(brief.prompt) ? heldAt.exec(brief.prompt) : null;
  const where = found?.groups?.['where'];
  if (!found || where === undefined) return brief;
  const start = found.index + found[0].lastIndexOf(where);
  const town = brief.place?.value;
  return {
    ...brief,
    address: {
      value: `${where.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase())}${town === undefined || where.includes(town) ? '' : `, ${town}`}`,
      spans: [{ start, end: start + where.length }],
    },
  };
}
