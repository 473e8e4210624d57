import Dexie from 'dexie';
import { AppError } from '@/domain/errors';
import { databaseName, type SitewrightDatabase } from './database';
import { connect, type Connection } from './guard/connect';
import { loadMemoryStore } from './guard/memory-fallback';
import { deviceMirror } from './guard/install-mirror';
import { acceptWipe, checkInstall, mirrorInstall } from './guard/install-sentinel';
import { toStorageError } from './guard/storage-error';
import { setStorageState, storageState } from './storage-state';

/** Opening that takes longer than this hangs, as it does in some private windows. */
const openMaxMilliseconds = 5000;
const reopenPausesMilliseconds = [0, 100, 500, 2000];

let attempt: Promise<SitewrightDatabase> | null = null;
let connection: Connection | null = null;
let knownInstall: string | undefined;
const closeListeners = new Set<() => void>();

/** Opens the database of this device once per realm. Rejects with the AppError that `storageState` stands for. */
export function openDatabase(): Promise<SitewrightDatabase> {
  attempt ??= open();
  return attempt;
}

/**
 * Runs work on the open database, opening it first when needed. Inside a live query the query stays tracked even when
 * the database opens meanwhile. Rejects with an AppError.
 */
export function withDatabase<T>(work: (database: SitewrightDatabase) => Promise<T>): Promise<T> {
  const running = connection
    ? work(connection.database)
    : // Dexie's own promise keeps the live query's context over the wait; a plain one would lose it.
      Dexie.Promise.resolve(openDatabase()).then(work);
  return running.catch((error: unknown) => {
    throw toStorageError(error);
  });
}

/** Closes the database; the next use opens it again. */
export function closeDatabase(): void {
  connection?.close();
  connection = null;
  attempt = null;
  knownInstall = undefined;
  setStorageState('opening');
}

/** Tells a listener that newer code takes the database over: the last moment to keep unsaved text. */
export function onBeforeClose(listener: () => void): () => void {
  closeListeners.add(listener);
  return () => {
    closeListeners.delete(listener);
  };
}

/** Notes outside the database what it holds, so that a loss would be seen. Milliseconds. */
export async function noteSave(now: number): Promise<void> {
  await withDatabase((database) => mirrorInstall(database, deviceMirror(), now));
}

/** Begins anew after the browser removed everything; only a person decides that. */
export async function startOver(): Promise<void> {
  knownInstall = await withDatabase((database) => acceptWipe(database, deviceMirror(), newInstallId()));
  setStorageState('ready');
}

/** Opens and tells what became of it. */
async function open(): Promise<SitewrightDatabase> {
  setStorageState('opening');
  try {
    return await tryOpen();
  } catch (error) {
    const isNewer = error instanceof AppError && error.code === 'storage-newer';
    const inMemory = isNewer ? null : await openInMemory(error).catch(() => null);
    if (inMemory) return inMemory;
    setStorageState(isNewer ? 'newer' : 'unavailable');
    throw error;
  }
}

/**
 * Goes on without a disk, for as long as this page lives. Not where projects were kept before, and not when the disk is
 * full: an empty list would hide what is there.
 */
async function openInMemory(reason: unknown): Promise<SitewrightDatabase | null> {
  const isKeptBefore = await deviceMirror()
    .read()
    .then((install) => (install?.projectCount ?? 0) > 0)
    .catch(() => false);
  if (isKeptBefore || knownInstall !== undefined || isFull(reason)) return null;
  const store = await loadMemoryStore();
  if (!store) return null;
  connection = await connect(databaseName, {}, store);
  setStorageState('memory');
  return connection.database;
}

function isFull(error: unknown): boolean {
  return error instanceof AppError && toStorageError(error.cause).code === 'storage-full';
}

async function tryOpen(): Promise<SitewrightDatabase> {
  const opening = openConnection();
  try {
    const opened = await Promise.race([opening, refuseLater()]);
    const { verdict, installId } = await checkInstall(
      opened.database,
      deviceMirror(),
      newInstallId(),
      knownInstall,
    ).catch(() => ({ verdict: 'kept' as const, installId: undefined })); // the mirror is a warning, never a condition
    knownInstall = installId;
    connection = opened;
    setStorageState(verdict === 'wiped' ? 'wiped' : 'ready');
    return opened.database;
  } catch (error) {
    // It may still open after we gave up; an unused connection would block the next version.
    opening.then(({ close }) => close()).catch(() => undefined);
    throw error;
  }
}

/** While the browser clears the data, opening fails; a moment later it shows what is left. */
async function openAgain(): Promise<SitewrightDatabase> {
  setStorageState('opening');
  for (const pause of reopenPausesMilliseconds) {
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
    try {
      return await tryOpen();
    } catch {
      // not yet: the last try below tells
    }
  }
  return open();
}

function openConnection(): Promise<Connection> {
  return connect(databaseName, {
    onBlocked: () => setStorageState('blocked'),
    onReplaced(newVersion) {
      for (const listener of closeListeners) listener();
      giveUp(newVersion === null || newVersion === 0 ? 'wiped' : 'newer');
    },
    onLost() {
      // Open again and compare: the browser may have cleared everything, or only dropped the connection.
      connection = null;
      attempt = openAgain();
      attempt.catch(() => undefined); // its state tells
    },
  });
}

function giveUp(state: 'newer' | 'wiped'): void {
  connection = null;
  attempt = Promise.reject(new AppError(`storage-${state}`));
  attempt.catch(() => undefined); // whoever asks next is told
  setStorageState(state);
}

/** Rejects when opening hangs. Waiting for another tab is not hanging: that ends when the tab lets go. */
function refuseLater(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => {
      if (storageState.read() !== 'blocked') reject(new AppError('storage-unavailable'));
    }, openMaxMilliseconds);
  });
}

function newInstallId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
