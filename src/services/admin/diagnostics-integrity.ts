import type { IntegrityReport, RepairOutcome } from '@/domain/system/integrity';
import { asAdministrator } from './admin-access';
import { now } from '../clock';
import { logEvent } from './query-log';
import { inUpkeepWorker, type UpkeepOptions } from './upkeep-bridge';

/** Hashes all content and follows every row, in a worker; changes nothing. Throws `worker-failed`; an AbortError when cancelled. */
export function checkIntegrity(options: UpkeepOptions = {}): Promise<IntegrityReport> {
  return inUpkeepWorker(async (remote, onProgress) => await remote.checkIntegrity(onProgress), options);
}

/** Checks once more and mends what can be mended; nothing is thrown away that could be read. Throws `admin-only`, `worker-failed`. */
export async function repairIntegrity(options: UpkeepOptions = {}): Promise<RepairOutcome> {
  await asAdministrator(() => Promise.resolve());
  const at = now();
  const outcome = await inUpkeepWorker(
    async (remote, onProgress) => await remote.repair(at, onProgress),
    options,
  );
  const { setAside, broughtBack, orphans } = outcome;
  await logEvent('system', 'The database was repaired', { setAside, broughtBack, orphans });
  return outcome;
}
