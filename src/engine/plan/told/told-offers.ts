import { isKnownTown } from '../../brief/words/ordinary-words';
import type { Brief, ListedItem } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { isMeasureName } from '../../brief/short/rows/mend-measures';

const offered: ReadonlySet<SectionType | null> = new Set<SectionType | null>([
  'services', 'pricing', 'curriculum', null,
]); // prettier-ignore
const mostWords = 80;
const least = 2;

/** Whether a short English prompt tells enough of a business that nothing need be made up of it: its offers, a price, its hours. */
export const tellsItself = (brief: Brief): boolean =>
  tellsOffers(brief) ||
  (brief.language.value === 'en' &&
    brief.spoken === 'en' &&
    brief.prompt.trim().split(/\s+/u).length < mostWords &&
    (brief.hours !== null || brief.items.some(({ value }) => value.price !== undefined)));

/** Whether a prompt is in English, short, and of a business that tells some of what it offers. */
export const tellsOffers = (brief: Brief): boolean => toldOffers(brief).length >= least;

/** What somebody has from the house, as a short English prompt lists it, with a price or without one; goods on a shelf are none. */
export function toldOffers({ prompt, language, spoken, items, kind }: Brief): readonly ListedItem[] {
  if (language.value !== 'en' || spoken !== 'en' || prompt.trim().split(/\s+/u).length >= mostWords)
    return [];
  // "wedding invitations, business cards, workshops £65" were read as evenings: without a day they are on offer.
  const isDated = items.some(({ value }) => value.section === 'events' && value.when !== undefined);
  const told = items
    .map(({ value }) => value)
    .filter(
      ({ section, when, price }) =>
        when === undefined &&
        (offered.has(section) ||
          ((section === 'events' || section === 'tickets') && !isDated && kind.value !== 'event') ||
          (section === 'products' && kind.value !== 'shop' && price === undefined)) &&
        (section !== 'curriculum' || price !== undefined),
    );
  const seen = new Set<string>();
  // "kits and workshops" before "oyster kit £16, workshop £55": said once more, with what they cost.
  const isSaidAgain = ({ name, price }: ListedItem): boolean =>
    price === undefined &&
    told.some(
      (other) =>
        other.price !== undefined &&
        !name.includes(' ') &&
        ` ${other.name.toLowerCase()}`.endsWith(` ${name.toLowerCase().replace(/s$/u, '')}`),
    );
  return told.filter((one) => {
    const key = one.name.toLowerCase();
    if (seen.has(key) || isSaidAgain(one)) return false;
    seen.add(key);
    return true;
  });
}

/** Whether what it offers is told with what some of it costs. */
export const tellsPrices = (brief: Brief): boolean =>
  tellsOffers(brief) && toldOffers(brief).some(({ price }) => price !== undefined);

const done =
  /(?:^|\s)(?:treatments?|inspections?|contracts?|surveys?|visits?|call-?outs?|installations?|assessments?|removals?|clearances?|tests?|testing|repairs?|servic(?:e|es|ing)|cleaning|fitting|boarding up)$/iu;

/** Whether most of what it offers is done at somebody's place. */
export const tellsWork = (brief: Brief): boolean => {
  const told = toldOffers(brief);
  return told.length >= least && told.filter(({ name }) => done.test(name)).length * 2 > told.length;
};

/** Offers that are called by a word of their own: "By the hour" and "Week" are measures of a price. */
export const namedOffers = (brief: Brief): readonly string[] =>
  toldOffers(brief)
    .map(({ name }) => name)
    .filter((name) => !isMeasureName(name) && /\p{L}{3}/u.test(name) && !/^\d/u.test(name));

const isRaised = (name: string): boolean => /^\p{Lu}\p{Ll}/u.test(name);

/** Names as they stand within a sentence, the first one at its head: as they were typed, unless a list had raised them all. */
export const inSentence = (names: readonly string[], { prompt }: Brief): readonly string[] => {
  const areRaised = names.every(isRaised);
  // "… Commissions by arrangement": raised by its sentence alone.
  const opens = (name: string): boolean => {
    const at = prompt.indexOf(name);
    return at === 0 || (at > 0 && /[.!?:\n]\s+$/u.test(prompt.slice(0, at)));
  };
  return names.map((name, at) => {
    const [first = ''] = name;
    if (at === 0) return `${first.toLocaleUpperCase()}${name.slice(1)}`;
    return (areRaised || opens(name)) &&
      isRaised(name) &&
      !/\s\p{Lu}/u.test(name) &&
      !isKnownTown(name.toLowerCase())
      ? `${first.toLocaleLowerCase()}${name.slice(1)}`
      : name;
  });
};
