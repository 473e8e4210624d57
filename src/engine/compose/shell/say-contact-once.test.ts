import { expect, it } from 'vitest';
import { textOf } from '@/domain/site/site-file';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../../plan/load-copy';
import { makePlan } from '../../plan/make-plan';
import { composeSite } from '../compose-site';

await loadAllCopy();

const home = (prompt: string): string => {
  const file = composeSite(makePlan(readBrief(prompt), 0)).find(({ path }) => path === 'index.html');
  return file ? textOf(file) : '';
};

it('says once in the header of a site abroad how to reach its owner, and keeps the order of a number', () => {
  const page = home('עורכת דין מיכל ברק בתל אביב, דיני משפחה, ירושות, ייעוץ ראשון 350 ש"ח, 03-5551234');
  const header = /<header[\s\S]*?<\/header>/u.exec(page)?.[0] ?? '';
  expect(header).toContain('צור קשר');
  expect(header).not.toContain('יצירת קשר');
  // A hyphen that does not break would turn the parts of the number round.
  expect(page).not.toMatch(/[^\u200e\d]03\u20115551234/u);
});
