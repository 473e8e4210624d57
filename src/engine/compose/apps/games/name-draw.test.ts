// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { fill, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('draws as many winners at once as are told, none of them twice, and brings the list back', () => {
  openApp('game', 'prize draw tool: paste the guests, draw two winners, nobody wins twice');
  fill({ '#draw-names': 'Ada\nBo\nCy' });
  expect(seek('[data-draw]').textContent?.trim()).toBe('Draw 2 names');
  seek('[data-draw]').click();
  expect(textsOf('[data-list] li')).toHaveLength(2);
  seek('[data-draw]').click();
  expect(textsOf('[data-list] li').sort()).toEqual(['Ada', 'Bo', 'Cy']);
  seek('[data-again]').click();
  expect(textsOf('[data-list] li')).toEqual([]);
  seek('.app-undo button').click();
  expect(textsOf('[data-list] li')).toHaveLength(3);
});
