import { describe, expect, it } from 'vitest';
import { notesFor } from './posts-by-trade';

const titles = (...texts: string[]): string[] => notesFor(texts).map(({ title }) => title);

describe('notes that a trade may write', () => {
  it.each([
    ['vet clinic', 'Fireworks, and what helps'],
    ['plumber', 'Find your stopcock today'],
    ['estate agent', 'The street at eleven at night'],
    ['animal charity', 'How to carry a cat that disagrees'],
    ['language school', 'Practise less, more often'],
    ['grammar school', 'Ten minutes, aloud'],
  ])('are of a %s', (offer, title) => {
    expect(titles(offer)).toContain(title);
  });

  it('follow the first text that names a trade, and are none where nobody knows one', () => {
    expect(titles('something else', 'bakery')).toContain('The oven at four');
    expect(titles('lighthouse keeper')).toEqual([]);
  });

  it('have three each, every one with a line and a text', () => {
    const notes = notesFor(['museum']);
    expect(notes).toHaveLength(3);
    for (const { title, text, goesOn } of notes) expect([title, text, goesOn]).not.toContain('');
  });
});
