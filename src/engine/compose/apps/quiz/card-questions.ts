import { findCards } from '../flashcard-bank';
import { askPairs } from './pair-questions';
import type { QuizQuestion } from './quiz-question';

const most = 40;

/** Questions out of the cards that are known of a subject: "What does “être” mean?"; none where no cards are known. */
export function askCards(prompt: string, seed: number): readonly QuizQuestion[] {
  const cards = findCards(prompt, /\bverbs?\b/iu.test(prompt) ? null : most) ?? [];
  if (cards.length < 4) return [];
  const areWords = cards.every(([, back]) => /^\p{Ll}/u.test(back));
  const question = areWords ? 'What does “{a}” mean?' : 'What goes with “{a}”?';
  const pairs = cards.map(([front, back]) => `${front} = ${back}`).join('; ');
  return askPairs({ asked: /(?:)/u, question, lists: [[null, pairs]], art: 'books' }, prompt, seed);
}
