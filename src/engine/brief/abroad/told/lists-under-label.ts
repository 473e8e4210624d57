import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

/** What stands over a row of the work that somebody does. */
const labels =
  "schwerpunkte?|leistungen|fachgebiete|rechtsgebiete|spezialgebiete|especialidades|especialidad|servicios|[aá]reas(?: de (?:práctica|trabajo))?|spécialités|prestations|domaines(?: d[’']intervention)?|specialità|servizi|aree|ambiti|serviços|diensten|specialisaties|expertise|usługi|specjalizacje|hizmetler(?:imiz)?|uzmanlık alanları|(?:ال)?خدمات|(?:ال)?تخصصات|שירותים|תחומים|התמחויות";
const underLabel = new RegExp(String.raw`(?:^|[.;\n]\s*)(?:${labels})\s?:\s(?<list>[^.;:\n]{4,180})`, 'giu');
const joint = /\s?[,،]\s?|\s(?:y|e|et|und|en|i|oraz|ve)\s(?=[^,،]*$)/giu;
const mostWords = 5;

const meets = ({ spans }: { readonly spans: readonly Span[] }, span: Span): boolean =>
  spans.some(({ start, end }) => start < span.end && end > span.start);

/** "Schwerpunkte: Existenzgründung, Ärzte": what stands in such a row is work, whatever part of a page has the same name. */
export function listsUnderLabel(brief: Brief): Brief {
  let mended = brief;
  for (const found of brief.prompt.matchAll(underLabel)) {
    const list = found.groups?.['list'] ?? '';
    const from = found.index + found[0].length - list.length;
    const pieces: Span[] = [];
    let at = 0;
    for (const mark of [...list.matchAll(joint), { index: list.length, 0: '' }]) {
      pieces.push({ start: from + at, end: from + mark.index });
      at = mark.index + mark[0].length;
    }
    if (pieces.length < 3) continue;
    const wholly = ({ spans }: Slot<unknown>, span: Span): boolean =>
      spans.length > 0 && spans.every(({ start, end }) => start >= span.start && end <= span.end);
    for (const piece of pieces) {
      const text = brief.prompt.slice(piece.start, piece.end).trim();
      const isShort = text !== '' && text.split(/\s+/u).length <= mostWords && !/\d/u.test(text);
      const section = mended.sections.find((slot) => wholly(slot, piece));
      if (!isShort || !section || mended.items.some((item) => meets(item, piece))) continue;
      const item: Slot<ListedItem> = {
        value: { section: 'services', name: capitalise(text) },
        spans: [piece],
      };
      mended = {
        ...mended,
        sections: mended.sections.filter((slot) => slot !== section),
        items: [...mended.items, item].toSorted(
          (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
        ),
      };
    }
  }
  return mended;
}
