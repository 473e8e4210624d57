import { beforeEach, describe, expect, it } from 'vitest';
import type { TeamMember } from '@/domain/team/team-member';
import { withDatabase } from '@/storage/open-database';
import { createAccount } from '../account/account-commands';
import { now } from '../clock';
import { changePlan, listPlanChanges, readPlan } from './plan-commands';
import { checkRoomFor, readPlanState } from './plan-limits';
import { createProject, duplicateProject, recoverProject, trashProject } from '../project/project-commands';
import { session } from '../account/session';
import { readSystemSettings, saveSystemSettings } from '../admin/system-settings';
import { offerTwoFactor } from '../account/two-factor';
import { recordComposerUse, recordUse } from './usage-commands';
import { listUse, readCredits } from './usage-queries';
import { commitFiles, restoreVersion } from '../project/version-commands';
import { listModels } from '../models/model-queries';
import { listNotifications } from '../notices/notification-centre';

let count = 0;
async function signUp(): Promise<string> {
  await createAccount({
    name: 'Ann',
    email: `ann-${(count += 1)}@example.org`,
    password: 'lamp river biscuit',
  });
  return session.read()?.id ?? '';
}
async function bind(planLimits: boolean): Promise<void> {
  await saveSystemSettings({ ...(await readSystemSettings()), planLimits });
}
const member = (ownerId: string, id: string, status: TeamMember['status']): TeamMember => ({
  id,
  ownerId,
  name: id,
  email: `${id}@example.org`,
  role: 'viewer',
  status,
  invitedAt: 1,
  answeredAt: null,
  projectIds: [],
});
const use = { modelId: 'm', projectId: null, inputTokens: 900, outputTokens: 100, milliseconds: 900 };

describe('the plan of an account', () => {
  let accountId = '';
  beforeEach(async () => {
    await bind(false);
    accountId = await signUp();
  });

  it('is Free until it is changed, and keeps every change', async () => {
    expect(await readPlan(accountId)).toBe('free');
    await changePlan('pro');
    await changePlan('pro');
    await changePlan('enterprise');
    expect(await readPlan(accountId)).toBe('enterprise');
    const changes = await listPlanChanges(accountId);
    expect(new Set(changes.map(({ from, to }) => `${from} to ${to}`))).toEqual(
      new Set(['free to pro', 'pro to enterprise']),
    );
    expect((await listNotifications(accountId)).map(({ kind }) => kind)).toEqual(['account', 'account']);
  });

  it('does not bind until an administrator says so', async () => {
    for (const name of ['a', 'b', 'c', 'd']) await createProject({ name });
    await checkRoomFor('member');
    await bind(true);
    await expect(createProject({ name: 'e' })).rejects.toMatchObject({
      code: 'plan-projects',
      message: expect.stringContaining('Free plan holds 3 projects') as unknown,
    });
    expect(await readPlanState(accountId)).toMatchObject({ binds: true, use: { projects: 4 } });
  });

  it('holds every way to one project more, and lets go with a larger plan', async () => {
    await bind(true);
    const [first = ''] = await Promise.all(['a', 'b', 'c'].map((name) => createProject({ name })));
    await expect(duplicateProject(first)).rejects.toMatchObject({ code: 'plan-projects' });
    await trashProject(first);
    await createProject({ name: 'd' });
    // What is in the trash comes back whatever the plan says: a limit takes nothing away.
    await recoverProject(first);
    await expect(createProject({ name: 'e' })).rejects.toMatchObject({ code: 'plan-projects' });
    await changePlan('pro');
    await createProject({ name: 'e' });
    expect((await readPlanState(accountId)).use.projects).toBe(5);
  });

  it('counts those who are invited and those who came, not the revoked', async () => {
    await bind(true);
    await expect(checkRoomFor('member')).rejects.toMatchObject({ code: 'plan-members' });
    await changePlan('pro');
    const rows = Array.from({ length: 9 }, (_, at) =>
      member(accountId, `${accountId}-${at}`, at % 2 ? 'pending' : 'accepted'),
    );
    await withDatabase((database) =>
      database.team.bulkAdd([...rows, member(accountId, `${accountId}-gone`, 'revoked')]),
    );
    expect((await readPlanState(accountId)).use.members).toBe(10);
    await expect(checkRoomFor('member')).rejects.toMatchObject({ code: 'plan-members' });
  });

  it('reaches back as far as the plan, and loses nothing beyond', async () => {
    const projectId = await createProject({ name: 'a' });
    const files = [{ path: 'index.html', content: 'one' }];
    const commit = { projectId, files, deleted: [], author: 'user', note: 'n' } as const;
    const { versionId } = await commitFiles(commit);
    await withDatabase((database) =>
      database.versions.update(versionId, { createdAt: now() - 8 * 86_400_000 }),
    );
    const second = await commitFiles({ ...commit, files: [{ path: 'index.html', content: 'two' }] });
    await bind(true);
    await expect(restoreVersion(projectId, versionId)).rejects.toMatchObject({ code: 'plan-history' });
    await restoreVersion(projectId, second.versionId);
    await changePlan('pro');
    await restoreVersion(projectId, versionId);
    expect((await readPlanState(accountId)).use.oldestVersionAt).toBeLessThan(now() - 7 * 86_400_000);
  });

  it('offers a second factor with any plan, and only with those that have one once the limits bind', async () => {
    expect((await offerTwoFactor()).secret).not.toBe('');
    await bind(true);
    await expect(offerTwoFactor()).rejects.toMatchObject({ code: 'plan-two-factor' });
    await changePlan('pro');
    expect((await offerTwoFactor()).secret).not.toBe('');
  });

  it('never keeps an administrator from the second factor that is demanded of them', async () => {
    await bind(true);
    await saveSystemSettings({ ...(await readSystemSettings()), twoFactorForAdmin: true });
    await withDatabase((database) => database.accounts.update(accountId, { role: 'admin' }));
    expect((await offerTwoFactor()).secret).not.toBe('');
    await saveSystemSettings({ ...(await readSystemSettings()), twoFactorForAdmin: false });
  });

  it('gives credits by the month; the composer costs none', async () => {
    await recordComposerUse('p', 120);
    await recordUse({ ...use, priceMicros: 250_000 });
    const credits = await readCredits(accountId);
    expect(credits).toMatchObject({ allowance: 1000, used: 250, left: 750, share: 0.25 });
    expect(credits).toMatchObject({ answers: 2, tokens: 1000, priceMicros: 250_000 });
    expect(await listUse(accountId, { start: now() + 1000, end: now() + 2000 })).toEqual([]);
    const model = (await listModels()).find(({ pricing }) => pricing === '$0.01 per 1K tokens');
    await recordUse({ ...use, modelId: model?.id ?? '', inputTokens: 400, outputTokens: 100 });
    expect(await readCredits(accountId)).toMatchObject({ priceMicros: 255_000, used: 255 });
    await bind(true);
    await checkRoomFor('credits');
    await recordUse({ ...use, priceMicros: 750_000 });
    await expect(checkRoomFor('credits')).rejects.toMatchObject({ code: 'plan-credits' });
  });
});
