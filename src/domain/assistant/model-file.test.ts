import { describe, expect, it } from 'vitest';
import type { AiModel } from './ai-model';
import { readModelFile, writeModelFile } from './model-file';

const model: AiModel = {
  id: 'one',
  order: 0,
  name: 'Local Qwen',
  systemName: 'qwen3:8b',
  provider: 'Ollama',
  description: 'On this machine.',
  enabled: true,
  modelType: 'code',
  maxTokens: 32_000,
  pricing: 'Free',
  endpoint: 'http://localhost:11434',
  createdAt: 1,
  lastEdited: 2,
};

describe('a file of models', () => {
  it('gives back what went in, without what belongs to one device', () => {
    const { id: _id, order: _order, createdAt: _created, lastEdited: _edited, ...fields } = model;
    expect(readModelFile(writeModelFile([model]))).toEqual([fields]);
  });

  it('never carries a key, even when a record were to hold one', () => {
    const stray = { ...model, apiKey: 'sk-secret' };
    expect(readModelFile(writeModelFile([stray]))[0]).not.toHaveProperty('apiKey');
  });

  it.each([
    ['it is not JSON', 'models: yes'],
    ['it is another kind of file', '[]'],
    [
      'its part models.0.name is not as it should be',
      JSON.stringify({ format: 'sitewright-models', models: [{ name: '' }] }),
    ],
  ])('says why a file cannot be read: %s', (reason, text) => {
    expect(() => readModelFile(text)).toThrow(reason);
  });
});
