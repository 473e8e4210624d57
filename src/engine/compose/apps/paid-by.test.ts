// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, seek, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('asks once who paid, by the names that are told, and takes no more at once than is told', () => {
  openApp('tracker', 'Expense tracker for our theatre group: who paid (Finn, Ruth, Ada), amount in euros, not more than 150 euros at once. Sum per person.'); // prettier-ignore
  const labels = textsOf('form label');
  expect(labels.filter((label) => label === 'Who paid')).toHaveLength(1);
  expect(labels).not.toContain('Child');
  expect(textsOf('[name="category"] option')).toEqual(['Finn', 'Ruth', 'Ada']);
  expect(seek<HTMLInputElement>('[name="amount"]').max).toBe('150');
});
