import type { AnswerPart } from '@/domain/writing/support-answers';
import { TextLink } from './text-link';

/** An answer with its links. */
export function AnswerText({ parts }: { parts: readonly AnswerPart[] }) {
  return parts.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <TextLink key={part.to} to={part.to}>
        {part.words}
      </TextLink>
    ),
  );
}
