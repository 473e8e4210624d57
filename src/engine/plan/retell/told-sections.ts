import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { planSection } from '../plan-section';
import { freeId } from '../free-id';
import type { SectionPlan, SitePlan } from '../site-plan';
import type { Words } from '../words/words';
import { blockSection } from './blocks/block-sections';
import { groupsOf } from './blocks/groups-of';
import type { Group } from './blocks/groups-of';
import { isAsked } from './is-asked';
import type { Piece } from './lines/piece';
import { sectionOf } from './place-chapters';
import { readThing, rowsIn, within } from './read-lists';
import { questionsAsked } from './questions-asked';
import { reviewsIn } from './read-reviews';
import { answeredIn } from './row-readers';
import { tidyHeading, tidyRow, tidySentence } from './tidy-words';

/** The heading over what a first page says where it has none of its own. */
export const welcome = 'Welcome';
const goodToKnow = 'Good to know';
/** A block whose shape tells what it is, where it has a heading of its own that says so. */
const shapedSections = (
  plan: SitePlan,
  group: Group,
  page: string,
  taken: readonly string[],
): SectionPlan[] | null => {
  const title = group.heading === null ? page : tidyHeading(group.heading);
  if (title === '' || title === welcome) return null;
  const shaped = blockSection(plan, group.pieces, title, taken);
  return shaped && fixIds(shaped, taken);
};
const fixIds = (sections: readonly SectionPlan[], taken: readonly string[]): SectionPlan[] => {
  const ids = [...taken];
  return sections.map((section) => {
    const id = freeId(section.type, ids);
    ids.push(id);
    return { ...section, id };
  });
};

const lettersIn = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0;
const mostly = 0.7;

/** The things that a group of statements lists, and the statements that these leave to be told. */
const partGroup = (
  { pieces }: Group,
  brief: Brief,
): { readonly items: Slot<ListedItem>[]; readonly rest: readonly Piece[] } => {
  const from = pieces[0]?.start ?? 0;
  const to = pieces.at(-1)?.end ?? 0;
  const isInside = ({ start, end }: Span): boolean => start >= from - 4 && end <= to + 2 && end > start;
  const answers = answeredIn(brief.prompt).filter(({ span }) => isInside(span));
  const reviews = reviewsIn(brief.prompt).filter(({ spans }) => spans.every(isInside));
  const spans = [...answers.map(({ span }) => span), ...reviews.flatMap((one) => one.spans)];
  const free = pieces.filter((piece) => !spans.some((span) => within(span, piece)));
  const rows = rowsIn(free, brief);
  // What a sentence says beside the thing that it lists is to be told whole.
  const isWhole = (piece: Piece): boolean => {
    const own = rows.filter((row) => within(row.piece, piece));
    const said = own.reduce(
      (sum, { item }) =>
        sum + lettersIn(`${item.name}${item.price ?? ''}${item.priceLead ?? ''}${item.note ?? ''}${item.when ?? ''}`), // prettier-ignore
      0,
    );
    // "Private groups £25 a head, minimum 8": a figure that no row holds is to be told.
    const words = own.map(({ item }) => Object.values(item).join(' ')).join(' ');
    const isCounted = (piece.text.match(/\d[\d.,:]*/gu) ?? []).every((figure) =>
      words.includes(figure.replace(/[.,:]+$/u, '')),
    );
    return own.length > 0 && (piece.isRow || (isCounted && said >= mostly * lettersIn(piece.text)));
  };
  const kept = rows.filter(({ piece: row }) => free.some((piece) => within(row, piece) && isWhole(piece)));
  // "… pot of tea £2.40, leaf teas from Assam": one of the list, without a price of its own.
  const sorts = new Set(kept.map(({ item }) => item.section));
  const [sort] = sorts;
  const beside = (piece: Piece): boolean =>
    sorts.size === 1 &&
    kept.length > 1 &&
    kept.length * 2 >= free.length &&
    piece.isRow &&
    piece.text.split(/\s+/u).length < 9 &&
    !isWhole(piece);
  return {
    items: [
      ...answers.map(({ question, answer, span }) => ({
        value: { section: 'faq' as const, name: question, note: answer },
        spans: [span],
      })),
      ...reviews,
      ...kept.map(({ piece, item }) => ({ value: item, spans: [{ start: piece.start, end: piece.end }] })),
      ...free.filter(beside).map(({ text, start, end }) => ({
        value: { section: sort ?? null, ...readThing(text) },
        spans: [{ start, end }],
      })),
    ].toSorted((one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0)),
    rest: free.filter((piece) => !isWhole(piece) && !beside(piece)),
  };
};

