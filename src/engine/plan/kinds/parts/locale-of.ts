import type { Facts } from '../../content';
import { findRegion } from './regions';

const brazilianWords =
  /\b(?:você|cardápio|agendamento|celular|equipe|contato|whatsapp)\b|R\$|\(\d{2}\)\s?9/iu;

/** The language tag to look words up by: the brief's language, and `pt-BR` where place or wording is Brazilian. */
export const localeOf = (facts: Facts): string => {
  const language = facts.brief.language.value;
  if (language !== 'pt') return language;
  const isBrazil = findRegion(facts)?.id === 'brazil' || brazilianWords.test(facts.brief.prompt);
  return isBrazil ? 'pt-BR' : language;
};
