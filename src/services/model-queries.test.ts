import { expect, it } from 'vitest';
import { withDatabase } from '@/storage/open-database';
import { putModel } from '@/storage/account/ai-model-store';
import { listChatModels, listModels } from './model-queries';

it('the chat names the first two enabled models and says which have a key', async () => {
  const [first, second, third] = await listModels();
  if (!first || !second || !third) throw new Error('six models are seeded');
  expect((await listChatModels()).map(({ id, ready }) => [id, ready])).toEqual([
    [first.id, false],
    [second.id, false],
  ]);
  await withDatabase((database) => putModel(database, { ...first, enabled: false }));
  await withDatabase((database) => database.vault.put({ id: third.id }));
  expect((await listChatModels()).map(({ id, ready }) => [id, ready])).toEqual([
    [second.id, false],
    [third.id, true],
  ]);
});
