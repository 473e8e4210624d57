import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('speaks of a crisis to whom is treated, and not to whom is coached', () => {
  const said = (prompt: string) => JSON.stringify(makePlan(readBrief(prompt), 1).pages);
  expect(said('Career coach in Leeds with FAQ')).not.toContain('crisis line');
  expect(said('Psychotherapist in Leeds with FAQ')).toContain('crisis line');
});
