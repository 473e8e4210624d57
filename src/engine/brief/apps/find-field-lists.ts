import type { Span } from '@/domain/site/brief';
import { readFormFields } from '../parts/read-form-fields';
import type { Reading } from '../reading';

const fields =
  /(?:[:(]|\b(?:with|asking(?: for)?|asks(?: for)?|including|collecting|fields?))\s*(?:their |your |the |full |first )?(?:name|nombre|nom|nome|naam)(?:,|\s(?:and|y|et|und|e|en)\s)[^.;\n()]{3,160}/giu;

// "A stepped quote form: what is wrong, when, address, photo"
const afterForm =
  /\b(?:quote|contact|booking|enquiry|inquiry|order|request|application|sign-?up|registration|stepped|multi-?step|feedback|rsvp)(?: [\p{L}-]+){0,2}? form\s?[:(]\s*[^.;\n()]{3,160}?(?=,? (?:and )?then\b|[.;\n()]|$)/giu;

/** Stretches that list the fields of a form: "ask for a visit: name, child's age, preferred day". */
export function findFieldLists(reading: Reading): Span[] {
  const behind = [...reading.text.matchAll(afterForm)].map(({ index, 0: text }) => ({
    start: index + text.search(/[:(]/u) + 1,
    end: index + text.length,
  }));
  const named = [...reading.text.matchAll(fields)]
    .filter(({ 0: text }) =>
      /\b(?:e-?mail|phone|age|date|day|number|guests|message|address|time|telefon\w*|tel[eé]fono|t[eé]l[eé]phone|correo|datum|fecha)\b/iu.test(
        text,
      ),
    )
    .map(({ index, 0: text }) => ({ start: index, end: index + text.length }));
  // Where fields are told one by one, the row ends with them: "preferred day, and a few reviews".
  const told = readFormFields(reading.text);
  const isOpen = ({ start, end }: Span): boolean =>
    !told.some((form) => form.start < end && form.end > start);
  return [...[...named, ...behind].filter(isOpen), ...told];
}
