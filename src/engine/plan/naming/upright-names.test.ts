import { expect, it } from 'vitest';
import { nominative, ofSelf } from '../abroad/polish-nominative';

it.each([
  ['parafialnego chóru', 'parafialny chór'],
  ['rodzinnej piekarni', 'rodzinna piekarnia'],
  ['nowoczesnego studia', 'nowoczesne studio'],
  ['szkoły językowej', 'szkoła językowa'],
])('bends an adjective before its noun back: %s', (bent, upright) => {
  expect(nominative(bent)).toBe(upright);
});

it('bends back what somebody says to be', () => {
  expect(ofSelf('fizjoterapeutką')).toBe('fizjoterapeutka');
});
