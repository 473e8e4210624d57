import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BriefCorrections } from '@/domain/site/brief';
import { startBuild } from '@/services/build';
import { cancelMessage, chatState, sendMessage } from '@/services/chat';
import { newSeed } from '@/services/ids';
import { addMessage } from '@/services/message-commands';
import { startProject } from '@/services/start-project';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';
import { mergeCorrections, readBuildOrder } from './build-order';
import { describeCorrection } from './describe-correction';

export type ChatActions = {
  /** Whether an answer or a build is under way; nothing else can be asked then. */
  readonly isBusy: boolean;
  readonly send: (text: string) => void;
  /** Builds again from the first prompt with one more correction. */
  readonly correct: (corrections: BriefCorrections) => void;
  /** Stops the answer that is being made; nothing it would have changed is changed. */
  readonly cancel: () => void;
  /** Does what a chip below an answer says. */
  readonly act: (label: string) => void;
};

/** The verbs of the chat panel. */
export function useChatActions(): ChatActions {
  const editor = useEditor();
  const { projectId, project, messages, state, setDraft, stage } = editor;
  const navigate = useNavigate();
  const isBusy = useSyncExternalStore(chatState.subscribe, () => chatState.isBusy(projectId));

  const send = (text: string) => {
    const wish = text.trim();
    if (wish === '' || isBusy) return;
    setDraft('');
    if (stage === 'failed') {
      // There is no project to change: what is written here begins a new one.
      startProject(wish)
        .then((id) => navigate(`/app/projects/${id}/editor`))
        .catch(reportFailure('No project was begun'));
      return;
    }
    const order = { projectId, text: wish, page: state.page, brainId: state.brainId };
    sendMessage(order).catch((error: unknown) => {
      // What was written goes back into the field, unless something else is there by now.
      setDraft((written) => written || wish);
      reportFailure('The message was not sent')(error);
    });
  };

  const rebuild = async (text: string, change: { corrections?: BriefCorrections; seed?: number }) => {
    const order = project && readBuildOrder(project, messages);
    if (!order || isBusy) return;
    await addMessage({ projectId, role: 'user', text, detail: change });
    startBuild({ ...order, ...change });
  };

  const correct = (latest: BriefCorrections) => {
    const earlier = project && readBuildOrder(project, messages)?.corrections;
    const corrections = mergeCorrections(earlier, latest);
    rebuild(describeCorrection(latest), { corrections }).catch(reportFailure('Not built again'));
  };

  const act = (label: string) => {
    if (label === 'Error loading project') editor.loadAgain();
    else if (label === 'Try another') {
      rebuild(label, { seed: newSeed() }).catch(reportFailure('Not built again'));
    } else if (label === 'Build it now') {
      const order = project && readBuildOrder(project, messages);
      if (order && !isBusy) startBuild(order);
    } else if (/…|\.\.\./u.test(label)) {
      // A suggestion with a gap is for the person to fill.
      setDraft(label);
    } else send(label);
  };

  return { isBusy, send, correct, cancel: () => cancelMessage(projectId), act };
}
