import type { Span } from '@/domain/site/brief';
import type { Reading } from './reading';

const fields =
  /(?:[:(]|\b(?:with|asking(?: for)?|asks(?: for)?|including|collecting|fields?))\s*(?:their |your |the |full |first )?(?:name|nombre|nom|nome|naam)(?:,|\s(?:and|y|et|und|e|en)\s)[^.;\n()]{3,160}/giu;

/** Stretches that list the fields of a form: "ask for a visit: name, child's age, preferred day". */
export function findFieldLists(reading: Reading): Span[] {
  return [...reading.text.matchAll(fields)]
    .filter(({ 0: text }) =>
      /\b(?:e-?mail|phone|age|date|day|number|guests|message|address|time|telefon\w*|tel[eé]fono|t[eé]l[eé]phone|correo|datum|fecha)\b/iu.test(
        text,
      ),
    )
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
}
