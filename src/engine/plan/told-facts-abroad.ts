import type { Brief } from '@/domain/site/brief';
import { createShelf } from '../shelf';
import type { FactWords } from './facts-abroad';
import { capitalise, cut, isUneven, stemsOf, wishesOf, type Stretch } from './told-facts';

const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'] as const;
type Language = (typeof languages)[number];

const loadOne = (language: Language) => async (): Promise<FactWords> =>
  (await import('./facts-abroad')).factsAbroad[language];
const shelf = createShelf<string, FactWords>('facts for visitors in', {
  es: loadOne('es'), fr: loadOne('fr'), de: loadOne('de'), pt: loadOne('pt'), it: loadOne('it'),
  nl: loadOne('nl'), pl: loadOne('pl'), tr: loadOne('tr'), ar: loadOne('ar'), he: loadOne('he'),
}); // prettier-ignore

/** Fetches the words that facts of a language are told by; one that has none here is no error. */
export const loadFactWords = (language: string): Promise<void> => shelf.load(language);
/** Fetches those of every language. */
export const loadAllFactWords = (): Promise<void> => shelf.loadAll();

const contact = /@|https?:|www\.|\d{5,}|\d{3}[ .-]\d{2,}/u;
const mostWords = 14;
const mostFacts = 8;

/** How a language heads what is good to know; undefined where it has no words for facts. */
export const factsTitle = (language: string): string | undefined => shelf.get(language)?.title;

/** Whether words tell visitors a fact: "Evcil hayvan dostu". */
export const isFactAbroad = (language: string, text: string): boolean => {
  const words = shelf.get(language);
  return words !== undefined && words.facts.test(text) && !words.requests.test(text);
};

/**
 * What a prompt in another language than English states to visitors and no section took: "Repartimos a domicilio los martes",
 * "Alleen op afspraak", "Ouvert d'avril à octobre". `said` is all text of the site. Empty for a language without words for it.
 */
export function untoldFactsAbroad(brief: Brief, said: string): string[] {
  const language = brief.language.value;
  const words = shelf.get(language);
  if (!words || brief.spoken !== language) return [];
  const known = new Set(stemsOf(said));
  const things = [
    ...wishesOf(brief),
    ...[...brief.items, ...brief.phrases, ...brief.quotes, ...brief.social].flatMap(({ spans }) => spans),
    ...[brief.name, brief.offer].flatMap((slot) => slot?.spans ?? []),
  ];
  const meets = (piece: Stretch): boolean =>
    things.some(({ start, end }) => start < piece.start + piece.text.length && end > piece.start);
  const isFact = (piece: Stretch): boolean => {
    const count = piece.text.split(/\s+/u).length;
    const stems = stemsOf(piece.text);
    const fresh = stems.filter((stem) => !known.has(stem));
    return (
      count >= 2 &&
      count <= mostWords &&
      fresh.length * 3 >= stems.length &&
      isFactAbroad(language, piece.text) &&
      !(brief.hours && words.closed.test(piece.text)) &&
      !contact.test(piece.text) &&
      !isUneven(piece.text) &&
      !meets(piece)
    );
  };
  const trimmed = (piece: Stretch): Stretch => ({ ...piece, text: piece.text.replace(/[.!;:,،\s]+$/u, '') });
  const found: string[] = [];
  for (const whole of cut(brief.prompt, 0, /(?<=[.!?؟])\s+|\n+/gu)) {
    const sentence = trimmed(whole);
    if (/[?؟]$/u.test(whole.text)) continue;
    if (isFact(sentence)) found.push(sentence.text);
    else
      for (const piece of cut(sentence.text, sentence.start, /[,;،؛]\s+|\s[–—-]\s|:\s/gu).map(trimmed))
        if (isFact(piece)) found.push(piece.text);
  }
  return [...new Set(found.map(capitalise))].slice(0, mostFacts);
}
