import { expect, it } from 'vitest';
import { listModels } from '@/storage/account/ai-model-store';
import { withDatabase } from '@/storage/open-database';
import { listConnectOrigins } from './connect-origins';

it('only what no page may talk to as it stands: plain addresses of other machines', async () => {
  expect(await listConnectOrigins()).toEqual([]);
  await withDatabase(async (database) => {
    const [model] = await listModels(database);
    if (!model) throw new Error('no models');
    const endpoints = [
      'http://192.168.1.5:11434',
      'http://desktop.local:1234/v1',
      'http://localhost:11434',
      'https://models.example.org/v1',
      'not an address',
    ];
    await database.aiModels.bulkPut(
      endpoints.map((endpoint) => ({ ...model, id: endpoint, provider: 'Ollama', endpoint })),
    );
  });
  expect(await listConnectOrigins()).toEqual(['http://192.168.1.5:11434', 'http://desktop.local:1234']);
});
