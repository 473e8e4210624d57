import type { Brief, ListedItem } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const length =
  /^(?:\d{1,3}(?:[.,]\d)?|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|duas|três|due|tre|quattro|twee|drie|vier|dwie|trzy|iki|üç|שלוש|ארבע|ثلاث|أربع)\s?(?:h|min\p{L}*|stunden?|heures?|horas?|ore|uur|godzin\p{L}*|saat|dakika|ساعات|דקות|שעות)$|^(?:שעתיים|ساعتان|ساعتين)$/iu;

/** "שלוש שעות, 390 ש״ח לאדם", "3 uur, € 45": how long it takes is told beside what is paid for; two lengths are two things. */
export function lengthsNoNames(brief: Brief): Brief {
  const { offer } = brief;
  const named = brief.items.filter(({ value }) => value.price !== undefined && length.test(value.name));
  const [only] = named;
  if (!only || named.length > 1 || !offer) return brief;
  const { name, note } = only.value;
  const value: ListedItem = {
    ...only.value,
    name: capitalise(offer.value),
    note: [name, ...(note === undefined ? [] : [note])].join(', '),
  };
  return { ...brief, items: brief.items.map((item) => (item === only ? { ...item, value } : item)) };
}
