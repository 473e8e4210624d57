import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { capitalise } from '../../../capitalise';

const labelled =
  /(?<!\p{L})(?:fonctions|fonctionnalités|funciones|funcionalidades|características|funktionen|features|funções|recursos|funzioni|funzionalità|caratteristiche|functies|kenmerken|funkcje|możliwości|özellik(?:ler(?:i)?)?|(?:ال)?(?:مزايا|ميزات|مميزات|وظائف)|תכונות|יכולות|פיצ'רים)\s?:\s(?<list>[^.;:\n]{8,260})/giu;
const joint = /[,،]\s*(?:(?:y|et|und|e|en|i|oraz|ve)\s)?|\s(?:y|e|et|und|oraz|ve)\s(?=[^,،]*$)/gu;
const presented = new Set<SiteKind>(['saas', 'mobile-app', 'product']);
const mostWords = 9;

/** "Fonctions : devis en deux clics, relances automatiques": what software does, whole, and no part of the page that presents it. */
export function listedFeatures(brief: Brief): Brief {
  if (!presented.has(brief.kind.value)) return brief;
  const items: Slot<ListedItem>[] = [];
  const rows: Span[] = [];
  for (const match of brief.prompt.matchAll(labelled)) {
    const list = match.groups?.['list'] ?? '';
    const from = match.index + match[0].length - list.length;
    let at = from;
    const names = list.split(joint).map((name) => name.trim());
    if (
      names.length < 2 ||
      names.some((name) => name.split(/\s+/u).length > mostWords || /[€$₪]/u.test(name))
    )
      continue;
    for (const name of names.filter((one) => one.length > 1)) {
      const start = brief.prompt.indexOf(name, at);
      at = start + name.length;
      items.push({ value: { section: 'features', name: capitalise(name) }, spans: [{ start, end: at }] });
    }
    rows.push({ start: from, end: from + list.length });
  }
  if (items.length < 2) return brief;
  const isElse = ({ spans }: Slot<unknown>): boolean =>
    spans.length === 0 ||
    !spans.every(({ start, end }) => rows.some((row) => start >= row.start && end <= row.end));
  return {
    ...brief,
    items: [...brief.items.filter(isElse), ...items].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
    sections: brief.sections.filter(isElse),
    parts: brief.parts.filter(isElse),
    phrases: brief.phrases.filter(isElse),
    counts: brief.counts.filter(isElse),
    behaviours: brief.behaviours.filter(isElse),
  };
}
