import type { Span } from '@/domain/site/brief';

/** What each of several things is to be shown with: how many of them, what they are, and the names of the fields. */
export type EntryFields = {
  readonly count: number | null;
  /** As written: "projects". */
  readonly things: string;
  /** As written, in order: "frame size", "gear count". */
  readonly fields: readonly string[];
  /** From the number, or the things, to the last field. */
  readonly span: Span;
};

/** Fields that things on show have, whatever they are. */
export const knownFields =
  /^(?:years?|dates?|locations?|places?|city|town|clients?|size|sizes|area|floor area|surface|frame size|gear count|gears|number of gears|duration|length|running time|distance|difficulty|difficulty level|level|grade|materials?|medium|technique|dimensions|age|weight|(?:cook|cooking|prep|preparation|baking) times?|servings|serves|yield|colou?rs?|mileage|fuel(?: type)?|bedrooms|beds|bathrooms|sleeps|role|roles|tools|tech stack|technologies|stack|pages|page count|price|prices|prices? per [\p{L}\d ]{1,12}|origin|region|variety|roast|roast level|tasting notes|flavou?r notes|notes|allergens|abv|vintage|grape|author|authors|artist|maker|strength|burn time|scent|instructor|teacher|trainer|start date|short description|descriptions?|photos?|pictures?|images?|titles?|names?|summary|capacity|height|depth|width|scale|edition|opening year|completion year|budget|status|breed|sex|gender|fabric|species|calories)$/iu;

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const opening = new RegExp(
  String.raw`(?<![\p{L}\d])(?:(?:list|show|showing|add|feature|include|with|display)\s)?(?:(?<count>\d{1,2}|${numbers.join('|')})\s)?(?<things>(?:\p{Ll}[\p{Ll}-]*\s){0,2}?\p{Ll}{3,}s)(?:,?\s(?:each\s|all\s)?(?:with|showing)\s(?:its\s|their\s|the\s)?|\s\((?:each\s)?(?:with\s)?)(?<list>[^.;:()\n]{3,160})`,
  'giu',
);
const turn = /,?\s(?:and|with|plus)\s(?:an?|our|my|the)\s|,\s(?:an?|our|my|plus|with)\s/iu;

/**
 * "4 projects with year and location", "6 bikes with frame size, gear count and price". Null where what follows are no fields of
 * things: at least two must be known ones, or one that stands behind a number.
 */
export function readEntryFields(prompt: string): EntryFields | null {
  for (const found of prompt.matchAll(opening)) {
    const { count, things = '', list = '' } = found.groups ?? {};
    const at = found.index + found[0].length - list.length;
    const fields: string[] = [];
    let end = at;
    for (const piece of list.slice(0, turn.exec(list)?.index).split(/(,\s(?:and\s)?|\s(?:and|&)\s)/u)) {
      const field = piece.trim().replace(/^(?:its|their|the)\s/iu, '');
      if (/^(?:,|,?\s?(?:and|&))?$/u.test(piece.trim())) continue;
      if (!knownFields.test(field)) break;
      fields.push(field);
      end = prompt.indexOf(piece.trim(), end) + piece.trim().length;
    }
    if (fields.length < (count === undefined ? 2 : 1)) continue;
    const number = count === undefined ? null : Number(count) || numbers.indexOf(count.toLowerCase()) + 2;
    return { count: number, things, fields, span: { start: found.index, end } };
  }
  return null;
}
