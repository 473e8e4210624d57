import { expect, it } from 'vitest';
import { openTestDatabase } from '../../../tests/support/storage/open-test-database';
import { countTeam } from './count-team';

const member = {
  ownerId: 'ann',
  name: 'Ben',
  email: 'ben@example.org',
  role: 'editor',
  invitedAt: 1,
  answeredAt: 2,
} as const;

it('counts accepted people of the account’s own team per project, each once', async () => {
  const database = await openTestDatabase();
  await database.team.bulkAdd([
    { ...member, id: '1', status: 'accepted', projectIds: ['a', 'b', 'a'] },
    { ...member, id: '2', status: 'accepted', projectIds: ['a'] },
    { ...member, id: '3', status: 'pending', projectIds: ['a'] },
    { ...member, id: '4', status: 'accepted', projectIds: ['a'], ownerId: 'bob' },
  ]);
  expect([...(await countTeam(database, 'ann'))]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
