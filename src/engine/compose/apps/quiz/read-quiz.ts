import type { Brief } from '@/domain/site/brief';
import type { AppContext } from '../app';
import { asksForLevels } from '../games/levels';
import { sayApp } from '../app-words';
import { readCount } from '../read-asked';
import { askCards } from './card-questions';
import { askCapitals } from './capital-questions';
import { askPairs, findPairs } from './pair-questions';
import { quizBank } from './quiz-bank';
import { listGeneralQuestions } from './quiz-bank-by-language';
import { moreQuizBank } from './quiz-bank-more';
import { subjectQuizBank, subjectWords } from './quiz-bank-subjects';
import { schoolQuizBank, schoolWords } from './quiz-bank-school';
import type { QuizQuestion } from './quiz-question';
import { readOpenQuestions, readToldQuestions } from './read-told-questions';
import { makeSums } from './sum-questions';

const banks = { ...quizBank, ...moreQuizBank, ...subjectQuizBank, ...schoolQuizBank };
type Subject = keyof typeof banks | 'sums' | 'capitals' | 'pairs' | 'cards';

const subjects: readonly (readonly [subject: Subject, art: string, asked: RegExp])[] = [
  ...subjectWords,
  ...schoolWords,
  ['space', 'night', /planets?\b|solar system|\bspace\b|astronom|galax|\bstars\b|universe|planet(?:as|en|i)\b|weltraum|espacio|espace/i],
  ['sums', 'steps', /\bmaths?\b|mathemat|arithmetic|multiplication|times tables?|mathe\b|matemát|matemat|calcul mental|rekenen|حساب|חשבון/i],
  ['animals', 'forest', /\banimals?\b|wildlife|\bpets?\b|\bbirds?\b|zoo\b|mammal|ocean life|tiere\b|animales|animaux/i],
  ['computing', 'code', /javascript|\bcss\b|\bhtml\b|python|program|coding|\bcode\b|comput|web dev|software|\bIT\b|informati/i],
  ['sport', 'hills', /sports?\b|football|soccer|olymp|tennis|basketball|rugby|deporte|fußball/i],
  ['books', 'books', /\bbooks?\b|literature|novels?\b|authors?\b|shakespeare|libros|bücher|literatur/i],
  ['capitals', 'mountains', /\bcapitals?\b(?! letters?)/i],
  ['geography', 'mountains', /geogra|countr|capital|\bworld\b|continent|erdkunde|\bpays\b|paises|países|\bflags?\b/i],
  ['history', 'castle', /histor|geschichte|ancient|\bwars?\b|empire|medieval/i],
  ['film', 'guitar', /\bfilms?\b|movies?|music|\bart\b|culture|\bkino\b|\bcine\b|composer|paint(?:er|ing)/i],
  ['food', 'dish', /\bfoods?\b|cook|kitchen|cuisine|\bwines?\b|\bessen\b|comida|recipe/i],
  ['science', 'bulb', /scien|physic|chemi|biolog|nature|wissenschaft|cienc/i],
]; // prettier-ignore

/** What a quiz asks about, how, and where its questions are only a beginning. */
export type QuizPlan = {
  /** One list, or three from easy to hard where the prompt asks for levels. Each list is asked in one go. */
  readonly levels: readonly (readonly QuizQuestion[])[];
  /** For each question; null without a limit. */
  readonly seconds: number | null;
  /** Share of right answers from which it is passed, in per cent; null where nobody can fail. */
  readonly pass: number | null;
  /** Its questions have no answers but "I knew it" and "once more". */
  readonly isOpen: boolean;
  readonly art: string;
  /** The questions are not on the subject that the prompt names. */
  readonly isGeneral: boolean;
};

const limitWords =
  /time(?:r|d)?\b|countdown|seconds? (?:per|for each|each|a)\b|\d\s*s(?:ec(?:ond)?s?)? each|against the clock|temporizador|minuteur|zeitlimit|\bsekunden\b|secondi\b|cronómetro|süre (?:sayac|sınır)|süreli|sayaç|limit czasu|na czas\b|odliczani|tijdslimiet|aftel|مؤقت|وقت محدد|טיימר|הגבלת זמן/iu;

