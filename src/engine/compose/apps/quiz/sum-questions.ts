import { createRandom } from '../../../random';
import type { QuizQuestion } from './quiz-question';

/** Sums to work out, three lists from easy to hard of `count` each; the same for the same seed. No words to translate. */
export function makeSums(seed: number, count: number): readonly (readonly QuizQuestion[])[] {
  const random = createRandom(seed, 'sums');
  const between = (least: number, most: number) => least + random.below(most - least + 1);
  const ask = (text: string, right: number): QuizQuestion => {
    const near = [right + between(1, 3), Math.max(0, right - between(1, 3)), right + 10];
    const wrong = [...new Set(near)].filter((value) => value !== right);
    while (wrong.length < 3) wrong.push(right + 10 + wrong.length);
    const [second = 0, third = 0, fourth = 0] = wrong;
    return [`${text} = ?`, String(right), String(second), String(third), String(fourth)];
  };
  const writers = [
    () => {
      const [one, other] = [between(4, 19), between(3, 15)];
      return ask(`${one} + ${other}`, one + other);
    },
    () => {
      const [one, other] = [between(3, 12), between(4, 12)];
      return random.below(2) === 0
        ? ask(`${one} × ${other}`, one * other)
        : ask(`${one * other} ÷ ${one}`, other);
    },
    () => {
      const [one, other, third] = [between(6, 19), between(3, 9), between(11, 49)];
      return random.below(2) === 0
        ? ask(`${one} × ${other} − ${third}`, one * other - third)
        : ask(`${one}² + ${third}`, one * one + third);
    },
  ];
  return writers.map((write) => {
    const questions = new Map<string, QuizQuestion>();
    while (questions.size < count) {
      const question = write();
      questions.set(question[0], question);
    }
    return [...questions.values()];
  });
}
