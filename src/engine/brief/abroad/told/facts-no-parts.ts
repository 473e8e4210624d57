import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';
import { overlaps } from '../../words/slot-spans';
import { isIn, sentenceAt } from '../west/sentence-at';

const wish =
  /web|sit[eio]|p[áa]gin|page|seite|stron|sayfa|secci|rubri|bereich|sekcj|quier|quer|neces|precis|brauch|m[öo]cht|h[äa]tt|voudr|aimer|besoin|vorr|vogl|zoek|graag|chc|potrzeb|isti|موقع|صفح|قسم|أريد|نريد|אתר|דף|עמוד|רוצ/i;
const ends = /^[^,.;:!?\n()]*?(?=[,.;:!?\n()]|\s(?:y|e|et|und|en|i|ve|oraz)\s|$)/i;

/** "Horario de 7:30 a 17:00, cocina propia y patio con huerto": beside hours told without a wish stands what there is, and no part of the page. */
export function factsNoParts(brief: Brief): Brief {
  const { hours, prompt } = brief;
  const [span] = hours?.spans ?? [];
  if (!span) return brief;
  const sentence = sentenceAt(prompt, span.start);
  if (wish.test(prompt.slice(sentence.start, sentence.end))) return brief;
  const facts = brief.parts.filter(
    (part) => !part.value.isPage && !part.value.lines && !part.value.section && isIn(part, sentence),
  );
  if (facts.length === 0) return brief;
  const items = facts.flatMap(({ spans: [at] }): Slot<ListedItem>[] => {
    if (!at) return [];
    const text = ends.exec(prompt.slice(at.start, sentence.end))?.[0].trim() ?? '';
    const within = { start: at.start, end: at.start + text.length };
    return text.length < 4 || brief.items.some(({ spans }) => overlaps(spans, [within]))
      ? []
      : [{ value: { section: 'amenities', name: capitalise(text) }, spans: [within] }];
  });
  return {
    ...brief,
    parts: brief.parts.filter((part) => !facts.includes(part)),
    items: [...brief.items, ...items],
  };
}

const season =
  /^(?:(?:temporada|época|estação) (?:alta|baixa|baja|media|média)|(?:haute|basse|moyenne|hors) saison|(?:haupt|neben|zwischen)saison|(?:alta|bassa|media) stagione|(?:hoog|laag)seizoen|(?:wysoki|niski) sezon|(?:yüksek|düşük) sezon|(?:ال)?موسم (?:ال)?(?:ذروة|منخفض)|עונה (?:גבוהה|נמוכה))$/iu;
/** "tarifs basse et haute saison": when it costs what it costs, and no part of the page. */
export function seasonsNoParts(brief: Brief): Brief {
  const isSeason = (title: string): boolean => season.test(title.trim());
  return {
    ...brief,
    parts: brief.parts.filter(({ value }) => value.lines !== undefined || !isSeason(value.title)),
    items: brief.items.filter(({ value }) => value.price !== undefined || !isSeason(value.name)),
    phrases: brief.phrases.filter(({ value }) => !isSeason(value)),
  };
}
