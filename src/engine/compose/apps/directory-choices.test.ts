// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { openApp, textsOf } from '../../../../tests/support/made-apps/open-app';
import { loadAllCopy } from '../../plan/load-copy';

await loadAllCopy();
beforeEach(() => localStorage.clear());

it('narrows a list by its places and by another choice, each once', () => {
  openApp('directory', 'Job board: people add a job with title, employer, town (Lienz, Sillian), shift (early, late) and pay. Filter by town and shift.'); // prettier-ignore
  const labels = textsOf('[role="search"] label, search label');
  expect(labels.filter((label) => label === 'Town')).toHaveLength(1);
  expect(labels).toContain('Shift');
});
