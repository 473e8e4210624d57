import { createGoogleGenerativeAI } from '@ai-sdk/google';
import type { LanguageModel } from 'ai';
import { bareFetch } from '../bare-fetch';
import type { ModelSettings } from '../model-settings';

/** A model of Google. */
export function openModel({ base, key, systemName }: ModelSettings): LanguageModel {
  return createGoogleGenerativeAI({ baseURL: base, apiKey: key, fetch: bareFetch })(systemName);
}
