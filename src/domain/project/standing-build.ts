import type { Message } from './message';
import type { Version } from './version';

/** What the rule needs of a version. */
type BuildVersion = Pick<Version, 'id' | 'parentId' | 'restoredFrom'>;

/**
 * The message of the build that the site of a version goes back to: through edits to the version before, through an
 * undo or a restore to the version it brought back. Undefined when no build led there.
 */
export function findStandingBuild(
  headVersionId: string | null,
  versions: readonly BuildVersion[],
  messages: readonly Message[],
): Message | undefined {
  const byId = new Map(versions.map((version) => [version.id, version]));
  const builds = new Map<string, Message>();
  for (const message of messages) {
    if (message.detail?.outcome === 'built' && message.versionId) builds.set(message.versionId, message);
  }
  let version = headVersionId === null ? undefined : byId.get(headVersionId);
  while (version) {
    const build = builds.get(version.id);
    if (build) return build;
    // Both point back in time; a version that names itself would be a broken row.
    const earlier: string | null = version.restoredFrom ?? version.parentId;
    byId.delete(version.id);
    version = earlier === null ? undefined : byId.get(earlier);
  }
  return undefined;
}
