import { useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BriefCorrections } from '@/domain/site/brief';
import { startBuild, type BuildOrder } from '@/services/chat/build';
import { cancelMessage, chatState, sendMessage } from '@/services/chat/chat';
import { newSeed } from '@/services/ids';
import { addMessage } from '@/services/chat/message-commands';
import { findStandingBuild } from '@/services/project/project-queries';
import { startProject } from '@/services/project/start-project';
import { useEditor } from '../editor-context';
import { reportFailure } from '../report-failure';
import { mergeCorrections, readAskedOrder, readBuildOrder } from './build-order';
import { describeCorrection } from './describe-correction';

export type ChatActions = {
  /** Whether an answer or a build is under way; nothing else can be asked then. */
  readonly isBusy: boolean;
  readonly send: (text: string) => void;
  /** Builds the site that stands again with one more correction. */
  readonly correct: (corrections: BriefCorrections) => void;
  /** Stops the answer that is being made; nothing it would have changed is changed. */
  readonly cancel: () => void;
  /** Does what a chip below an answer says. */
  readonly act: (label: string) => void;
};

/** What a rebuild asks to be different. */
type BuildChange = Partial<Pick<BuildOrder, 'corrections' | 'seed'>>;

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

  /** Builds again as the site that stands was built, but for one change. */
  const rebuild = async (text: string, changeOf: (order: BuildOrder) => BuildChange) => {
    const standing = await findStandingBuild(projectId);
    const order = project && readBuildOrder(project, messages, standing);
    if (!order || chatState.isBusy(projectId)) return;
    const change = changeOf(order);
    await addMessage({ projectId, role: 'user', text, detail: change });
    startBuild({ ...order, ...change });
  };

  const correct = (latest: BriefCorrections) => {
    rebuild(describeCorrection(latest), ({ corrections }) => ({
      corrections: mergeCorrections(corrections, latest),
    })).catch(reportFailure('Not built again'));
  };

  const buildAsked = async () => {
    const standing = await findStandingBuild(projectId);
    const order = project && readAskedOrder(project, messages, standing);
    if (order && !chatState.isBusy(projectId)) startBuild(order);
  };

  const act = (label: string) => {
    if (label === 'Error loading project') editor.loadAgain();
    else if (label === 'Try another') {
      rebuild(label, () => ({ seed: newSeed() })).catch(reportFailure('Not built again'));
    } else if (label === 'Ask again') {
      send(messages.findLast(({ role }) => role === 'user')?.text ?? '');
    } else if (label === 'Unlock your keys' || label === 'Set up a model') {
      void navigate('/app/profile/models');
    } else if (label === 'Build it now') {
      buildAsked().catch(reportFailure('Not built'));
    } else if (/…|\.\.\./u.test(label)) {
      // A suggestion with a gap is for the person to fill.
      setDraft(label);
    } else send(label);
  };

  return { isBusy, send, correct, cancel: () => cancelMessage(projectId), act };
}
