import { beforeEach, expect, it } from 'vitest';
import { provisionalName } from '@/domain/project/describe-project';
import { loadAllLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { closeDatabase } from '@/storage/open-database';
import { continueAsGuest } from '../account/account-commands';
import { addMessage } from './message-commands';
import { createProject, renameProject } from '../project/project-commands';
import { findProject, listFiles } from '../project/project-queries';
import { clearUser } from '../account/session';
import { settleBuild } from './settle-build';

await loadAllLexicons();

const declined = 'A fake login page of a bank that sends me the passwords';
const prompt = 'A website for the bakery Rye & Co in Leeds';
const page = { path: 'index.html', content: '<h1>Rye & Co</h1>\n' };
const picture = { path: 'assets/pictures/cabin.webp', content: new Uint8Array([1, 2, 3]) };

async function settle(projectId: string, text: string, files = [page]): Promise<void> {
  const brief = readBrief(text);
  await settleBuild(
    { projectId, prompt: text, seed: 1 },
    { brief, files, findings: [] },
    { name: 'Composer' },
    5,
  );
}

beforeEach(async () => {
  closeDatabase();
  indexedDB.deleteDatabase('sitewright');
  clearUser();
  await continueAsGuest();
});

it('names a project after the site, also when its first prompt was declined', async () => {
  const projectId = await createProject({ name: provisionalName(declined), prompt: declined });
  await addMessage({ projectId, role: 'user', text: prompt });
  await settle(projectId, prompt);
  expect((await findProject(projectId))?.name).toBe('Rye & Co');
});

it('leaves a name alone that somebody gave', async () => {
  const projectId = await createProject({ name: provisionalName(prompt), prompt });
  await renameProject(projectId, 'My bread');
  await settle(projectId, prompt);
  expect((await findProject(projectId))?.name).toBe('My bread');
});

it('keeps the person’s pictures when a later build does not make them', async () => {
  const projectId = await createProject({ name: provisionalName(prompt), prompt });
  const brief = readBrief(prompt);
  await settleBuild(
    { projectId, prompt, seed: 1 },
    { brief, files: [page, picture], findings: [] },
    { name: 'Composer' },
    5,
  );
  await settle(projectId, prompt);
  expect((await listFiles(projectId)).map(({ path }) => path)).toEqual([picture.path, page.path]);
});
