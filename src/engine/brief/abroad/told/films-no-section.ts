import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { isIn, pieceAt, sentenceAt } from '../west/sentence-at';

const wish =
  /web|sit[eio]|p[áa]gin|page|seite|stron|sayfa|quier|quer|preciso|brauch|m[öo]cht|voudr|vorr|zoek|graag|chc|isti/i;

/** "caleiras, fossas, inspeção vídeo": in a row of what is done, one that is done with a camera is done as well. */
export function filmsNoSection(brief: Brief): Brief {
  const { prompt } = brief;
  const slot = brief.sections.find(({ value }) => value === 'video');
  const [span] = slot?.spans ?? [];
  if (!slot || !span) return brief;
  const sentence = sentenceAt(prompt, span.start);
  const row = brief.items.filter((item) => item.value.price === undefined && isIn(item, sentence));
  const { text, span: at } = pieceAt(prompt, span.start, sentence);
  const name = text.trim();
  const isThing =
    row.length > 1 &&
    /^\p{L}+\s(?:\p{L}+\s)?\p{L}+$/u.test(name) &&
    !/\s(?:e|y|et|und|i|en|ve)\s/u.test(name);
  if (!isThing || wish.test(prompt.slice(sentence.start, sentence.end))) return brief;
  const added: Slot<ListedItem> = {
    value: { section: row[0]?.value.section ?? 'services', name: capitalise(name) },
    spans: [at],
  };
  return {
    ...brief,
    sections: brief.sections.filter((one) => one !== slot),
    behaviours: brief.behaviours.filter(({ spans }) => !spans.some((one) => one.start === span.start)),
    items: [...brief.items, added].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
