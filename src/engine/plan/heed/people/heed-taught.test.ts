import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it('lets a school keep its own answers, which are none of a single course', () => {
  const said = JSON.stringify(makePlan(readBrief('Village school near Bath: news, staff, FAQ'), 1).pages);
  expect(said).toContain('catchment area');
  expect(said).not.toContain('as a present');
});
