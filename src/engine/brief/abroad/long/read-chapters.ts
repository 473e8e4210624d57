import { capitalise } from '../../../capitalise';
import { draft, type Chapter, type Draft } from './chapter';
import { sortOfLabel, type ChapterSort } from './label-sorts';
import { titleOfLead } from './title-of-lead';
import type { Block, Line } from './part-blocks';
import { isNameLabel } from './name-told';
import { parallelRows } from './parallel-rows';
import { bracketedPeople, peopleByOffice, peopleIn, personBehindOffice, type Person } from './read-people';
import { partJoined } from './part-joined';
import { piecesOf, rowOf, sumsIn, type PricedRow } from './read-sums';
import { answersIn, voicesIn, type Voice } from './read-voices';
import { sortOfStatement } from './sort-statement';
import { bareRow, cutLead, lists, sentence, take } from './take-line';
import { isIntroduction, toldBesideWish, withoutGreeting } from './told-beside-wish';

/** Letters of a text that stand in what was said in it, as a share. */
const shareOf = (voices: readonly Voice[], text: string): number =>
  voices.reduce((all, { said, who }) => all + said.length + who.length, 0) / Math.max(1, text.length);
const mostly = 0.7;

const condition = /^(?:só|somente|apenas|sólo|solo|solamente|seulement|uniquement|sur|nur|auf|alleen|op|soltanto|su|tylko|yalnız|por|par|con|com|avec|mit|met)\s(?=(?:\p{L}+[\s,]+){2})/iu; // prettier-ignore

const labelled = ({ label, sort, nth, lines }: Block): Draft => {
  const chapter = draft(label, sort, nth);
  const texts = lines.map(({ text }) => text);
  const { answers, rest } = answersIn(texts);
  if (answers.length > (sort === 'faq' ? 0 : 1) && answers.every(({ answer }) => answer !== '')) {
    chapter.answers.push(
      ...answers.map(({ question, answer }) => ({
        question: capitalise(question),
        answer: sentence(answer),
      })),
    );
    chapter.sentences.push(...rest.map(sentence));
    return chapter;
  }
  const told = voicesIn(texts.join(' '));
  // "Gäste sagen", "Clientes": quotations with those who said them are praise under any label.
  if (told.voices.length > 0 && (sort === 'reviews' || shareOf(told.voices, texts.join(' ')) > mostly)) {
    chapter.sort = 'reviews';
    chapter.voices.push(...told.voices);
    if (told.rest !== '') chapter.sentences.push(sentence(told.rest));
    return chapter;
  }
  if (sort === 'team') {
    const team = peopleIn(texts);
    if (team.people.length > 1 || (team.people.length === 1 && team.rest.length === 0)) {
      chapter.people.push(...team.people);
      chapter.sentences.push(...team.rest.map(sentence));
      return chapter;
    }
  }
  const [only] = lines;
  // "Jantar: só por marcação, às terças, 24 € por pessoa": what stands before the colon is what costs that.
  if (
    lines.length === 1 &&
    only &&
    label !== null &&
    lists.has(sort) &&
    sumsIn(only.text) === 1 &&
    !only.isRow &&
    condition.test(only.text)
  ) {
    const row = rowOf(`${label}, ${only.text.replace(/[.]$/u, '')}`);
    if (row?.name.toLowerCase() === label.toLowerCase()) return { ...chapter, rows: [row] };
  }
  const side = lists.has(sort) ? parallelRows(texts) : new Map<string, PricedRow>();
  for (const line of lines) {
    const row = side.get(line.text);
    if (row) {
      chapter.rows.push(row);
      continue;
    }
    const named = [bracketedPeople(line.text), sort === 'about' ? peopleByOffice(line.text) : []].find(
      (people) => people.length > 1 && sumsIn(line.text) === 0,
    );
    const officer = sort === 'about' ? personBehindOffice(line.text) : null;
    if (officer) chapter.people.push(officer);
    else if (named && sort === 'about') chapter.people.push(...named);
    // What a house says of itself in rows is said, and none of it is for sale.
    else if (sort === 'about' && sumsIn(line.text) === 0) chapter.sentences.push(sentence(line.text));
    else take(chapter, line, lines.length === 1 && line.isRow);
  }
  return chapter;
};

