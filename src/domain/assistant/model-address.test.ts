import { describe, expect, it } from 'vitest';
import { isOnThisDevice, modelBase } from './model-address';

describe('where a model is asked', () => {
  it.each([
    [{ provider: 'OpenAI' }, 'https://api.openai.com/v1'],
    [{ provider: 'Ollama', endpoint: 'http://localhost:11434/' }, 'http://localhost:11434/v1'],
    [{ provider: 'Ollama', endpoint: 'http://10.0.0.2:11434/v1' }, 'http://10.0.0.2:11434/v1'],
    [{ provider: 'LM Studio' }, 'http://localhost:1234/v1'],
    [{ provider: 'My server', endpoint: 'https://m.example/api' }, 'https://m.example/api'],
    [{ provider: 'My server' }, null],
    [{ provider: 'My server', endpoint: 'javascript:alert(1)' }, null],
  ])('%j: %s', (model, base) => {
    expect(modelBase(model)).toBe(base);
  });

  it('tells a server on this device from any other', () => {
    const at = (endpoint: string) => isOnThisDevice({ provider: 'Ollama', endpoint });
    expect(['http://localhost:11434', 'http://127.0.0.1', 'http://[::1]:1/v1'].map(at)).toEqual([
      true,
      true,
      true,
    ]);
    expect(at('http://localhost.example.com')).toBe(false);
    expect(isOnThisDevice({ provider: 'OpenAI' })).toBe(false);
  });
});
