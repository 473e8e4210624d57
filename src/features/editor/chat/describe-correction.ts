import type { BriefCorrections } from '@/domain/site/brief';
import { describeWord } from '@/domain/site/describe-word';
import { nameLanguage } from './language-names';

/** What a correction says, as the person's own message in the chat. */
export function describeCorrection(corrections: BriefCorrections): string {
  const { name, kind, language, pages, sections, excluded, colours, scheme, style } = corrections;
  const sentences: string[] = [];
  if (name !== undefined) sentences.push(`The name is “${name}”.`);
  if (kind !== undefined) sentences.push(`It is for: ${describeWord(kind)}.`);
  if (language !== undefined) sentences.push(`The language is ${nameLanguage(language)}.`);
  if (pages)
    sentences.push(pages.length > 0 ? `The pages are ${pages.join(', ')}.` : 'Choose the pages yourself.');
  if (sections) {
    const words = sections.map(describeWord).join(', ');
    sentences.push(words ? `The sections are ${words}.` : 'Choose the sections yourself.');
  }
  if (excluded) {
    const words = excluded.map(describeWord).join(', ');
    sentences.push(words ? `Leave out ${words}.` : 'Leave nothing out.');
  }
  if (colours) {
    const words = colours.map(({ name: colour, role }) => `${colour} for ${describeWord(role)}`).join(', ');
    sentences.push(words ? `The colours are ${words}.` : 'Choose the colours yourself.');
  }
  if (scheme !== undefined) sentences.push(`Make it ${scheme}.`);
  if (style !== undefined) sentences.push(`The style is ${describeWord(style)}.`);
  return sentences.join(' ');
}
