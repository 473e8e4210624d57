import type { Account } from '../../../src/domain/account/account';
import type { SitewrightDatabase } from '../../../src/storage/database';

/** An account as it stands in the store, with a password that opens nothing. */
export function newAccount(account: Partial<Account> = {}): Account {
  return {
    id: 'ann',
    name: 'Ann',
    email: 'ann@example.org',
    avatar: '',
    role: 'admin',
    guest: false,
    createdAt: 1,
    password: { algorithm: 'x', salt: 'pepper-and-salt', hash: 'hash-of-a-password' },
    recovery: null,
    ...account,
  };
}

/** Writes one row of an account into every table that people fill besides projects. */
export async function fillEveryTable(
  database: SitewrightDatabase,
  accountId: string,
  projectId: string,
): Promise<void> {
  const own = { accountId, at: 5 };
  const times = { createdAt: 5, lastEdited: 6 };
  await Promise.all([
    database.accounts.put(newAccount({ id: accountId, plan: 'pro' })),
    database.vault.put({
      id: `${accountId}:gpt-4o`,
      accountId,
      name: 'gpt-4o',
      iv: new Uint8Array(12),
      sealed: new TextEncoder().encode('sealed-secret'),
      changedAt: 1,
    }),
    database.team.put({
      id: 'member',
      ownerId: accountId,
      name: 'Cy',
      email: 'cy@example.org',
      role: 'editor',
      status: 'accepted',
      invitedAt: 5,
      answeredAt: 6,
      projectIds: [projectId],
    }),
    database.memberships.put({
      id: `i:${accountId}`,
      invitationId: 'i',
      accountId,
      team: 'Team of Di',
      from: { name: 'Di', email: 'di@example.org' },
      role: 'viewer',
      projects: [],
      key: 'k',
      acceptedAt: 5,
    }),
    database.feedback.put({
      ...own,
      id: 'f',
      kind: 'general',
      rating: 4,
      workingWell: 'It works',
      couldImprove: '',
      sentAt: null,
    }),
    database.planChanges.put({ ...own, id: 'c', from: 'free', to: 'pro' }),
    database.usage.put({
      ...own,
      id: 'u',
      modelId: 'composer',
      projectId,
      inputTokens: 1,
      outputTokens: 2,
      priceMicros: 3,
      milliseconds: 4,
    }),
    database.notifications.put({
      ...own,
      id: 'n',
      kind: 'site-ready',
      type: 'success',
      title: 'Ready',
      message: '',
      href: `/app/projects/${projectId}/editor`,
      unread: 1,
    }),
    database.logs.put({ ...own, id: 'l', kind: 'query', text: 'A site', details: {} }),
    database.aiModels.put({
      ...times,
      id: 'own',
      order: 9,
      name: 'My own model',
      systemName: 'own-1',
      provider: 'Own',
      description: '',
      enabled: true,
      modelType: 'text',
      pricing: 'Free',
    }),
    database.systemPrompts.put({
      ...times,
      id: 'p1',
      order: 0,
      name: 'Brief',
      description: '',
      enabled: true,
      detailedDescription: '',
      systemPromptId: 'brief',
      version: '1.1',
      content: 'Be brief.',
      earlier: [],
    }),
    database.settings.bulkPut([
      { key: 'system', value: { rateLimitPerMinute: 7 } },
      { key: `preferences:${accountId}`, value: { region: 'en-DE' } },
    ]),
  ]);
}
