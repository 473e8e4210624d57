import type { KeptNotification } from '@/domain/notifications/kept-notification';
import type { SystemSettings } from '@/domain/system/system-settings';
import { readSetting, writeSetting } from '@/storage/account/settings-store';
import { withDatabase } from '@/storage/open-database';
import { now } from '../clock';

const secondsMax = 15;
const failureKey = 'mail-relay-failure';

/** Why nothing can be mailed to an address; null when it can. */
export function whyNoMail(
  { mailRelayAddress, emailNotifications }: SystemSettings,
  email: string,
): 'no-relay' | 'switched-off' | 'no-address' | null {
  if (mailRelayAddress === '') return 'no-relay';
  if (!emailNotifications) return 'switched-off';
  return email === '' ? 'no-address' : null;
}

/** Hands an event to the relay, which mails it. What went wrong last is kept; it never rejects. */
export async function mailEvent(
  { title, message }: KeptNotification,
  email: string,
  relayAddress: string,
): Promise<void> {
  let failure: string | null = null;
  const timeout = AbortSignal.timeout(secondsMax * 1000);
  try {
    const answer = await fetch(relayAddress, {
      method: 'POST',
      credentials: 'omit',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ to: email, subject: title, text: message }),
      signal: timeout,
    });
    if (!answer.ok) failure = `${`It answered ${answer.status} ${answer.statusText}`.trim()}.`;
  } catch {
    // Browsers do not tell a page why: what they say is in no language of people.
    failure = sayNoAnswer(relayAddress, timeout.aborted);
  }
  const kept = failure === null ? null : { at: now(), reason: failure };
  await withDatabase((database) => writeSetting(database, failureKey, kept)).catch(() => undefined);
}

function sayNoAnswer(relayAddress: string, isTooLate: boolean): string {
  if (isTooLate) return `It did not answer within ${secondsMax} seconds.`;
  if (!navigator.onLine) return 'This device is offline.';
  return `No answer came from ${relayAddress}. It may be down, or it does not allow requests from ${location.origin} (CORS).`;
}

/** What went wrong when the relay was last asked; null when nothing did. */
export async function readMailFailure(): Promise<{ at: number; reason: string } | null> {
  const kept = await withDatabase((database) => readSetting(database, failureKey));
  return isFailure(kept) ? kept : null;
}

function isFailure(value: unknown): value is { at: number; reason: string } {
  if (typeof value !== 'object' || value === null) return false;
  return (
    'at' in value && typeof value.at === 'number' && 'reason' in value && typeof value.reason === 'string'
  );
}
