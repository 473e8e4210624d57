import type { AiModel } from '@/domain/assistant/ai-model';
import { keyHeaders, modelListAddress } from '@/domain/assistant/model-address';
import { meansWrongKey } from '@/domain/assistant/means-wrong-key';
import { findProvider } from '@/domain/assistant/providers';
import { watchPolicy } from './watch-policy';

type TestedModel = Pick<AiModel, 'systemName' | 'provider' | 'endpoint'>;

/** How a test of a connection ended. */
export type ConnectionResult =
  | { readonly outcome: 'ok'; readonly models: number; readonly hasModel: boolean }
  /** The server answered that it does not want to. */
  | { readonly outcome: 'refused' | 'failed'; readonly status: number }
  /**
   * `blocked`: this page was opened before it was allowed to talk to that address. `unreachable`: no answer, or none that
   * a page of another origin may read. `unreadable`: an answer, but no list of models.
   */
  | {
      readonly outcome:
        | 'offline'
        | 'blocked'
        | 'unreachable'
        | 'timeout'
        | 'unreadable'
        | 'no-address'
        | 'no-key';
    };

const timeoutMilliseconds = 15_000;

/**
 * Asks a provider, or a server of one's own, for its list of models with a key: the least request that proves the key.
 * Rejects with an AbortError when `signal` ends it.
 */
export async function testConnection(
  model: TestedModel,
  key: string,
  signal: AbortSignal,
): Promise<ConnectionResult> {
  const address = modelListAddress(model);
  if (address === null) return { outcome: 'no-address' };
  if (findProvider(model.provider).needsKey && key === '') return { outcome: 'no-key' };
  const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname);
  if (!isLocal && typeof navigator !== 'undefined' && navigator.onLine === false) {
    return { outcome: 'offline' };
  }
  const timeout = AbortSignal.timeout(timeoutMilliseconds);
  const policy = watchPolicy(new URL(address).origin);
  try {
    const response = await fetch(address, {
      headers: keyHeaders(model.provider, key),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: AbortSignal.any([signal, timeout]),
    });
    const { ok, status } = response;
    if (!ok)
      return { outcome: meansWrongKey(status, await readWords(response)) ? 'refused' : 'failed', status };
    return await readList(response, model.systemName);
  } catch (error) {
    if (signal.aborted) throw error;
    if (timeout.aborted) return { outcome: 'timeout' };
    return { outcome: policy.isBlocked() ? 'blocked' : 'unreachable' };
  } finally {
    policy.stop();
  }
}

/** What a refusal says. */
async function readWords(response: Response): Promise<string> {
  return response.status === 400 ? await response.text().catch(() => '') : '';
}

async function readList(response: Response, systemName: string): Promise<ConnectionResult> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return { outcome: 'unreadable' };
  // OpenAI and Anthropic say `data`, Google and Ollama `models`.
  const list: unknown = Reflect.get(body, 'data') ?? Reflect.get(body, 'models');
  if (!Array.isArray(list)) return { outcome: 'unreadable' };
  const names = list.flatMap((entry: unknown) => {
    if (typeof entry !== 'object' || entry === null) return [];
    const name: unknown = Reflect.get(entry, 'id') ?? Reflect.get(entry, 'name');
    return typeof name === 'string' ? [name.replace(/^models\//, '')] : [];
  });
  // Providers add a date or a tag to a name: `claude-haiku-4-5-20251001`, `llama3:latest`.
  const hasModel = names.some(
    (name) =>
      name === systemName || (/^[-:@]/.test(name.slice(systemName.length)) && name.startsWith(systemName)),
  );
  return { outcome: 'ok', models: names.length, hasModel };
}