/** "Llevo divorcios, custodias y herencias": what is done, as a list in a sentence. */
const offering =
  /^(?:hacemos|hago|llevo|llevamos|ofrecemos|ofrezco|trabajo con|reparo|reparamos|vendemos|je (?:fais|propose|répare)|nous (?:faisons|proposons|vendons|fabriquons|réparons)|on (?:fait|propose)|(?:wir|ich) (?:machen?|biete[nt]?|fertigen?|reparieren?|verkaufen?|behandeln?)|fazemos|faço|oferecemos|ofereço|vendemos|facciamo|faccio|offriamo|offro|produciamo|vendiamo|ripariamo|(?:wij|we|ik) (?:doen|doe|maken|maak|bieden|bied|verkopen|verkoop|repareren|repareer|behandelen)|robimy|robię|oferujemy|oferuję|sprzedajemy|naprawiamy|zajmujemy się|نقدم|نصنع|نبيع|אנחנו (?:בונים|מציעים|עושים|מוכרים|מתקנים))(?!\p{L})/iu;
const isOffering = (text: string): boolean => offering.test(text) && partJoined(text).length > 1;

/** What stands without a label: each statement where its words tell, the rest as what the house says of itself. */
const unlabelled = ({ nth, lines }: Block, isOpening: boolean, isAll = false): Draft[] => {
  const found = new Map<ChapterSort, Draft>();
  const of = (sort: ChapterSort): Draft => {
    const known = found.get(sort) ?? draft(null, sort, nth);
    found.set(sort, known);
    return known;
  };
  const led: Draft[] = [];
  const texts = lines.map(({ text }) => text);
  const { answers } = answersIn(texts);
  if (answers.length > 1 && answers.every(({ answer }) => answer !== '')) {
    const asked = labelled({ label: null, sort: 'faq', nth, lines });
    return [asked];
  }
  const [asked, ...answer] = texts;
  // "Quanto tempo demora? Um furo …": one question heads what answers it.
  if (asked !== undefined && answers.length === 1 && /[?؟]$/u.test(asked) && answer.length > 0 && !isOpening)
    return [labelled({ label: asked, sort: sortOfLabel(asked), nth, lines: lines.slice(1) })];
  const isList = lines.length > 2 && lines.every(({ isRow }) => isRow);
  for (const line of lines) {
    // What a brief begins with says who they are, whatever it speaks of.
    const told = nth === 1 && line === lines[0] ? null : sortOfStatement(line.text);
    const sort = isList
      ? 'offer'
      : (told ?? (isOpening ? (isOffering(line.text) ? 'offer' : 'about') : 'other'));
    const chapter = of(sort);
    if (sort === 'reviews') chapter.voices.push(...voicesIn(line.text).voices);
    else if (isList) take(chapter, line, false);
    else if (sumsIn(line.text) > (isAll ? 0 : 1)) {
      const own = draft(null, 'prices', nth);
      take(own, line, false);
      const [first] = own.rows;
      // "Abendessen nur freitags: Suppe 6 €, Braten 14 €": what stands over its rows is their title.
      // "Temos 5 quartos: …": what leads a list in says what it is.
      const lead = first?.group === undefined ? null : titleOfLead(first.group);
      const isOf = lead?.sort === 'rooms' || lead?.sort === 'menu';
      led.push({
        ...own,
        label: lead?.title ?? null,
        ...(isOf ? { sort: lead.sort } : {}),
        rows: own.rows.map(({ group: _group, ...row }) => row),
      });
    } else {
      const named = isOpening ? bracketedPeople(line.text) : [];
      if (named.length > 1) of('team').people.push(...named);
      chapter.sentences.push(sentence(line.text));
    }
  }
  return [...[...found.values()].filter(hasAny), ...led];
};

