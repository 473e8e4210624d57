import { describe, expect, it } from 'vitest';
import { partPrompt } from './part-prompt';
import { runInLabels } from './run-in-labels';

const paper = `Brief for the club site
1. About us. The club was founded in 1931 and has 90 members on the canal.
2. What we row. Mostly fours and eights, plus two coaching boats for beginners.
3. Finding us. The boathouse is behind the mill, and the lane floods in winter.`;

describe('titles that are run into their paragraphs', () => {
  it('head what follows them', () => {
    const headings = partPrompt(paper).map(({ heading }) => heading);
    expect(headings.slice(1)).toEqual(['About us', 'What we row', 'Finding us']);
  });

  it('leave every word where it stood', () => {
    expect(runInLabels(paper)).toHaveLength(paper.length);
    for (const { text, start, end } of partPrompt(paper)) expect(paper.slice(start, end)).toBe(text);
  });

  it('are no short sentences, names or greetings', () => {
    const letter =
      'Hello. We would like a website for our rowing club by May.\nWe row. It is mostly fours and eights on the canal here.\nDr. Hart keeps the boats, and has done so for many years now.';
    expect(runInLabels(letter)).toBe(letter);
  });
});
