import { createAnthropic } from '@ai-sdk/anthropic';
import type { LanguageModel } from 'ai';
import { bareFetch } from '../bare-fetch';
import type { ModelSettings } from '../model-settings';

/** A model of Anthropic, which answers pages only when they say that they are one. */
export function openModel({ base, key, systemName }: ModelSettings): LanguageModel {
  const headers = { 'anthropic-dangerous-direct-browser-access': 'true' };
  return createAnthropic({ baseURL: base, apiKey: key, headers, fetch: bareFetch })(systemName);
}
