import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepChatDraft, readChatDraft } from './chat-draft';
import { clearUser, storeUser } from '../account/session';

const ann = { id: 'ann', name: 'Ann', email: 'ann@example.org', avatar: '' };

describe('a message that was not sent', () => {
  const texts = new Map<string, string>();
  const storage = {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  };
  beforeEach(() => {
    texts.clear();
    vi.stubGlobal('sessionStorage', storage);
    storeUser(ann);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('outlives a sign-out, for who typed it and nobody else', () => {
    keepChatDraft('p', 'make the heading');
    clearUser();
    keepChatDraft('p', '');
    expect(readChatDraft('p')).toBe('');
    storeUser({ ...ann, id: 'bob' });
    expect(readChatDraft('p')).toBe('');
    storeUser(ann);
    expect(readChatDraft('p')).toBe('make the heading');
    expect(readChatDraft('q')).toBe('');
  });

  it('is forgotten once it was sent', () => {
    keepChatDraft('p', 'make');
    keepChatDraft('p', '');
    expect(texts.size).toBe(0);
  });

  it.each(['nonsense', '{"text":3}', 'null'])('is none where %s is kept', (text) => {
    texts.set('chat-draft:p', text);
    expect(readChatDraft('p')).toBe('');
  });
});
