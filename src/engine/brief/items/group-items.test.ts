import { describe, expect, it } from 'vitest';
import { loadLexicons } from '../words/lexicon-shelf';
import { readBrief } from '../read-brief';

const groupsOf = async (prompt: string) => {
  await loadLexicons(prompt);
  return readBrief(prompt).items.map(({ value }) => [value.name, value.group]);
};

describe('things listed under headings', () => {
  it('stand in the groups that the sentences name', async () => {
    expect(
      await groupsOf(
        'Café Kopje in Utrecht, with this menu: Breakfast: granola €7, eggs €9. Lunch: soup €8, toastie €7. Drinks: coffee €3.',
      ),
    ).toEqual([
      ['granola', 'Breakfast'],
      ['eggs', 'Breakfast'],
      ['soup', 'Lunch'],
      ['toastie', 'Lunch'],
      ['coffee', 'Drinks'],
    ]);
  });

  it('stand in the groups that lines of a list name', async () => {
    const read = await groupsOf(
      'Barber Fade.\nHair:\n- cut €25\n- colour €40\nBeard:\n- trim €12\n- hot towel shave €20',
    );
    expect(read.map(([, group]) => group)).toEqual(['Hair', 'Hair', 'Beard', 'Beard']);
  });

  it('have no group under the one name of the list, nor after it ended', async () => {
    const one = await groupsOf('Bakery Rye & Co. Menu: Rye loaf £4.20, Bun £2.');
    expect(one.map(([, group]) => group)).toEqual([undefined, undefined]);
  });
});
