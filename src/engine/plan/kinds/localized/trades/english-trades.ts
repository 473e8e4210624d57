import type { TradeId } from './local-trade';

const named = (words: string): RegExp => new RegExp(String.raw`\b(?:${words})\b`, 'iu');

/** Trades as a prompt in English names them, for sites that speak another language beside it. */
const english: readonly (readonly [RegExp, TradeId])[] = [
  [named('physio\\w*|physical therap\\w*'), 'physio'],
  [named('dentist\\w*|dental|orthodont\\w*'), 'dentist'],
  [named('optician\\w*|optometr\\w*|eyewear'), 'optician'],
  [named('psycholog\\w*|psychotherap\\w*|counsel+ing'), 'therapist'],
  [named('dog groom\\w*|pet groom\\w*|grooming'), 'groomer'],
  [named('vet|vets|veterinar\\w*'), 'vet'],
  [named('barber\\w*'), 'barber'],
  [named('hair\\w*'), 'hair'],
  [named('nails?|manicur\\w*'), 'nails'],
  [named('tattoo\\w*'), 'tattoo'],
  [named('plumb\\w*'), 'plumber'],
  [named('electrician\\w*'), 'electrician'],
  [named('garden(?:er|ing|ers)|landscap\\w*'), 'gardener'],
  [named('moving company|movers|removals?'), 'moving'],
  [named('carpent\\w*|joiner\\w*|cabinet maker'), 'carpenter'],
  [named('bicycles?|bikes?|bike shop'), 'bikes'],
  [named('car repair|mechanics?|auto repair|garage'), 'garage'],
  [named('pizz\\w*'), 'pizzeria'],
  [named('book ?shops?|book ?stores?'), 'bookshop'],
  [named('wine ?shops?|wine merchant|winery|vineyard|wines'), 'wine'],
  [named('chocolat\\w*'), 'chocolate'],
  [named('cheese\\w*|fromagerie'), 'cheese'],
  [named('clothes|clothing|fashion boutique'), 'clothes'],
  [named('pilates'), 'pilates'],
  [named('yoga'), 'yoga'],
  [named('law ?firms?|lawyers?|solicitors?|attorneys?|notary'), 'law'],
  [named('accountan\\w*|tax advis\\w*|bookkeep\\w*'), 'tax'],
  [named('architects?|architecture'), 'architect'],
  [named('real estate|estate agen\\w*|realtor\\w*'), 'estate'],
  [named('photograph\\w*'), 'photo'],
  [named('wedding band|jazz band|band|choir|string quartet'), 'music'],
];
const opening = 120;

/** The trade that an English prompt names where it opens; undefined for any other. */
export const englishTrade = (prompt: string): TradeId | undefined =>
  english.find(([words]) => words.test(prompt.slice(0, opening)))?.[1];
