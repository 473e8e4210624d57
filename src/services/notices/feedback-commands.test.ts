import { beforeEach, describe, expect, it, vi } from 'vitest';
import { emptyFeedbackForm } from '@/domain/feedback/feedback-form';
import {
  addFeedback,
  listFeedback,
  markFeedback,
  removeFeedback,
  restoreFeedback,
} from './feedback-commands';
import { keepFeedbackDraft, readFeedbackDraft } from './feedback-draft';
import { storeUser } from '../account/session';

const user = { id: 'ann', name: 'Ann', email: 'ann@example.org', avatar: '' };

describe('feedback on the device', () => {
  beforeEach(() => storeUser(user));

  it('is kept, handed over, taken back, deleted and put back', async () => {
    const row = await addFeedback({ ...emptyFeedbackForm, rating: 4, workingWell: 'The composer.' });
    expect(await listFeedback('ann')).toEqual([row]);
    expect(row.sentAt).toBeNull();
    await markFeedback(row.id, true);
    expect((await listFeedback('ann'))[0]?.sentAt).toBeGreaterThan(0);
    await markFeedback(row.id, false);
    expect(await listFeedback('ann')).toEqual([row]);
    const removed = await removeFeedback(row.id);
    expect(await listFeedback('ann')).toEqual([]);
    await restoreFeedback(removed);
    expect(await listFeedback('ann')).toEqual([row]);
  });

  it('is nobody else’s', async () => {
    const row = await addFeedback({ ...emptyFeedbackForm, rating: 1 });
    storeUser({ ...user, id: 'bob' });
    expect(await listFeedback('bob')).toEqual([]);
    await expect(markFeedback(row.id, true)).rejects.toMatchObject({ code: 'not-found' });
    await expect(removeFeedback(row.id)).rejects.toMatchObject({ code: 'not-found' });
    expect(() => restoreFeedback(row)).toThrow(expect.objectContaining({ code: 'not-found' }) as Error);
  });

  it('keeps what is being typed, for the account that types it', () => {
    const kept = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    keepFeedbackDraft('ann', { ...emptyFeedbackForm, kind: 'bug', couldImprove: 'Half a sen' });
    expect(readFeedbackDraft('ann')).toMatchObject({ kind: 'bug', couldImprove: 'Half a sen' });
    expect(readFeedbackDraft('bob')).toEqual(emptyFeedbackForm);
    kept.set('feedback-draft', '{"accountId":"ann"');
    expect(readFeedbackDraft('ann')).toEqual(emptyFeedbackForm);
    keepFeedbackDraft('ann', null);
    expect(kept.size).toBe(0);
    vi.unstubAllGlobals();
  });
});
