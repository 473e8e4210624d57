import { templateOwner } from '@/domain/templates/template';
import type { SitewrightDatabase } from '../database';
import { readSetting, writeSetting } from '../account/settings-store';
import { runWrite } from './run-write';
import type { InstallMirror } from './install-mirror';

const settingKey = 'install';

/**
 * Compares the database with what is known of it outside. `wiped` when projects were kept here and the database does
 * not know them any more; the first-visit record is then not written, so that the answer stays until a person accepts
 * the loss. `knownId` is the install this realm saw earlier.
 */
export async function checkInstall(
  database: SitewrightDatabase,
  mirror: InstallMirror,
  newInstallId: string,
  knownId?: string,
): Promise<{ readonly verdict: 'kept' | 'wiped'; readonly installId: string }> {
  const mirrored = await mirror.read();
  const stored = await readInstallId(database);
  const expected = mirrored && mirrored.projectCount > 0 ? mirrored.installId : knownId;
  if (expected !== undefined && stored !== expected) return { verdict: 'wiped', installId: expected };
  const installId = stored ?? (await claimInstall(database, newInstallId));
  if (mirrored?.installId !== installId) await mirrorInstall(database, mirror, 0);
  return { verdict: 'kept', installId };
}

/** Writes outside what the database holds: how many projects, and when it was last saved. */
export async function mirrorInstall(
  database: SitewrightDatabase,
  mirror: InstallMirror,
  lastSaveAt: number,
): Promise<void> {
  const installId = await readInstallId(database);
  if (installId === undefined) return;
  await mirror.write({ installId, projectCount: await countProjects(database), lastSaveAt });
}

// Sites of the product's own templates are no loss: they are made again.
async function countProjects({ projects }: SitewrightDatabase): Promise<number> {
  const [all, kept] = await Promise.all([
    projects.count(),
    projects.where('ownerId').equals(templateOwner(null)).count(),
  ]);
  return all - kept;
}

/** A person has seen that the data is gone and begins anew. Answers the new install. */
export async function acceptWipe(
  database: SitewrightDatabase,
  mirror: InstallMirror,
  newInstallId: string,
): Promise<string> {
  await writeSetting(database, settingKey, newInstallId);
  await mirrorInstall(database, mirror, 0);
  return newInstallId;
}

async function readInstallId(database: SitewrightDatabase): Promise<string | undefined> {
  const value = await readSetting(database, settingKey);
  return typeof value === 'string' ? value : undefined;
}

/** Page and service worker may both be first: whoever writes first names the install. */
async function claimInstall(database: SitewrightDatabase, newInstallId: string): Promise<string> {
  return runWrite(database, [database.settings], async () => {
    const stored = await readInstallId(database);
    if (stored === undefined) await database.settings.put({ key: settingKey, value: newInstallId });
    return stored ?? newInstallId;
  });
}
