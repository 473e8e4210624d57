import { logger } from '@/services/logger';

const asked = new Set<string>();

/** Makes a template's site while the pointer still rests on its card, so that taking it needs no waiting. */
export function readyAhead(id: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  import('@/services/project/template-commands')
    .then(({ readyTemplate }) => readyTemplate(id))
    .catch((error: unknown) => {
      // Nobody waits for it yet; who takes the template is told.
      logger.warn('template not made ahead', error);
      asked.delete(id);
    });
}
