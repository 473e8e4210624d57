import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('says who somebody is by the calling alone where no name is told', () => {
  const about = JSON.stringify(
    makePlan(readBrief('Personal CV for an acoustic engineer'), 1).pages[0]?.sections,
  );
  expect(about).toContain('I am an acoustic engineer.');
  expect(about).not.toContain('This place');
});
