/** What every family of businesses says that has no better line of its own. Woven like all family copy. */
export const familiesShared = `pages: open
schema: LocalBusiness
ask: What does it cost?|Write what you would like, and you get a price before anything is agreed.
open: 2|5|10|17
open: 6|6|10|14
title: faq|Asked before, answered here|Good questions
title: about|A few words about us|Who is behind it
title: contact|Write to us
`;

/** What may stand under anything that a prompt names without a word about it. */
export const linesForAny: readonly string[] = [
  'Tell us when and for how many, and we suggest what fits.',
  'You hear the price before you decide.',
  'Ask for it by name, and somebody who knows answers.',
  'For one person or for a group: say which, and we plan for it.',
  'New to it? We explain every step in plain words.',
  'Can be combined with the rest. Just ask.',
  'Say what matters to you about it, and we begin there.',
  'Write two lines about it, and you get a day and a price.',
];

/** The same for things that are sold. */
export const linesForWares: readonly string[] = [
  'Tell us how much you would like, and for when.',
  'Ask for it by name, and we put it aside.',
  'New to you? We say how it is best used.',
  'Just one or a whole box: say which, and you get a price.',
  'Order it by message, or ask about it first.',
  'Looking for something close to it? Ask for that, too.',
  'Would suit someone you know? It can be wrapped.',
];
