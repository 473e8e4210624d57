import { now } from './clock';
import { isControlled, requestAnswer } from './project/preview/request-answer';

/** What one of the app's routes answered, ready to be shown. */
export type RouteAnswer = {
  readonly status: number;
  readonly statusText: string;
  /** By name, as they came. */ readonly headers: readonly (readonly [name: string, value: string])[];
  /** The beginning of a text, JSON indented; null when the answer is no text. */ readonly text:
    | string
    | null;
  readonly isCut: boolean;
  readonly bytes: number;
  readonly milliseconds: number;
  readonly answeredBy: 'service worker' | 'this page';
};

const shownCharacters = 6000;

/** Asks a route of the app on this device and reads the answer. Rejects when nothing answers, or when cancelled. */
export async function tryRoute(address: string, signal?: AbortSignal): Promise<RouteAnswer> {
  const answeredBy = isControlled() ? 'service worker' : 'this page';
  const startedAt = now();
  const response = await requestAnswer(address, signal);
  const bytes = new Uint8Array(await response.arrayBuffer());
  const milliseconds = now() - startedAt;
  const type = response.headers.get('Content-Type') ?? '';
  const whole = isTextual(type) ? readText(bytes, type) : null;
  return {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers].toSorted(([one], [other]) => one.localeCompare(other)),
    text: whole === null ? null : whole.slice(0, shownCharacters),
    isCut: whole !== null && whole.length > shownCharacters,
    bytes: bytes.length,
    milliseconds,
    answeredBy,
  };
}

function isTextual(type: string): boolean {
  return /^text\/|[/+](?:json|xml|javascript|manifest\+json)\b/i.test(type);
}

function readText(bytes: Uint8Array, type: string): string {
  const text = new TextDecoder().decode(bytes);
  if (!/[/+]json\b/i.test(type)) return text;
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text; // called JSON and is none: shown as it is
  }
}
