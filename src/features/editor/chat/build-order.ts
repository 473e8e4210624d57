import type { Message } from '@/domain/project/message';
import type { Project } from '@/domain/project/project';
import type { BriefCorrections } from '@/domain/site/brief';
import type { BuildOrder } from '@/services/chat/build';

/**
 * The build that the project stands on, to be asked for again: its first prompt with the corrections and the seed of
 * the build that stands. What was corrected in a build that was undone since is not in it. Before the first build
 * that stands, what was asked for last.
 */
export function readBuildOrder(
  project: Pick<Project, 'id' | 'seed'>,
  messages: readonly Message[],
  standing: Message | null,
): BuildOrder | null {
  const prompt = messages.find((message) => message.role === 'user' && !isRebuildAsked(message))?.text;
  if (prompt === undefined) return null;
  const order = { projectId: project.id, prompt, seed: project.seed };
  if (standing?.detail?.seed !== undefined) return { ...order, ...changeOf(standing) };
  const asked = standing ? messages.filter(({ seq }) => seq < standing.seq) : messages;
  return asked
    .filter(isRebuildAsked)
    .reduce<BuildOrder>((sum, message) => ({ ...sum, ...changeOf(message) }), order);
}

/** The build that was asked for last, whether it was made, stopped or failed. */
export function readAskedOrder(
  project: Pick<Project, 'id' | 'seed'>,
  messages: readonly Message[],
  standing: Message | null,
): BuildOrder | null {
  const order = readBuildOrder(project, messages, standing);
  const last = messages.findLast(({ role }) => role === 'user');
  return order && last && isRebuildAsked(last) ? { ...order, ...changeOf(last) } : order;
}

function isRebuildAsked({ role, detail }: Message): boolean {
  return role === 'user' && (detail?.corrections !== undefined || detail?.seed !== undefined);
}

function changeOf({ detail }: Message): Pick<BuildOrder, 'corrections'> & { readonly seed?: number } {
  return {
    ...(detail?.corrections ? { corrections: detail.corrections } : {}),
    ...(detail?.seed === undefined ? {} : { seed: detail.seed }),
  };
}

/** Whether a build was begun and neither finished nor answered: the tab was closed, the machine went off. */
export function isBuildInterrupted(
  project: Pick<Project, 'headVersionId'>,
  messages: readonly Message[],
): boolean {
  return project.headVersionId === null && messages.at(-1)?.role === 'user';
}

/** Corrections that hold after one more: named slots are replaced, the rest stays. */
export function mergeCorrections(
  earlier: BriefCorrections | undefined,
  latest: BriefCorrections,
): BriefCorrections {
  return { ...earlier, ...latest };
}
