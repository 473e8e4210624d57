import { measureStorage } from '@/storage/system/measure-storage';
import { composerBrain } from '../chat/composer-brain';

/** What this device takes, in milliseconds. */
export type SpeedReport = {
  /** A five-page site, from the prompt to checked files: the first time, with loading, and again. */
  readonly firstSite: number;
  readonly nextSite: number;
  /** 200 rows of 4 KB written in one transaction, and read back; one small row saved by itself. */
  readonly write: number;
  readonly read: number;
  readonly save: number;
};

const prompt =
  'A five page website for a bakery called Crumb with a menu, prices, opening hours, a story and a contact form';
const seed = 1;

/** Makes a site twice in the compose worker and times the database. Nothing of it is kept. An AbortError when cancelled. */
export async function measureSpeed({
  signal,
  onProgress,
}: {
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}): Promise<SpeedReport> {
  const clock = () => performance.now();
  const steps = 3;
  const make = async (): Promise<number> => {
    const startedAt = clock();
    await composerBrain.build({ prompt, seed }, () => undefined, signal);
    return clock() - startedAt;
  };
  onProgress(0, steps);
  const firstSite = await make();
  onProgress(1, steps);
  const nextSite = await make();
  onProgress(2, steps);
  signal.throwIfAborted();
  const stored = await measureStorage(clock);
  onProgress(steps, steps);
  return { firstSite, nextSite, ...stored };
}
