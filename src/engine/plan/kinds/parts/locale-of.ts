import type { Facts } from '../../content';
import { brazilianWords, findRegion, isFromPortugal } from './regions';

/** The language tag to look words up by: the brief's language, and `pt-BR` where place or wording is Brazilian. */
export const localeOf = (facts: Facts): string => {
  const language = facts.brief.language.value;
  if (language !== 'pt') return language;
  // "WhatsApp 912 555 014" in Braga: a word that Brazilians use says nothing against a town in Portugal.
  if (isFromPortugal(facts)) return language;
  const isBrazil = findRegion(facts)?.id === 'brazil' || brazilianWords.test(facts.brief.prompt);
  return isBrazil ? 'pt-BR' : language;
};
