import type { Message } from '@/domain/project/message';
import { formatMoment } from '../format-values';
import { LongText } from './long-text';

/** What the person said. */
export function OwnMessage({ message }: { message: Message }) {
  return (
    <article
      aria-label="You"
      title={formatMoment(message.createdAt)}
      className="ms-10 w-fit max-w-full self-end rounded-xl rounded-ee-[3px] border border-line bg-sunken px-3.5 py-2.5"
    >
      <LongText text={message.text} />
    </article>
  );
}
