// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const prompt = 'Chore chart: Nils washes the car every week, Ada does laundry Tuesday and Friday, Pia empties the bin every day. 1 star per chore'; // prettier-ignore

it('gives everybody the chores that are told of them, which stay theirs', () => {
  openApp('todo', prompt);
  expect(textsOf('.task-text').sort()).toEqual(['Empty the bin', 'Laundry Tuesday and Friday', 'Wash the car']);
  const row = (): string => textsOf('.task').find((text) => text.includes('Empty the bin')) ?? '';
  expect(row()).toContain('Pia');
  seek<HTMLInputElement>('.task [type="checkbox"]').click();
  for (const box of document.querySelectorAll<HTMLInputElement>('.task [type="checkbox"]'))
    if (!box.checked) box.click();
  expect(row()).toContain('Pia');
  expect(textsOf('[data-points] li')).toEqual(['Nils1', 'Ada1', 'Pia1']);
}); // prettier-ignore

it('is called a chore chart, and not after the first of them', () => {
  expect(readBrief(prompt).name).toBeNull();
});
