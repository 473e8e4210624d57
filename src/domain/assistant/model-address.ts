import type { AiModel } from './ai-model';
import { findProvider } from './providers';

/** Where each provider answers, and what its list of models is called there. */
const known: Readonly<Record<string, { readonly base: string; readonly list: string }>> = {
  OpenAI: { base: 'https://api.openai.com/v1', list: '/models' },
  Anthropic: { base: 'https://api.anthropic.com/v1', list: '/models?limit=1000' },
  Google: { base: 'https://generativelanguage.googleapis.com/v1beta', list: '/models?pageSize=1000' },
};

/** Address of the list of a provider's models; null when nobody said where its server is, or the address is none. */
export function modelListAddress({
  provider,
  endpoint,
}: Pick<AiModel, 'provider' | 'endpoint'>): string | null {
  const base = addressOf({ provider, endpoint });
  if (base === undefined) return null;
  const list = known[provider]?.list ?? (provider === 'Ollama' ? '/api/tags' : '/models');
  return `${base.replace(/\/+$/, '')}${list}`;
}

/**
 * Address that requests for answers hang under; null when nobody said where the server is. Ollama lists its models and
 * answers as OpenAI does at two different places.
 */
export function modelBase({ provider, endpoint }: Pick<AiModel, 'provider' | 'endpoint'>): string | null {
  const base = addressOf({ provider, endpoint })?.replace(/\/+$/, '');
  if (base === undefined) return null;
  return provider === 'Ollama' && !base.endsWith('/v1') ? `${base}/v1` : base;
}

/** Whether a model runs on this very device: it answers without a network. */
export function isOnThisDevice(model: Pick<AiModel, 'provider' | 'endpoint'>): boolean {
  const address = addressOf(model);
  return (
    address !== undefined &&
    /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/.test(new URL(address).origin)
  );
}

/** The origin that requests to a model go to; null when it has no address. */
export function modelOrigin(model: Pick<AiModel, 'provider' | 'endpoint'>): string | null {
  const address = modelListAddress(model);
  return address === null ? null : new URL(address).origin;
}

/** How a provider wants the key. Never in the address, where logs and histories would keep it. */
export function keyHeaders(provider: string, key: string): Record<string, string> {
  if (key === '') return {};
  if (provider === 'Anthropic') {
    return {
      'x-api-key': key,
      'anthropic-version': '2023-06-01',
      'anthropic-dangerous-direct-browser-access': 'true',
    };
  }
  if (provider === 'Google') return { 'x-goog-api-key': key };
  return { Authorization: `Bearer ${key}` };
}

function addressOf({ provider, endpoint }: Pick<AiModel, 'provider' | 'endpoint'>): string | undefined {
  const base = endpoint?.trim() || known[provider]?.base || findProvider(provider).endpoint;
  return base && /^https?:$/.test(protocolOf(base)) ? base : undefined;
}

function protocolOf(address: string): string {
  return URL.canParse(address) ? new URL(address).protocol : '';
}
