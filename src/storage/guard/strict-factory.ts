/** Thrown when the database on this device was written by newer code. */
export class NewerDatabaseError extends Error {
  constructor() {
    super('The database has a newer version than this code knows.');
    this.name = 'NewerDatabaseError';
  }
}

/** Dexie multiplies its version numbers by ten. */
const nativeFactor = 10;

/**
 * IndexedDB that opens exactly one version. When the stored version is newer, Dexie would open the database without a
 * version and even write into it to make it fit; with this factory that second attempt is refused before it touches anything.
 */
export function strictFactory(factory: IDBFactory, schemaVersion: number): IDBFactory {
  return {
    open(name, version) {
      if (version !== schemaVersion * nativeFactor) throw new NewerDatabaseError();
      return factory.open(name, version);
    },
    deleteDatabase: (name) => factory.deleteDatabase(name),
    databases: () => factory.databases(),
    cmp: (first, second) => factory.cmp(first, second),
  };
}
