/** What a person who shows work says of it. */
export type Craft = {
  readonly trade: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly works: readonly (readonly [string, string, string, string])[];
  readonly offers: readonly (readonly [string, string, string])[];
};

/** For work of which the prompt does not say what sort it is. */
export const plainCraft: Craft = {
  trade: 'maker of things',
  headlines: [
    'I make the complicated part look easy',
    'Selected work, with the reasons for it',
    'A few things I am glad I made',
  ],
  lede: 'Selected work, a few words about how it came about, and a way to reach me.',
  works: [
    ['The latest piece', 'Recent', 'What it was for, and how it came about.', 'pencil'],
    ['The one people ask about', 'Recent', 'How it began fits in three sentences.', 'lamp'],
    ['Made to order', 'Commissions', 'Made to a brief, with room to move.', 'hands'],
    ['Made for somebody else’s idea', 'Commissions', 'Theirs at the beginning, and at the end.', 'document'],
    ['Made because nobody asked', 'Personal', 'No brief, no deadline.', 'window'],
    ['In progress', 'Personal', 'Not finished, and shown anyway.', 'frame'],
  ],
  offers: [
    ['Projects', 'From a sketch on the table to the finished thing.', 'pencil'],
    ['Single pieces', 'Small, exact, and ready by the day agreed.', 'hands'],
    ['Advice', 'A second pair of eyes, one day a month.', 'lamp'],
  ],
};
