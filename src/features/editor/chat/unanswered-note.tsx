import { useEffect, useState } from 'react';
import type { Message } from '@/domain/project/message';
import { AssistantNote } from './assistant-note';

type UnansweredNoteProps = { message: Message; onAct: (label: string) => void };

const waitMilliseconds = 2000;

/** Said below a message that nothing answers, because the page was left while a model was at work. */
export function UnansweredNote({ message, onAct }: UnansweredNoteProps) {
  // An answer that was just kept is read a moment later.
  const [isSure, setSure] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSure(true), waitMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  if (!isSure) return null;
  const isBuild = message.detail?.corrections !== undefined || message.detail?.seed !== undefined;
  return (
    <AssistantNote
      text="No answer was kept to this: the page was left while it was made, or another tab is still at work. Nothing was changed."
      labels={[isBuild ? 'Build it now' : 'Ask again']}
      onAct={onAct}
    />
  );
}
