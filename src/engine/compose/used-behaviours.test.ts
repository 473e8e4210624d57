import { describe, expect, it } from 'vitest';
import { listBehaviours, loadAllBehaviours } from './behaviours/find-behaviour';
import { usedBehaviours } from './used-behaviours';

await loadAllBehaviours();
// Each script names its hook in its first line: "// Reveal: [data-reveal] rises into place".
const hooks = listBehaviours().map(({ type, script }) => ({
  type,
  hook: /\[(data-[a-z-]+)/u.exec(script.split('\n')[0] ?? '')?.[1] ?? null,
}));

describe('the behaviours used in markup', () => {
  it.each(hooks.filter(({ hook }) => hook !== null && hook !== 'data-step'))(
    '$type by $hook',
    ({ type, hook }) => {
      expect(usedBehaviours(`<div ${hook ?? ''}="x">…</div>`)).toContain(type);
    },
  );

  it('the menu button by its class, steps by their parts', () => {
    expect(usedBehaviours('<button class="menu-button">Menu</button>')).toEqual(['mobile-menu']);
    expect(usedBehaviours('<fieldset data-step>…</fieldset>')).toEqual(['multi-step']);
  });

  it('knows a hook for every behaviour', () => {
    expect(hooks.filter(({ hook }) => hook === null).map(({ type }) => type)).toEqual(['mobile-menu']);
  });

  it('finds none in plain markup', () => {
    expect(usedBehaviours('<p>data-reveal is a hook, data-poll as well</p>')).toEqual([]);
  });
});
