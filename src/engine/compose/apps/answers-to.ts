import { numberOf } from '../../number-of';

/** Answers to try a question with, by what it asks for; in English. */
const usual: readonly (readonly [asked: RegExp, answers: readonly string[]])[] = [
  [/\b(?:lunch|dinner|eat|restaurant|food|takeaway|meal|supper)\b/iu, ['Pizza', 'Noodles', 'Burgers', 'Salads', 'Curry', 'Sandwiches']],
  [/\b(?:film|movie|watch|series)\b/iu, ['A comedy', 'A thriller', 'A documentary', 'A classic', 'Something animated', 'A musical']],
  [/\b(?:book|read)\b/iu, ['A novel', 'A thriller', 'A biography', 'Short stories', 'Something funny', 'Poems']],
  [/\b(?:when|what time|(?:which|what|best|next|favou?rite) day|date)\b/iu, ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']],
  [/\b(?:trip|outing|holiday|travel|team day|away day|offsite)\b/iu, ['The sea', 'The hills', 'A city', 'A museum', 'A farm', 'Stay at home']],
  [/\bcolou?rs?\b/iu, ['Blue', 'Green', 'Red', 'Yellow', 'White', 'Black']],
  [/\b(?:game|play|sport)\b/iu, ['A board game', 'Football', 'Cards', 'A quiz', 'Bowling', 'Hide and seek']],
  [/\b(?:drink|coffee|tea|bar|pub)\b/iu, ['Coffee', 'Tea', 'Beer', 'Wine', 'Juice', 'Water']],
  [/\b(?:pet|animal|mascot)\b/iu, ['Dog', 'Cat', 'Rabbit', 'Owl', 'Tortoise', 'Fox']],
  [/\b(?:music|song|playlist|band)\b/iu, ['Pop', 'Rock', 'Jazz', 'Classical', 'Folk', 'Electronic']],
  [/\b(?:cake|dessert|ice cream|flavou?r)\b/iu, ['Chocolate', 'Vanilla', 'Lemon', 'Strawberry', 'Caramel', 'Pistachio']],
  [/\btoppings?\b/iu, ['Mushrooms', 'Pepperoni', 'Olives', 'Peppers', 'Onions', 'Pineapple']],
  [/\bseason\b/iu, ['Spring', 'Summer', 'Autumn', 'Winter']],
  [/\bhow (?:was|did|satisfied|happy|do you (?:like|rate))\b/iu, ['Very good', 'Good', 'So-so', 'Not good']],
  [/\bhow often\b/iu, ['Every day', 'Every week', 'Every month', 'Less often', 'Never']],
]; // prettier-ignore
const isOpen =
  /^(?:(?:the|our) )?(?:what|which|where|who|whose|when|how|why|best|worst|favou?rite|most|least|next)\b/iu;
const counted =
  /\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight) (?:options|answers|choices|candidates|suggestions|possibilities)\b/iu;

/**
 * Answers for a question whose prompt gives none: by what it asks for, as many as were asked for (four otherwise), and
 * places to write in where nothing is known of it. Null where yes and no answer it.
 */
export function answersTo(question: string, prompt: string): readonly string[] | null {
  const told = counted.exec(prompt)?.groups?.['count'];
  const count = Math.min(12, told === undefined ? 4 : /^\d/u.test(told) ? Number(told) : numberOf(told));
  if (told === undefined && !isOpen.test(question)) return null;
  const known = isOpen.test(question) ? (usual.find(([asked]) => asked.test(question))?.[1] ?? []) : [];
  return Array.from({ length: Math.max(2, count) }, (_, at) => known[at] ?? `Option ${at + 1}`);
}
