import { expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { loadAllCopy } from '../load-copy';
import { makePlan } from '../make-plan';

await loadAllCopy();

it('calls to nothing right under the form in which it is done, unless that was asked for', () => {
  const typesOf = (prompt: string) =>
    (makePlan(readBrief(prompt), 1).pages[0]?.sections ?? []).map(({ type }) => type);
  const prompt =
    'Small architecture practice "Halden & Roe" in Leeds: selected projects, studio, contact form';
  expect(typesOf(prompt).at(-1)).toBe('contact');
  expect(typesOf(`${prompt}, call to action at the end`)).toContain('cta');
});
