import type { Brief, Slot } from '@/domain/site/brief';

const big = String.raw`\p{Lu}[\p{L}\d'’-]*`;
/** "Dog swimming centre, Paws in the Pool, near Telford": a name with a place in it, between two commas. */
const apposed = new RegExp(
  String.raw`^(?<what>[^,.:;\n]{4,70}),\s(?<name>${big}(?:\s${big}){0,3}(?:\s(?:in|on|at|under|over|by|near|to|with|behind|beyond)(?:\s(?:the|a|an|your|my))?\s${big}(?:\s${big}){0,2}))(?=[,.:;]|$)`,
  'u',
);
const town = new RegExp(
  String.raw`^,\s(?:(?:based|just|right)\s)?(?:in|near|outside|at|by|from|of)\s(?<town>${big}(?:[\s-](?:on|upon|le|under|the|by)?[\s-]?${big}){0,2})`,
  'u',
);
const isWhere = /\s(?:in|on|at|near|by|behind)\s(?!(?:the|a|an|your|my)\s)/u;

/** What a business is called, where the name itself says a place; the town behind it is where it is. */
export function mendApposedName(brief: Brief): Brief {
  const found = apposed.exec(brief.prompt);
  const name = found?.groups?.['name'];
  const what = found?.groups?.['what'] ?? '';
  // "Bike shop, Open in Leeds": a name with a town, and not one with a thing, is no name.
  if (!found || name === undefined || (isWhere.test(name) && brief.place !== null)) return brief;
  if (!/\p{Ll}$/u.test(what) || /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)+$/u.test(what)) return brief;
  const end = found[0].length;
  const start = end - name.length;
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.length > 0 && spans.every((span) => span.start >= start && span.end <= end);
  if (brief.name !== null && !isIn(brief.name)) return brief;
  const where = town.exec(brief.prompt.slice(end))?.groups?.['town'];
  const at = where === undefined ? -1 : brief.prompt.indexOf(where, end);
  const own = brief.place && isIn(brief.place) ? null : brief.place;
  return {
    ...brief,
    name: { value: name, spans: [{ start, end }] },
    place:
      own ?? (where === undefined ? null : { value: where, spans: [{ start: at, end: at + where.length }] }),
    items: brief.items.filter((item) => !isIn(item)),
    phrases: brief.phrases.filter((phrase) => !isIn(phrase)),
  };
}
