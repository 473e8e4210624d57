import type { AppContext } from './app';
import { sayApp } from './app-words';
import { listAsked, readListOf } from './read-asked';
import { readMeasure } from './read-measure';
import { askedColumns } from './records/asked-columns';
import { isSavedFor, readTargets } from './told-targets';
import { readPeople } from './splitter/read-people';

/** The word for what entries are sorted into, as a pattern. */
export const categoryWords = 'categor(?:y|ies)|categorías?|kategorien?|catégories?|categorias?';

/** "Pocket money for my children Mia and Leo, balance by child": whose it is. */
export const isByPerson = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:by|per|for (?:each|every)) (?:child|kid|person|member|flatmate|sibling)\b|\b(?:for|of) (?:(?:my|our|the|two|three) )*(?:\w+ )?(?:children|kids|sons|daughters)\b|pocket money|allowance (?:tracker|app|log)|taschengeld|argent de poche|paga semanal|mesada|paghetta|zakgeld|kieszonkowe|harçlık/iu.test(
    prompt,
  ) && readPeople({ prompt }).length > 1;

/** "Food, kcal, meal (breakfast, lunch, dinner)": one of what a bracket lists, called by the word before it; null without. */
export function readBracketed({
  brief: { prompt },
}: AppContext): { readonly label: string; readonly options: readonly string[] } | null {
  const found = /[,:]\s(?:and\s)?(?<label>\p{Ll}{3,14})\s\((?<list>\p{L}[^()\d]*,[^()\d]*)\)/u.exec(prompt)?.groups; // prettier-ignore
  const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
  const options = (found?.['list'] ?? '').split(/\s*,\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/u).map(capital);
  return found &&
    options.length > 1 &&
    options.every((option) => option !== '' && option.split(' ').length < 4)
    ? { label: capital(found['label'] ?? ''), options }
    : null;
}

/** Money has categories; other quantities only where the prompt speaks of them. */
export function readCategories(context: AppContext): readonly string[] {
  const { brief, words } = context;
  if (isByPerson(context)) return readPeople(brief);
  const told = listAsked(brief, 'categories');
  const targets = Object.keys(readTargets(context));
  if (
    targets.length > 1 &&
    (told.length < 2 || isSavedFor(context) || told.some((name) => /\d$/u.test(name)))
  )
    return targets;
  if (told.length > 1) return told;
  const bracketed = askedColumns(context).find(({ name, options = [] }) => /^(?:category|type)$/u.test(name) && options.length > 1); // prettier-ignore
  if (bracketed?.options)
    return bracketed.options.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const own = readBracketed(context);
  if (own) return own.options;
  const asked = readListOf(brief.prompt, categoryWords);
  if (asked.length >= 2) return asked.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  const isMoney = readMeasure(context).unit === null;
  if (words.language === 'en' && /\bgenres?\b/iu.test(brief.prompt)) return ['Fiction', 'Non-fiction', 'Crime', 'Fantasy', 'Poetry', 'Other']; // prettier-ignore
  const isCare = /\b(?:maintenance|repair|service|fuel)\b/iu.test(brief.prompt);
  if ((!isMoney || isCare) && !new RegExp(categoryWords, 'iu').test(brief.prompt)) return [];
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  // What is put aside is not spent on anything: it comes from somewhere.
  if (words.language === 'en' && isMoney && /\bsavings? (?:goals?|targets?|tracker|jar|pot)\b|\bsaving (?:up )?for\b/iu.test(brief.prompt) && !/\b(?:expenses?|spending|incomes?|costs)\b/iu.test(brief.prompt))
    return ['From wages', 'Sold something', 'Gift', 'Spare change']; // prettier-ignore
  return isMoney
    ? [say('groceries'), say('housing'), say('transport'), say('leisure'), say('healthCategory'), say('otherCategory')]
    : [say('work'), say('leisure'), say('otherCategory')]; // prettier-ignore
}
