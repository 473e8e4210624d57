import { foldText } from '@/engine/brief/words/fold-text';
import { findOpenList } from '@/engine/brief/apps/find-open-list';
import type { AppContext } from './app';
import { sayApp } from './app-words';
import { readFacetsAbroad } from './facets-abroad';
import type { RecordField } from './records/record-field';
import { slugOf } from './slug-of';
import { usualOptions } from './usual-options';

/** By what a prompt wants a list narrowed: one way of sorting it without told choices, and questions of yes or no. */
export type Facets = {
  readonly group: string | null;
  /** Its choices, where a bracket tells them. */ readonly options: readonly string[];
  readonly switches: readonly RecordField[];
  /** Every word that the list is narrowed by, as it stands. */
  readonly words: readonly string[];
  /** What is measured, dated or told in a word of its own beside that: "rent", "date", "mood". */
  readonly measures: readonly RecordField[];
};

const lead =
  /\b(?:filter(?:s|ed|able)?(?: it| them)?|narrow(?:ed)?(?: it| them| down)?|search(?:able)? and filter|(?:search|find|browse)(?:es)?)(?: by| for| on|:)\s+/iu;
const ends = /[.;:!?](?=\s|$)|\n|,?\s(?:and )?(?:search|sort|add|post|export|save|map|with|show)\b/iu;
const whether =
  /^(?:if|whether)\s(?:(?:they|it|there|the \p{L}+|each)\s)?(?:(?:have|has|is|are|offers?|allows?|takes?|accepts?|does|do|serves?|sells?)\s)?(?:an?\s|any\s)?(?<what>.{2,30})$/iu;
const place =
  /^(?:city|town|village|street|place|location|area|district|neighbou?rhood|borough|region|county|state|province|canton|campus|postcode|country)s?$/iu;
const other = /^(?:names?|titles?|keywords?|words?|price range|ratings?|any\b.*|all)$/iu;
/** A list that its owner fills says these by its levels and its order. */
const leveled = /^(?:prices?|costs?|distance|dates?)$/iu;
const measured =
  /^(?:.*\s)?(?:rent|deposit|price|cost|fee|budget|pay|wage|salary|hourly rate|length|width|height|weight|capacity|hours?|minutes|time|distance|mileage|year|rooms|bedrooms|beds|seats|guests|people|places|age)$/iu;
const dated = /^(?:(?:start|end|move-in|departure) )?dates?$/iu;
const onDays = /^(?:week)?days?(?: of the week)?$/iu;
const sort =
  /^(?:category|type|kind|cuisine|trade|speciali[st]y|speciality|subject|genre|breed|age(?: group)?|language|style|size|difficulty|level|season|diet|service|sector|industry|material|topic|format|sport|instrument|colou?r|grape|roast|method|discipline|department|skill|brand|trade|cause|role|mood|make|model|condition|theme)s?$/iu;
const amenity =
  /\b(?:wi-?fi|parking|seating|friendly|access\w*|delivery|takeaway|gardens?|terraces?|open|free|cafes?|café|toilets?|pool|kitchen|online|weekends?|vegan|vegetarian|halal|kosher|gluten|outdoor|indoor|live music|wheelchair|step-free|child|kids|dogs?|pets?|served|allowed|welcome|available|required|accepted|included|private|nhs|card|cash|charging|showers?)\b/iu;

