import type { OpeningRange } from '@/domain/site/brief';
import type { HourLine } from '../../compose/layouts/hours-table';
import type { PageElement } from '../../locate/page-tree';
import type { Words } from '../../plan/words/words';
import type { SiteDraft } from '../draft/site-draft';
import { escapeAttribute, escapeText, indentAt, spliceText } from '../draft/splice-text';
import type { Splice } from '../draft/splice-text';
import { hourLists } from './hours-on-page';
import type { HourRow } from './hours-on-page';

export function badgeSplices(draft: SiteDraft, page: string, ranges: readonly OpeningRange[]): Splice[] {
  return draft.tree(page).elements.flatMap((element) => {
    const badge = element.attributes.get('data-open-now');
    const text = `data-open-now="${escapeAttribute(JSON.stringify(ranges))}"`;
    return badge && badge.value.startsWith('[') ? [{ start: badge.start, end: badge.end, text }] : [];
  });
}

/** Rows of a table, or pairs of a list, whose first cells all name days. */
export function listSplices(
  draft: SiteDraft,
  page: string,
  lines: readonly HourLine[],
  words: Words,
): Splice[] {
  const { html } = draft.tree(page);
  return hourLists(draft, page, words).flatMap((rows): Splice[] => {
    const first = rows[0];
    const last = rows.at(-1);
    if (!first || !last) return [];
    const indent = indentAt(html, first.start);
    const gap = /\n[ \t]*$/.test(html.slice(0, first.start)) ? `\n${indent}` : '';
    const texts = lines.map((line, index) =>
      writeRow(html, rows[Math.min(index, rows.length - 1)] ?? first, line),
    );
    return [{ start: first.start, end: last.end, text: texts.join(gap) }];
  });
}

function writeRow(html: string, row: HourRow, line: HourLine): string {
  const at = (element: PageElement, text: string) => ({
    start: element.openEnd - row.start,
    end: element.closeStart - row.start,
    text: escapeText(text),
  });
  // Where the days stand in small letters they stay small.
  const isSmall = /^\p{Ll}/u.test(html.slice(row.day.openEnd, row.day.closeStart).trim());
  const days = isSmall ? line.days.charAt(0).toLowerCase() + line.days.slice(1) : line.days;
  const written = spliceText(html.slice(row.start, row.end), [at(row.day, days), at(row.time, line.time)]);
  return written.replace(/^(<[^>]*?)\s+data-day="[^"]*"/, (_, open: string) => open);
}
