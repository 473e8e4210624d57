// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';
import { pairFacts } from './pair-facts';
import { askPairs, findPairs } from './pair-questions';
import { readPassMark } from './read-quiz';

await loadAllCopy();
beforeEach(() => localStorage.clear());

describe('questions out of pairs', () => {
  it('have four different answers and ask each once', () => {
    for (const facts of pairFacts) {
      const questions = askPairs(facts, '', 3);
      expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
      expect(questions.length).toBeGreaterThan(11);
      for (const [question, ...answers] of questions) expect(new Set(answers).size, question).toBe(4);
    }
  });

  it('are of the part of the world that is named', () => {
    const rivers = findPairs('Quiz on rivers of Europe');
    const asked = rivers ? askPairs(rivers, 'Quiz on rivers of Europe', 1) : [];
    expect(asked.flat()).toContain('Danube');
    expect(asked.flat()).not.toContain('Mississippi');
  });
});

it('says from how much on a quiz is passed, and whether it was', () => {
  openApp('quiz', 'Quiz on rivers of Europe, 12 questions, pass mark 70%');
  expect(seek('[data-count]').textContent).toBe('12');
  expect(seek('.quiz-pass').textContent).toBe('Pass mark: 70%');
  expect(document.querySelector('.quiz-begin .app-note')).toBeNull();
  send('[data-begin]');
  for (let question = 0; question < 12; question += 1) {
    expect(seek('#question').textContent).toMatch(/^Which river flows through /u);
    const [first] = document.querySelectorAll<HTMLInputElement>('.quiz-answer input');
    if (first) first.checked = true;
    send('[data-question]');
    send('[data-question]');
  }
  const share = Math.round((Number(seek('[data-score]').textContent) / 12) * 100);
  expect(textsOf('[data-passed]')).toEqual([
    share >= 70 ? `Passed with ${share}%. The pass mark is 70%.` : `Not passed: ${share}%. The pass mark is 70%.`,
  ]);
}); // prettier-ignore

it.each([
  ['80% to pass', 80],
  ['passing score of 75 percent', 75],
  ['pass with 8 out of 10', 80],
  ['bestanden ab 60 %', 60],
  ['10 questions with 100% fun', null],
])('reads the pass mark of %s', (prompt, mark) => expect(readPassMark(prompt)).toBe(mark));
