import { withDatabase } from '@/storage/open-database';
import { countRows } from '@/storage/system/count-rows';
import { describeDevice } from '../account/describe-device';
import { listCapabilities, type Capability } from './diagnostics-capabilities';
import { offlineState, type OfflineState } from '../offline';
import { estimate, storageState, type StorageState } from '../storage-health';

/** How this device and browser stand, without anything personal. Sizes in bytes. */
export type DeviceReport = {
  readonly version: string;
  /** Browser and system, as people name them. */
  readonly device: string;
  readonly storage: {
    readonly state: StorageState;
    /** Null where the browser does not say. */
    readonly usage: number | null;
    readonly quota: number | null;
    readonly persisted: boolean | null;
    readonly tables: readonly { readonly table: string; readonly rows: number }[];
  };
  readonly worker: {
    readonly state: OfflineState;
    /** Whether it answers for this page. */
    readonly controls: boolean;
    /** Of the workers there are: installing, waiting, active. */
    readonly phases: readonly string[];
  };
  readonly caches: readonly { readonly name: string; readonly entries: number }[];
  readonly capabilities: readonly Capability[];
};

/** Reads how this device stands. */
export async function readDevice(): Promise<DeviceReport> {
  const [room, tables, phases, caches] = await Promise.all([
    estimate(),
    withDatabase(countRows),
    readPhases(),
    readCaches(),
  ]);
  return {
    version: __APP_VERSION__,
    device: describeDevice(navigator.userAgent),
    storage: {
      state: storageState.read(),
      usage: room?.usage ?? null,
      quota: room?.quota ?? null,
      persisted: room?.persisted ?? null,
      tables,
    },
    worker: {
      state: offlineState.read(),
      controls: 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null,
      phases,
    },
    caches,
    capabilities: listCapabilities(),
  };
}

async function readPhases(): Promise<string[]> {
  if (!('serviceWorker' in navigator)) return [];
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  return (['installing', 'waiting', 'active'] as const).filter((phase) => registration?.[phase]);
}

async function readCaches(): Promise<{ name: string; entries: number }[]> {
  if (!('caches' in globalThis)) return [];
  const names = await caches.keys().catch(() => []);
  return Promise.all(
    names.map(async (name) => ({ name, entries: (await (await caches.open(name)).keys()).length })),
  );
}
