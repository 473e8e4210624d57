import { newId } from '../ids';

/** This tab, among those that type into the same files. */
export const writer = newId();

const lockName = (id: string) => `sitewright-writer-${id}`;
let isHeld = false;

/** Lets other tabs know that this one lives and has its unsaved text in hand; it ends with the page. */
export function showLife(): void {
  if (isHeld || !hasLocks()) return;
  isHeld = true;
  // Held for as long as the page lives; refused where site data is off, and then nobody knows of this tab.
  navigator.locks.request(lockName(writer), () => new Promise<void>(() => undefined)).catch(() => undefined);
}

/** Whether another tab that lives typed this: it keeps and saves its text itself. */
export async function findLivingOthers(writers: readonly string[]): Promise<ReadonlySet<string>> {
  if (!hasLocks()) return new Set();
  const { held = [] } = await navigator.locks.query();
  const names = new Set(held.map(({ name }) => name));
  return new Set(writers.filter((id) => id !== writer && names.has(lockName(id))));
}

function hasLocks(): boolean {
  return typeof navigator !== 'undefined' && 'locks' in navigator;
}
