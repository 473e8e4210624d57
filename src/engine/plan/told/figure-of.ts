import type { ContentItem } from '../content';

/** "420 people supported", "pass rate of 78%": the figure, and what it counts. */
export function figureOf(name: string): ContentItem | null {
  const before = /^(?<value>[£€$]?[\d.,]+\s?[%+km]?)\s(?<title>.+)$/u.exec(name)?.groups;
  const behind =
    /^(?<title>\p{L}.+?)(?:\s(?:of|is|at|:))?\s(?:over |above |nearly )?(?<value>\d[\d.]*\s?%)$/iu.exec(
      name,
    )?.groups;
  const { title, value } = before ?? behind ?? {};
  return title === undefined || value === undefined ? null : { title, value };
}
