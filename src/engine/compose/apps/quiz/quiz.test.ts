// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBrief } from '@/engine/brief/read-brief';
import { loadAllCopy } from '../../../plan/load-copy';
import {
  fill,
  giveFile,
  openApp,
  seek,
  send,
  textsOf,
} from '../../../../../tests/support/made-apps/open-app';
import { quizBank } from './quiz-bank';
import { listGeneralQuestions } from './quiz-bank-by-language';
import { moreQuizBank } from './quiz-bank-more';
import { subjectQuizBank } from './quiz-bank-subjects';
import { readToldQuestions } from './read-told-questions';
import { findWords } from '../../../plan/words/find-words';
import { readQuiz } from './read-quiz';
import { makeSums } from './sum-questions';

await loadAllCopy();
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

const everything = Object.values({ ...quizBank, ...moreQuizBank, ...subjectQuizBank }).flat();
const rightOf = (question: string | null) => everything.find(([asked]) => asked === question)?.[1] ?? '';

/** Answers the question that is open, right or wrong, and goes on to the next. */
function answer(isRight: boolean): void {
  const right = rightOf(seek('#question').textContent);
  const radios = [...document.querySelectorAll<HTMLInputElement>('.quiz-answer input')];
  const chosen = radios.find(({ value }) => (value === right) === isRight);
  if (chosen) chosen.checked = true;
  send('[data-question]');
  send('[data-question]');
}

describe('the questions', () => {
  it('have four different answers, in every subject and language', () => {
    const languages = ['es', 'fr', 'de', 'pt', 'it', 'nl', 'pl', 'tr', 'ar', 'he'];
    const translated = languages.flatMap((language) => listGeneralQuestions(language) ?? []);
    expect(translated).toHaveLength(150);
    for (const [question, ...answers] of [...everything, ...translated, ...makeSums(4, 12).flat()])
      expect(new Set(answers).size, question).toBe(4);
  });

  it('work out where they are sums', () => {
    for (const [question, right] of makeSums(7, 20).flat()) {
      const [one = 0, other = 0, third = 0] = (question.match(/\d+/g) ?? []).map(Number);
      const product = question.includes('²') ? one ** 2 + other : one * other - third;
      const sum = question.includes('÷') ? one / other : /[×²]/.test(question) ? product : one + other;
      expect(String(sum), question).toBe(right);
    }
  });
});

it('counts the right answers, keeps the best score and offers another go', () => {
  const prompt = 'a geography quiz with 3 questions';
  openApp('quiz', prompt);
  send('[data-begin]');
  send('[data-question]');
  expect(seek('[data-verdict]').textContent).toBe('Choose an answer first.');
  answer(false);
  answer(true);
  answer(true);
  expect(seek('[data-score]').textContent).toBe('2');
  expect(textsOf('.quiz-review span')).toHaveLength(3);
  seek('[data-again]').click();
  expect(seek('[data-progress]').textContent).toBe('Question 1 of 3');
  openApp('quiz', prompt);
  expect(seek('[data-best]').textContent).toBe('Your best: 2 of 3');
});

describe('a quiz about planets with three levels and a timer per question', () => {
  const prompt = 'A quiz about planets with three difficulty levels and a timer of 15 seconds per question';

  it('asks about planets, more easily on the first level than on the last', () => {
    openApp('quiz', prompt);
    const easy = moreQuizBank.space.slice(0, 6).map(([question]) => question);
    send('[data-begin]');
    expect(easy).toContain(seek('#question').textContent);
    openApp('quiz', prompt);
    seek<HTMLInputElement>('[name="level"][value="2"]').checked = true;
    send('[data-begin]');
    expect(easy).not.toContain(seek('#question').textContent);
  });

  it('takes an answer that comes too late for a wrong one, unless the clock is off', () => {
    vi.useFakeTimers({ now: new Date('2027-03-04T10:00:00') });
    openApp('quiz', prompt);
    send('[data-begin]');
    expect(seek('[data-clock]').textContent).toBe('15 seconds left');
    vi.advanceTimersByTime(15_300);
    expect(seek('[data-verdict]').textContent).toMatch(/^Time is up\. The answer: /);
    openApp('quiz', prompt);
    seek<HTMLInputElement>('[data-timed]').checked = false;
    send('[data-begin]');
    expect(seek('[data-clock]').hidden).toBe(true);
  });
});

it('says where its questions are general, and asks those of the person too', async () => {
  const prompt = 'a quiz about falconry with 2 questions';
  openApp('quiz', prompt);
  expect(seek('.quiz-begin .app-note').textContent).toMatch(/^General knowledge to begin with/);
  const own = { question: 'Hood?', right: 'Leather', 'wrong-1': 'Silk', 'wrong-2': 'Tin', 'wrong-3': 'Tin' };
  fill(Object.fromEntries(Object.entries(own).map(([name, value]) => [`#own-${name}`, value])));
  send('[data-adder]');
  expect(textsOf('.quiz-mine li')).toEqual([]);
  fill({ '#own-wrong-3': 'Wool' });
  send('[data-adder]');
  await giveFile('[data-import]', '[{"question":"Glove?","answers":["Left","Right"]}]');
  openApp('quiz', prompt);
  expect(textsOf('.quiz-mine li')).toEqual(['Hood?Remove', 'Glove?Remove']);
  expect(seek('[data-count]').textContent).toBe('4');
});

