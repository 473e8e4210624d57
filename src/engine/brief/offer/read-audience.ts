import type { Slot } from '@/domain/site/brief';
import { isProper } from '../names/find-name-run';
import type { Head } from '../items/find-heads';
import { findPhrases } from '../words/phrase-index';
import { cueEnd, isCueAt, spanOf, wordsOf, type Reading } from '../reading';

const people =
  /^(?:\p{L}+(?:ers|ors|ists|ants|ents|eurs|euses|istas|adores|ianos|eres|enti|atori)|people|kids|children|families|parents|adults|seniors|teens|teenagers|couples|women|men|students?|beginners|teams|startups|freelancers|businesses|companies|schools|dogs|babies|toddlers|runners|nurses|pros|gamers|moms|mums|dads|newcomers|locals|tourists|expats|clubs|families|ninos|familias|mujeres|empresas|enfants|familles|femmes|entreprises|kinder|familien|frauen|anfanger|unternehmen|selbststandige|criancas|mulheres|empresas|bambini|famiglie|donne|aziende|kinderen|gezinnen|bedrijven|dzieci|firm|rodzin|cocuklar|aileler|kadinlar|اطفال|للاطفال|نساء|للنساء|عائلات|ילדים|נשים|משפחות)$/u;

/** What is done or offered, of which a list may say whom that alone is for. */
const offered =
  /(?:^|\s)(?:courses?|class(?:es)?|lessons?|workshops?|sessions?|activities|groups?|clubs?|camps?|events?|nights?|mornings?|tours?|trips?|visits?|days|menus?|discounts?|advice|help|support|training|talks?|resources|information|info|tips|guides?|packages?|passes|memberships?|offers?|programmes?|programs?|tickets?|rates?|prices?|coaching|counselling|therapy|play areas?|corner|rooms?|boards?|parties)$/iu;

/** ", courses for beginners,": one of several things on the list is for them, and the rest for everybody. */
function isOneOfList({ text, tokens }: Reading, at: number): boolean {
  const word = tokens[at];
  if (word === undefined) return false;
  const before = /(?:[,:;]\s(?:and\s)?)(?<thing>[^,.:;()\n]{3,40})\s$/u.exec(text.slice(0, word.start));
  const thing = before?.groups?.['thing']?.trim() ?? '';
  return thing.split(/\s+/u).length < 4 && offered.test(thing);
}

/** Whom it is for: the people named after "for" that are not the business itself ("an invoicing app for freelancers"). */
export function readAudience(
  reading: Reading,
  heads: readonly Head[],
  chosen: Head | null,
): Slot<string> | null {
  const aimed =
    /\b(?:aimed at|targeting|targeted at|target audience:?|audience:?|dedicated to|catering to)\s+([^.,;\n]{3,50})/iu.exec(
      reading.text,
    );
  if (aimed?.[1] !== undefined) {
    const start = aimed.index + aimed[0].length - aimed[1].length;
    return { value: aimed[1].trim(), spans: [{ start, end: start + aimed[1].trim().length }] };
  }
  for (const [at, begin] of reading.cues.get('for') ?? new Map<number, number>()) {
    if (
      at === 0 ||
      isCueAt(reading, at - 1, 'site') ||
      !/^(?:for|para|fur|pour|per|voor|dla|icin|ل|לـ)$/u.test(reading.tokens[at]?.form ?? '')
    )
      continue;
    const from = cueEnd(reading, 'definite', begin) ?? begin;
    if (
      isProper(reading.tokens[from]?.text ?? '') ||
      reading.tokens[from]?.isClosed === true ||
      isCueAt(reading, from, 'article', 'possessive')
    )
      continue;
    let to = from;
    while (
      to < from + 4 &&
      reading.tokens[to]?.clause === reading.tokens[from]?.clause &&
      !isCueAt(reading, to, 'break', 'with', 'site', 'called')
    )
      to += 1;
    const isPeople = Array.from(
      { length: to - from },
      (_, index) => reading.tokens[from + index]?.form ?? '',
    ).some((form) => people.test(form));
    if (
      !isPeople ||
      /^(?:events?|appointments?|payments?|departments?|apartments?|accents?|restaurants?)$/u.test(
        reading.tokens[to - 1]?.form ?? '',
      )
    )
      continue;
    // "for wedding planners" right after the site word names the business, not its public.
    if (
      chosen &&
      chosen.from < to &&
      chosen.to > from &&
      findPhrases(reading.lexicon.kinds, reading.tokens, { from, to }).length > 0
    )
      continue;
    if (heads.length < 2 && at < 3) continue;
    if (isOneOfList(reading, at)) continue;
    // "£190 for members £230 for non members": who pays.
    if (/[£€$\d]/u.test(wordsOf(reading, from, to))) continue;
    return { value: wordsOf(reading, from, to), spans: [spanOf(reading.tokens, from, to)] };
  }
  return null;
}
