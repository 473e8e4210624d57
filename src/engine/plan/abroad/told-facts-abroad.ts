import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { createShelf } from '../../shelf';
import type * as Rules from './beside-abroad';
import type * as Sifting from './sift-abroad';
import type * as Untold from './untold-abroad';
import type * as Telling from './tell-abroad';
import type * as West from './made-up-west';
import type * as Lines from './part-lines-abroad';
import type * as RestEast from './tell-rest-east';
import type * as Rest from './tell-rest-west';
import type * as Their from './on-their-pages';
import type * as Alone from './alone/speak-alone-abroad';
import type * as Opening from '../kinds/localized/told-in-hero';
import type { Facts } from '../content';
import type { SitePlan } from '../site-plan';
import type { Words } from '../words/words';
import type { FactWords } from './facts-abroad';

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'] as const;
type Language = (typeof languages)[number];

const loadOne = (language: Language) => async (): Promise<FactWords> =>
  (await import('./facts-abroad')).factsAbroad[language];
const shelf = createShelf<string, FactWords>('facts for visitors in', {
  es: loadOne('es'), fr: loadOne('fr'), de: loadOne('de'), pt: loadOne('pt'), it: loadOne('it'),
  nl: loadOne('nl'), pl: loadOne('pl'), tr: loadOne('tr'), ar: loadOne('ar'), he: loadOne('he'),
}); // prettier-ignore

const rules = createShelf<
  'all',
  typeof Rules &
    typeof Telling &
    typeof Sifting &
    typeof Untold &
    typeof West &
    typeof Lines &
    typeof Rest &
    Pick<typeof Their, 'onTheirPages'> &
    Pick<typeof RestEast, 'tellRestEast'> &
    Pick<typeof Alone, 'speakAloneAbroad'> &
    Pick<typeof Opening, 'toldLede'>
>('rules for sites', {
  all: async () => {
    const [beside, telling, sifting, untold, west, lines, rest, restEast, opening, alone, their] =
      await Promise.all([
        import('./beside-abroad'),
        import('./tell-abroad'),
        import('./sift-abroad'),
        import('./untold-abroad'),
        import('./made-up-west'),
        import('./part-lines-abroad'),
        import('./tell-rest-west'),
        import('./tell-rest-east'),
        import('../kinds/localized/told-in-hero'),
        import('./alone/speak-alone-abroad'),
        import('./on-their-pages'),
      ]);
    return {
      ...beside,
      ...telling,
      ...sifting,
      ...untold,
      ...west,
      ...lines,
      ...rest,
      toldLede: opening.toldLede,
      tellRestEast: restEast.tellRestEast,
      speakAloneAbroad: alone.speakAloneAbroad,
      onTheirPages: their.onTheirPages,
    };
  },
});

/** Fetches the words that facts of a language are told by; one that has none here is no error. */
export const loadFactWords = async (language: string): Promise<void> => {
  if (language !== 'en') await Promise.all([shelf.load(language), rules.load('all')]);
};
/** Fetches those of every language. */
export const loadAllFactWords = async (): Promise<void> => {
  await Promise.all([shelf.loadAll(), rules.loadAll()]);
};

/** Whether a prompt in another language than English rules out a usual section that it did not ask for. */
export const isRuledOutAbroad = (brief: Brief, type: SectionType): boolean =>
  brief.language.value !== 'en' &&
  [rules.get('all')?.isRuledOutAbroad, rules.get('all')?.isMadeUpWest, rules.get('all')?.isEmptyWest].some(
    (isOut) => isOut?.(brief, type) === true,
  );

/** Whether a prompt lists what there is, in a language whose pages open with that. */
export const listsThings = (facts: Facts): boolean =>
  facts.brief.language.value !== 'en' && (rules.get('all')?.toldLede(facts, undefined) ?? null) !== null;

/** What stands in a part of which a prompt gives the title alone, in a language that has lines for them. */
export const partLineAbroad = (language: string, title: string): string | undefined =>
  language === 'en' ? undefined : rules.get('all')?.partLineOf(language, title);

/** Whether a title is known to name a part of a site. */
export const knowsPartAbroad = (language: string, title: string): boolean =>
  language !== 'en' && rules.get('all')?.knowsPart(language, title) === true;

/** How a language heads what is good to know; undefined where it has no words for facts. */
export const factsTitle = (language: string): string | undefined => shelf.get(language)?.title;

/** Whether words speak to whoever makes the site, in a language that is known here. */
export const isRequestAbroad = (language: string, text: string): boolean =>
  shelf.get(language)?.requests.test(text) === true;

/** A plan with the owner's own sentences as its story, where a long prompt in another language than English has some. */
export const tellOwnWords = (plan: SitePlan, words: Words): SitePlan => {
  const language = plan.brief.language.value;
  if (language === 'en' || plan.brief.spoken !== language) return plan;
  return (
    rules.get('all')?.tellOwnWords(
      plan,
      words,
      (text) => isRequestAbroad(language, text),
      (text) => isFactAbroad(language, text),
    ) ?? plan
  );
};

/** "78%", "de 6 a 12 años": a figure that says how much, or for whom, in any language. */
const figures =
  /\d ?%|\d\s?(?:a|-|–|bis|à|tot|do|עד)\s?\d+\s?(?:años|anos|anni|ans|jahre|jaar|lat|yaş|سنة|سنوات)|^\d+ (?:habitaciones|chambres|zimmer|quartos|camere|kamers|pok[oó]i|oda|חדרים|غرف)/iu;

/** Whether words tell visitors a fact: "Evcil hayvan dostu". */
export const isFactAbroad = (language: string, text: string): boolean => {
  const words = shelf.get(language);
  return words !== undefined && (words.facts.test(text) || figures.test(text)) && !words.requests.test(text);
};

/** The brief without facts among its things on sale: they are told with the others of their sort. */
export function withoutFacts(brief: Brief): Brief {
  const language = brief.language.value;
  if (language === 'en' || brief.spoken !== language) return brief;
  const all = rules.get('all');
  if (!all) return brief;
  return all.withOffersWest(all.siftFacts(brief, (text) => isFactAbroad(language, text)));
}

/**
 * What a prompt in another language than English states to visitors and no section took; `said` is all text of the site.
 * Empty for a language without words for it.
 */
export function untoldFactsAbroad(brief: Brief, said: string): string[] {
  const language = brief.language.value;
  const words = shelf.get(language);
  if (!words || brief.spoken !== language) return [];
  return rules.get('all')?.listUntold(brief, said, words, (text) => isFactAbroad(language, text)) ?? [];
}

/** A plan with what its prompt tells and `said`, all text of the site, does not: in the languages that are read so closely. */
export const tellRestAbroad = (plan: SitePlan, said: string, words: Words): SitePlan => {
  const language = plan.brief.language.value;
  const title = factsTitle(language);
  if (language === 'en' || title === undefined) return plan;
  const all = rules.get('all');
  if (!all) return plan;
  const isRequest = (text: string): boolean => isRequestAbroad(language, text);
  const told = all.tellRestEast(
    all.tellRestWest(plan, said, words, title, isRequest),
    said,
    title,
    isRequest,
  );
  return all.onTheirPages(told, words);
};

/** The site of one person in a language that says "we" of every trade: it says "I". */
export const speakAloneAbroad = (plan: SitePlan): SitePlan =>
  plan.language === 'en' ? plan : (rules.get('all')?.speakAloneAbroad(plan) ?? plan);
