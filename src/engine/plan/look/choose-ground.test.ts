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

  it('lays no wall of middle grey where a colour was asked for beside it', () => {
    const brief = readBrief('Shop for wooden toys called Lille Bjorn, pale pink and grey');
    expect(brief.colours.map(({ value }) => value.role)).toContain('accent');
    const sections = [
      { type: 'hero', variant: 'edge' },
      { type: 'products', variant: 'grid' },
      { type: 'testimonials', variant: 'voice' },
      { type: 'story', variant: 'columns' },
      { type: 'cta', variant: 'line' },
    ] as const;
    const grounds = [0, 1, 2, 3].flatMap((turn) =>
      chooseGrounds({ style: 'retro', palette: 0, brief, turn }, sections),
    );
    expect(grounds).not.toContain('brand');
  });
});