it('asks about what the prompt names, and says where it cannot', () => {
  openApp('quiz', 'a quiz about bread with 6 questions and a timer');
  expect(seek('[data-start]').textContent).not.toContain('General knowledge');
  send('[data-begin]');
  expect(subjectQuizBank.bread.some(([asked]) => asked === seek('#question').textContent)).toBe(true);
  openApp('quiz', 'Harry Styles quiz with 8 questions');
  expect(seek('[data-start]').textContent).toContain('General knowledge');
  openApp('quiz', 'fun pub quiz with 8 questions');
  expect(seek('[data-start]').textContent).not.toContain('General knowledge');
});

it('calls the button that begins it anew as it is asked for', () => {
  openApp('quiz', 'A chemistry quiz with 12 questions, a score at the end and a play again button');
  expect(seek('[data-again]').textContent.trim()).toBe('Play again');
  openApp('quiz', 'A history quiz with 10 questions');
  expect(seek('[data-again]').textContent.trim()).toBe('Try again');
});

it('takes questions whose right answer stands behind a dash, and is no page of answers', () => {
  const prompt =
    'A quiz with 4 questions about bridges for our engineering club. Use these: 1) Which city has the Ponte Vecchio? Florence, Pisa, Siena - Florence. 2) What carries the Golden Gate? Cables, Arches, Floats - Cables. 3) Who painted the bridge at Giverny? Monet, Tower of London – Monet. 4) Is the Forth Bridge painted red? Yes, No - Yes. At the end tell them how many were right, please';
  const brief = readBrief(prompt);
  expect([brief.kind.value, brief.name]).toEqual(['quiz', null]);
  expect(readToldQuestions(prompt)).toEqual([
    ['Which city has the Ponte Vecchio?', 'Florence', 'Pisa', 'Siena'],
    ['What carries the Golden Gate?', 'Cables', 'Arches', 'Floats'],
    ['Who painted the bridge at Giverny?', 'Monet', 'Tower of London'],
    ['Is the Forth Bridge painted red?', 'Yes', 'No'],
  ]);
});

it('takes statements that are true or false for questions, and no wish for an answer', () => {
  const told = readToldQuestions(
    'Quiz on fire safety:\n1. What do you call? a) 999* b) 111\n2. Lifts are safe in a fire. true/false*\n3. Which door stays shut? a) fire door* b) cupboard. Let them try again',
  );
  expect(told).toEqual([
    ['What do you call?', '999', '111'],
    ['Lifts are safe in a fire.', 'false', 'true'],
    ['Which door stays shut?', 'fire door', 'cupboard'],
  ]);
});

it('takes a number behind a question for its answer where no questions are numbered', () => {
  const told = readToldQuestions('highest hill in Kent? Betsoms. How many strings has a cello? 4. What is a calf? a young cow');
  expect(told.map(([question, right]) => [question, right])).toEqual([
    ['Highest hill in Kent?', 'Betsoms'],
    ['How many strings has a cello?', '4'],
    ['What is a calf?', 'a young cow'],
  ]);
}); // prettier-ignore

it.each([
  'A quiz with these questions: "Where does coffee come from? Ethiopia, Brazil - Ethiopia"; "What is crema? Foam, Milk - Foam". 20 seconds each',
  'quiz: "Where does coffee come from?" (Ethiopia, Brazil; Ethiopia is right), "What is crema?" (Foam, Milk; Foam is right). Show the score.',
  'Quiz with questions Q: Where does coffee come from? A: Ethiopia, Brazil. Q: What is crema? A: Foam, Milk. First answer is correct',
])('reads questions however their answers are marked: %s', (prompt) => {
  expect(readToldQuestions(prompt)).toEqual([
    ['Where does coffee come from?', 'Ethiopia', 'Brazil'],
    ['What is crema?', 'Foam', 'Milk'],
  ]);
});

it('asks numbered rows of something and its answer', () => {
  const told = readToldQuestions('Quiz: 1) Capital of Norway - Oslo 2) Capital of Kenya - Nairobi. Timer 15 s.');
  expect(told).toEqual([
    ['Capital of Norway?', 'Oslo', 'Nairobi'],
    ['Capital of Kenya?', 'Nairobi', 'Oslo'],
  ]);
}); // prettier-ignore

it.each([
  ['Biology quiz with 8 questions', 'What is the smallest unit of life?'],
  ['English grammar quiz, 10 questions', 'Which word is a noun: quickly, table, run or blue?'],
  ['Quiz about the Second World War', 'In which year did the Second World War begin in Europe?'],
  ['Spanish vocabulary quiz with a timer', 'What does “gracias” mean?'],
])('asks about the school subject that is named: %s', (prompt, first) => {
  const context = {
    brief: readBrief(prompt),
    name: 'Quiz',
    words: findWords('en'),
    seed: 1,
    level: 2 as const,
  };
  expect(readQuiz(context).levels[0]?.[0]?.[0]).toBe(first);
  expect(readQuiz(context).isGeneral).toBe(false);
});
