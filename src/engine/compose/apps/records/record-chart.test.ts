// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { loadAllCopy } from '../../../plan/load-copy';
import { giveFile, openApp, seek, textsOf } from '../../../../../tests/support/made-apps/open-app';

await loadAllCopy();
beforeEach(() => localStorage.clear());

const rows = (lines: readonly string[]): string => ['Exercise,Date,Sets,Reps,Weight', ...lines].join('\n');

it('draws what is asked for by its day, and another one when it is chosen', async () => {
  openApp('tracker', 'gym log: exercise, date, sets, reps, weight. graph of my squat');
  expect(seek('[data-chart-empty]').hidden).toBe(false);
  await giveFile('[data-import]', rows(['Bench,2026-03-01,3,8,50', 'Bench,2026-03-08,3,8,55', 'Bench,2026-03-15,3,8,57', 'Squat,2026-03-02,5,5,80', 'Squat,2026-03-09,5,5,90'])); // prettier-ignore
  expect(seek<HTMLSelectElement>('[data-chart-by]').value).toBe('Squat');
  const drawing = seek('[data-chart-drawing]');
  expect(drawing.querySelectorAll('circle')).toHaveLength(2);
  expect(drawing.getAttribute('aria-label')).toContain('80 – Mar 9 90');
  const by = seek<HTMLSelectElement>('[data-chart-by]');
  by.value = 'Bench';
  by.dispatchEvent(new Event('change', { bubbles: true }));
  expect(drawing.querySelectorAll('circle')).toHaveLength(3);
  expect(textsOf('[data-chart-of] option')[0]).toContain('Weight');
});

it('draws nothing where no chart is asked for', () => {
  openApp('tracker', 'gym log: exercise, date, sets, reps, weight');
  expect(document.querySelector('[data-chart]')).toBeNull();
});
