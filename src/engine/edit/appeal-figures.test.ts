import { describe, expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { makeSite, runCommands } from '../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../brief/words/lexicon-shelf';
import { loadAllCopy } from '../plan/load-copy';

await Promise.all([loadAllLexicons(), loadAllCopy()]);
const hospice = makeSite('Fundraising appeal for a hospice garden, goal £25,000, £9,800 raised so far from 212 donors. Progress bar and donate button.'); // prettier-ignore
const bakery = makeSite('A bakery called Crumb in Leeds: sourdough £4, rye £5');
const bar = (value: number, max: number, share: number) =>
  `<progress max="${max}" value="${value}" aria-label="Raised so far: ${share} %">${share} %</progress>`;

describe('the numbers of an appeal', () => {
  it.each([
    ['change the goal to £30,000', '<dd>£30,000</dd>', bar(9800, 30_000, 32)],
    ['raise the goal to £30,000', '<dd>£30,000</dd>', bar(9800, 30_000, 32)],
    ['our target is now £20,000', '<dd>£20,000</dd>', bar(9800, 20_000, 49)],
    ['we have raised £12,000 now', '<strong>£12,000</strong>', bar(12_000, 25_000, 48)],
    ["we've raised £12,500 so far", '<strong>£12,500</strong>', bar(12_500, 25_000, 50)],
    ['change the amount raised to 11,000', '<strong>£11,000</strong>', bar(11_000, 25_000, 44)],
    ['update raised so far to £26,000', '<strong>£26,000</strong>', bar(25_000, 25_000, 104)],
    ['set donors to 230', '<dd>230</dd>', bar(9800, 25_000, 39)],
    ['we now have 230 donors', '<dd>230</dd>', bar(9800, 25_000, 39)],
    ['replace £9,800 with £10,000', '<strong>£10,000</strong>', bar(10_000, 25_000, 40)],
  ])('change with their bar: %s', (command, text, progress) => {
    const { outcome, read, faults } = runCommands(hospice, command);
    expect(outcome).toMatchObject({ kind: 'changed' });
    expect(read('index.html')).toContain(text);
    expect(read('index.html')).toContain(progress);
    expect(faults).toEqual([]);
  });

  it('are not changed twice', () => {
    expect(runCommands(hospice, 'change the goal to £25,000').outcome).toMatchObject({
      kind: 'refused',
      reason: 'nothing-to-change',
    });
  });

  it('are looked for on no other site', () => {
    expect(runCommands(bakery, 'we have raised £12,000 now').outcome.kind).toBe('refused');
  });

  it('leave a bar that was rebuilt by hand as it is', () => {
    const [page, ...others] = hospice.map((file) =>
      file.path === 'index.html'
        ? { ...file, content: textOf(file).replace('max="25000"', 'data-own') }
        : file,
    );
    if (!page) throw new Error('The site has no page.');
    expect(runCommands([page, ...others], 'change the goal to £30,000').read('index.html')).toContain(
      '<progress data-own value="9800"',
    );
  });
});
