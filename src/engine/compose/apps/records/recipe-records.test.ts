// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, send, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('keeps recipes with what goes in, how it is done and for how many, in any language', () => {
  openApp('tracker', 'recipe keeper for our scout camp');
  expect(textsOf('dialog label')).toEqual(['Title', 'Servings', 'Ingredients', 'Steps', 'Tags']);
  const prompt = 'App für meine Backrezepte, ich will sie notieren und suchen';
  expect(readBrief(prompt).kind.value).toBe('tracker');
  openApp('tracker', prompt, 'de');
  expect(textsOf('dialog label')).toContain('Zutaten');
});

it('lets the lines of ingredients be ticked off, and remembers them', () => {
  const prompt = 'recipe book with ingredients, method and time, check off the ingredients as I go';
  openApp('tracker', prompt);
  fill({ '#record-title': 'Soup', '#record-ingredients': '2 leeks\n1 potato', '#record-method': 'Boil' });
  send('[data-editor]');
  expect(textsOf('[data-rows] small b')).toEqual(['Ingredients', 'Method']);
  seek('[data-rows] small label:nth-of-type(2) input').click();
  openApp('tracker', prompt);
  const boxes = [...document.querySelectorAll<HTMLInputElement>('[data-rows] small input')];
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true]);
});
