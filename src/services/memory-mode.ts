import { allowMemory } from '@/storage/guard/memory-fallback';

/** Lets the app work for this visit where the browser keeps no data. Called before anything opens the database. */
export function allowMemoryMode(): void {
  allowMemory(async () => (await import('@/storage/guard/memory-store')).makeMemoryStore());
}
