// First: what JSZip finds when it loads.
import './swift-immediate';
import { expose } from 'comlink';
import type { UpkeepProgress, UpkeepWorker } from '@/contract/upkeep-worker';
import { withDatabase } from '@/storage/open-database';
import { checkIntegrity } from '@/storage/system/check-integrity';
import { repairIntegrity } from '@/storage/system/repair-integrity';

const clock = () => performance.now();
const newId = () => crypto.randomUUID().replaceAll('-', '');

/** At most ten reports a second: every message to the page costs it a moment. */
function calmed(onProgress: UpkeepProgress): UpkeepProgress {
  let last = -Infinity;
  return (done, total) => {
    if (done < total && clock() - last < 100) return;
    last = clock();
    onProgress(done, total);
  };
}

const worker: UpkeepWorker = {
  async backUp(order, onProgress) {
    const { makeBackup } = await import('./backup/make-backup');
    return withDatabase((database) => makeBackup(database, order, calmed(onProgress)));
  },
  async restore(order, onProgress) {
    const { restoreBackup } = await import('./backup/restore-backup');
    return withDatabase((database) => restoreBackup(database, order, calmed(onProgress)));
  },
  checkIntegrity: (onProgress) =>
    withDatabase((database) => checkIntegrity(database, calmed(onProgress), clock)),
  repair: (at, onProgress) =>
    withDatabase(async (database) => {
      const report = await checkIntegrity(database, calmed(onProgress), clock);
      return repairIntegrity(database, report, () => ({ now: at, newId }));
    }),
};

expose(worker);
