import { expect, it } from 'vitest';
import { withDatabase } from '@/storage/open-database';
import { putModel } from '@/storage/account/ai-model-store';
import { listChatModels, listModels } from './model-queries';
import { storeUser } from '../account/session';

it('the chat names the first two enabled models and says which have a key', async () => {
  const [first, second, third] = await listModels();
  if (!first || !second || !third) throw new Error('six models are seeded');
  expect((await listChatModels()).map(({ id, ready }) => [id, ready])).toEqual([
    [first.id, false],
    [second.id, false],
  ]);
  await withDatabase((database) => putModel(database, { ...first, enabled: false }));
  storeUser({ id: 'ann', name: 'Ann', email: '', avatar: '' });
  const secret = { name: third.id, iv: new Uint8Array(12), sealed: new Uint8Array(1), changedAt: 0 };
  await withDatabase((database) =>
    database.vault.put({ ...secret, id: `ann:${third.id}`, accountId: 'ann' }),
  );
  expect((await listChatModels()).map(({ id, ready }) => [id, ready])).toEqual([
    [second.id, false],
    [third.id, true],
  ]);
  await withDatabase((database) => putModel(database, { ...first, enabled: true }));
  expect((await listChatModels()).map(({ id }) => id)).toEqual([first.id, second.id, third.id]);
});
