import type { Brief, QuotedText, Slot } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';
import { overlaps } from '../words/slot-spans';

const asked =
  /(?:(?<!\p{L})(?:faqs?|questions?(?: fréquentes)?|perguntas(?: frequentes)?|preguntas(?: frecuentes)?|(?:häufige )?fragen|domande(?: frequenti)?|(?:veelgestelde )?vragen|(?:częste )?pytania|(?:sık )?sor[u]lar)|الأسئلة|أسئلة|שאלות(?: נפוצות)?)\s*:\s*(?<run>(?:[^.!?؟\n:"“«]{6,90}[?؟]\s*){1,8})(?<rest>[^]*)/iu;

const verb = String.raw`(?:do|does|did|can|could|may|will|would|should|is|are|am|have|has|what|how|when|where|which|who|why)\s`;
/** "FAQ: do you ship, can I return it and where do you work": typed without a mark. */
const unmarked = new RegExp(String.raw`\bfaqs?\s?:\s*((?:${verb}[^.!?\n]{4,200}))`, 'iu');
const between = new RegExp(String.raw`(?:\s?[,;/]\s(?:and\s|or\s)?|\sand\s|\sor\s)(?=${verb})`, 'iu');

/** A row of questions without marks, each of which is one in full and has no answer. */
function unmarkedQuestions(brief: Brief): Brief {
  const found = unmarked.exec(brief.prompt);
  const run = found?.[1]?.trimEnd();
  if (!found || run === undefined) return brief;
  const texts = run.split(between);
  if (texts.length < 2 || texts.some((text) => text.includes(':'))) return brief;
  const from = found.index + found[0].indexOf(run);
  let at = 0;
  const questions = texts.map((text): Slot<QuotedText> => {
    const start = from + run.indexOf(text, at);
    at = run.indexOf(text, at) + text.length;
    return {
      value: { text: `${capitalise(text)}?`, use: 'question' },
      spans: [{ start, end: start + text.length }],
    };
  });
  return asQuestions(brief, questions, { start: found.index, end: from + run.length });
}

/** "FAQ: how long does it take? do you buy old ones?": questions that visitors ask, told without what is answered. */
export function questionsTold(brief: Brief): Brief {
  const { prompt } = brief;
  if (brief.quotes.some(({ value }) => value.use === 'question')) return brief;
  if (!/:[^:]*[?؟]/u.test(prompt)) return brief.spoken === 'en' ? unmarkedQuestions(brief) : brief;
  const found = asked.exec(prompt);
  const run = found?.groups?.['run'];
  if (!found || run === undefined) return brief;
  const from = found.index + found[0].indexOf(run);
  const questions = [...run.matchAll(/[^?؟]+[?؟]/gu)].map((match): Slot<QuotedText> => {
    const text = match[0].trim();
    const start = from + match.index + match[0].indexOf(text);
    return {
      value: {
        text: text.replace(
          /^(?<mark>¿?)\s*(?<first>\p{Ll})/u,
          (_, mark: string, first: string) => mark + capitalise(first),
        ),
        use: 'question',
      },
      spans: [{ start, end: start + text.length }],
    };
  });
  // Behind a single question may stand its answer.
  if (questions.length < 2 && (found.groups?.['rest'] ?? '').trim() !== '') return brief;
  return asQuestions(brief, questions, { start: found.index, end: from + run.trimEnd().length });
}

/** The brief with these questions, and with nothing else read out of their words. */
function asQuestions(
  brief: Brief,
  questions: readonly Slot<QuotedText>[],
  span: Slot<unknown>['spans'][number],
): Brief {
  const spans = [span];
  const isFree = ({ spans: of }: Slot<unknown>): boolean => of.length === 0 || !overlaps(of, spans);
  return {
    ...brief,
    quotes: [...brief.quotes, ...questions],
    name: brief.name && isFree(brief.name) ? brief.name : null,
    items: brief.items.filter(isFree),
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    sections: [
      ...brief.sections.filter((one) => one.value === 'faq' || isFree(one)),
      ...(brief.sections.some(({ value }) => value === 'faq') ? [] : [{ value: 'faq' as const, spans }]),
    ],
  };
}
