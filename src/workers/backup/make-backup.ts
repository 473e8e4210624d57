import type { MadeBackup, UpkeepProgress } from '@/contract/upkeep-worker';
import { backupFormat, backupManifestPath, type BackedUpProject } from '@/domain/project/backup-file';
import { projectSchema, type Project } from '@/domain/project/project';
import { zipSite } from '@/engine/archive/zip-site';
import { listModels } from '@/storage/account/ai-model-store';
import { listAccounts } from '@/storage/account/account-store';
import { listPrompts } from '@/storage/assistant/system-prompt-store';
import type { SitewrightDatabase } from '@/storage/database';
import { listMessages } from '@/storage/project/message-store';
import { readContents } from '@/storage/project/read-contents';
import { checkRows } from '@/storage/rows/check-rows';
import { addBackup } from '@/storage/system/backup-store';
import { readSystemSettings } from '@/storage/system/system-settings-store';

type Order = { readonly id: string; readonly at: number; readonly keep: number };
type Entry = { readonly path: string; readonly bytes: Uint8Array };

/**
 * Packs every project of every account here, and the settings without secrets, and keeps it all as one backup. Each
 * project is a zip of its own inside, just as its download is, so that a person can use it without this app. One that
 * cannot be read whole is left out and named.
 */
export async function makeBackup(
  database: SitewrightDatabase,
  { id, at, keep }: Order,
  onProgress: UpkeepProgress,
): Promise<MadeBackup> {
  const projects = await listEveryProject(database);
  const steps = projects.length + 1;
  const entries: Entry[] = [];
  const described: BackedUpProject[] = [];
  const skipped: string[] = [];
  for (const [index, project] of projects.entries()) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: only one project's bytes are under way
      const packed = await packProject(database, project);
      if (packed.entry) entries.push(packed.entry);
      described.push(packed.described);
    } catch (error) {
      skipped.push(`${project.name}: ${error instanceof Error ? error.message : 'it could not be read.'}`);
    }
    onProgress(index + 1, steps);
  }
  const manifest = {
    format: backupFormat,
    formatVersion: 1,
    madeAt: new Date(at).toISOString(),
    projects: described,
    settings: await readPlainSettings(database),
  };
  const head = {
    path: backupManifestPath,
    bytes: new TextEncoder().encode(JSON.stringify(manifest, null, 2)),
  };
  const bytes = await zipSite([head, ...entries]);
  await addBackup(database, { id, at, projectCount: described.length, size: bytes.length, bytes }, keep);
  onProgress(steps, steps);
  return { projectCount: described.length, size: bytes.length, skipped };
}

/** Projects in use, of accounts; those that only hold the site of a template are made again. */
async function listEveryProject(database: SitewrightDatabase): Promise<Project[]> {
  const accounts = new Set((await listAccounts(database)).map(({ id }) => id));
  const rows = await database.projects.toArray();
  return checkRows(database, database.projects, projectSchema, rows).filter(
    ({ ownerId, deletedAt }) => deletedAt === null && accounts.has(ownerId),
  );
}

async function packProject(
  database: SitewrightDatabase,
  project: Project,
): Promise<{ entry: Entry | null; described: BackedUpProject }> {
  const { id, ownerId, name, description, status, privacy, seed } = project;
  const contents = await readContents(database, id);
  const messages = (await listMessages(database, id)).map(({ role, text }) => ({ role, text }));
  const zip = contents.length === 0 ? null : `projects/${id}.zip`;
  return {
    entry: zip === null ? null : { path: zip, bytes: await zipSite(contents) },
    described: { zip, ownerId, name, description, status, privacy, seed, messages },
  };
}

async function readPlainSettings(database: SitewrightDatabase): Promise<unknown> {
  const [system, models, prompts] = await Promise.all([
    readSystemSettings(database),
    listModels(database),
    listPrompts(database),
  ]);
  return { system, models, prompts };
}
