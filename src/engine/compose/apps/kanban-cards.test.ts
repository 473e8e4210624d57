// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../plan/load-copy';
import { openApp, textsOf } from '../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('puts what is told of a day under it, with its meal', () => {
  openApp(
    'kanban',
    'dinner planner for the week. Tuesday lunch is soup, Saturdays are pizza and Sunday is roast chicken.',
  );
  expect(textsOf('.card-text')).toEqual(['Soup', 'Pizza', 'Roast chicken']);
  expect(textsOf('[data-column]').map((text) => /Soup|Pizza|Roast/u.exec(text)?.[0] ?? '')).toEqual([
    '', 'Soup', '', '', '', 'Pizza', 'Roast',
  ]); // prettier-ignore
  expect(textsOf('.card-fields span')).toEqual(['Lunch']);
});
