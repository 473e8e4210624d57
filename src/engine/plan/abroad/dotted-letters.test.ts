import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllLexicons } from '../../brief/words/lexicon-shelf';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await Promise.all([loadAllLexicons(), loadAllCopy()]);

it('writes a dotted capital where the prompt has a dotted letter', () => {
  const text = JSON.stringify(
    makePlan(readBrief('avukat Aylin Er İzmir, kira, icra, iş hukuku; ilk danışma ücretsiz'), 1).pages,
  );
  expect(text).toMatch(/İş hukuku|iş hukuku/u);
  expect(text).toContain('İlk danışma ücretsiz');
  expect(text).not.toMatch(/Iş hukuku|ış hukuku|Ilk danışma/u);
});
