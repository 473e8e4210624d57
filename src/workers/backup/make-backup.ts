import type { MadeBackup, UpkeepProgress } from '@/contract/upkeep-worker';
import {
  backupFormat,
  backupManifestPath,
  backupVersion,
  type BackedUpProject,
  type BackupManifest,
} from '@/domain/project/backup-file';
import { projectSchema, type Project } from '@/domain/project/project';
import { findStandingBuild } from '@/domain/project/standing-build';
import type { TemplateRow } from '@/domain/templates/template-row';
import { zipSite } from '@/engine/archive/zip-site';
import { listAccounts } from '@/storage/account/account-store';
import type { SitewrightDatabase } from '@/storage/database';
import { listMessages } from '@/storage/project/message-store';
import { readContents } from '@/storage/project/read-contents';
import { checkRows } from '@/storage/rows/check-rows';
import { listBackedUpSettings, recordTables } from '@/storage/system/backup-records';
import { addBackup } from '@/storage/system/backup-store';
import { listTemplateRows } from '@/storage/template/template-store';
import { listVersions } from '@/storage/version/version-store';
import { describeAccounts, packRecords } from './pack-records';

type Order = { readonly id: string; readonly at: number; readonly keep: number };
type Entry = { readonly path: string; readonly bytes: Uint8Array };

/**
 * Packs every project of every account here, what people and administrators set, and the rows of `recordTables`, and
 * keeps it all as one backup. Each project is a zip of its own inside, just as its download is, so that a person can use
 * it without this app. One that cannot be read whole is left out and named.
 */
export async function makeBackup(
  database: SitewrightDatabase,
  { id, at, keep }: Order,
  onProgress: UpkeepProgress,
): Promise<MadeBackup> {
  const projects = await listEveryProject(database);
  const steps = projects.length + recordTables.length + 1;
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
  for (const [index, table] of recordTables.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one table's rows are under way at a time
    entries.push(await packRecords(database, table));
    onProgress(projects.length + index + 1, steps);
  }
  const manifest: BackupManifest = {
    format: backupFormat,
    formatVersion: backupVersion,
    madeAt: new Date(at).toISOString(),
    projects: described,
    accounts: await describeAccounts(database),
    settingRows: await listBackedUpSettings(database),
  };
  const head = {
    path: backupManifestPath,
    bytes: new TextEncoder().encode(JSON.stringify(manifest, null, 2)),
  };
  const bytes = await zipSite([head, ...entries]);
  const projectCount = described.filter(({ template }) => !template).length;
  await addBackup(database, { id, at, projectCount, size: bytes.length, bytes }, keep);
  onProgress(steps, steps);
  return { projectCount, size: bytes.length, skipped };
}

type Packable = Project & { readonly template?: TemplateRow };

/** Projects in use, of accounts, and the sites of templates that people saved; those that came with the product are made again. */
async function listEveryProject(database: SitewrightDatabase): Promise<Packable[]> {
  const accounts = new Set((await listAccounts(database)).map(({ id }) => id));
  const templates = new Map(
    (await listTemplateRows(database))
      .filter(({ ownerId }) => ownerId !== null && accounts.has(ownerId))
      .map((template) => [template.projectId, template]),
  );
  const rows = await database.projects.toArray();
  return checkRows(database, database.projects, projectSchema, rows)
    .filter(({ deletedAt }) => deletedAt === null)
    .flatMap((project): Packable[] => {
      const template = templates.get(project.id);
      if (template) return [{ ...project, template, ownerId: template.ownerId ?? project.ownerId }];
      return accounts.has(project.ownerId) ? [project] : [];
    });
}

async function packProject(
  database: SitewrightDatabase,
  project: Packable,
): Promise<{ entry: Entry | null; described: BackedUpProject }> {
  const { id, ownerId, name, description, status, privacy, seed, createdAt, share, references, template } =
    project;
  const contents = await readContents(database, id);
  const messages = await listMessages(database, id);
  const versions = await listVersions(database, id);
  const standing = findStandingBuild(project.headVersionId, versions, messages);
  const zip = contents.length === 0 ? null : `projects/${id}.zip`;
  return {
    entry: zip === null ? null : { path: zip, bytes: await zipSite(contents) },
    described: {
      zip,
      id,
      ownerId,
      name,
      description,
      status,
      privacy,
      seed,
      createdAt,
      ...(share ? { share } : {}),
      ...(references ? { references } : {}),
      ...(template ? { template } : {}),
      messages: messages.map((message) => ({
        role: message.role,
        text: message.text,
        createdAt: message.createdAt,
        actions: message.actions,
        ...(message.brain ? { brain: message.brain } : {}),
        ...(message.detail ? { detail: message.detail } : {}),
        ...(message.id === standing?.id ? { isStanding: true } : {}),
      })),
    },
  };
}
