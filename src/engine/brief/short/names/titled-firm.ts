import type { Brief, Slot } from '@/domain/site/brief';

const word = String.raw`\p{Lu}[\p{L}’'-]*`;
const joined = String.raw`(?:(?:(?:de|van|von|der|du|la|le|el|al|ibn|bin|Mac|Mc|O)\s?)*${word}\s){1,3}(?:&|and|\+)\s(?:${word}|Co\.?|company)(?:\s(?:${word}|&\s${word})){0,3}`;
const professions =
  'accountants?|auditors?|surveyors?|architects?|engineers?|solicitors?|attorneys?|lawyers?|barristers?|advocates?|conveyancers?|notaries|notary|directors?|undertakers?|consultants?|advis[eo]rs?|brokers?|agents?|auctioneers?|valuers?|planners?|designers?|builders?|contractors?|plumbers?|electricians?|joiners?|carpenters?|masons?|stonemasons?|roofers?|decorators?|plasterers?|jewell?ers?|goldsmiths?|tailors?|butchers?|bakers?|grocers?|florists?|opticians?|dentists?|vets|veterinary surgeons?|chemists?|pharmacists?|booksellers?|publishers?|printers?|restorers?|makers?|brewers?|distillers?|saddlers?|farriers?|nurser(?:y|ies)men|removers?|hauliers?|merchants?|stationers?|photographers?|translators?|interpreters?|investigators?';
/**
 * "Mehta & Associates, Chartered Accountants, Ahmedabad": the sign over the door, what they call themselves, where they
 * are.
 */
const titled = new RegExp(
  String.raw`^(?:[^.:;,\n]{0,60}?\b(?:for|of|are|is|called|named)\s)?(?:our\s|my\s|the\s)?(?<name>${joined}),\s(?<title>(?:${word}\s){0,3}(?:${word}\s(?:&|and)\s)?${word})(?:,\s(?:of\s|in\s)?(?<place>${word}(?:\s${word}){0,2}))?(?=[,.;:\n]|$|\s\p{Ll})`,
  'u',
);
const anyProfession = new RegExp(professions, 'iu');
const ends = new RegExp(String.raw`(?:^|\s)(?:${professions})$`, 'iu');

const slot = (value: string, start: number): Slot<string> => ({
  value,
  spans: [{ start, end: start + value.length }],
});

/** A firm of two names or more, before the calling that stands behind its comma with capitals; others as they were. */
export function withTitledFirm(brief: Brief): Brief {
  const { prompt, name, place } = brief;
  if (!anyProfession.test(prompt)) return brief;
  const found = titled.exec(prompt.slice(0, 200));
  const firm = found?.groups?.['name'];
  const title = found?.groups?.['title'];
  if (!found || firm === undefined || title === undefined || !ends.test(title)) return brief;
  const isElse =
    name !== null && name.value !== title && !firm.includes(name.value) && !title.includes(name.value);
  if (isElse) return brief;
  const start = prompt.indexOf(firm);
  const at = prompt.indexOf(title, start + firm.length);
  const town = found.groups?.['place'];
  const told = town === undefined ? null : slot(town, prompt.indexOf(town, at + title.length));
  return {
    ...brief,
    name: slot(firm, start),
    offer: slot(title.toLowerCase(), at),
    place: place === null || firm.includes(place.value) || title.includes(place.value) ? told : place,
  };
}
