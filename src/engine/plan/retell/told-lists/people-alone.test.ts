import { describe, expect, it } from 'vitest';
import { sentencesOf } from '../part-sentences';
import { peopleAlone } from './people-alone';

const names = (text: string) => peopleAlone(sentencesOf({ text, start: 0 }))?.map((one) => one.text) ?? null;

describe('people in prose under no label', () => {
  it('are told by sentences in a row and by the clauses of one', () => {
    expect(
      names('Our conductor is Elin Parry, who trained in Cardiff. Gus Webb plays the organ. Mo Adair is the librarian and Kay Lund the treasurer. We meet on Mondays.'), // prettier-ignore
    ).toEqual([
      'Our conductor is Elin Parry, who trained in Cardiff.',
      'Gus Webb plays the organ.',
      'Mo Adair is the librarian',
      'Kay Lund the treasurer',
    ]); // prettier-ignore
    expect(names('Rosa Finch bakes the bread, her cousin Sam Finch runs the shop, and Tia Brooke looks after orders.')).toHaveLength(3); // prettier-ignore
  });

  it('are no streets, no prices and no history', () => {
    expect(
      names('Mill Lane is the quiet one. Castle Street has the shops. North Road has the park.'),
    ).toBeNull();
    expect(names('Family Farm is the middle plan at £19. Small Plot is the first. Big Estate is the last.')).toBeNull(); // prettier-ignore
    expect(names('Tom Price is the founder of 1931. Mary Price runs the mill. Ann Price keeps the books.')).toBeNull(); // prettier-ignore
  });
});
