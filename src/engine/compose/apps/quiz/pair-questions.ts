import { createRandom } from '../../../random';
import { pairFacts, type PairFacts } from './pair-facts';
import type { QuizQuestion } from './quiz-question';

/** The facts that a prompt asks about; undefined for a subject that has none. */
export const findPairs = (prompt: string): PairFacts | undefined =>
  pairFacts.find(({ asked }) => asked.test(prompt));

/** Questions out of pairs, of the parts of the world that the prompt names or of all, each with answers out of the others. */
export function askPairs(facts: PairFacts, prompt: string, seed: number): readonly QuizQuestion[] {
  const random = createRandom(seed, 'pairs');
  const named = facts.lists.filter(([only]) => only?.test(prompt));
  const pairs = (named.length > 0 ? named : facts.lists).flatMap(([, list]) =>
    list.split('; ').map((pair) => pair.split(' = ') as [gap: string, answer: string]),
  );
  return random.shuffle(pairs).map(([gap, answer]) => {
    const wrong = [...new Set(pairs.map(([, other]) => other))].filter((other) => other !== answer);
    const [second = '', ...others] = random.shuffle(wrong).slice(0, 3);
    return [facts.question.replace('{a}', gap), answer, second, ...others];
  });
}
