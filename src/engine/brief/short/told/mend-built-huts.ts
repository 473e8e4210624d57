import type { Brief } from '@/domain/site/brief';
import type { ReadPart } from '../names/mend-intro';

const built =
  /^(?:(?:website|site|page) for )?(?:hand-?made|hand-?built|bespoke|hand-?crafted|we (?:build|make)|I (?:build|make))\s(?:\p{L}+\s)?(?<what>shepherds?['’]?s? huts|tiny (?:houses|homes)|garden rooms|saunas|gypsy wagons|wagons|yurts|cabins|tree ?houses|caravans|camper ?vans)\b/iu;

/** "Handmade shepherd's huts from a yard": they are built there, and nobody sleeps in them. */
export function mendBuiltHuts(brief: Brief, readPart: ReadPart): Brief {
  const found = brief.kind.value === 'hotel' ? built.exec(brief.prompt) : null;
  const what = found?.groups?.['what'];
  if (!found || what === undefined || /\b(?:a night|per night|stay|sleeps|book a)\b/iu.test(brief.prompt))
    return brief;
  const start = found.index + found[0].length - what.length;
  const spans = [{ start, end: start + what.length }];
  const meant = readPart(`We restore ${what}.`, {}).kind.value;
  const one = what.toLowerCase().replace(/s$/u, '');
  return {
    ...brief,
    kind: { value: meant === 'hotel' ? 'unknown' : meant, spans },
    offer: { value: `${one} maker`, spans },
    sections: brief.sections.filter(({ value }) => value !== 'rooms'),
    items: brief.items.map((item) =>
      item.value.section === 'rooms' ? { ...item, value: { ...item.value, section: 'pricing' } } : item,
    ),
  };
}
