import type { Brief, Span } from '@/domain/site/brief';

/** The word for questions by itself, as a row of parts has it. */
const questions =
  /^(?:preguntas|questions|fragen|perguntas|dúvidas|domande|vragen|pytania|sorular|(?:ال)?[أا]سئلة|שאלות)$/iu;

/** "Funktionen, Preise und Fragen": what is asked of them, and neither a thing nor a part without a meaning. */
export function questionsAlone(brief: Brief): Brief {
  const items = brief.items.filter(
    ({ value }) => value.price === undefined && value.section !== 'faq' && questions.test(value.name.trim()),
  );
  const parts = brief.parts.filter(
    ({ value }) => questions.test(value.title.trim()) && (value.lines ?? []).length === 0,
  );
  const spans: Span[] = [...items, ...parts].flatMap((slot) => slot.spans);
  if (spans.length === 0) return brief;
  const isKnown = brief.sections.some(({ value }) => value === 'faq');
  return {
    ...brief,
    items: brief.items.filter((item) => !items.includes(item)),
    parts: brief.parts.filter((part) => !parts.includes(part)),
    sections: isKnown ? brief.sections : [...brief.sections, { value: 'faq', spans }],
  };
}
