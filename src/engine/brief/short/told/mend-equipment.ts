import type { Brief } from '@/domain/site/brief';
import { withRows } from './with-rows';
import { capitalise } from '../../../capitalise';

const had =
  /(?<=^|[.!?]\s)(?:we(?:['’]ve| have)(?: got)?|there (?:is|are)|there['’]s)\s(?<list>(?:an?\s|our\s|two\s|three\s|four\s)?[\p{L} -]{3,40}(?:,\s[\p{L} -]{3,40}){1,6},?\sand\s(?:an?\s)?[\p{L} -]{3,40})(?=[.!?]|$)/iu;
const people =
  /\b(?:members|volunteers|people|children|years|experience|customers|staff|been|space for|room for|a few|lots)\b/iu;

/** "We've got lathes, a bandsaw and a big kettle": what stands in the room, all of it, and nothing that is done there. */
export function mendEquipment(brief: Brief): Brief {
  const found = brief.language.value === 'en' ? had.exec(brief.prompt) : null;
  const list = found?.groups?.['list'];
  if (!found || list === undefined || people.test(list)) return brief;
  const names = list.split(/,\s(?:and\s)?|\sand\s/u).map((name) => name.trim());
  if (names.some((name) => name.split(' ').length > 5)) return brief;
  const start = found.index + found[0].length - list.length;
  return withRows(brief, { list, start, from: found.index, names }, 'amenities', capitalise);
}
