import { expect, it } from 'vitest';
import { makeSite, readFile } from '../../../../tests/support/made-sites/run-command';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../../plan/load-copy';
import { hoursOfRows } from './hours-of-rows';

it('reads rows of opening hours, however clocks are written, and leaves out closed days', () => {
  const rows = [
    { title: 'Monday and Tuesday', value: 'Closed' },
    { title: 'Wednesday to Friday', value: '6 pm to 11:30 pm' },
    { title: 'Saturday and Sunday', value: '12 pm to 1 am' },
  ];
  expect(hoursOfRows(rows, 'en')).toEqual([
    { days: [3, 4, 5], opens: 1080, closes: 1410 },
    { days: [6, 7], opens: 720, closes: 60 },
  ]);
  expect(hoursOfRows([{ title: 'Samstag bis Montag', value: '9.00 bis 24:00' }], 'de')).toEqual([
    { days: [6, 7, 1], opens: 540, closes: 1440 },
  ]);
});

it('marks the sample hours of a site where the mark was asked for, and nowhere else', async () => {
  await Promise.all([loadAllLexicons(), loadAllCopy()]);
  const pageOf = (wish: string) =>
    readFile(makeSite(`ramen restaurant "Kitsune Bowl", Tacoma. menu, ${wish}, map.`), 'index.html');
  expect(pageOf('hours with open now badge')).toContain('data-open-now="[{');
  expect(pageOf('hours')).not.toContain('data-open-now');
});
