import { compareLines, type LineRun } from '@/engine/compare/compare-lines';

export type { LineRun };

/** How a text became another, line by line. */
export function compareTexts(before: string, after: string): readonly LineRun[] {
  return compareLines(before, after);
}
