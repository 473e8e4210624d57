import { describe, expect, it } from 'vitest';
import { seedModels } from '@/storage/account/seed-models';
import type { ConnectionResult } from '@/services/models/test-connection';
import { sayResult } from './say-result';

const [openAi] = seedModels;
if (!openAi) throw new Error('no models');
const local = { ...openAi, provider: 'Ollama', systemName: 'llama3', endpoint: 'http://localhost:11434' };

describe('what is said of a connection', () => {
  it.each<[ConnectionResult, string]>([
    [{ outcome: 'ok', models: 3, hasModel: true }, 'Connected. OpenAI knows gpt-4o.'],
    [{ outcome: 'refused', status: 401 }, 'did not accept the key (401)'],
    [{ outcome: 'failed', status: 429 }, 'too many requests'],
    [{ outcome: 'failed', status: 503 }, 'answered with an error (503)'],
    [{ outcome: 'offline' }, 'This device is offline'],
    [{ outcome: 'unreachable' }, 'may keep browsers out (CORS)'],
    [{ outcome: 'timeout' }, 'within 15 seconds'],
    [{ outcome: 'no-key' }, 'Enter a key first.'],
  ])('%o', (result, words) => {
    expect(sayResult(openAi, result).text).toContain(words);
  });

  it('warns when the provider does not know the model', () => {
    expect(sayResult(openAi, { outcome: 'ok', models: 3, hasModel: false })).toMatchObject({
      tone: 'warning',
      text: expect.stringContaining('gpt-4o is not among the 3 models') as unknown,
    });
  });

  it('tells whoever runs a server of their own what to start and what to allow', () => {
    const { text } = sayResult(local, { outcome: 'unreachable' });
    expect(text).toContain('http://localhost:11434');
    expect(text).toContain(location.origin);
  });
});
