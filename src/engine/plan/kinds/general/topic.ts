import type { Facts } from '../../content';
import { isMass } from '../families/noun-forms';
import { offerPhrases } from '../parts/phrase-items';
import { capitalise, lowerFirst } from '../parts/weave';

/** What a general text is about, ready to stand in a sentence. */
export type Topic = {
  readonly facts: Facts;
  /** "bakery". */
  readonly noun: string;
  /** The business in the prompt's words where it is short enough, else the noun: "falconry display team". */
  readonly offer: string;
  /** Whether the prompt said so itself. */
  readonly isTold: boolean;
  /** "Skybound Raptors is a falconry display team in Kent." */
  readonly sentence: string;
  /** Offers named in the prompt: "shows at castles and schools". */
  readonly phrases: readonly string[];
};

const isPlural = (words: string): boolean =>
  /[^su]s$/iu.test(words) && !/(?:news|business|fitness|series)$/iu.test(words);

/** "a falconry display team"; plurals and things that are not counted stand alone. */
export const withArticle = (words: string): string =>
  isPlural(words) || /ing$/iu.test(words)
    ? words
    : `${/^(?:[aeio]|u(?!ni|se|kr))/iu.test(words) ? 'an' : 'a'} ${words}`;

/** Reads the topic out of the facts. */
export const readTopic = (facts: Facts, noun: string): Topic => {
  const asked =
    facts.offer
      ?.trim()
      .replace(/^(?:a|an|the|our|my)\s+/iu, '')
      .replace(/[.,;:]+$/u, '') ?? '';
  // "Wren Lane Dental": the last word of a name is no noun for what the house is.
  const isOfName =
    facts.brief.kind.value !== 'unknown' &&
    !asked.includes(' ') &&
    facts.brief.name?.value.toLowerCase().endsWith(` ${asked.toLowerCase()}`) === true;
  const offer = asked.length >= 3 && asked.length <= 48 && !isOfName ? lowerFirst(asked) : noun;
  const place =
    facts.place && !offer.toLowerCase().includes(facts.place.toLowerCase()) ? ` in ${facts.place}` : '';
  const is =
    isPlural(offer) || isMass(offer) || /ing$/iu.test(offer)
      ? `${facts.name}: ${offer}`
      : `${facts.name} is ${withArticle(offer)}`;
  // Nothing told what it is: then it is called by its name, and is no "team".
  const told = asked.length >= 3 && asked.length <= 48;
  const nameless = facts.brief.name === null;
  const since = facts.founded ? `, going since ${facts.founded}` : '';
  return {
    facts,
    noun,
    offer,
    isTold: told,
    sentence:
      !told && !nameless
        ? `You have found ${facts.name}${place}${since}.`
        : `${nameless ? capitalise(withArticle(offer)) : is}${place}${since}.`,
    phrases: offerPhrases(facts),
  };
};

/** The topic's offer with a capital, cut where a headline would grow too long. */
export const topicTitle = ({ offer }: Topic): string => capitalise(offer);
