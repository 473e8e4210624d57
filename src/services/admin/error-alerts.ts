import { AppError, isCancelled } from '@/domain/errors';
import { now } from '../clock';
import { logger, onLoggedError } from '../logger';
import { recordEvent } from '../notices/notification-centre';
import { logEvent } from './query-log';
import { readSystemSettings } from './system-settings';

/** One alert in this time; what else goes wrong meanwhile is counted and told with the next. */
const quietMilliseconds = 60_000;
/** More lines than this in a quiet time add nothing: something fails again and again. */
const loggedPerQuietTime = 20;
const messageMaxCharacters = 300;

let toldAt = -Infinity;
let untold = 0;
let isStarted = false;

/** Watches for errors as long as the page lives: those that are logged, and those that nobody caught. */
export function startErrorAlerts(): void {
  if (isStarted) return;
  isStarted = true;
  onLoggedError((message, details) => void noteError(message, details[0]));
  addEventListener('error', ({ error, message }) => {
    // Browsers send this as an error when a layout takes more than one frame; nothing is wrong then.
    if (!message.startsWith('ResizeObserver loop')) void noteError('Something broke', error ?? message);
  });
  addEventListener('unhandledrejection', ({ reason }) => void noteError('Something broke', reason));
}

/**
 * Keeps an error in the log and tells the person of it, at most once a minute, while an administrator has error alerts
 * on. Never rejects; a cancel is no error.
 */
export async function noteError(message: string, cause: unknown): Promise<void> {
  if (isCancelled(cause)) return;
  try {
    if (!(await readSystemSettings()).errorAlerts) return;
    // Decided at once: errors come several at a time, and while one is written the next would be told, too.
    const isQuiet = now() - toldAt < quietMilliseconds;
    const others = untold;
    untold = isQuiet ? untold + 1 : 0;
    if (!isQuiet) toldAt = now();
    if (isQuiet && untold > loggedPerQuietTime) return;
    await logEvent('error', message, describeCause(cause));
    if (isQuiet) return;
    await recordEvent({
      kind: 'error-alert',
      type: 'error',
      title: 'Something went wrong',
      message: sayError(message, cause, others),
      href: '/app/admin/settings?tab=log',
      isToast: true,
    });
  } catch (error) {
    logger.warn('error not told', error);
  }
}

function sayError(message: string, cause: unknown, others: number): string {
  const reason = cause instanceof Error && cause.message ? cause.message : message;
  const said = reason.slice(0, messageMaxCharacters);
  if (others === 0) return said;
  return others === 1
    ? `${said} One more error came before it.`
    : `${said} ${others} more errors came before it.`;
}

function describeCause(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error))
    return typeof cause === 'string' ? { reason: cause.slice(0, messageMaxCharacters) } : {};
  return {
    name: cause.name,
    reason: cause.message.slice(0, messageMaxCharacters),
    ...(cause instanceof AppError ? { code: cause.code } : {}),
  };
}
