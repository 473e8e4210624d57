/** What is at no place: it is looked up, cooked, read or played, and no town says where. */
const nowhere =
  /(?:^|\s)(?:recipes?|books?|films?|movies|series|songs?|albums?|podcasts?|(?:board |video )?games?|apps?|software|(?:online |ai |web )?tools?|plugins?|fonts?|icons?|words?|terms?|glossary|plants?|birds?|mushrooms?|insects?|(?:dog |cat )?breeds?|cocktails?|drinks?|dishes|cheeses?|wines?|teas?|exercises?|workouts?|poses|stretches|tricks?|knots?|patterns?|resources?|links?|prompts?|newsletters?|ideas?|spells?|poems?)$/iu;

/** Whether what a directory lists stands in no town: "recipe", "house plants". */
export const isNowhere = (noun: string | null): boolean => noun !== null && nowhere.test(noun);

/** What a sample of it says, by turns. */
export const nowhereTexts: readonly string[] = [
  'Say here what it is and why someone should try it.',
  'One sentence on what makes it worth the time.',
  'Where it comes from, in a line.',
  'What people come back to it for.',
  'When it suits best, and when it does not.',
  'What to know before starting.',
  'What is needed for it, and what can be left out.',
  'What goes well with it.',
];
