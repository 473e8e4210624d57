import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { lean } from '../../words/lean-letters';

const called =
  /(?:adı|ismi|adımız|ismimiz|adlı|isimli|adında|heet|heten|genaamd|naam|nazyw\p{L}*|nazw\p{L}*|nazwie)(?!\p{L})/iu;

/** "diyetisyenim izmir, kilo verme, sporcu beslenmesi": a small piece in a list is no name where no word says that it is one. */
export function listedName(brief: Brief): Brief {
  const { name, prompt, spoken } = brief;
  const span = name?.spans[0];
  if (!name || !span || !['tr', 'nl', 'pl'].includes(spoken)) return brief;
  if (!/^\p{Ll}/u.test(prompt)) return brief;
  const before = prompt.slice(0, span.start);
  const piece = /[^,]*$/u.exec(before)?.[0] ?? '';
  const index = before.split(',').length - 1;
  const isWhole = piece.trim() === '' && /^\s*(?:,|\.|$)/u.test(prompt.slice(span.end));
  return index >= 2 && isWhole && !called.test(before.slice(-30)) ? { ...brief, name: null } : brief;
}

/** "Yayla Evi 12 oda": a figure before what it counts is no part of the name. */
export function countedName(brief: Brief): Brief {
  const { name, prompt } = brief;
  const span = name?.spans[0];
  const figure = /\s\d{1,3}$/u.exec(name?.value ?? '')?.[0];
  if (!name || !span || figure === undefined || !/^\s\p{Ll}{2}/u.test(prompt.slice(span.end, span.end + 4)))
    return brief;
  const value = name.value.slice(0, -figure.length);
  return { ...brief, name: { value, spans: [{ start: span.start, end: span.end - figure.length }] } };
}

const formNote = lean(
  /^(?:formularz\p{L}*|form\p{L}*|formulier\p{L}*|contact|kontakt\p{L}*|iletişim|cennik|prijzen|fiyatlar|galeri\p{L}?|galerij|mapa|kaart|harita|opinie|reviews|yorumlar|faq|sss|نموذج.*|تواصل.*|صور|خريطة|أسعار|טופס.*|צור קשר|גלריה|מפה|מחירים)(?:\s\p{L}+)?$/iu,
);
/** "Marek Wójcik i Anna Lis, formularz zapisu": what the page has besides says nothing of who works there. Hours are no offer. */
export function withoutNotes(brief: Brief): Brief {
  const hours = brief.hours?.spans ?? [];
  const isHours = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => hours.some(({ start, end }) => start < one.end && end > one.start));
  return {
    ...brief,
    phrases: brief.phrases.filter((slot) => !isHours(slot)),
    items: brief.items
      .filter((item) => item.value.price !== undefined || item.value.when !== undefined || !isHours(item))
      // "מסעדת שף \"עלה\"": a house between its marks works nowhere.
      .filter(({ value }) => value.section !== 'team' || !/^["“„«]/u.test(value.name))
      .map((item): Slot<ListedItem> => {
        const { note, ...rest } = item.value;
        return item.value.section === 'team' && note !== undefined && formNote.test(note)
          ? { ...item, value: rest }
          : item;
      }),
  };
}
