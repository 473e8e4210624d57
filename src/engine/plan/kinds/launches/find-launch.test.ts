import { describe, expect, it } from 'vitest';
import { readBrief } from '../../../brief/read-brief';
import { findLaunch } from './find-launch';

const launchOf = (prompt: string) => findLaunch(readBrief(prompt));
const leadOf = (prompt: string) => launchOf(prompt)?.lines.lede?.[0]?.[0];

describe('the sort of a thing that is launched', () => {
  it.each([
    ['Landing page for KAPOW, an energy coffee in cans. Buy button.', 'can'],
    ['Landing page for Grindle, a coffee grinder. Buy button, specs.', 'gear'],
    ['Landing page for Murmur, a white noise machine for babies. $79, buy button', 'gear'],
    ['Landing page for Trackle, a dog collar, pre-order', 'box'],
  ])('is told by the last of its words: %s', (prompt, art) => {
    expect(launchOf(prompt)?.lines.art?.[0]?.[0]?.split(',')[0]).toBe(art);
  });

  it('is said with its article and what the prompt says right behind it', () => {
    expect(leadOf('Landing page for KAPOW, an energy coffee in cans. Buy button.')).toContain(
      'is an energy coffee in cans.',
    );
    expect(leadOf('landing page for a dog collar with GPS called Trackle, €59, pre-order')).toContain(
      'is a dog collar with GPS.',
    );
  });

  it('is none where something is shown, and nothing is sold in a box', () => {
    const brief = readBrief('Landing page for Murmur, a white noise machine, buy button');
    expect(findLaunch({ ...brief, offer: { value: 'drone light show', spans: [] } })).toBeUndefined();
  });
});