/** "Harry Styles quiz": a subject stands before the word; how long, how easy or for whom it is, is none. */
const ownSubject =
  /^(?:(?:please|make|create|build|i want|me|an?|the|my|our) )*(?!(?:fun|simple|short|quick|small|little|nice|pub|daily|weekly|kids?|family|office|team|party|christmas|multiple|general|trivia|random|online|timed|mobile|interactive|quiz|trivia|\d+|one|two|three|four|five|six|ten)\b)\p{L}[\p{L}'’-]+(?: (?!(?:knowledge|choice)\b)[\p{L}'’-]+)? (?:quiz|trivia)\b/iu;

const topic =
  /\b(?:quiz|trivia|questions)\b[^.;:,]{0,24}?\s(?:about|on|over|über|sobre|sur|su|over)\s(?<about>[^.;:,]{3,60}?)(?=[.;:,]|$|\s(?:with|for|where|that|and (?:a|show)|mit|con|avec)\s)/iu;
const awards = /\b(?:\d+ )?stars\b|\b(?:world|art)\b(?= record)/giu;

const named = ({ prompt, language }: Brief): readonly [Subject, string] | undefined => {
  const facts = language.value === 'en' ? findPairs(prompt) : undefined;
  if (facts) return ['pairs', facts.art];
  // "French verbs": those alone, and not all that there is of the language.
  if (language.value === 'en' && /\bverbs?\b/iu.test(prompt) && askCards(prompt, 0).length > 0) return ['cards', 'books']; // prettier-ignore
  // "A quiz about ocean animals, with stars at the end": what it is about says it, before any other word does.
  const about = topic.exec(prompt)?.groups?.['about'];
  const found =
    (about === undefined ? undefined : subjects.find(([, , asked]) => asked.test(about))) ??
    subjects.find(([, , asked]) => asked.test(about === undefined ? prompt : prompt.replace(awards, ' ')));
  if (found) return [found[0], found[1]];
  return language.value === 'en' && askCards(prompt, 0).length > 0 ? ['cards', 'books'] : undefined;
};

/** "Pass mark 70%", "80 % to pass", "8 of 10 to pass": the share of right answers, in per cent; null where nobody says. */
export function readPassMark(prompt: string): number | null {
  const share =
    /\bpass(?:ing)?(?: mark| score| rate| grade| threshold)?\b[^.;\d]{0,20}(\d{1,3})\s?(?:%|per ?cent)/iu.exec(
      prompt,
    )?.[1] ??
    /(\d{1,3})\s?(?:%|per ?cent)(?: \p{L}+){0,3} (?:to pass|pass(?:es)?\b|needed|required)/iu.exec(
      prompt,
    )?.[1] ??
    /(?:aprob\p{L}*|nota mínima|réussi\p{L}*|seuil|bestanden|bestehen|bestehensgrenze|aprova\p{L}*|promoss\p{L}*|superat\p{L}*|geslaagd|zalicz\p{L}*|zda\p{L}*|geçme\p{L}*|النجاح|עובר|מעבר)[^.;\d]{0,20}(\d{1,3})\s?%/iu.exec(
      prompt,
    )?.[1];
  if (share !== undefined) return Math.min(100, Math.max(1, Number(share)));
  const counted = /(\d{1,2}) (?:out of|of|from) (\d{1,2})(?: \p{L}+){0,3} (?:to pass|passes|pass\b|needed)|\bpass(?:es)? (?:with|at|from) (\d{1,2}) (?:out of|of) (\d{1,2})/iu.exec(prompt); // prettier-ignore
  const [right, all] = [Number(counted?.[1] ?? counted?.[3]), Number(counted?.[2] ?? counted?.[4])];
  return right > 0 && right <= all ? Math.round((right / all) * 100) : null;
}

// Three parts of a list that goes from easy to hard; where more are asked than a third holds, neighbours share some.
function thirds(questions: readonly QuizQuestion[], asked: number): readonly (readonly QuizQuestion[])[] {
  const third = Math.ceil(questions.length / 3);
  const size = Math.min(questions.length, Math.max(third, asked));
  if (size === third) return [0, 1, 2].map((part) => questions.slice(part * size, (part + 1) * size));
  return [0, 1, 2].map((part) => {
    const from = Math.floor(((questions.length - size) * part) / 2);
    return questions.slice(from, from + size);
  });
}

