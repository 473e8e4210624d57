import { describe, expect, it } from 'vitest';
import type { Brain } from './brain';
import { chooseBrain } from './choose-brain';

function brain(id: string, ready: boolean): Brain {
  const unused = () => Promise.reject(new Error('not asked'));
  return { id, name: id, isReady: () => Promise.resolve(ready), build: unused, change: unused };
}

describe('chooseBrain', () => {
  const ladder: [Brain, ...Brain[]] = [brain('composer', true), brain('local', true), brain('cloud', false)];

  it('takes the strongest ready one for auto', async () => {
    expect((await chooseBrain(ladder, 'auto')).id).toBe('local');
  });

  it('takes the named one when it is ready', async () => {
    expect((await chooseBrain(ladder, 'composer')).id).toBe('composer');
  });

  it('falls back to the composer when the named one is not ready or unknown', async () => {
    expect((await chooseBrain(ladder, 'cloud')).id).toBe('composer');
    expect((await chooseBrain(ladder, 'gone')).id).toBe('composer');
  });
});
