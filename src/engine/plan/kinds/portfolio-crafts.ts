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
  lede: 'Selected work, a few words about how it came about, and a way to reach me. I like unclear problems and clear endings.',
  works: [
    ['Timetables for a tram line', 'Wayfinding', 'Readable from the far platform.', 'train'],
    ['A bank app for teenagers', 'Interface', 'No jargon, no traps.', 'phone'],
    ['Label for a cider press', 'Identity', 'Drawn with a cut potato.', 'bottle'],
    ['Museum guide on paper', 'Print', 'Folds into a pocket, opens into a map.', 'map'],
    ['Form that people finish', 'Interface', 'Eleven fields became four.', 'document'],
    ['Letters for a bakery', 'Identity', 'An alphabet of crusts.', 'loaf'],
  ],
  offers: [
    ['Projects', 'From a sketch on the table to the finished thing.', 'pencil'],
    ['Single pieces', 'Small, exact, and ready by the day agreed.', 'hands'],
    ['Advice', 'A second pair of eyes, one day a month.', 'lamp'],
  ],
};
