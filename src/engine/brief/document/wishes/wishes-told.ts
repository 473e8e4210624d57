import { boxesTold } from './boxes-told';
import { formsTold } from './forms-told';
import { homeTold } from './home-told';
import { labelsTold } from './labels-told';
import { listsTold } from './lists-told';
import { minutesTold } from './minutes-told';
import { pagesInTurn } from './pages-in-turn';
import { pagesShould } from './pages-should';
import { peopleTold } from './people-told';
import { questionnaireTold } from './questionnaire-told';
import { questionsTold } from './questions-told';
import { reasonsTold } from './reasons-told';
import { remarksTold } from './remarks-told';
import { reviewsTold } from './reviews-told';
import { saidOutright } from './said-outright';
import { toldForAnother } from './told-for-another';

const steps = [
  toldForAnother,
  pagesInTurn,
  pagesShould,
  questionnaireTold,
  minutesTold,
  questionsTold,
  formsTold,
  reasonsTold,
  reviewsTold,
  remarksTold,
  peopleTold,
  boxesTold,
  homeTold,
  saidOutright,
  listsTold,
  labelsTold,
  peopleTold,
];

/** "Fees – £74 a day": where several lines begin so, the dash is a colon. */
const dashed = /(?<=^|\n)(?<label>[ \t]*(?:[-*•]\s+)?\p{Lu}[\p{L}’'& ]{2,34}?)\s[–—]\s(?=\S)/gu;
const fewest = 3;

/**
 * A brief with its facts out of its wishes: what visitors are to be told stands in sentences, lists, questions with answers and
 * labels of its own, and only what is about the site is still asked for.
 */
export const wishesTold = (text: string): string => {
  const told = steps.reduce(
    (rest, step) => step(rest),
    (text.match(dashed)?.length ?? 0) < fewest ? text : text.replace(dashed, '$<label>: '),
  );
  return told === text
    ? text
    : told
        .replace(/(?<=[.!?:])[ ]{2,}(?=\S)/gu, ' ')
        .replace(/(?<=[.!?])(?<!\.\.)\s*[,.](?=\s)/gu, '')
        .replace(/\n{3,}/gu, '\n\n');
};
