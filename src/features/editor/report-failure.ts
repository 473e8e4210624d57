import { isCancelled } from '@/domain/errors';
import { logger } from '@/services/logger';
import { notify } from '@/services/notices/notifications';

/** Makes a rejection handler that says what did not happen and why; cancelling says nothing. */
export function reportFailure(title: string): (error: unknown) => void {
  return (error) => {
    if (isCancelled(error)) return;
    logger.error(title, error);
    notify({ type: 'error', title, message: error instanceof Error ? error.message : String(error) });
  };
}
