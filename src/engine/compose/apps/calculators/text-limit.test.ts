// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { fill, openApp, seek } from '../../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('says how much of a told length is left, and what is too much', () => {
  openApp('calculator', 'character counter with a limit of 20 characters');
  fill({ '[data-text]': 'Twelve signs' });
  expect(seek('[data-rest]').textContent).toBe('8');
  fill({ '[data-text]': 'Twelve signs and some more' });
  expect(seek('[data-rest]').textContent).toBe('6 too many');
});

it('lists the words that are used most', () => {
  const prompt = 'Word counter for my 300-word stories, list the 2 most used words';
  expect(readBrief(prompt).kind.value).toBe('calculator');
  openApp('calculator', prompt);
  fill({ '[data-text]': 'The owl saw the owl and the moon' });
  expect(seek('[data-often]').textContent).toBe('the 3, owl 2');
  expect(seek('[data-rest]').textContent).toBe('292');
});

it('asks nothing of a text where no length is told', () => {
  openApp('calculator', 'word counter');
  expect(document.querySelector('[data-rest], [data-often]')).toBeNull();
});
