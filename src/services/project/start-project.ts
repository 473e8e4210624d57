import { provisionalName } from '@/domain/project/describe-project';
import type { SiteFile } from '@/domain/site/site-file';
import { givePictures, startBuild } from '../chat/build';
import { newSeed } from '../ids';
import { createProject } from './project-commands';

/**
 * Creates a project from a prompt, and pictures given with it, and begins to build it. Answers the project's id, for
 * the editor's address.
 */
export async function startProject(prompt: string, pictures: readonly SiteFile[] = []): Promise<string> {
  const seed = newSeed();
  const projectId = await createProject({ name: provisionalName(prompt), prompt, seed });
  givePictures(projectId, pictures);
  startBuild({ projectId, prompt, seed });
  return projectId;
}
