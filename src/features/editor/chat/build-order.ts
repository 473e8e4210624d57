import type { Message } from '@/domain/project/message';
import type { Project } from '@/domain/project/project';
import type { BriefCorrections } from '@/domain/site/brief';
import type { BuildOrder } from '@/services/build';

/** The build that a project's messages ask for: its first prompt with the corrections and the seed that hold now. */
export function readBuildOrder(
  project: Pick<Project, 'id' | 'seed'>,
  messages: readonly Message[],
): BuildOrder | null {
  const asked = messages.filter(({ role }) => role === 'user');
  const prompt = asked.find(({ detail }) => !detail?.corrections && detail?.seed === undefined)?.text;
  if (prompt === undefined) return null;
  const corrections = asked.findLast(({ detail }) => detail?.corrections)?.detail?.corrections;
  const seed = asked.findLast(({ detail }) => detail?.seed !== undefined)?.detail?.seed ?? project.seed;
  return { projectId: project.id, prompt, seed, ...(corrections ? { corrections } : {}) };
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
