import { provisionalName } from '@/domain/project/describe-project';
import { limits } from '@/domain/limits';
import { describeBuild } from '@/domain/site/describe-build';
import { pictureFolder } from '@/domain/site/site-picture';
import type { BriefCorrections } from '@/domain/site/brief';
import type { BuildAnswer } from '@/assistant/brain';
import { findProject, listFiles, listMessages } from '../project/project-queries';
import { renameProject } from '../project/project-commands';
import { commitFiles } from '../project/version-commands';

type Order = {
  readonly projectId: string;
  readonly prompt: string;
  readonly seed: number;
  readonly corrections?: BriefCorrections;
};

/**
 * Turns a brain's answer into one version with its message, and gives the project its own name if it still has
 * the provisional one. Files of an earlier build that the new one does not make are removed; files a person
 * added by hand stay.
 */
export async function settleBuild(
  { projectId, prompt, seed, corrections }: Order,
  { brief, files, findings }: BuildAnswer,
  brain: { readonly name: string; readonly remark?: string | undefined },
  milliseconds: number,
): Promise<void> {
  const made = new Set(files.map(({ path }) => path));
  const existing = await listFiles(projectId);
  const messages = await listMessages(projectId);
  const earlier = new Set(
    messages
      .flatMap(({ detail }) => (detail?.outcome === 'built' ? (detail.files ?? []) : []))
      .map(({ path }) => path),
  );
  const rebuilt = existing.length > 0;
  const pages = files.filter(({ path }) => path.endsWith('.html') && path !== '404.html').length;
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  await commitFiles({
    projectId,
    files: [...files],
    deleted: existing
      .map(({ path }) => path)
      .filter((path) => earlier.has(path) && !made.has(path) && !path.startsWith(pictureFolder)),
    author: 'assistant',
    note: rebuilt ? 'Built again' : 'Built from the prompt',
    message: {
      text: [describeBuild(brief, pages, errors), brain.remark].filter(Boolean).join(' '),
      brain: brain.name,
      actions: rebuilt ? ['Undo', 'Try another'] : ['Try another'],
      detail: { brief, milliseconds, outcome: 'built', seed, ...(corrections ? { corrections } : {}) },
    },
  });
  const project = await findProject(projectId);
  // The first prompt may have been declined: then the project still bears that one's words.
  const prompts = [prompt, ...messages.flatMap(({ role, text }) => (role === 'user' ? [text] : []))];
  const isProvisional = prompts.some((text) => project?.name === provisionalName(text));
  const name = brief.name?.value.slice(0, limits.projectNameMaxCharacters) ?? provisionalName(prompt);
  if (isProvisional && name !== project?.name) await renameProject(projectId, name);
}
