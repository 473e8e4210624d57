import { logger } from '@/services/logger';
import { notify } from '@/services/notices/notifications';

/** Tells a person that something they asked for was not done, and why. */
export function sayError(title: string, error: unknown): void {
  logger.error(title, error);
  notify({ type: 'error', title, message: error instanceof Error ? error.message : String(error) });
}
