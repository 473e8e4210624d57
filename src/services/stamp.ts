import type { Stamp } from '@/storage/guard/run-write';
import { newId } from './ids';
import { nextMoment } from './next-moment';

/** Clock and ids for one store action. */
export function stamp(): Stamp {
  return { now: nextMoment(), newId };
}
