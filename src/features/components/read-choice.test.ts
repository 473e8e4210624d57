import { describe, expect, it } from 'vitest';
import { readChoice, writeChoice } from './read-choice';

const read = (query: string) => readChoice(new URLSearchParams(query));

describe('the choice in an address', () => {
  it('is read part by part', () => {
    const { entry, ...rest } = read('section=menu&theme=art-deco&scheme=dark&dir=rtl&width=phone');
    expect(entry.type).toBe('menu');
    expect(rest).toEqual({ style: 'art-deco', scheme: 'dark', direction: 'rtl', width: 'phone' });
  });

  it('falls back where a word is unknown or missing', () => {
    const { entry, ...rest } = read('section=footer&theme=baroque&dir=up&width=toString');
    expect(entry.type).toBe('hero');
    expect(rest).toEqual({ style: 'bistro', scheme: 'light', direction: 'ltr', width: null });
  });

  it('comes back from what was written', () => {
    const choice = read('section=faq&theme=noir&scheme=dark');
    expect(read(writeChoice(choice))).toEqual(choice);
  });
});
