import type { PageDraft } from './plan-pages';
import type { SectionPlan } from './site-plan';

const most = 158;
const enough = 70;

/**
 * What a page is about, for search engines and shared links: its name and whole sentences of its sections, at most 158
 * characters. Only a first sentence that is longer than that is cut, at the end of a clause or a word.
 */
export function describePage(
  draft: Pick<PageDraft, 'role' | 'title'>,
  sections: readonly Omit<SectionPlan, 'ground'>[],
  name: string,
): string {
  const opening = draft.role === 'home' || sections[0]?.type === 'app' ? name : `${draft.title}, ${name}`;
  let text = '';
  for (const sentence of sayings(sections)) {
    if (text.includes(sentence.replace(/[.!?…。؟]+$/u, ''))) continue;
    const longer = text === '' ? `${opening}: ${sentence}` : `${text} ${sentence}`;
    if (longer.length <= most) text = longer;
    else if (text === '') text = cutAtClause(longer);
    if (text.length >= enough && text.length + sentence.length > most) break;
  }
  return text === '' ? opening : text;
}

// Sentences first, then what is listed as one sentence, then headings: those say least on their own.
function* sayings(sections: readonly Omit<SectionPlan, 'ground'>[]): Generator<string> {
  for (const { content } of sections) {
    for (const told of [content.lede, ...(content.body ?? [])]) if (told) yield* sentencesOf(told);
  }
  for (const { content } of sections) {
    const names = (content.items ?? []).map(({ title }) => title.trim()).filter((title) => title !== '');
    if (names.length > 1) yield endSentence(names.slice(0, 5).join(', '));
  }
  for (const { content } of sections) {
    for (const { text } of content.items ?? []) if (text) yield* sentencesOf(text);
  }
  for (const { content } of sections) yield endSentence(content.title);
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
