import { beforeEach, describe, expect, it, vi } from 'vitest';

function memoryStorage(isFull = () => false) {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (isFull()) throw new DOMException('full', 'QuotaExceededError');
      values.set(key, value);
    },
    removeItem: (key: string) => values.delete(key),
  };
}

async function freshBox() {
  vi.resetModules();
  return import('./contact-box');
}
const draft = { name: ' Ada ', email: 'ada@example.com', message: 'A demo on Friday? ' };

describe('the box for requests to us', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', memoryStorage());
    vi.stubGlobal('addEventListener', () => undefined);
    vi.stubGlobal('removeEventListener', () => undefined);
  });

  it('keeps a draft over a reload', async () => {
    (await freshBox()).keepContactDraft(draft);
    expect((await freshBox()).contactBox.read().draft).toEqual(draft);
  });

  it('keeps a request trimmed, newest first, and leaves name and address for the next', async () => {
    const box = await freshBox();
    box.keepContactDraft(draft);
    const first = box.keepContactRequest('demo');
    expect(first).toMatchObject({ topic: 'demo', name: 'Ada', message: 'A demo on Friday?' });
    expect(box.contactBox.read().draft).toEqual({ ...draft, message: '' });
    box.keepContactDraft({ ...draft, message: 'One more thing' });
    box.keepContactRequest('question');
    const kept = (await freshBox()).contactBox.read().requests;
    expect(kept.map(({ message }) => message)).toEqual(['One more thing', 'A demo on Friday?']);
  });

  it('forgets a request, and no other', async () => {
    const box = await freshBox();
    box.keepContactDraft(draft);
    const first = box.keepContactRequest('demo');
    box.keepContactDraft(draft);
    const second = box.keepContactRequest('press');
    box.dropContactRequest(first.id);
    expect(box.contactBox.read().requests).toEqual([second]);
  });

  it('tells who watches, and answers the same object until something changes', async () => {
    const box = await freshBox();
    const told = vi.fn();
    const stop = box.contactBox.subscribe(told);
    box.keepContactDraft(draft);
    expect(told).toHaveBeenCalledTimes(1);
    expect(box.contactBox.read()).toBe(box.contactBox.read());
    stop();
    box.keepContactDraft({ ...draft, name: 'Grace' });
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('goes on without storage for as long as the page lives', async () => {
    vi.stubGlobal(
      'localStorage',
      memoryStorage(() => true),
    );
    const box = await freshBox();
    box.keepContactDraft(draft);
    expect(box.contactBox.read().draft).toEqual(draft);
  });

  it('takes foreign or broken text for an empty box, and drops what is no request', async () => {
    localStorage.setItem('contact-box', '{"draft":7,"requests":[{"id":1},"x"]}');
    const box = await freshBox();
    expect(box.contactBox.read()).toEqual(box.emptyContactBox);
    localStorage.setItem('contact-box', 'not json');
    expect((await freshBox()).contactBox.read()).toEqual(box.emptyContactBox);
  });
});
