import { useCallback, useState } from 'react';
import { useEditor } from '../editor-context';
import { ChatLog } from './chat-log';
import { DraftBox } from './draft-box';
import { HistorySearch } from './history-search';
import { useChatActions } from './use-chat-actions';

/** What was said, what is being made, and where the next wish is written. */
export function ChatPanel() {
  const { state, dispatch, project } = useEditor();
  const hasVersion = project !== undefined && project.headVersionId !== null;
  const [query, setQuery] = useState<string | null>(null);
  const actions = useChatActions();
  const handleDraft = useCallback((draft: string) => dispatch({ kind: 'draft-changed', draft }), [dispatch]);
  return (
    <section aria-label="Chat" className="grid min-h-0 grid-rows-[44px_minmax(0,1fr)_auto] bg-paper">
      <div className="flex items-center justify-between border-b border-line px-4">
        <h2 className="font-ui text-[13px] font-semibold">Chat</h2>
        <HistorySearch query={query} onQueryChange={setQuery} />
      </div>
      <ChatLog query={query ?? ''} actions={actions} />
      <DraftBox
        draft={state.draft}
        onDraftChange={handleDraft}
        onSend={actions.send}
        isBusy={actions.isBusy}
        isPicking={state.isPickerMode}
        onPickToggle={() => dispatch({ kind: 'picker-toggled' })}
        brainId={state.brainId}
        placeholder={hasVersion ? 'Ask for a change' : 'Describe the site'}
        onBrainChange={(brainId) => dispatch({ kind: 'brain-chosen', brainId })}
      />
    </section>
  );
}
