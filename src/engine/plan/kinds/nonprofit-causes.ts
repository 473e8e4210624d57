/** What a group that helps says of itself. */
export type Cause = {
  readonly kicker: string;
  readonly headlines: readonly string[];
  readonly lede: string;
  readonly work: readonly (readonly [string, string, string])[];
  readonly numbers: readonly (readonly [string, string])[];
  readonly uses: readonly [string, string, string, string];
};

/** For a group of which the prompt does not say whom it helps. */
export const peopleCause: Cause = {
  kicker: 'Charity',
  headlines: ['Help that knows your name', 'One street at a time', 'Neighbours first, forms later'],
  lede: 'We listen, drive, cook, translate and sit in waiting rooms. Small things, done every week, by people from here.',
  work: [
    ['Kitchen', 'Warm meals, three days a week.', 'bowl'],
    ['Company', 'Visits, walks, telephone calls.', 'chair'],
    ['Papers', 'Letters read, forms filled.', 'document'],
    ['Children', 'Homework with biscuits.', 'book'],
    ['Winter', 'Coats, beds, a list that is kept.', 'bed'],
  ],
  numbers: [
    ['9,400', 'meals last year'],
    ['130', 'volunteers'],
    ['46', 'children at the homework table'],
    ['0', 'forms before soup'],
  ],
  uses: ['ten warm meals', 'a winter coat', 'a month of homework help', 'a bed for a week'],
};
