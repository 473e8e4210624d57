import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { collectBehaviours, findBehaviour, listBehaviours, loadAllBehaviours } from './find-behaviour';

await loadAllBehaviours();
const behaviours = listBehaviours();

describe('the scripts of made sites', () => {
  it('parse as classic scripts', () => {
    for (const { type, script } of behaviours) {
      expect(() => parse(script, { ecmaVersion: 2023, sourceType: 'script' }), type).not.toThrow();
    }
  });

  it('parse together, so that no name is taken twice', () => {
    const all = behaviours.map(({ script }) => script).join('\n');
    expect(() => parse(all, { ecmaVersion: 2023, sourceType: 'script' })).not.toThrow();
    const names = [...all.matchAll(/^(?:function|const|let) (\w+)/gm)].map((match) => match[1]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('write no markup from text, ask no server and set no inline handlers', () => {
    for (const { type, script } of behaviours) {
      expect(script, type).not.toMatch(
        /innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(|new Function/,
      );
      expect(script, type).not.toMatch(
        /fetch\(|XMLHttpRequest|https?:\/\/(?!www\.w3\.org)|\.onclick|console\./,
      );
    }
  });

  it('touch storage only where a failure is caught', () => {
    for (const { type, script } of behaviours) {
      const lines = script.split('\n');
      lines.forEach((line, index) => {
        if (!line.includes('localStorage')) return;
        const before = lines.slice(Math.max(0, index - 4), index).join('\n');
        expect(before, `${type}: ${line}`).toContain('try {');
      });
    }
  });

  it('begin with a comment that says what they do', () => {
    for (const { type, script } of behaviours) expect(script, type).toMatch(/^\/\/ [A-Z]/);
  });

  it('bring what they need, once and before themselves', () => {
    const types = collectBehaviours(['checkout', 'booking']).map(({ type }) => type);
    expect(types).toEqual(['form', 'cart', 'checkout', 'booking']);
    expect(findBehaviour('crud')).toBeUndefined();
  });
});
