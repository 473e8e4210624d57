import { capitalise } from '../../../capitalise';
import type { Draft, Row } from './chapter';
import { isClause } from './is-clause';
import type { ChapterSort } from './label-sorts';
import type { Line } from './part-blocks';
import { dayOfYear, dayOrMonth } from './months';
import { bracketedRows } from './parallel-rows';
import { partJoined } from './part-joined';
import { datedIn, datedListIn } from './read-dated';
import { rowOf, rowOfSeveral, rowsOf, sum, sumsIn, type PricedRow } from './read-sums';

/** Sorts of chapters that may hold lists. */
export const lists = new Set<ChapterSort>(['offer', 'prices', 'rooms', 'menu', 'days', 'other']);
/** What leads a list in, and the list. */
export const cutLead = /^(?<lead>[^:]{3,90}):\s(?<list>.+)$/u;
/** A statement with a capital and a stop. */
export const sentence = (text: string): string => {
  const whole = capitalise(text.trim());
  return /[.!?؟…"”»)]$/u.test(whole) ? whole : `${whole}.`;
};

/** A row of its own line without a price: "Retouches – ourlets, zips". */
export const bareRow = (text: string): Row => {
  const cut = /\s[–—-]\s|:\s|\s(?=\()/u.exec(text);
  const name = cut ? text.slice(0, cut.index) : text;
  const note = cut ? text.slice(cut.index + cut[0].length).replace(/^\((.*)\)$/u, '$1') : '';
  return {
    name: capitalise(name.replace(/[.,;]$/u, '')),
    ...(note === '' ? {} : { note: note.replace(/[.;]$/u, '') }),
  };
};

const isName = (text: string): boolean => text.split(/\s+/u).length <= 9;

/** Things in a row: "Krankengymnastik, manuelle Therapie, Lymphdrainage". */
const namesIn = (text: string): Row[] | null => {
  if (isClause(text) || dayOrMonth.test(text) || /\d[\s:.]?\d{0,2}\s?(?:h|uhr|uur)(?!\p{L})/iu.test(text))
    return null;
  const all = partJoined(text.replace(/[.]$/u, ''));
  return all.length > 2 && all.every((piece) => piece.split(/\s+/u).length <= 7) ? all.map(bareRow) : null;
};

/** Whether a sum belongs to a row and no sentence: what stands before it and right behind it states nothing. */
const isPriceList = (whole: string): boolean => {
  const led = cutLead.exec(whole)?.groups;
  // "Temos 5 quartos: …": what leads a list in may be a sentence.
  const text =
    sumsIn(led?.['lead'] ?? '') === 0 && sumsIn(led?.['list'] ?? '') > 1 ? (led?.['list'] ?? whole) : whole;
  const upTo = text.length - (text.split(sum).at(-1)?.length ?? 0);
  const behind = text.slice(upTo).split(/[,;(،]/u)[0] ?? '';
  return !isClause(text.slice(0, upTo)) && !isClause(behind);
};

/** "Anmeldung: 15 € pro Kind" has no thing before its sum; a row of its own line may have it behind. */
const isSumFirst = (text: string): boolean => !/\p{L}{3}/u.test(text.slice(0, sum.exec(text)?.index ?? 0));

/** Puts a line of a labelled paragraph where its shape tells; as a sentence where it tells nothing. */
export const take = (chapter: Draft, { text, isRow }: Line, isAlone: boolean): void => {
  const isList = lists.has(chapter.sort);
  const isByDay = text.includes(';') && text.split(/;\s+/u).every((part) => dayOfYear.test(part));
  const several = isList && (isByDay || sumsIn(text) === 0) ? datedListIn(text) : null;
  if (several) {
    chapter.dated.push(...several);
    return;
  }
  const beginsDated = dayOfYear.exec(text)?.index === 0;
  const dated = (isRow || isList) && (beginsDated || (!isClause(text) && sumsIn(text) === 0)) ? datedIn(text, chapter.label) : null; // prettier-ignore
  if (dated && (isRow || !isClause(text))) {
    chapter.dated.push(dated);
    return;
  }
  if (isRow && !isAlone && chapter.sort !== 'hours') {
    const row = sumsIn(text) === 1 ? rowOf(text) : null;
    if (row ?? (sumsIn(text) === 0 && isName(bareRow(text).name))) {
      chapter.rows.push(row ?? bareRow(text));
      return;
    }
  }
  // "la Rondine, doppia, 98 euro a notte; il Gufo, doppia, 88 euro": one to a semicolon.
  const apart = isList ? text.split(/\s?;\s+/u) : [];
  const own =
    apart.length > 1 && apart.every((part) => sumsIn(part) === 1 && !isClause(part)) ? apart.map(rowOf) : [];
  if (own.length > 0 && own.every((row) => row !== null)) {
    chapter.rows.push(...own);
    return;
  }
  const bracketed = isList ? bracketedRows(text) : null;
  if (bracketed) {
    chapter.rows.push(...bracketed);
    return;
  }
  if (isList && sumsIn(text) > 0 && isPriceList(text) && !isSumFirst(text)) {
    const led = cutLead.exec(text)?.groups;
    const inner = led ? rowsOf(led['list'] ?? '') : null;
    // "Clase particular: 1 hora y media, 60 € una persona, 90 € dos": several sums of one thing.
    const isOne =
      inner?.some(({ name }) =>
        /^(?:\d|(?:un[ao]?|dos|tres|deux|trois|zwei|drei|due|tre|dois|duas|twee|drie|dwie|trzy|iki)$)/iu.test(
          name,
        ),
      ) === true;
    const from = sum.exec(led?.['list'] ?? '')?.index ?? 0;
    if (led?.['list'] !== undefined && isOne && from > 0) {
      const note = led['list'].slice(0, from).replace(/[\s,;]+$/u, '');
      chapter.rows.push({
        name: capitalise(led['lead'] ?? ''),
        price: led['list'].slice(from).replace(/[.]$/u, ''),
        note,
      });
      return;
    }
    if (led && inner && inner.length > 1) {
      // "Aussi : pain d'épices 7 €": more of the same.
      const isMore =
        /^(?:aussi|également|et aussi|también|y también|außerdem|auch|anche|também|ook|również)\s?$/iu.test(
          led['lead'] ?? '',
        );
      if (isMore) {
        chapter.rows.push(...inner);
        return;
      }
      const group = capitalise(led['lead'] ?? '');
      chapter.rows.push(...inner.map((row) => ({ ...row, group })));
      return;
    }
    const each = text.split(/\s?;\s+/u).map((part) => (sumsIn(part) > 1 ? rowOfSeveral(part) : rowOf(part)));
    if (each.some((row) => row !== null && sumsIn(row.price) > 1) && each.every((row) => row !== null)) {
      chapter.rows.push(...(each as PricedRow[]));
      return;
    }
    const rows = rowsOf(text);
    if (rows) {
      chapter.rows.push(...rows);
      return;
    }
  }
  const names = chapter.sort === 'offer' || chapter.sort === 'menu' ? namesIn(text) : null;
  if (names && sumsIn(text) === 0) chapter.rows.push(...names);
  else chapter.sentences.push(sentence(text));
};
