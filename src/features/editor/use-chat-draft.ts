import { useCallback, useRef, useState, type SetStateAction } from 'react';
import { keepChatDraft, readChatDraft } from '@/services/chat/chat-draft';

/** The chat message that is being typed. It outlives the editor: a sign-out in another tab closes it at once. */
export function useChatDraft(
  projectId: string,
): readonly [draft: string, setDraft: (next: SetStateAction<string>) => void] {
  const [draft, setDraft] = useState(() => readChatDraft(projectId));
  const latest = useRef(draft);
  const change = useCallback(
    (next: SetStateAction<string>) => {
      latest.current = typeof next === 'function' ? next(latest.current) : next;
      setDraft(latest.current);
      keepChatDraft(projectId, latest.current);
    },
    [projectId],
  );
  return [draft, change];
}
