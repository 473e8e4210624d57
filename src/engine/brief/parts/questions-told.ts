import type { Brief, QuotedText, Slot } from '@/domain/site/brief';
import { capitalise } from '../../capitalise';
import { overlaps } from '../words/slot-spans';

const asked =
  /(?:(?<!\p{L})(?:faqs?|questions?(?: fréquentes)?|perguntas(?: frequentes)?|preguntas(?: frecuentes)?|(?:häufige )?fragen|domande(?: frequenti)?|(?:veelgestelde )?vragen|(?:częste )?pytania|(?:sık )?sor[u]lar)|الأسئلة|أسئلة|שאלות(?: נפוצות)?)\s*:\s*(?<run>(?:[^.!?؟\n:"“«]{6,90}[?؟]\s*){1,8})(?<rest>[^]*)/iu;

/** "FAQ: how long does it take? do you buy old ones?": questions that visitors ask, told without what is answered. */
export function questionsTold(brief: Brief): Brief {
  const { prompt } = brief;
  if (!/:[^:]*[?؟]/u.test(prompt) || brief.quotes.some(({ value }) => value.use === 'question')) return brief;
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
  const spans = [{ start: found.index, end: from + run.trimEnd().length }];
  const isFree = ({ spans: of }: Slot<unknown>): boolean => of.length === 0 || !overlaps(of, spans);
  return {
    ...brief,
    quotes: [...brief.quotes, ...questions],
    items: brief.items.filter(isFree),
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    sections: [
      ...brief.sections.filter((one) => one.value === 'faq' || isFree(one)),
      ...(brief.sections.some(({ value }) => value === 'faq') ? [] : [{ value: 'faq' as const, spans }]),
    ],
  };
}
