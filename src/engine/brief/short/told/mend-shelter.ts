import type { Brief } from '@/domain/site/brief';

const shelters = /\b(?:adopt(?:ion|ions|ing)?|rescues?|shelter|rehom(?:e|es|ing)|foster(?:ing)?)\b/iu;
const animals =
  '(?:dogs?|cats?|greyhounds?|puppies|kittens|animals|hens|rabbits|donkeys|horses|ponies|residents)';
const small = new Map([['three', 3], ['four', 4], ['five', 5], ['six', 6], ['seven', 7], ['eight', 8], ['nine', 9], ['ten', 10], ['twelve', 12]]); // prettier-ignore
const number = String.raw`(?<count>\d{1,2}|${[...small.keys()].join('|')})`;
const waiting = String.raw`(?:looking for|waiting for|in need of|needing|for|up for|to)\s(?:a\s|new\s|their\s|forever\s)*(?:homes?|adoption|adopt|rehoming)`;
const forms = [
  String.raw`\b(?:show|list|with|feature|profiles (?:of|for)|pages? for)\s${number}\s(?:\p{Ll}+\s){0,2}${animals}\b`,
  String.raw`\b${number}\s(?:\p{Ll}+\s){0,2}${animals}\s${waiting}`,
  String.raw`\b${animals}\s${waiting}(?:\s?\(\s?${number}\b)?`,
  String.raw`\b(?:adoptable|available|our)\s${animals}(?:\s?\(\s?${number}\b)?`,
].map((form) => new RegExp(form, 'iu'));

/** "Dogs looking for homes (6, filter by size)": who waits in a shelter is a list to look through, as long as it is told. */
export function mendShelter(brief: Brief): Brief {
  const { prompt, kind, language } = brief;
  if (
    language.value !== 'en' ||
    !['nonprofit', 'unknown', 'veterinary'].includes(kind.value) ||
    !shelters.test(prompt)
  )
    return brief;
  const found = forms.map((form) => form.exec(prompt)).find((match) => match !== null);
  if (!found) return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const told = found.groups?.['count']?.toLowerCase() ?? '';
  const count = small.get(told) ?? Number(told);
  const isWork = (section: string): boolean => section === 'portfolio' && !/\b(?:portfolio|projects)\b/iu.test(prompt); // prettier-ignore
  const sections = brief.sections.filter(({ value }) => !isWork(value));
  return {
    ...brief,
    sections: sections.some(({ value }) => value === 'listings')
      ? sections
      : [{ value: 'listings', spans }, ...sections],
    counts: count > 0 ? [...brief.counts.filter(({ value }) => value.thing !== 'dogs' && value.thing !== 'cats'), { value: { thing: 'listings', count }, spans }] : brief.counts, // prettier-ignore
  };
}
