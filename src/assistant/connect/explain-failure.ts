import { APICallError } from 'ai';
import { meansWrongKey } from '@/domain/assistant/means-wrong-key';
import { AppError, isCancelled } from '@/domain/errors';
import type { ModelSettings } from './model-settings';

const reasonMaxCharacters = 160;

/** What a failed request to a model means, in words for the person. `hasBegun`: part of the answer was there already. */
export function explainFailure(error: unknown, settings: ModelSettings, hasBegun: boolean): Error {
  if (error instanceof AppError || (error instanceof Error && isCancelled(error))) return error;
  const { name: model, base, systemName } = settings;
  const origin = new URL(base).origin;
  // The failed call holds all that was sent; only what lies below it is kept.
  const cause = APICallError.isInstance(error) ? error.cause : error;
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status === undefined || status < 300) {
    // An answer that began well and cannot be read to its end.
    if (hasBegun || status !== undefined) return new AppError('model-broken', { model }, cause);
    if (settings.isBlocked()) return new AppError('model-blocked', { origin }, cause);
    return isOffNetwork(error)
      ? new AppError('model-unreachable', { model, origin }, cause)
      : new AppError(
          'model-failed',
          { model, status: 'no status', reason: reasonOf(error, settings) },
          error,
        );
  }
  const reason = reasonOf(error, settings);
  if (meansWrongKey(status, reason)) return new AppError('model-refused', { model, status: String(status) });
  if (status === 404) return new AppError('model-missing', { name: systemName, origin });
  if (status === 429) return new AppError('model-busy', { model });
  if (
    status === 413 ||
    (status === 400 && /context|too (?:long|large|many tokens)|maximum|token/i.test(reason))
  )
    return new AppError('model-too-long', { page: 'the page' });
  return new AppError('model-failed', { model, status: String(status), reason });
}

/** Whether no answer came at all. What failed below is the reason, however deep it lies. */
function isOffNetwork(error: unknown): boolean {
  if (APICallError.isInstance(error)) return error.statusCode === undefined;
  return error instanceof TypeError;
}

/** The provider's own words, short, in one sentence, and never with the key. */
function reasonOf(error: unknown, { key }: ModelSettings): string {
  const words = (APICallError.isInstance(error) && wordsInBody(error.responseBody)) || wordsIn(error);
  const bare = (key === '' ? words : words.replaceAll(key, '…')).replace(/\s+/g, ' ').trim();
  const short = bare.length > reasonMaxCharacters ? `${bare.slice(0, reasonMaxCharacters - 1)}…` : bare;
  return short === '' || /[.!?…]$/.test(short) ? short : `${short}.`;
}

function wordsInBody(body: string | undefined): string {
  try {
    const answer: unknown = JSON.parse(body ?? '');
    return typeof answer === 'object' && answer !== null
      ? wordsIn(Reflect.get(answer, 'error') ?? answer)
      : '';
  } catch {
    return ''; // a page of some proxy: its status says enough
  }
}

function wordsIn(error: unknown): string {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return '';
  const message: unknown = Reflect.get(error, 'message');
  return typeof message === 'string' ? message : '';
}
