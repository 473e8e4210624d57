import { expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { loadAllCopy } from '../../load-copy';
import { makePlan } from '../../make-plan';

await loadAllCopy();

it('shows a call in each language that examples are asked for in', () => {
  const code = makePlan(
    readBrief(
      'documentation site for a REST API called parcelkit with search, code examples in curl and Python',
    ),
    1,
  )
    .pages.flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'code');
  expect(code?.content.items?.map(({ title }) => title)).toEqual(['curl', 'Python']);
  expect(code?.behaviours).toContain('tabs');
});
