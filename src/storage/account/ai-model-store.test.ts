import { describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/storage/open-test-database';
import { addModels, listModels, moveModel, putModelBack, removeModel, replaceModel } from './ai-model-store';

const names = async (database: Awaited<ReturnType<typeof openTestDatabase>>) =>
  (await listModels(database)).map(({ name }) => name);

describe('the models', () => {
  it('move one place at a time, and not beyond the ends', async () => {
    const database = await openTestDatabase();
    const before = await names(database);
    await moveModel(database, 'gpt-4o', -1);
    expect(await names(database)).toEqual(before);
    await moveModel(database, 'gpt-4o', 1);
    expect(await names(database)).toEqual([before[1], before[0], ...before.slice(2)]);
  });

  it('stand behind the last one when they are added', async () => {
    const database = await openTestDatabase();
    const [first] = await listModels(database);
    if (!first) throw new Error('seeded');
    await addModels(database, [
      { ...first, id: 'a', name: 'A' },
      { ...first, id: 'b', name: 'B' },
    ]);
    expect((await names(database)).slice(-2)).toEqual(['A', 'B']);
  });

  it('lose what a form leaves empty, and keep their place', async () => {
    const database = await openTestDatabase();
    const [, second] = await listModels(database);
    if (!second) throw new Error('seeded');
    const { maxTokens: _maxTokens, ...fields } = second;
    await replaceModel(database, second.id, fields);
    const [, after] = await listModels(database);
    expect(after).toMatchObject({ id: second.id, order: second.order });
    expect(after).not.toHaveProperty('maxTokens');
  });

  it('come back where they were', async () => {
    const database = await openTestDatabase();
    const before = await names(database);
    const key = { id: 'ann:gemini-2.5-flash', accountId: 'ann', name: 'gemini-2.5-flash', changedAt: 1 };
    const sealed = { iv: new Uint8Array(12), sealed: new Uint8Array([7]) };
    await database.vault.bulkPut([
      { ...key, ...sealed },
      { ...key, ...sealed, id: 'ann:figma', name: 'figma' },
    ]);
    const removed = await removeModel(database, 'gemini-2.5-flash');
    expect(await names(database)).not.toContain(removed.model.name);
    expect(await database.vault.toCollection().primaryKeys()).toEqual(['ann:figma']);
    await putModelBack(database, removed);
    expect(await names(database)).toEqual(before);
    expect(await database.vault.get('ann:gemini-2.5-flash')).toMatchObject({ sealed: sealed.sealed });
    await expect(removeModel(database, 'gone')).rejects.toMatchObject({ code: 'not-found' });
  });
});
