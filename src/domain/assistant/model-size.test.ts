import { expect, it } from 'vitest';
import { isSmallModel } from './model-size';

it.each([
  ['Ollama', 'qwen2.5-coder:14b', true],
  ['Ollama', 'llama3.1', true],
  ['Ollama', 'qwen2.5-coder:32b-instruct-q4', false],
  ['LM Studio', 'google/gemma-3-4b', true],
  ['OpenAI-compatible', 'meta/llama-3.3-70B-Instruct', false],
  ['OpenAI-compatible', 'deepseek-chat', false],
  ['OpenAI', 'gpt-4o', false],
])('%s %s: %s', (provider, systemName, isSmall) => {
  expect(isSmallModel({ provider, systemName })).toBe(isSmall);
});
