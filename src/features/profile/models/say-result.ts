import type { AiModel } from '@/domain/assistant/ai-model';
import { modelOrigin } from '@/domain/assistant/model-address';
import { findProvider } from '@/domain/assistant/providers';
import type { ConnectionResult } from '@/services/models/test-connection';

type Said = { readonly tone: 'good' | 'warning' | 'bad'; readonly text: string };

/** What a test of a connection found, in words that say what to do. */
export function sayResult(model: AiModel, result: ConnectionResult): Said {
  const { provider, systemName } = model;
  if (result.outcome === 'ok') {
    return result.hasModel
      ? { tone: 'good', text: `Connected. ${provider} knows ${systemName}.` }
      : {
          tone: 'warning',
          text: `Connected, but ${systemName} is not among the ${result.models} models that ${provider} listed. An administrator can change its system name.`,
        };
  }
  return { tone: 'bad', text: words[result.outcome](model, result) };
}

type Failure = Exclude<ConnectionResult['outcome'], 'ok'>;

const words: Readonly<Record<Failure, (model: AiModel, result: ConnectionResult) => string>> = {
  refused: ({ provider }, result) =>
    `${provider} did not accept the key (${statusOf(result)}). Check that it is copied whole and still valid.`,
  failed: ({ provider }, result) =>
    statusOf(result) === 429
      ? `${provider} has had too many requests, or the account there has no credit left (429). The key itself was accepted.`
      : `${provider} answered with an error (${statusOf(result)}). Try again later.`,
  offline: () => 'This device is offline, so nobody was asked.',
  blocked: ({ provider }) =>
    `This page was opened before the address of ${provider} was set up, and may not talk to it. Reload it, then test again.`,
  unreachable: (model) =>
    findProvider(model.provider).needsKey
      ? `No answer from ${model.provider} reached this page. A firewall, an extension or the provider itself may keep browsers out (CORS).`
      : `Nothing answers at ${modelOrigin(model)}. Start ${model.provider} there, and let it accept pages of ${location.origin} (CORS).`,
  timeout: ({ provider }) => `${provider} did not answer within 15 seconds.`,
  unreadable: ({ provider }) => `Something answered, but not with a list of models as ${provider} gives it.`,
  'no-address': () => 'No address is set for this server. An administrator can enter it.',
  'no-key': () => 'Enter a key first.',
};

function statusOf(result: ConnectionResult): number {
  return 'status' in result ? result.status : 0;
}
