import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { bareFetch } from '../bare-fetch';
import type { ModelSettings } from '../model-settings';

/** A model on a server of one's own (Ollama, LM Studio, vLLM …), which speaks as OpenAI does. */
export function openModel({ base, key, systemName }: ModelSettings): LanguageModel {
  const server = createOpenAICompatible({
    name: 'own-server',
    baseURL: base,
    includeUsage: true,
    fetch: bareFetch,
    ...(key === '' ? {} : { apiKey: key }),
  });
  return server(systemName);
}
