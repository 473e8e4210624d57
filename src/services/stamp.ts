import type { Stamp } from '@/storage/guard/run-write';
import { now } from './clock';
import { newId } from './ids';

/** Clock and ids for one store action. */
export function stamp(): Stamp {
  return { now: now(), newId };
}
