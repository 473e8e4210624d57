import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseName } from '@/storage/database';
import { closeDatabase, withDatabase } from '@/storage/open-database';
import { formats } from './formats';
import { changePreferences, readPreferences, startPreferences } from './preferences';
import { clearUser, storeUser } from './account/session';

const ann = { id: 'ann', name: 'Ann', email: 'ann@example.org', avatar: '' };
let style: Map<string, string>;

function stubPage() {
  style = new Map();
  const root = {
    dataset: {} as Record<string, string>,
    classList: { toggle: () => false },
    style: {
      setProperty: (name: string, value: string) => void style.set(name, value),
      removeProperty: (name: string) => void style.delete(name),
    },
  };
  const texts = new Map<string, string>();
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, value: string) => void texts.set(key, value),
    removeItem: (key: string) => void texts.delete(key),
  });
  return root;
}

describe('an account’s preferences', () => {
  let root: ReturnType<typeof stubPage>;
  beforeEach(async () => {
    root = stubPage();
    closeDatabase();
    await new Promise((resolve, reject) => {
      const request = indexedDB.deleteDatabase(databaseName);
      request.onsuccess = resolve;
      request.onerror = reject;
    });
    storeUser(ann);
  });

  it('are shown at once and kept', async () => {
    await changePreferences({ density: 'compact', motion: 'reduced', region: 'en-GB', editorFontSize: 16 });
    expect(root.dataset).toMatchObject({ density: 'compact', motion: 'reduced' });
    expect(style.get('--editor-font-size')).toBe('16px');
    expect(formats.read().region).toBe('en-GB');
    expect(await readPreferences('ann')).toMatchObject({ density: 'compact', editorFontSize: 16 });
    await changePreferences({ motion: 'system' });
    expect(root.dataset['motion']).toBeUndefined();
    expect(await readPreferences('ann')).toMatchObject({ density: 'compact', motion: 'system' });
  });

  it('keep a page still from its first frame on, until the account is gone', async () => {
    const firstScript = await readFile('public/theme.js', 'utf8');
    const open = () => {
      const dataset: Record<string, string> = {};
      const page = { documentElement: { dataset, classList: { add: () => undefined } } };
      runInNewContext(firstScript, { document: page, localStorage, window: {} });
      return dataset['motion'];
    };
    expect(open()).toBeUndefined();
    await changePreferences({ motion: 'reduced' });
    expect(open()).toBe('reduced');
    clearUser();
    expect(open()).toBeUndefined();
  });

  it('are each account’s own, and shown when it comes', async () => {
    await changePreferences({ theme: 'dark', editorFont: 'system' });
    storeUser({ ...ann, id: 'bob' });
    await changePreferences({ theme: 'light', editorFont: 'jetbrains' });
    expect(root.dataset['theme']).toBe('light');
    storeUser(ann);
    const stop = startPreferences();
    await vi.waitFor(() => expect(root.dataset['theme']).toBe('dark'));
    expect(style.get('--editor-font')).toContain('ui-monospace');
    clearUser();
    stop();
    expect(style.get('--editor-font')).toBeUndefined();
    expect(root.dataset['density']).toBeUndefined();
  });

  it('keep what is readable of a damaged row', async () => {
    await withDatabase((database) =>
      database.settings.put({ key: 'preferences:ann', value: { density: 'compact', motion: 7 } }),
    );
    expect(await readPreferences('ann')).toMatchObject({ density: 'compact', motion: 'system' });
  });
});