function findQuestions(subject: Subject, context: AppContext, count: number): readonly QuizQuestion[] {
  const { language } = context.words;
  if (subject === 'sums') return makeSums(context.seed, Math.ceil(count / 3)).flat();
  if (language !== 'en') return listGeneralQuestions(language) ?? banks.general;
  const facts = subject === 'pairs' ? findPairs(context.brief.prompt) : undefined;
  if (facts) return askPairs(facts, context.brief.prompt, context.seed);
  if (subject === 'pairs') return banks.general;
  if (subject === 'cards') return [...askCards(context.brief.prompt, context.seed), ...banks.general];
  if (subject === 'capitals') return askCapitals(context.brief.prompt, context.seed);
  const others = Object.values(quizBank).flat().filter((one) => !quizBank.general.some((known) => known === one)); // prettier-ignore
  const rest: readonly QuizQuestion[] = subject === 'general' ? others : banks.general;
  return [...banks[subject], ...rest];
}

const spelled: Readonly<Record<string, number>> = {
  ثلاث: 3, أربع: 4, خمس: 5, ست: 6, سبع: 7, ثماني: 8, ثمان: 8, تسع: 9, عشر: 10,
}; // prettier-ignore
/** How many questions are asked for; a prompt in figures or in words, whatever section its language calls them. */
function countQuestions(brief: Brief): number | null {
  const word =
    /^faq$|questions?|fragen|preguntas|perguntas|domande|vragen|pyta(?:ń|ni)|soru|[أا]سئل[ةه]|سؤال|שאלות/iu;
  const counted = readCount(brief, word, 1, 40);
  const said = /(?<!\p{L})(?<n>\p{L}{2,5}?)[ةه]?\s[أا]سئل[ةه]/u.exec(brief.prompt)?.groups?.['n'] ?? '';
  return counted ?? spelled[said] ?? null;
}

const sayOpen = (language: string) => [sayApp(language, 'knewIt'), sayApp(language, 'askAgain')] as const;

/** Reads subject, number of questions, levels and time limit out of the prompt. */
export function readQuiz(context: AppContext): QuizPlan {
  const { brief, words } = context;
  const found = named(brief);
  const subject = found?.[0] ?? 'general';
  const asked = countQuestions(brief);
  const answered = readToldQuestions(brief.prompt);
  // Nobody here knows the answers: whoever takes the quiz says whether they did.
  const open = answered.length > 0 ? [] : readOpenQuestions(brief.prompt);
  const told = [...answered, ...open.map((one): QuizQuestion => [one, ...sayOpen(words.language)])];
  const hasLevels = told.length === 0 && asksForLevels(brief.prompt);
  const own =
    subject === 'sums'
      ? 40
      : subject === 'capitals' || subject === 'pairs' || subject === 'cards'
        ? (asked ?? 8) * 3
        : banks[subject].length;
  const pool = findQuestions(subject, context, (asked ?? 8) * 3);
  // With levels every question counts for one of them, so only the subject's own are taken.
  const levels =
    told.length > 0
      ? [told]
      : hasLevels
        ? thirds(words.language === 'en' ? pool.slice(0, own) : pool, asked ?? 0).map((list) =>
            list.slice(0, asked ?? 8),
          )
        : [pool.slice(0, Math.min(asked ?? 8, pool.length))];
  const written = /(\d{1,3})[\s-]*(?:seconds?|secs?|s\b|sekunden|segundos|secondes|secondi)/iu.exec(brief.prompt)?.[1]; // prettier-ignore
  return {
    levels,
    seconds: limitWords.test(
      brief.prompt.replace(
        /\b(?:instead of|without|no|not) (?:an? |the |any )?(?:timer|time limit|countdown|clock)\b/giu,
        '',
      ),
    )
      ? Math.min(300, Math.max(5, Number(written ?? 20)))
      : null,
    pass: readPassMark(brief.prompt),
    isOpen: open.length > 0,
    art: found?.[1] ?? 'grid',
    isGeneral:
      told.length === 0 &&
      (subject === 'general' || (words.language !== 'en' && subject !== 'sums')) &&
      (ownSubject.test(brief.prompt) ||
        /\b(?:quiz|test|exam|trivia) (?:for|in|of) (?!(?:my|our|the|kids?|children|adults|everyone|friends|family|students|teens|a|an|two|work|school|fun|parties|\d)\b)\p{L}|\b(?:about|on|über|sobre|sur|su|over|hakkında|about the)\b|aardrijkskunde|geschiedenis|muziek|voetbal|topografie|\bhistori|\bgeograf|coğrafya|\btarih|müzik|futbol|sinema|edebiyat|جغرافي|تاريخ|علوم|رياضي|גי?אוגרפי|היסטורי|ספורט|מדע|מוזיקה|\sעל\s|عن |על /iu.test(
          brief.prompt,
        )),
  };
}
