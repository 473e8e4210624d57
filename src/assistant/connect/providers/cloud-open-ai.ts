import { createOpenAI } from '@ai-sdk/openai';
import type { LanguageModel } from 'ai';
import { bareFetch } from '../bare-fetch';
import type { ModelSettings } from '../model-settings';

/** A model of OpenAI, over the chat interface, which keeps no answers. */
export function openModel({ base, key, systemName }: ModelSettings): LanguageModel {
  return createOpenAI({ baseURL: base, apiKey: key, fetch: bareFetch }).chat(systemName);
}
