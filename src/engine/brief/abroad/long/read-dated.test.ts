import { describe, expect, it } from 'vitest';
import { datedListIn } from './read-dated';

describe('several days in one sentence', () => {
  it('are each a thing with its day and what is told behind it', () => {
    expect(
      datedListIn('Kräutertag am 8. Mai 2027 ab 10 Uhr, mit Führung, Hoffest am 12. September 2027'),
    ).toMatchObject([
      { name: 'Kräutertag', when: expect.stringContaining('8. Mai 2027') },
      { name: 'Hoffest', when: expect.stringContaining('12. September 2027') },
    ]);
  });

  it('are none where only one is told', () => {
    expect(datedListIn('Hoffest am 12. September 2027, mit Musik, Eintritt frei')).toBeNull();
  });
});