/** Reads "filter by cuisine, wifi and whether they have a garden" out of a prompt. */
export function readFacets({ brief: { prompt }, words }: AppContext): Facets {
  if (words.language !== 'en')
    return { options: [], switches: [], ...readFacetsAbroad(prompt, words.language) };
  const found = lead.exec(prompt);
  if (!found) return { group: null, options: [], switches: [], words: [], measures: [] };
  const rest = prompt.slice(found.index + found[0].length).replace(/\([^()]*\)/gu, '');
  const pieces = rest
    .slice(0, ends.exec(rest)?.index ?? 160)
    .split(/\s*[,/|]\s*(?:and\s+|or\s+)?(?:by\s+)?|\s+(?:and|or)\s+(?:by\s+)?/iu)
    .map((piece) => piece.trim())
    .filter(Boolean);
  const told = pieces.filter(
    (piece) => !place.test(piece) && !other.test(piece) && (isOpenList(prompt) || !leveled.test(piece)),
  );
  const plain = told.find((piece) => /^\p{L}+(?: \p{L}+)?$/u.test(piece) && !measured.test(piece) && !dated.test(piece) && !onDays.test(piece) && !amenity.test(piece) && !whether.test(piece)); // prettier-ignore
  const group =
    told.find((piece) => sort.test(piece)) ??
    told.find((piece) => toldOptions(piece, prompt).length > 1) ??
    (isOpenList(prompt) ? plain : undefined) ??
    null;
  // "Filter by New build, Extension and Loft": what there is to choose from, and no word for it.
  const unnamed = group === null ? told.filter((piece) => isValue(piece)) : [];
  const isValues =
    unnamed.length > 2 || (unnamed.length > 1 && unnamed.every((piece) => /^\p{Lu}/u.test(piece)));
  const values = isValues ? told.filter((piece) => isValue(piece) || /^\p{Lu}/u.test(piece)) : [];
  // "Type (bouldering, rope)"
  const options = group !== null ? toldOptions(group, prompt) : values.map(capitalise);
  const asked = told.flatMap((piece) => {
    const what = whether.exec(piece)?.groups?.['what'];
    return what !== undefined
      ? [what]
      : piece !== group && !values.includes(piece) && amenity.test(piece) && piece.split(' ').length < 4
        ? [piece]
        : [];
  });
  const measures = told
    .filter((piece) => piece !== group)
    .flatMap((piece): readonly RecordField[] => {
      const field = { name: slugOf(piece), label: capitalise(piece) };
      if (measured.test(piece)) return [{ ...field, type: 'number' }];
      if (dated.test(piece)) return [{ ...field, label: 'Date', type: 'date' }];
      if (onDays.test(piece)) return [{ ...field, type: 'select', options: [...weekdays] }];
      // "By species, age": the second is chosen from, too, where it is known from what.
      const told = toldOptions(piece, prompt);
      const options =
        told.length > 1
          ? told
          : (isOpenList(prompt) || sort.test(piece)) && !amenity.test(piece)
            ? usualOptions(piece, prompt)
            : [];
      return options.length > 0 ? [{ ...field, type: 'select', options }] : [];
    });
  return {
    words: told,
    measures,
    options:
      options.length > 1
        ? options
        : group !== null && (isOpenList(prompt) || /^cuisines?$/iu.test(group))
          ? usualOptions(group, prompt)
          : [],
    group:
      group === null
        ? isValues
          ? sayApp(words.language, 'category')
          : null
        : capitalise(
            foldText(group)
              .replace(/ies$/u, 'y')
              .replace(/(?<=[^s])s$/u, ''),
          ),
    // One alone beside values of its kind is one of these.
    switches: asked.slice(0, 4).map((what) => ({
      name: slugOf(what),
      label: capitalise(what),
      type: 'select' as const,
      options: [words.fields.yes, words.fields.no],
    })),
  };
}

/** What is no way to sort, no measure, no day and no question: one of the things themselves. */
const isValue = (piece: string): boolean =>
  /^[\p{L}\d][\p{L}\d'’&+ -]{1,28}$/u.test(piece) &&
  ![place, other, leveled, measured, dated, onDays, sort, amenity, whether].some((known) =>
    known.test(piece),
  ) &&
  !/\b(?:count|number|level|status|tags?|by|name|order|first|shape|speed|range|state|class|code|version|author|owner|brand)s?$/iu.test(
    piece,
  );

/** "Type (bouldering, rope)", "Crafts: pottery, weaving": the choices that a prompt tells of one way to narrow a list. */
export function toldOptions(piece: string, prompt: string): readonly string[] {
  const word = piece.replace(/ies$|y$/iu, '(?:y|ies)').replace(/(?<=[^s)])s$/iu, '');
  const row = new RegExp(`\\b${word}s?\\s?[(:]\\s?([^():.;\\n]{3,160})`, 'iu').exec(prompt)?.[1] ?? '';
  return row.split(/\s*[,/|]\s*(?:(?:and|or)\s+)?|\s+(?:and|or)\s+/iu).map((one) => capitalise(one.trim())).filter(Boolean); // prettier-ignore
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Whether visitors add to the list, which then holds what the prompt narrows it by and nothing else. */
export const isOpenList = (prompt: string): boolean => findOpenList(prompt) !== null;

/** Whether an open list is narrowed by where something is. */
export const namesPlace = (prompt: string): boolean =>
  /\bby\b[^.;]*\b(?:city|cities|towns?|villages?|streets?|places?|locations?|areas?|districts?|neighbou?rhoods?|boroughs?|regions?|count(?:y|ies)|states?|provinces?|cantons?|campus|postcodes?|countr(?:y|ies))\b/iu.test(
    prompt,
  );

/** Whether entries can be kept: favourites, bookmarks, saved jobs. */
export const asksForSaved = ({ brief: { prompt } }: AppContext): boolean =>
  /\b(?:favou?rit\w*|bookmark\w*|shortlist\w*|wish ?list|save(?:d)? (?:jobs?|entries|listings?|items|ones)|save (?:the |their )?\p{L}+ (?:for later|to a list))\b|favoritos?|favoris|favoriten|preferiti|favorieten/iu.test(
    prompt,
  );

/** Which end of a measure a list is narrowed to: what costs has a most, what holds has a least. */
export const boundOf = ({ name, type }: RecordField): 'most' | 'least' | null =>
  type === 'date' ? 'least' : type !== 'number' ? null : /rent|deposit|price|cost|fee|budget|rate|time|minutes|distance|mileage|age$/u.test(name) ? 'most' : 'least'; // prettier-ignore
