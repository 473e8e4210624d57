import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Message, MessageDetail } from '@/domain/project/message';
import { answers } from '@/services/chat/answer-progress';
import { formats } from '@/services/formats';
import { findStandingBuild } from '@/services/project/project-queries';
import { formatCount } from '../format-values';
import { useEditor } from '../editor-context';
import { AnswerProgress } from './answer-progress';
import { AssistantMessage } from './assistant-message';
import { AssistantNote } from './assistant-note';
import { isBuildInterrupted } from './build-order';
import { BuildProgress } from './build-progress';
import { filterMessages } from './filter-messages';
import { OwnMessage } from './own-message';
import { UnansweredNote } from './unanswered-note';
import type { ChatActions } from './use-chat-actions';

type MessageOutcome = MessageDetail['outcome'] | undefined;
type ChatLogProps = { query: string; actions: ChatActions };

/** Outcomes after which there is something to undo or redo. */
const changing = new Set<MessageOutcome>(['built', 'changed', 'undone', 'redone']);

/** The messages, oldest first; new ones scroll into view and are read out when there is a pause. */
export function ChatLog({ query, actions }: ChatLogProps) {
  const { projectId, messages, build, stage, project, state, lock } = useEditor();
  const standing = useLiveQuery(() => findStandingBuild(projectId), [projectId]);
  const answer = useSyncExternalStore(answers.subscribe, () => answers.read(projectId));
  const log = useRef<HTMLDivElement>(null);
  const shown = filterMessages(messages, query);
  const last = messages.at(-1);
  const lastId = last?.id;
  const lastChangeId = messages.findLast(({ detail }) => changing.has(detail?.outcome))?.id;
  const isSearching = query.trim() !== '';

  useEffect(() => {
    const element = log.current;
    if (element && !isSearching) element.scrollTop = element.scrollHeight;
    // On a small screen the log had no height while another tab was shown.
  }, [
    lastId,
    build?.step,
    build?.files.length,
    answer?.step,
    answer?.files.length,
    stage,
    isSearching,
    state.tab,
  ]);

  const renderMessage = (message: Message) =>
    message.role === 'user' ? (
      <OwnMessage key={message.id} message={message} />
    ) : (
      <AssistantMessage
        key={message.id}
        message={message}
        isLast={message.id === lastId}
        isLastChange={message.id === lastChangeId}
        isCurrentBuild={message.id === standing?.id}
        actions={actions}
      />
    );

  return (
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      aria-live="polite"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="flex min-h-0 flex-col gap-4.5 overflow-y-auto px-4 py-4.5 -outline-offset-2"
    >
      {stage === 'loading' && <AssistantNote text="Opening the project…" />}
      {stage === 'failed' && (
        <AssistantNote
          text="Sorry, I had trouble loading this project. Let's start fresh!"
          labels={['Error loading project']}
          onAct={actions.act}
        />
      )}
      {isSearching && (
        <p className="text-[13px] text-muted">
          {shown.length === 0
            ? `No message holds “${query.trim()}”.`
            : `${formats.read().number(shown.length)} of ${formatCount(messages.length, 'message')}`}
        </p>
      )}
      {stage === 'ready' && messages.length === 0 && !build && (
        <AssistantNote
          text={
            lock === null
              ? 'Nothing has been said here yet. Describe the site below and it will be built.'
              : 'Nothing has been said here.'
          }
        />
      )}
      {shown.map(renderMessage)}
      {build && !isSearching && <BuildProgress build={build} />}
      {!build && answer && <AnswerProgress answer={answer} onCancel={actions.cancel} />}
      {!build && !answer && actions.isBusy && (
        <AssistantNote text="Working on it…" isWorking labels={['Cancel']} onAct={actions.cancel} />
      )}
      {project && !build && !actions.isBusy && lock === null && isBuildInterrupted(project, messages) && (
        <AssistantNote
          text="This site was not finished: its build was interrupted. Nothing was lost."
          labels={['Build it now']}
          onAct={actions.act}
        />
      )}
      {last?.role === 'user' && project?.headVersionId && !build && !actions.isBusy && lock === null && (
        <UnansweredNote key={last.id} message={last} onAct={actions.act} />
      )}
    </div>
  );
}
