import { expect, it } from 'vitest';
import { toldForAnother } from './told-for-another';

it('leaves out why somebody else writes, and whose the business is', () => {
  expect(
    toldForAnother(
      "my brother's bike workshop in Hull, he's rubbish with computers so I'm making this for him for Christmas. It's called Spindle.",
    ),
  ).toBe("Website for a bike workshop in Hull. It's called Spindle.");
  expect(toldForAnother("A site for my aunt's alterations business in Leeds.")).toBe(
    'A site for an alterations business in Leeds.',
  );
});

it('says by name who it is', () => {
  expect(toldForAnother("The shop is old. He's called Ned Farrow, trained in Kyoto. He is slow.")).toBe(
    'The shop is old. Ned Farrow trained in Kyoto. He is slow.',
  );
});

it('keeps what is done where nothing below tells it, and leaves it out where paragraphs do', () => {
  expect(toldForAnother('He does two things really: repairs and wheel building.')).toBe(
    'What we do: repairs and wheel building.',
  );
  expect(
    toldForAnother('He does two things really: repairs and wheels.\n\nrepairs: £20.\n\nwheels: £90.'),
  ).toBe('\n\nrepairs: £20.\n\nwheels: £90.');
});

it('parts a page that would be good from what stands on it', () => {
  expect(toldForAnother('A loyalty card page would be nice too: ten coffees, one free.')).toBe(
    'There should be a loyalty card page. Loyalty card: ten coffees, one free.',
  );
  expect(toldForAnother("and put a bit on the front saying what's coming up: the fair on 4 May.")).toBe(
    'Coming up: the fair on 4 May.',
  );
});
