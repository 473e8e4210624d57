import type { Brief, Slot } from '@/domain/site/brief';

const gone =
  /(?:\((?<inside>sold[- ]?out|cancelled|canceled|postponed|last tickets|few tickets left|free entry|free)\)|(?:[–—-]\s|\s)(?<what>sold[- ]?out|cancelled|canceled|postponed))(?=[,;.\s]|$)/giu;

const capital = (text: string): string =>
  text.replaceAll('-', ' ').replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** "9 April Köln Gebäude 9 (sold out)": what is said of an evening stands with it, and nobody is offered it. */
export function mendSoldOut(brief: Brief): Brief {
  if (brief.language.value !== 'en') return brief;
  const dated = brief.items.filter(({ value }) => value.when !== undefined);
  if (dated.length === 0) return brief;
  return [...brief.prompt.matchAll(gone)].reduce((told, found): Brief => {
    const start = found.index;
    const end = start + found[0].length;
    const of = dated.findLast(({ spans }) =>
      spans.some((span) => span.end <= start + 1 && start - span.end <= 2),
    );
    if (!of) return told;
    const isInside = ({ spans }: Slot<unknown>): boolean =>
      spans.length > 0 && spans.every((span) => span.start >= start && span.end <= end + 1);
    return {
      ...told,
      phrases: told.phrases.filter((slot) => !isInside(slot)),
      items: told.items.flatMap((item) => {
        if (item.spans === of.spans)
          return [
            {
              ...item,
              value: {
                ...item.value,
                note: capital(found.groups?.['inside'] ?? found.groups?.['what'] ?? ''),
              },
            },
          ];
        return isInside(item) ? [] : [item];
      }),
    };
  }, brief);
}
