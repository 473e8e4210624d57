import type { Brief } from '@/domain/site/brief';

/** "em português", "po polsku": a language that is called in its own words, on folded text. */
export const ownNames: readonly (readonly [string, RegExp])[] = [
  ['es', /\ben (?:espanol|castellano)\b/u],
  ['fr', /\ben francais\b/u],
  ['de', /\bauf deutsch\b/u],
  ['pt', /\bem portugues\b/u],
  ['it', /\bin italiano\b/u],
  ['nl', /\bin het nederlands\b/u],
  ['pl', /\bpo polsku\b/u],
  ['tr', /\bturkce\b/u],
];

const said =
  /^(?:en (?:español|castellano|français)|auf deutsch|em português|in italiano|in het nederlands|po polsku|türkçe|بالعربية|בעברית)$|^zu hause(?!\p{L})/iu;
const behind =
  /\s(?:en (?:español|castellano|français)|auf deutsch|em português|in italiano|in het nederlands|po polsku|türkçe|بالعربية|בעברית)$/iu;

type Told = Brief['name'];
const withoutLanguage = (slot: Told): Told => {
  if (slot === null || said.test(slot.value)) return null;
  const value = slot.value.replace(behind, '');
  return value === slot.value ? slot : { ...slot, value };
};

/** "kanban board po polsku", "für zu Hause": in which language a site is to be and where it is used is no part of what it is called or of what it is. */
export const languageNoName = (brief: Brief): Brief => ({
  ...brief,
  name: withoutLanguage(brief.name),
  offer: withoutLanguage(brief.offer),
});
