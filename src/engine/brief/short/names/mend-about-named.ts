import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { overlaps } from '../../words/slot-spans';

const told =
  /(?<=[,;.]\s|\band\s)about (?:us,? )?(?<who>\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?(?:(?:,|\sand|\s&)\s\p{Lu}\p{Ll}{2,}){0,3})(?=[.,;!]|$)/gu;

/** "Cart, recipes, about Niamh and Cormac": a part of the site that tells of those who run it. */
export function mendAboutNamed(brief: Brief): Brief {
  const [found] =
    brief.language.value === 'en' && brief.prompt.includes('about ') ? brief.prompt.matchAll(told) : [];
  const who = found?.groups?.['who'];
  const place = brief.place?.value ?? '';
  if (!found || who === undefined || who.includes(place || '\n') || brief.name?.value.includes(who))
    return brief;
  const spans = [{ start: found.index, end: found.index + found[0].length }];
  const known = brief.items.filter(({ value }) => value.section === 'team').map(({ value }) => value.name);
  const isFree = ({ spans: of }: Slot<unknown>): boolean => of.length === 0 || !overlaps(of, spans);
  const people = who
    .split(/,\s|\sand\s|\s&\s/u)
    .filter((one) => !known.some((name) => name.includes(one)))
    .map((name): Slot<ListedItem> => ({ value: { section: 'team', name }, spans }));
  return {
    ...brief,
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    items: [...brief.items.filter((item) => item.value.section === 'team' || isFree(item)), ...people],
    sections: brief.sections.some(({ value }) => value === 'about')
      ? brief.sections
      : [...brief.sections, { value: 'about', spans }],
  };
}
