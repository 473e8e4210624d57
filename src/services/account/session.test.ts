import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearUser, session, storeUser } from './session';

const ann = { id: 'a', name: 'Ann', email: 'ann@example.org', avatar: 'data:,' };

describe('the session', () => {
  let texts: Map<string, string>;
  beforeEach(() => {
    texts = new Map();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, value: string) => void texts.set(key, value),
      removeItem: (key: string) => void texts.delete(key),
    });
  });
  afterEach(() => {
    clearUser();
    vi.unstubAllGlobals();
  });

  it('stands under the key user, with the public fields only', () => {
    storeUser(ann);
    expect(JSON.parse(texts.get('user') ?? '')).toEqual(ann);
    expect(session.read()).toEqual(ann);
    clearUser();
    expect(session.read()).toBeNull();
  });

  it('answers the same object until it changes', () => {
    storeUser(ann);
    expect(session.read()).toBe(session.read());
  });

  it.each(['not json', '{}', '{"id":7}', 'null', '[]'])('counts a stored %j as nobody', (text) => {
    texts.set('user', text);
    expect(session.read()).toBeNull();
  });

  it('tells its listeners', () => {
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    storeUser(ann);
    clearUser();
    stop();
    storeUser(ann);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('lasts as long as the page where storage is off', () => {
    const refuse = () => {
      throw new DOMException('no', 'SecurityError');
    };
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeUser(ann);
    expect(session.read()).toEqual(ann);
    clearUser();
    expect(session.read()).toBeNull();
  });
});
