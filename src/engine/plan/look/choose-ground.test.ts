import { describe, expect, it } from 'vitest';
import { readBrief } from '../../brief/read-brief';
import { chooseGrounds } from './choose-ground';

describe('chooseGrounds', () => {
  it('sets no band of the asked colour right under an opening that it covers', () => {
    const brief = readBrief('judo club in Lille, navy, classes');
    const sections = [
      { type: 'hero', variant: 'stage' },
      { type: 'services', variant: 'cards' },
    ] as const;
    for (let turn = 0; turn < 6; turn += 1) {
      const grounds = chooseGrounds({ style: 'playful', palette: 0, brief, turn }, sections);
      expect(grounds[0]).toBe('hero');
      expect(grounds[1]).not.toBe('brand');
    }
  });
});
