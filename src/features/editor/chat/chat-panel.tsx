import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useDraft, useEditor } from '../editor-context';
import { ChatLog } from './chat-log';
import { DraftBox } from './draft-box';
import { HistorySearch } from './history-search';
import { useChatActions, type ChatActions } from './use-chat-actions';

/** What was said, what is being made, and where the next wish is written. */
export function ChatPanel() {
  const [query, setQuery] = useState<string | null>(null);
  const actions = useChatActions();
  return (
    <section aria-label="Chat" className="grid min-h-0 grid-rows-[44px_minmax(0,1fr)_auto] bg-paper">
      <div className="flex items-center justify-between border-b border-line px-4">
        <h2 className="font-ui text-[13px] font-semibold">Chat</h2>
        <HistorySearch query={query} onQueryChange={setQuery} />
      </div>
      <ChatLog query={query ?? ''} actions={actions} />
      <ChatDraft actions={actions} />
    </section>
  );
}

/** Reads the draft for itself, so that a letter typed here draws nothing else again. */
function ChatDraft({ actions }: { actions: ChatActions }) {
  const { state, dispatch, setDraft, project, lock } = useEditor();
  const draft = useDraft();
  const hasVersion = project !== undefined && project.headVersionId !== null;
  if (lock !== null) {
    return (
      <p className="mx-3 mb-3 flex gap-2.5 rounded-xl border border-line bg-sunken px-3.5 py-3 text-muted">
        <Lock size={16} aria-hidden className="mt-0.5 shrink-0" />
        {lock}
      </p>
    );
  }
  return (
    <DraftBox
      draft={draft}
      onDraftChange={setDraft}
      onSend={actions.send}
      isBusy={actions.isBusy}
      isPicking={state.isPickerMode}
      onPickToggle={() => dispatch({ kind: 'picker-toggled' })}
      brainId={state.brainId}
      onBrainChange={(brainId) => dispatch({ kind: 'brain-chosen', brainId })}
      placeholder={hasVersion ? 'Ask for a change' : 'Describe the site'}
    />
  );
}
