import { beforeEach, describe, expect, it, vi } from 'vitest';
import { continueAsGuest } from '../account/account-commands';
import { createProject } from './project-commands';
import { listFiles, readFileText } from './project-queries';

/** The services as another tab has them: it is another writer on the same database. */
async function openTab() {
  vi.resetModules();
  return {
    drafts: await import('./draft-commands'),
    files: await import('./file-commands'),
    account: await import('../account/account-commands'),
  };
}

describe('two tabs that type into one file', () => {
  let projectId = '';
  let first: Awaited<ReturnType<typeof openTab>>;
  let second: Awaited<ReturnType<typeof openTab>>;
  const order = (text: string) => ({ projectId, path: 'style.css', text, baseRev: 1 });

  beforeEach(async () => {
    await continueAsGuest();
    projectId = await createProject({ name: 'Shared' });
    first = await openTab();
    await first.account.continueAsGuest();
    second = await openTab();
    await second.account.continueAsGuest();
    await first.files.createFile({ projectId, path: 'style.css', content: 'saved' });
  });

  it('keep a draft each: after a crash both are offered, newest first', async () => {
    await first.drafts.keepDraft(order('from the first'));
    await new Promise((resolve) => setTimeout(resolve, 2));
    await second.drafts.keepDraft(order('from the second'));
    await first.drafts.keepDraft(order('from the first'));
    const later = await openTab();
    const offered = await later.drafts.takeUpDrafts(projectId);
    expect(offered.map(({ text }) => text).toSorted()).toEqual(['from the first', 'from the second']);
  });

  it('discard only their own text, and save without dropping the other’s', async () => {
    await first.drafts.keepDraft(order('from the first'));
    await second.drafts.keepDraft(order('from the second'));
    await first.drafts.discardDraft(projectId, 'style.css');
    expect(await first.drafts.takeUpDrafts(projectId)).toMatchObject([{ text: 'from the second' }]);
    await first.files.saveFile(order('saved by the first'));
    expect(await first.drafts.takeUpDrafts(projectId)).toMatchObject([
      { text: 'from the second', baseRev: 1 },
    ]);
  });

  it('make an offered text their own, or lay it beside the file', async () => {
    await first.drafts.keepDraft(order('from the first'));
    await second.drafts.keepDraft(order('from the second'));
    const later = await openTab();
    await later.account.continueAsGuest();
    const offered = await later.drafts.takeUpDrafts(projectId);
    const [mine, other] = [
      offered.find(({ text }) => text === 'from the first'),
      offered.find(({ text }) => text === 'from the second'),
    ];
    if (!mine || !other) throw new Error('both were to be offered');
    await later.drafts.adoptDraft(mine);
    expect(await later.files.keepAsCopy(other)).toBe('style (conflict 2).css');
    expect(await later.drafts.takeUpDrafts(projectId)).toMatchObject([{ text: 'from the first' }]);
    await later.drafts.discardDraft(projectId, 'style.css');
    expect(await later.drafts.takeUpDrafts(projectId)).toEqual([]);
    expect(await readFileText(projectId, 'style (conflict 2).css')).toBe('from the second');
    expect((await listFiles(projectId)).map(({ path }) => path)).toEqual([
      'style (conflict 2).css',
      'style.css',
    ]);
  });

  it('are not offered what a tab that lives has in hand', async () => {
    const held: string[] = [];
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string) => (held.push(name), new Promise(() => undefined)),
        query: () => Promise.resolve({ held: held.map((name) => ({ name })) }),
      },
    });
    try {
      await first.drafts.keepDraft(order('from the first'));
      await second.drafts.keepDraft(order('from the second'));
      expect(await first.drafts.takeUpDrafts(projectId)).toMatchObject([{ text: 'from the first' }]);
      held.pop(); // the second tab ends
      expect(await first.drafts.takeUpDrafts(projectId)).toHaveLength(2);
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('bring back a deleted file by the version that removed it', async () => {
    const versionId = await first.files.deleteFile(projectId, 'style.css');
    expect(await listFiles(projectId)).toEqual([]);
    await first.files.bringBackFile(projectId, 'style.css', versionId);
    expect(await readFileText(projectId, 'style.css')).toBe('saved');
    await expect(first.files.bringBackFile(projectId, 'style.css', versionId)).rejects.toMatchObject({
      code: 'path-taken',
    });
  });
});
