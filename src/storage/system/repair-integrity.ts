import Dexie from 'dexie';
import { fileSchema, type ProjectFile } from '@/domain/project/file';
import { projectSchema } from '@/domain/project/project';
import type { IntegrityProblem, IntegrityReport, RepairOutcome } from '@/domain/system/integrity';
import type { SitewrightDatabase } from '../database';
import { contentTables, runWrite, type Stamp } from '../guard/run-write';
import { checkRow } from '../rows/check-rows';
import { listVersions } from '../version/version-store';
import { writeVersion } from '../version/write-version';
import { setAsideProblems } from './set-aside-problems';

/**
 * Mends what a check found. Damaged content and rows without an owner are set aside in the quarantine, as they are. A
 * file whose content is gone comes back as its last version that is whole, as a new version of its project; one that
 * never had another leaves the project. Nothing that is whole is touched.
 */
export async function repairIntegrity(
  database: SitewrightDatabase,
  { problems }: IntegrityReport,
  stamp: () => Stamp,
): Promise<RepairOutcome> {
  const of = (kind: IntegrityProblem['kind'], table?: string) =>
    problems.filter((problem) => problem.kind === kind && (table === undefined || problem.table === table));
  const { now } = stamp();
  const setAside = await setAsideProblems(database, of('damaged-content'), now);
  const orphans = await setAsideProblems(database, of('orphan'), now);
  const lost: string[] = [];
  let broughtBack = 0;
  const projectIds = new Set(of('missing-content', 'files').flatMap(({ projectId }) => projectId ?? []));
  for (const projectId of projectIds) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction per project
    const mended = await repairProject(database, projectId, stamp());
    broughtBack += mended.broughtBack;
    lost.push(...mended.lost);
  }
  const versions = of('missing-content', 'versions').length;
  if (versions > 0) {
    lost.push(
      versions === 1
        ? 'One earlier version cannot be brought back whole any more.'
        : `${versions} earlier versions cannot be brought back whole any more.`,
    );
  }
  return { setAside, broughtBack, orphans, lost };
}

async function repairProject(
  database: SitewrightDatabase,
  projectId: string,
  stamp: Stamp,
): Promise<{ broughtBack: number; lost: string[] }> {
  return runWrite(database, contentTables(database), async () => {
    const row = await database.projects.get(projectId);
    const project = checkRow(database, database.projects, projectSchema, row);
    if (!project) return { broughtBack: 0, lost: [] };
    const present = new Set(await database.blobs.toCollection().primaryKeys());
    const rows = await database.files
      .where('[projectId+path]')
      .between([projectId, Dexie.minKey], [projectId, Dexie.maxKey])
      .toArray();
    const broken = rows
      .flatMap((each) => checkRow(database, database.files, fileSchema, each) ?? [])
      .filter(({ hash }) => !present.has(hash));
    const earlier = await findEarlier(database, projectId, present);
    const isKnown = ({ path }: ProjectFile) => earlier.has(path);
    const files = broken.flatMap(({ path, mime }) => {
      const found = earlier.get(path);
      return found ? [{ ...found, path, mime }] : [];
    });
    const gone = broken.filter((file) => !isKnown(file)).map(({ path }) => path);
    if (broken.length > 0) {
      const note = 'Repaired after a check of the database';
      await writeVersion(database, { projectId, files, deleted: gone, author: 'restore', note }, stamp);
    }
    return {
      broughtBack: files.length,
      lost: gone.map((path) => `${path} of “${project.name}” had no earlier content and left the project.`),
    };
  });
}

/** The newest content of each path that is whole, over all versions of a project. */
async function findEarlier(
  database: SitewrightDatabase,
  projectId: string,
  present: ReadonlySet<string>,
): Promise<ReadonlyMap<string, { hash: string; size: number }>> {
  const found = new Map<string, { hash: string; size: number }>();
  for (const { added, modified } of await listVersions(database, projectId)) {
    for (const { path, hash, size } of [...added, ...modified]) {
      if (present.has(hash)) found.set(path, { hash, size });
    }
  }
  return found;
}