/** A section that shows told things and nothing else. */
export const listSection = (
  plan: SitePlan,
  type: SectionType,
  items: readonly Slot<ListedItem>[],
  title: string,
  taken: readonly string[],
): SectionPlan => {
  const own = { ...plan, brief: { ...plan.brief, items, counts: [] } };
  const section = planSection(own, type, { takenIds: taken, content: {}, variant: null });
  const names = new Set(items.map(({ value }) => value.name.toLowerCase()));
  const told = (section.content.items ?? []).filter((item) => names.has(item.title.toLowerCase()));
  const bare = told.map(({ list: _list, sample: _sample, action: _action, ...item }) => item);
  return planSection(own, type, {
    takenIds: taken,
    content: {
      title,
      items: bare.length > 0 ? bare : section.content.items,
      lede: undefined,
      kicker: undefined,
      body: undefined,
      feature: undefined,
      actions: undefined,
    } as Partial<SectionPlan['content']>,
    variant: null,
  });
};

/** What an owner tells of one page, in its order: lists under their sort, sentences under their heading. */
export const toldSections = (
  plan: SitePlan,
  pieces: readonly Piece[],
  page: string,
  words: Words,
): SectionPlan[] => {
  const sections: SectionPlan[] = [];
  const taken = (): string[] => sections.map(({ id }) => id);
  for (const group of groupsOf(pieces)) {
    const questions = questionsAsked(plan, group, words, taken());
    if (questions) {
      sections.push(questions);
      continue;
    }
    const shaped = shapedSections(plan, group, page, taken());
    if (shaped) {
      sections.push(...shaped);
      continue;
    }
    const parted = partGroup(group, plan.brief);
    // One price among many rules: they stand together.
    const isLone = parted.items.length === 1 && parted.rest.filter(({ isRow }) => isRow).length > 2;
    const items = isLone ? [] : parted.items;
    const rest = isLone ? group.pieces : parted.rest;
    // "Staff picks" over titles in quotation marks lists them.
    const isList = group.pieces.filter(({ isRow, text }) => isRow && /^["“]/u.test(text)).length > 1;
    const isWish =
      group.heading !== null &&
      !isList &&
      (/^(?:an?\s)?list (?:by|of)\b/iu.test(group.heading) ||
        isAsked(group.heading.replace(/^.*\b(?:must|should)\s(?:have|show|list|include)\s/iu, '')));
    const heading = group.heading === null || isWish ? null : tidyHeading(group.heading);
    const types = [...new Set(items.flatMap(({ value }) => value.section ?? []))];
    // The second of one page that has no heading says what it lists.
    const isAgain = heading === null && sections.some(({ content }) => content.title === page);
    const title = heading ?? page;
    const listedRows = rest.filter(({ isRow }) => isRow);
    // One or two rows beside sentences are said with them.
    const isFew = listedRows.length < 3;
    const prose = (isFew ? rest : rest.filter(({ isRow }) => !isRow)).map(({ text }) => tidySentence(text));
    const rows = isFew ? [] : listedRows.map(({ text }) => tidyRow(text));
    const at = (pieces: readonly { readonly start: number }[]): number => pieces[0]?.start ?? 0;
    const lists = types.map((type) => {
      const own = items.filter(({ value }) => value.section === type);
      const isOnly = types.length === 1 && (prose.length === 0 || heading !== null);
      const name = isOnly && !isAgain && title !== welcome ? title : words.sections[type] || title;
      const section = listSection(plan, type, own, name, types.filter((other) => other !== type)); // prettier-ignore
      return { section, start: own[0]?.spans[0]?.start ?? 0 };
    });
    const texts = [
      ...(prose.length > 0
        ? [{ title: isAgain ? goodToKnow : title, rows: prose, isList: false, start: at(rest) }]
        : []),
      ...(rows.length > 0
        ? [
            {
              title: prose.length > 0 && heading === null ? goodToKnow : title,
              rows,
              isList: true,
              start: at(listedRows),
            },
          ]
        : []),
    ];
    // One line beside a list of the same heading is said with it.
    const [only] = texts;
    const [list] = lists;
    const isBeside =
      only !== undefined && texts.length === 1 && !only.isList && only.rows.join(' ').length < 240;
    if (list && lists.length === 1 && isBeside) {
      const { section } = list;
      const content = {
        ...section.content,
        title: isAgain || title === welcome ? section.content.title : title,
        lede: only.rows.join(' '),
      };
      sections.push({ ...section, id: freeId(section.type, taken()), content });
      continue;
    }
    const told = texts.map(({ start, ...one }) => ({
      start,
      section: sectionOf({ ...one, topic: null, page: null }, []),
    }));
    for (const { section } of [...told, ...lists].toSorted((one, other) => one.start - other.start))
      sections.push({ ...section, id: freeId(section.type, taken()) });
  }
  return sections;
};
