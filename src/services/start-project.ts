import { provisionalName } from '@/domain/project/describe-project';
import { startBuild } from './build';
import { newSeed } from './ids';
import { createProject } from './project-commands';

/** Creates a project from a prompt and begins to build it. Answers the project's id, for the editor's address. */
export async function startProject(prompt: string): Promise<string> {
  const seed = newSeed();
  const projectId = await createProject({ name: provisionalName(prompt), prompt, seed });
  startBuild({ projectId, prompt, seed });
  return projectId;
}
