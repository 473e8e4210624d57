import { expect, it, vi } from 'vitest';
import { textsRead } from './texts-read';

it('knows that a prompt is read without its order in the end', () => {
  expect(textsRead('make me a nice florist site')).toContain('a nice florist site');
});

// The other tests begin with every lexicon; the app fetches what a prompt needs.
it.each(['make me a nice florist site', 'build a password generator website', 'design a simple spa website'])(
  'loads what reading "%s" without its order needs',
  async (prompt) => {
    vi.resetModules();
    const { loadLexicons } = await import('./lexicon-shelf');
    const { readBrief } = await import('../read-brief');
    await loadLexicons(prompt);
    expect(readBrief(prompt).spoken).toBe('en');
  },
);
