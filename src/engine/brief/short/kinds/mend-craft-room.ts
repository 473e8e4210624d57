import type { Brief } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

const room =
  /\b(?<craft>pottery|ceramics?|clay|glass|printmaking|weaving|textiles?|art|painting|drawing|knitting|jewell?ery|silversmithing|leather|woodturning|floristry|sewing|craft)\s(?:studio|workshop|space|school)$/iu;
const taught = /\b(?:class(?:es)?|lessons?|courses?|timetable|teachers?|tutors?|learn)\b/iu;
const showsWork =
  /\b(?:portfolio|commissions?|gallery|exhibitions?|(?:my|our|selected|recent) work|shop|wholesale)\b/iu;

/** "pottery studio with classes, teacher and prices": a room where it is taught, and nobody's own work. */
export function mendCraftRoom(brief: Brief, readPart: ReadPart): Brief {
  const { kind, offer, prompt } = brief;
  const craft = room.exec(offer?.value ?? '')?.groups?.['craft'];
  const isTaught =
    offer !== null &&
    craft !== undefined &&
    (kind.value === 'studio' || kind.value === 'portfolio') &&
    taught.test(prompt) &&
    !showsWork.test(prompt);
  if (!isTaught) return brief;
  const { sections, parts, items } = readPart(prompt, { kind: 'course' });
  return {
    ...brief,
    kind: { ...kind, value: 'course' },
    offer: { ...offer, value: `${craft.toLowerCase().replace(/^ceramics?$|^clay$/u, 'pottery')} classes` },
    sections,
    parts,
    items,
  };
}
