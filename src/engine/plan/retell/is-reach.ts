import type { Brief } from '@/domain/site/brief';
import type { Piece } from './lines/piece';

const labels =
  /(?<!\p{L})(?:phone|tel|telephone|mobile|e-?mail|insta(?:gram)?|ig|facebook|fb|call|text|ring|whatsapp|write|to|open|hours|opening|times|find|follow|and|or|on|at|in|me|us|we|are|my|our|is|the|address)(?!\p{L})/giu;

/** Whether a statement says nothing but how to reach the owner and when: all of it stands in the contact section. */
export const isReach = ({ text, start, end }: Piece, brief: Brief): boolean => {
  const spans = [brief.hours, brief.phone, brief.email, brief.address, ...brief.social]
    .flatMap((slot) => slot?.spans ?? [])
    .filter((span) => span.start < end && span.end > start);
  if (spans.length === 0) return false;
  const left = spans.reduce(
    (words, span) =>
      words.slice(0, Math.max(0, span.start - start)) +
      ' '.repeat(Math.min(end, span.end) - Math.max(start, span.start)) +
      words.slice(Math.max(0, span.end - start)),
    text,
  );
  return left.replace(labels, ' ').replace(/[^\p{L}\d]+/gu, ' ').trim().split(' ').filter((word) => /\p{L}{2}|\d/u.test(word)).length < 2; // prettier-ignore
};
