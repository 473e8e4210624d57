import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { makeTokens } from '../style/make-tokens';
import { writeBase } from '../style/base-css';
import { findTheme } from '../themes/find-theme';
import { carry } from './choose-type';
import { fallbackOf } from './fallback-of';
import { tuneFace } from './tune-faces';
import { typePairs } from './type-pairs';
import type { PairName } from './type-pairs';

const setIn = (name: PairName) => {
  const type = carry(typePairs[name]);
  const plan = {
    style: 'craft',
    palette: 0,
    scheme: 'light dark',
    brief: readBrief('A shop'),
    type,
  } as const;
  return { shapes: makeTokens(plan).shapes, base: writeBase(findTheme('craft'), type) };
};

describe('typefaces', () => {
  it('are set by what they need: wide ones smaller, narrow ones larger, small text larger', () => {
    expect(setIn('arcade').shapes['step-3']).toContain(' * 0.6 * var(--text-scale)');
    expect(setIn('pitch').shapes['step-3']).toContain(' * 1.22 * var(--text-scale)');
    expect(setIn('arcade').shapes['step-0']).toContain(' * 1.28 * var(--text-scale)');
    expect(setIn('quiet').shapes['step-0']).not.toMatch(/\* \d/);
  });

  it('keep room for marks above and tails below, in every pair and script', () => {
    const pairs = Object.values(typePairs).map(({ display }) => display);
    for (const id of [...pairs, 'cairo', 'vazirmatn', 'heebo'] as const) {
      const tuning = tuneFace(id);
      if (!tuning) throw new Error(id);
      const isTall = ['cairo', 'vazirmatn', 'press-start-2p'].includes(id);
      expect(tuning.leading, id).toBeGreaterThanOrEqual(isTall ? 1.25 : 0.95);
      expect(tuning.size * fallbackOf(id).size, id).toBeLessThan(135);
    }
  });

  it('set a section’s heading no closer than the opening', () => {
    for (const name of Object.keys(typePairs) as PairName[]) {
      const { base } = setIn(name);
      const h1 = Number(/h4 \{[^}]*line-height: ([\d.]+)/.exec(base)?.[1]);
      const h2 = Number(/\nh2 \{[^}]*line-height: ([\d.]+)/.exec(base)?.[1]);
      expect(h2, name).toBeGreaterThanOrEqual(h1);
    }
  });
});