const hasAny = ({ rows, people, answers, voices, dated, sentences }: Draft): boolean =>
  [rows, people, answers, voices, dated, sentences].some((list) => list.length > 0);

/** "Na stronie Konie: Lukier (wałach), Burza (klacz)": what a wish for a page lists stands there. */
const toldInWishes = (
  blocks: readonly Block[],
  wishes: ReadonlySet<Line>,
  pages: readonly string[],
): Draft[] =>
  blocks.flatMap(({ lines, nth }) =>
    lines.flatMap(({ text }, at): Draft[] => {
      const line = lines[at];
      const led = line && wishes.has(line) ? cutLead.exec(text)?.groups : undefined;
      const title = pages.find((page) => led?.['lead']?.toLowerCase().includes(page.toLowerCase()) === true);
      const list = title === undefined ? [] : partJoined(led?.['list']?.replace(/[.]$/u, '') ?? '');
      return title === undefined || list.length < 2 || !/\(|\s[–—-]\s/u.test(text)
        ? []
        : [{ ...draft(title, 'other', nth), rows: list.map(bareRow) }];
    }),
  );

/** "une page L'association avec le bureau (présidente : Solange Picard, trésorier : Yves Larroque)": who is named in a wish. */
const peopleInWishes = (blocks: readonly Block[], wishes: ReadonlySet<Line>): Draft[] =>
  blocks.flatMap(({ lines, nth }) =>
    lines
      .filter((line) => wishes.has(line))
      .flatMap(({ text }) => [...text.matchAll(/\((?<inner>[^()]+:[^()]+)\)/gu)])
      .map(({ groups }) => piecesOf(groups?.['inner'] ?? '').map(personBehindOffice))
      .filter((people) => people.length > 1 && people.every((one) => one !== null))
      .map((people) => ({ ...draft(null, 'team', nth), people: people as Person[] })),
  );

/** The lines of a paragraph that tell something: what a wish tells beside itself, and nothing of other wishes. */
const toldOf = (block: Block, wishes: ReadonlySet<Line>, isFirst: boolean, name: string | null): Line[] =>
  block.lines
    .flatMap((line, at): Line[] => {
      if (!wishes.has(line) && !(isFirst && isIntroduction(line.text)))
        return isFirst && at === 0 ? [{ ...line, text: withoutGreeting(line.text) }] : [line];
      const told = isFirst ? toldBesideWish(line.text, name) : '';
      return told === '' ? [] : [{ ...line, text: told }];
    })
    .filter(({ text }) => /\p{L}{2}/u.test(text));

/** The chapters of a brief in its order, without its wishes. `name` is what the house is called, `pages` are those asked for. */
export const readChapters = (
  blocks: readonly Block[],
  wishes: ReadonlySet<Line>,
  name: string | null,
  pages: readonly string[],
): Chapter[] => {
  // A brief in one paragraph tells everything in its opening.
  const isAll = blocks.every(({ nth }) => nth === blocks[0]?.nth);
  const firstLabel = blocks.findIndex(({ label }) => label !== null);
  const told = blocks.flatMap((block, at): Chapter[] => {
    const isFirst = block.nth === blocks[0]?.nth;
    const lines = toldOf(block, wishes, isFirst, name);
    if (lines.length === 0) return [];
    const isOpening = isFirst || at < (firstLabel < 0 ? 2 : firstLabel);
    // "Client : Les Ateliers, association": whose site it is, and no title on it.
    const isClient = block.label !== null && isNameLabel(block.label);
    // "Pages : …. Livraison 5,90 €.": behind the list of the pages it tells of the house.
    const own =
      block.sort === 'wish' ? { ...block, label: null, sort: 'other' as const, lines } : { ...block, lines };
    if (isClient && lines.every(({ text }) => text.replace(/[.]$/u, '') === name)) return [];
    if (isClient) return unlabelled({ ...own, label: null }, true);
    return own.label === null ? unlabelled(own, isOpening, isAll) : [labelled(own)];
  });
  return [...told, ...toldInWishes(blocks, wishes, pages), ...peopleInWishes(blocks, wishes)];
};
