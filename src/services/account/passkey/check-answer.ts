import { AppError } from '@/domain/errors';
import type { RelyingParty } from './relying-party';

type Answer = {
  readonly challenge: string;
  readonly clientData: ArrayBuffer;
  readonly authenticatorData: ArrayBuffer;
};
const hashBytes = 32;
const flagsAt = 32;
const counterAt = 33;
const userPresent = 0x01;
const userVerified = 0x04;

/**
 * Checks that a passkey's answer is to our question: its kind, challenge and origin, the host it is tied to, and that
 * the person was there and was recognised (WebAuthn Level 2, §7.1 and §7.2). Answers its counter. Throws
 * `passkey-refused` with the reason. The signature is checked apart.
 */
export async function checkAnswer(
  kind: 'webauthn.create' | 'webauthn.get',
  { challenge, clientData, authenticatorData }: Answer,
  party: RelyingParty,
): Promise<number> {
  const client = readClientData(clientData);
  if (client['type'] !== kind) refuse('it answers another kind of question');
  if (client['challenge'] !== challenge) refuse('it answers another challenge');
  if (client['origin'] !== party.origin || client['crossOrigin'] === true) {
    refuse('it was given to another origin');
  }
  if (authenticatorData.byteLength <= counterAt + 3) refuse('its data is too short');
  const bytes = new Uint8Array(authenticatorData);
  const host = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(party.id)));
  if (host.some((byte, index) => byte !== bytes[index]) || host.length !== hashBytes) {
    refuse('it belongs to another host');
  }
  const flags = bytes[flagsAt] ?? 0;
  if (!(flags & userPresent) || !(flags & userVerified)) refuse('nobody confirmed it');
  return new DataView(authenticatorData).getUint32(counterAt);
}

/** Turns an answer down. */
export function refuse(reason: string): never {
  throw new AppError('passkey-refused', { reason });
}

function readClientData(bytes: ArrayBuffer): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    if (typeof value === 'object' && value !== null) return value as Readonly<Record<string, unknown>>;
  } catch {
    // Falls to the refusal below.
  }
  return refuse('it cannot be read');
}
