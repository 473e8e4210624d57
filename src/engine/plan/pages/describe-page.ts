import type { PageDraft } from './plan-pages';
import type { SectionPlan } from '../site-plan';

const most = 158;
const enough = 70;
const least = 60;

/**
 * What a page is about, for search engines and shared links: its name and whole sentences of its sections, at most 158
 * characters and, where there is something to say, more than 50. Only a first sentence that is longer than that is cut,
 * at the end of a clause or a word.
 */
export function describePage(
  draft: Pick<PageDraft, 'role' | 'title'>,
  sections: readonly Omit<SectionPlan, 'ground'>[],
  name: string,
  language = 'en',
): string {
  // French parts a colon from the word before it; Arabic has a comma of its own.
  const colon = language === 'fr' ? ' : ' : ': ';
  const comma = language === 'ar' ? '، ' : ', ';
  const isHome = draft.role === 'home' || sections[0]?.type === 'app';
  let text = '';
  const say = (sentence: string) => {
    if (text.includes(sentence.replace(/[.!?…。؟]+$/u, ''))) return;
    const longer = text === '' ? open(sentence) : `${text} ${sentence}`;
    if (longer.length <= most) text = longer;
    else if (text === '') text = cutAtClause(longer);
  };
  const open = (sentence: string) => {
    const isNamed = sentence.toLowerCase().includes(name.toLowerCase());
    if (isHome) return isNamed ? sentence : `${name}${colon}${sentence}`;
    return isNamed ? `${draft.title}${colon}${sentence}` : `${draft.title}${comma}${name}${colon}${sentence}`;
  };
  for (const sentence of toldSentences(sections))
    if (text.length < enough || sentence.length < 60) say(sentence);
  for (const sentence of furtherWords(sections, comma)) if (text.length < least) say(sentence);
  return text === '' ? (isHome ? name : `${draft.title}${comma}${name}`) : text;
}

function toldSentences(sections: readonly Omit<SectionPlan, 'ground'>[]): string[] {
  const told = sections.flatMap(({ content }) => [content.lede ?? '', ...(content.body ?? [])]);
  // A question without its answer says nothing.
  return told.flatMap(sentencesOf).filter((sentence, index) => index === 0 || !/[?؟]$/u.test(sentence));
}

// Where sentences are few: what is listed as one sentence, what is said of it, and headings last, which say least alone.
function furtherWords(sections: readonly Omit<SectionPlan, 'ground'>[], comma: string): string[] {
  const listed = sections
    .filter(({ type }) => type !== 'countdown')
    .map(({ content }) => content.items ?? []);
  return [
    ...listed.flatMap((items) => {
      const names = items.map(({ title }) => title.trim()).filter((title) => title !== '');
      return names.length > 1 ? [endSentence(names.slice(0, 5).join(comma))] : [];
    }),
    ...listed.flat().flatMap(({ text }) => sentencesOf(text ?? '')),
    ...sections.map(({ content }) => endSentence(content.title)),
  ];
}

function sentencesOf(text: string): string[] {
  const plain = text.replace(/\s+/g, ' ').trim();
  const sentences = plain.match(/.+?(?:[.!?…。؟]+["”’»)]*(?=\s|$)|$)/gu) ?? [];
  return sentences.map((sentence) => endSentence(sentence.trim())).filter((sentence) => sentence.length > 1);
}

function endSentence(text: string): string {
  const trimmed = text.trim();
  return /[.!?…。؟]["”’»)]*$/u.test(trimmed) ? trimmed : `${trimmed.replace(/[\s,;:–-]+$/u, '')}.`;
}

function cutAtClause(text: string): string {
  const cut = text.slice(0, most - 1);
  const clause = Math.max(...[', ', '; ', ': ', ' – ', '، '].map((mark) => cut.lastIndexOf(mark)));
  const end = clause >= enough ? clause : cut.lastIndexOf(' ') > 60 ? cut.lastIndexOf(' ') : cut.length;
  return `${cut.slice(0, end).replace(/[\s,;:.–-]+$/u, '')}…`;
}
