import { describe, expect, it } from 'vitest';
import { openTestDatabase, testStamps } from '../../../tests/support/storage/open-test-database';
import { seedProject } from '../../../tests/support/storage/seed-project';
import { textMirror, type InstallMirror } from './install-mirror';
import { acceptWipe, checkInstall, mirrorInstall } from './install-sentinel';

function memoryMirror(): InstallMirror {
  const texts = new Map<string, string>();
  return textMirror({
    getItem: (key) => texts.get(key) ?? null,
    setItem: (key, value) => void texts.set(key, value),
  });
}

describe('the eviction sentinel', () => {
  it('names the install on the first visit and keeps that name', async () => {
    const [database, mirror] = [await openTestDatabase(), memoryMirror()];
    expect(await checkInstall(database, mirror, 'first')).toEqual({ verdict: 'kept', installId: 'first' });
    expect(await checkInstall(database, mirror, 'second')).toEqual({ verdict: 'kept', installId: 'first' });
    expect(await mirror.read()).toEqual({ installId: 'first', projectCount: 0, lastSaveAt: 0 });
  });

  it('sees that projects are gone, again and again until a person accepts it', async () => {
    const [database, evicted, mirror] = [await openTestDatabase(), await openTestDatabase(), memoryMirror()];
    await checkInstall(database, mirror, 'first');
    await seedProject(database, { 'index.html': 'one' }, testStamps());
    await mirrorInstall(database, mirror, 5);
    expect(await mirror.read()).toEqual({ installId: 'first', projectCount: 1, lastSaveAt: 5 });
    expect(await checkInstall(evicted, mirror, 'second')).toMatchObject({ verdict: 'wiped' });
    expect(await checkInstall(evicted, mirror, 'third')).toMatchObject({ verdict: 'wiped' });
    await acceptWipe(evicted, mirror, 'fourth');
    expect(await checkInstall(evicted, mirror, 'fifth')).toEqual({ verdict: 'kept', installId: 'fourth' });
  });

  it('sees a loss even when the service worker opened the empty database first', async () => {
    const [database, evicted, mirror] = [await openTestDatabase(), await openTestDatabase(), memoryMirror()];
    await checkInstall(database, mirror, 'first');
    await seedProject(database, { 'index.html': 'one' }, testStamps());
    await mirrorInstall(database, mirror, 5);
    await checkInstall(evicted, memoryMirror(), 'of the worker');
    expect(await checkInstall(evicted, mirror, 'second')).toMatchObject({ verdict: 'wiped' });
  });

  it('sees a loss during the visit without any mirror', async () => {
    const evicted = await openTestDatabase();
    expect(await checkInstall(evicted, memoryMirror(), 'second', 'known')).toMatchObject({
      verdict: 'wiped',
    });
  });

  it('says nothing of a loss when there was no project to lose', async () => {
    const [database, evicted, mirror] = [await openTestDatabase(), await openTestDatabase(), memoryMirror()];
    await checkInstall(database, mirror, 'first');
    expect(await checkInstall(evicted, mirror, 'second')).toEqual({ verdict: 'kept', installId: 'second' });
  });

  it('takes a mirror that holds something else for none', async () => {
    const database = await openTestDatabase();
    const mirror = textMirror({ getItem: () => '{"installId":7}', setItem: () => undefined });
    expect(await checkInstall(database, mirror, 'first')).toMatchObject({ verdict: 'kept' });
  });
});
