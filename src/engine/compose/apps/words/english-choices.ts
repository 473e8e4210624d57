/** Boards and sounds of games, answers of voters, filler text, in English. */
export const englishChoiceWords = {
  wallsWord: 'Walls',
  sizeSmall: 'Small',
  sizeMiddle: 'Medium',
  sizeLarge: 'Large',
  ownAnswer: 'Your own answer',
  openUntil: 'Open until {date}.',
  votingClosed: 'Voting closed on {date}.',
  fillerTitle: 'Lorem ipsum generator',
  fillerLede: 'Filler text for layouts, as long as you need it.',
  fillerStart: 'Begin with “Lorem ipsum”',
  swapSides: 'Ask the other side',
} as const;
