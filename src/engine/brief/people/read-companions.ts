import type { ListedItem, Slot } from '@/domain/site/brief';
import { isOrdinaryWord } from '../words/correct-spelling';
import { foldText } from '../words/fold-text';
import type { Reading } from '../reading';

const person = String.raw`\p{Lu}\p{Ll}[\p{L}'’-]*\s(?:(?:van|de|den|von|der|da|di)\s){0,2}\p{Lu}[\p{L}'’-]+`;
const together = new RegExp(
  String.raw`(?<![\p{L}])(?:with|con|avec|mit|met|com|z|team|équipe|equipo|equipe|zespół)[:\s]\s?(?<people>${person}(?:,\s${person}){0,6},?\s(?:and|y|e|et|und|en|i|&)\s${person})(?![\p{L}])`,
  'gu',
);

/** Two and more people named beside each other: "avec Claire Morel et Hugo Petit". Both words of each have a capital. */
export function readCompanions(reading: Reading): Slot<ListedItem>[] {
  if (reading.isShouting) return [];
  return [...reading.text.matchAll(together)].flatMap((match) => {
    const start = match.index + match[0].indexOf(match.groups?.people ?? '');
    const people = [...(match.groups?.people ?? '').matchAll(new RegExp(person, 'gu'))];
    const isOther = people.some(({ 0: name }) => isListed(reading, foldText(name.split(' ')[0] ?? '')));
    return isOther
      ? []
      : people.map(({ 0: name, index }) => ({
          value: { section: 'team' as const, name },
          spans: [{ start: start + index, end: start + index + name.length }],
        }));
  });
}

/** "mit Online Buchung und Google Maps": a first word that the lexicon knows names nobody; a surname may be a trade. */
function isListed({ lexicon }: Reading, form: string): boolean {
  const { kinds, sections, behaviours } = lexicon;
  return isOrdinaryWord(form) || [kinds, sections, behaviours].some((index) => index.words.has(form));
}
