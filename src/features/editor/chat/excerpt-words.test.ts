import { describe, expect, it } from 'vitest';
import { excerptWords } from './excerpt-words';

const prompt =
  'A website for my bakery “Pão da Lua” in Lisbon, cream and terracotta, with the menu, our story, opening hours and a little map of how to find us from the tram';
const at = (words: string) => ({ start: prompt.indexOf(words), end: prompt.indexOf(words) + words.length });
const written = (spans: Parameters<typeof excerptWords>[1]) =>
  excerptWords(prompt, spans)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('');

describe('excerptWords', () => {
  it('shows a span with the words around it and cuts at words', () => {
    expect(written([at('Lisbon')])).toBe(
      'A website for my bakery “Pão da Lua” in [Lisbon], cream and terracotta, with the menu, our …',
    );
  });

  it('marks several spans in the order of the prompt, overlapping ones as one', () => {
    expect(written([at('terracotta'), at('cream'), at('cream and')])).toContain('[cream and] [terracotta]');
  });

  it('leaves out what lies between spans that are far apart', () => {
    const text = written([at('bakery'), at('tram')]);
    expect(text).toMatch(/^A website for my \[bakery\] .+… .+\[tram\]$/u);
    expect(text.length).toBeLessThan(prompt.length);
  });

  it('is empty when nobody asked for it or the spans lie outside of the prompt', () => {
    expect(excerptWords(prompt, [])).toEqual([]);
    expect(excerptWords('short', [{ start: 3, end: 90 }])).toEqual([]);
  });
});
