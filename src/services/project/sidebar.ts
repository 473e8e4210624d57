import { appBase } from '@/contract/urls';
import { limits } from '@/domain/limits';

/** How the sidebar of the signed-in area stands. */
export type Sidebar = {
  /** False when it shows icons only. */
  readonly isOpen: boolean;
  /** Its width while open, in per cent of the window. */
  readonly percent: number;
};

const daySeconds = 24 * 60 * 60;
const listeners = new Set<() => void>();
let current: Sidebar | null = null;
/** The width before the movement that goes on. */
let gripped: number | null = null;

/** The sidebar of this browser: kept in the cookies `sidebar_state` and `sidebar_width`. */
export const sidebar = {
  read: (): Sidebar => (current ??= readCookies(typeof document === 'undefined' ? '' : document.cookie)),
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** What the two cookies say; the default where they say nothing that can be used. */
export function readCookies(cookies: string): Sidebar {
  const values = new Map(cookies.split('; ').map((pair) => splitPair(pair)));
  const percent = Number.parseFloat(values.get('sidebar_width') ?? '');
  return {
    isOpen: values.get('sidebar_state') !== 'false',
    percent: Number.isFinite(percent) ? holdOpen(percent) : limits.sidebarDefaultPercent,
  };
}

/** Opens the sidebar, or folds it to icons. */
export function toggleSidebar(): void {
  const { isOpen, percent } = sidebar.read();
  change({ isOpen: !isOpen, percent });
}

/** A movement of its edge begins. */
export function gripSidebar(): void {
  gripped = sidebar.read().percent;
}

/**
 * Gives the sidebar a width, in per cent of the window: below the threshold it folds, and opens later at the width from
 * before the movement that folded it.
 */
export function sizeSidebar(percent: number): void {
  if (percent < limits.sidebarThresholdPercent)
    change({ isOpen: false, percent: gripped ?? sidebar.read().percent });
  else change({ isOpen: true, percent: holdOpen(percent) });
}

function change(next: Sidebar): void {
  current = next;
  keepCookie('sidebar_state', String(next.isOpen), limits.sidebarStateDays);
  keepCookie('sidebar_width', String(next.percent), limits.sidebarWidthDays);
  for (const listener of listeners) listener();
}

function holdOpen(percent: number): number {
  const held = Math.max(limits.sidebarThresholdPercent, Math.min(limits.sidebarMaxPercent, percent));
  return Math.round(held * 10) / 10;
}

function keepCookie(name: string, value: string, days: number): void {
  if (typeof document === 'undefined') return;
  // oxlint-disable-next-line unicorn/no-document-cookie -- the asynchronous store is not everywhere, and nobody waits for it
  document.cookie = `${name}=${value}; path=${appBase}; max-age=${days * daySeconds}; samesite=lax`;
}

function splitPair(pair: string): [string, string] {
  const cut = pair.indexOf('=');
  return cut < 0 ? [pair, ''] : [pair.slice(0, cut), pair.slice(cut + 1)];
}
