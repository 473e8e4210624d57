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

it('narrows a job board by what is asked beside its hours, by pay from both ends, and applies by a button', () => {
  openApp('directory', 'Job board with posting form, filters by skill and remote, search, salary range, apply button');
  const labels = textsOf('[role="search"] label');
  expect(labels).toEqual(['Search', 'City', 'Type of job', 'Salary from', 'Salary up to', 'Skill', 'Remote']);
  expect(textsOf('[data-more="skill"] dd')).toContain('Programming');
  expect(document.querySelector('.entry-apply')?.getAttribute('href')).toMatch(/^mailto:.*subject=/u);
}); // prettier-ignore
