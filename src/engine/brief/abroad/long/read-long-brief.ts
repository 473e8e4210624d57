import type { Span } from '@/domain/site/brief';
import { nameTold } from './name-told';
import { pagesNamed } from './pages-named';
import { partBlocks, type Block, type Line } from './part-blocks';
import type { Chapter } from './chapter';
import { readChapters } from './read-chapters';
import { sortOfStatement } from './sort-statement';
import { wishesOf } from './wishes-in';

/** A long brief taken apart: what it tells, chapter by chapter, and what it wishes of whoever makes the site. */
export type LongBrief = {
  readonly chapters: readonly Chapter[];
  /** Where the wishes stand, with their labels. */
  readonly wishes: readonly Span[];
  /** Where the house says first what it is. */
  readonly opening: readonly Span[];
  /** Where the hours of opening are told, a paragraph each. */
  readonly hours: readonly (readonly Span[])[];
  /** Pages asked for by name. */
  readonly pages: readonly string[];
  readonly name: string | null;
};

/** "In futuro aggiungeremo una galleria": what is not wished yet. */
const later =
  /(?<!\p{L})(?:en (?:el|un) futuro|más adelante|más tarde|à l['’]avenir|plus tard|später|künftig|in zukunft|no futuro|mais tarde|futuramente|in futuro|più avanti|later|in de toekomst|w przyszłości|później|ileride|daha sonra)(?!\p{L})|لاحقاً|في المستقبل|בעתיד|בהמשך/iu;

const seasonal =
  /(?<!\p{L})(?:vacaciones|verano|invierno|navidad|agosto|été|hiver|vacances|ferien|sommer|winter|weihnachten|férias|verão|inverno|natal|estate|inverno|ferie|zomer|vakantie|wakacj\p{L}*|lipcu|sierpniu|zim[ąęy]|latem|yaz\p{L}*|kış\p{L}*|bayram\p{L}*)(?!\p{L})|رمضان|الصيف|الشتاء|בקיץ|בחורף|באוגוסט/iu;

/** Stretches of a paragraph's lines; the label goes with the first of them. */
const spansOf = (prompt: string, { label, lines }: Block, own: readonly Line[]): Span[] =>
  own.map((line) => {
    const at = label === null || line !== lines[0] ? -1 : prompt.lastIndexOf(label, line.start);
    return { start: at < 0 ? line.start : at, end: line.end };
  });

/** Takes a long brief in another language than English apart. `known` is what it is called where it does not say so outright. */
export const readLongBrief = (prompt: string, known: string | null): LongBrief => {
  const blocks = partBlocks(prompt);
  const wishes = wishesOf(blocks);
  const pages = pagesNamed(blocks, wishes);
  const name = nameTold(blocks) ?? known;
  const first = blocks[0]?.nth ?? 1;
  const isOpening = ({ nth, label, sort }: Block): boolean =>
    nth <= first + 1 && (label === null || sort === 'about');
  const openHours = ({ label, sort }: Block, { text }: Line): boolean =>
    // "Adresse: Engelsgrube 31. Werkstatt geöffnet Montag bis Donnerstag …": hours behind the way there are hours as well.
    sort === 'hours' ||
    ((label === null || sort === 'contact' || sort === 'way') && sortOfStatement(text) === 'hours');
  return {
    chapters: readChapters(blocks, wishes, name, pages),
    wishes: blocks.flatMap((block) =>
      spansOf(
        prompt,
        block,
        block.lines.filter((line) => wishes.has(line) && !later.test(line.text)),
      ),
    ),
    opening: blocks.filter(isOpening).flatMap((block) => spansOf(prompt, block, block.lines)),
    hours: blocks
      // What holds in one season alone is no week.
      .map((block) => {
        const always = block.lines.filter((line) => !seasonal.test(line.text));
        return always.some((line) => openHours(block, line)) ? { ...block, lines: always } : block;
      })
      .map((block) =>
        spansOf(
          prompt,
          block,
          block.lines.filter((line) => !wishes.has(line) && openHours(block, line)),
        ),
      )
      .filter((spans) => spans.length > 0),
    pages,
    name,
  };
};
