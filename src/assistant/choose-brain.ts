import type { Brain } from './brain';

/**
 * Climbs the ladder (design: strongest last in the list) for the brain that was asked for.
 * `auto` takes the strongest that is ready; a named one is taken when ready. The first of the ladder,
 * the composer, needs nothing and is the answer when nothing else is.
 */
export async function chooseBrain(ladder: readonly [Brain, ...Brain[]], wanted: string): Promise<Brain> {
  for (const brain of ladder.toReversed()) {
    if (wanted !== 'auto' && brain.id !== wanted) continue;
    if (await brain.isReady()) return brain;
  }
  return ladder[0];
}
