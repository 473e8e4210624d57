import type { SpecimenRequest } from '@/domain/site/section-prompt';
import type { Specimen } from '@/domain/site/specimen';
import { inComposeWorker } from './compose-bridge';

const kept = new Map<string, Promise<Specimen>>();
const mostKept = 60;

/**
 * Draws one layout of a section, or hands out what was drawn before. Rejects with `worker-failed`; asked again, it
 * tries again.
 */
export function drawSpecimen(request: SpecimenRequest): Promise<Specimen> {
  const { type, layout, style, scheme, direction } = request;
  const key = [type, layout, style, scheme, direction].join(' ');
  const known = kept.get(key);
  if (known) return known;
  const drawn = inComposeWorker((worker) => worker.specimen(request));
  kept.set(key, drawn);
  const [oldest] = kept.keys();
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  drawn.catch(() => kept.delete(key));
  return drawn;
}
