import type { Brief, ListedItem, Slot } from '@/domain/site/brief';
import { capitalise } from '../../../capitalise';

const month =
  '(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|jän|ene|mar|may|ago|oct|dic|janv|févr|avr|juin|juil|août|déc|fev|abr|out|set|gen|mag|giu|lug|ott)\\p{L}*';
const weekday =
  '(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonnabend|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|segunda|terça|quarta|quinta|sexta|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)';
const day = new RegExp(
  String.raw`(?:(?:ab|am|vom|bis|zum|el|del|desde el|le|du|à partir du|a partir de|em|no dia|dal|il|dall['’])\s)?\d{1,2}(?:\.|er|º|ª|°)?(?:\s?(?:-|–|bis|al|au|a|e|y|et|und)\s?(?:\d{1,2}\.?)?)?\s(?:de\s)?${month}(?:\s(?:de\s)?\d{4})?(?:,?\s(?:um|a las|à|às|alle)?\s?\d{1,2}(?:[:.h]\d{2}|\s?(?:uhr|h))\s?(?:uhr|h)?)?`,
  'iu',
);
const regular = new RegExp(
  String.raw`(?:(?:an |am |el |le |la |na |no |il |cada |chaque |ogni |todo |tous les |toda |jeden |jedem |jede )+)(?:\p{L}+\s){0,2}${weekday}(?:s|es)?(?:\s(?:im monat|del mes|du mois|do mês|del mese|de cada mes|de chaque mois))?`,
  'iu',
);
const bare = (text: string): string => text.replace(/^[\s,:–—(-]+|[\s,:–—)-]+$/gu, '');

/** '"Momo" für Kinder ab 6 (ab 24. April 2027)', '"Ohne Netz" an jedem ersten Freitag': titles with their day are dates, and what stands beside is told with them. */
export function titledDates(brief: Brief): Brief {
  const { prompt } = brief;
  const dated = brief.quotes.flatMap(({ value, spans: [span] }): Slot<ListedItem>[] => {
    if (!span || value.use === 'name' || value.use === 'button' || value.use === 'tagline') return [];
    const rest = prompt.slice(span.end + 1, span.end + 120);
    const end = /(?<!\d)[.;!?](?=\s|$)|\s(?:und|y|e|et|ed)\s[^"“„«]{0,30}["“„«]|["“„«]|\),?|\n/u.exec(rest);
    const told = rest.slice(0, (end?.index ?? rest.length) + (end?.[0].startsWith(')') ? 1 : 0));
    const found = day.exec(told) ?? regular.exec(told);
    if (!found) return [];
    const note = bare(bare(told.replace(found[0], ' ')).replace(/\s*\(\s*$|\s\(\s|\s{2,}/gu, ', '));
    const when = capitalise(found[0].trim());
    return [
      {
        value: {
          section: 'events',
          name: value.text,
          when,
          ...(note.length > 2 && note.length < 60 ? { note: capitalise(note) } : {}),
        },
        spans: [{ start: span.start, end: span.end + 1 + told.length }],
      },
    ];
  });
  if (dated.length < 2) return brief;
  const isFree = (slot: Slot<unknown>): boolean =>
    !slot.spans.some((one) =>
      dated.some(({ spans: [span] }) => span && one.start < span.end && one.end > span.start),
    );
  const titles = new Set(dated.map(({ value }) => value.name));
  return {
    ...brief,
    date: brief.kind.value === 'event' ? brief.date : null,
    items: [...brief.items.filter(isFree), ...dated],
    phrases: brief.phrases.filter(isFree),
    parts: brief.parts.filter(isFree),
    quotes: brief.quotes.map((quote) =>
      titles.has(quote.value.text) ? { ...quote, value: { ...quote.value, use: 'item' as const } } : quote,
    ),
    sections: brief.sections.some(({ value }) => value === 'events')
      ? brief.sections
      : [...brief.sections, { value: 'events' as const, spans: dated[0]?.spans ?? [] }],
  };
}
