import { capitalise } from '../../../capitalise';
import { newsLed } from './news-led';
import { sortOfLabel, type ChapterSort } from './label-sorts';
import { partStatements, type Statement } from './part-statements';
import { titleOfLead } from './title-of-lead';

/** A statement of a paragraph; a row stands on a line of its own. */
export type Line = Statement & { readonly isRow: boolean };

/** A paragraph of a long brief: its label where it has one, what that says it is about, and what it states. */
export type Block = {
  readonly label: string | null;
  readonly sort: ChapterSort;
  readonly lines: readonly Line[];
  /** Counted from the first paragraph. */
  readonly nth: number;
};

type Open = { label: string | null; sort: ChapterSort; lines: Line[]; nth: number; isList: boolean };

const bullet = /^(?:[-–—*•·▪✓✔►]|\d{1,2}[.)])\s+/u;
const numbered = /^\d{1,2}[.)]\s+/u;
const marks = /^[#*_\s]+|[*_\s]+$/gu;
const ofPages =
  /(?<!\p{L})(?:home|inicio|início|inizio|accueil|startseite|start|contacto?|contatt[oi]|contato|kontakt|iletişim)(?!\p{L})/iu;
const colonLead = /^([^.:!?؟\n,;()]{2,60}?)\s?:\s+(?=\S)/u;
const stopLead = /^(\p{L}[^.:!?؟\n,;()]{2,40})\.\s+(?=\S)/u;
const wordsIn = (text: string): number => text.trim().split(/\s+/u).length;
const endsOpen = /[^.!?؟:,;]$/u;
const counted = /\d/u;

const pageSaid = String.raw`(?:na|en la|in der|auf der|sur la|nella|sulla|op de) (?:página|seite|page|pagina)`;
/** "Pour les questions fréquentes :" is "Questions fréquentes". */
const leadsTo = /^(?:pour (?:les?|la)|para (?:l[ao]s?|[ao]s?)|für die|per (?:le|la|il|i)|voor de)\s/iu;
const withoutLead = (label: string): string => {
  const bare = label.replace(leadsTo, '');
  return bare === label || sortOfLabel(bare) === 'other' ? label : capitalise(bare);
};

/** 'Em "Como chegar":', "Auf der Seite „Preise“:": the page that what follows is for. */
const onPage = new RegExp(
  String.raw`^(?:(?:em|en|na|no|in|auf|sur|su|op|w|na stronie|${pageSaid})\s["„«“](?<title>[^"”“»]{3,40})["”“»]|${pageSaid}\s(?<bare>[^"”“»]{3,40}))$`,
  'iu',
);
const year = /\s(?:19|20)\d\d(?:\/\d{2,4})?$/u;
/** "Horario: …": the label that a text opens with, and where the rest begins. */
const leadOf = (text: string): { readonly label: string; readonly rest: number } | null => {
  const found = colonLead.exec(text);
  const typed = found?.[1]?.replace(marks, '') ?? '';
  const page = onPage.exec(typed)?.groups;
  const label = withoutLead(page?.['title'] ?? page?.['bare'] ?? typed);
  // "Termine 2027: …"
  if (
    !found ||
    label === '' ||
    wordsIn(label) > 6 ||
    counted.test(label.replace(year, '')) ||
    /^["„«“]/u.test(label)
  )
    return null;
  return { label, rest: found[0].length };
};

/** "Zasady. Dzieci przyjmujemy …": a title with a full stop, at the head of a paragraph. */
const titleOf = (text: string): { readonly label: string; readonly rest: number } | null => {
  const found = stopLead.exec(text);
  const label = found?.[1] ?? '';
  if (!found || wordsIn(label) > 3 || counted.test(label)) return null;
  const rest = text.slice(found[0].length);
  return sortOfLabel(label) !== 'other' || partStatements(rest, 0).length > 2
    ? { label, rest: found[0].length }
    : null;
};

const saysYesOrNo = /^(?:sí|sì|sim|oui|ja|tak|evet|no|non|não|nein|nee|nie|hayır|نعم|لا|כן|לא)(?!\p{L})/iu;
/** "Wer sind wir? …", "Kiedy? …": one short question at the head of a paragraph is the title of what answers it. */
const askedOf = (text: string): { readonly label: string; readonly rest: number } | null => {
  const found = /^([^.:!?؟\n,;()]{3,40})[?؟]\s+(?=\S)/u.exec(text);
  const label = found?.[1] ?? '';
  const answer = text.slice(found?.[0].length ?? 0);
  // "Fate riparazioni? Sì." is a question and its answer.
  if (!found || wordsIn(label) > 5 || /[?؟]/u.test(answer) || saysYesOrNo.test(answer)) return null;
  return { label: `${label}?`, rest: found[0].length };
};

/** "| Corso | Età | Quota |": a row of a table as a row of words; null for what heads it. */
const cellsOf = (text: string, next: string): string | null => {
  const cells = text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  const isHead = next.startsWith('|') && !/\d/u.test(text);
  return isHead || cells.every((cell) => /^[-:]+$/u.test(cell)) ? null : cells.join(', ');
};

/** The paragraphs of a long brief with their labels: a line that ends in a colon, a title over its lines, "Label: …". */
export const partBlocks = (prompt: string): Block[] => {
  const blocks: Open[] = [];
  let current: Open | null = null;
  let afterBlank = true;
  let paragraph = 0;
  let at = 0;
  const open = (label: string | null, isList = false): Open => {
    current = {
      label,
      sort: label === null ? 'other' : sortOfLabel(label),
      lines: [],
      nth: paragraph,
      isList,
    };
    blocks.push(current);
    return current;
  };
  const rows = prompt.split('\n');
  rows.forEach((raw, index) => {
    const start = at + raw.length - raw.trimStart().length;
    at += raw.length + 1;
    const typed = raw.trim();
    const cells = typed.startsWith('|') ? cellsOf(typed, rows[index + 1]?.trim() ?? '') : typed;
    if (cells === null) return;
    const text = cells;
    if (text === '') {
      afterBlank = true;
      return;
    }
    const isFirst = afterBlank;
    if (isFirst) paragraph += 1;
    afterBlank = false;
    const next = rows[index + 1]?.trim() ?? '';
    // "2. Horaires" over its lines is a title, "2. Mahlen" among others a row.
    const isNumberedTitle =
      isFirst && numbered.test(text) && next !== '' && !numbered.test(next) && endsOpen.test(text);
    const mark = isNumberedTitle ? null : bullet.exec(text);
    const isTabled = typed.startsWith('|');
    const bare = text
      .replace(/^#+\s*|^\*\*|\*\*:?$|:$/gu, '')
      .replace(isNumberedTitle ? numbered : /^$/u, '')
      .trim();
    const isTitle =
      !mark &&
      (/:(?:\*\*)?$/u.test(text) || /^#|^\*\*.*\*\*$/u.test(text) || (isFirst && next !== '' && endsOpen.test(text))) &&
      !/[€$£₪₺]/u.test(bare) && wordsIn(bare) <= 7 && !/[.!?؟]\s/u.test(bare) && !counted.test(bare.replace(/\([^)]*\)|\d{4}(?:\/\d{2,4})?/gu, '')); // prettier-ignore
    if (isTitle) {
      open(withoutLead(bare), true);
      return;
    }
    // "… Nous proposons cinq ateliers :" over rows: the last words of a paragraph lead the list in.
    const [last, ...before] =
      text.endsWith(':') && bullet.test(next) ? partStatements(text, start).toReversed() : [];
    if (!mark && last && before.length > 0) {
      const told: Open = current !== null && !isFirst ? (current as Open) : open(null);
      told.lines.push(...before.toReversed().map((statement) => ({ ...statement, isRow: false })));
      const { title, sort } = titleOfLead(last.text.replace(/\s?:$/u, ''));
      open(title, true).sort = sort;
      return;
    }
    const body = mark ? text.slice(mark[0].length) : text;
    const from = start + (mark?.[0].length ?? 0);
    const isUnderTitle = current !== null && (current as Open).isList && !isFirst;
    const lead =
      mark || isUnderTitle
        ? null
        : (leadOf(body) ?? newsLed(body) ?? (isFirst ? (askedOf(body) ?? titleOf(body)) : null));
    // What stands under a title over its own line belongs there, even behind an empty line.
    const goesOn: boolean =
      current !== null &&
      (!isFirst || mark !== null || ((current as Open).isList && (current as Open).lines.length === 0));
    const block = lead ? open(lead.label) : goesOn && current ? (current as Open) : open(null);
    const told = lead ? body.slice(lead.rest) : body;
    const offset = from + (lead?.rest ?? 0);
    const isRow = mark !== null || isTabled || (!lead && endsOpen.test(told) && wordsIn(told) < 30);
    if (isRow) {
      block.lines.push({ text: told, start: offset, end: offset + told.length, isRow });
      return;
    }
    let own = block;
    for (const statement of partStatements(told, offset)) {
      // "… Adresse : La Haie 3.": a label that is known opens what it says, within a paragraph, too.
      const inner = leadOf(statement.text);
      const sort = inner ? sortOfLabel(inner.label) : 'other';
      const isOwn = inner !== null && statement.start > offset && (sort !== 'other' ? sort !== own.sort : own.label === null && wordsIn(inner.label) < 4 && /^\p{Lu}/u.test(inner.label)); // prettier-ignore
      if (inner && isOwn) {
        own = open(inner.label);
        const rest = statement.text.slice(inner.rest);
        own.lines.push({ text: rest, start: statement.start + inner.rest, end: statement.end, isRow: false });
      } else own.lines.push({ ...statement, isRow: false });
    }
  });
  // "Menu: home, prijzen, contact" lists pages and no dishes.
  for (const block of blocks)
    if (block.sort === 'menu' && ofPages.test(block.lines[0]?.text ?? '')) block.sort = 'wish';
  return blocks.filter(({ lines }) => lines.length > 0).map(({ isList: _isList, ...block }) => block);
};
