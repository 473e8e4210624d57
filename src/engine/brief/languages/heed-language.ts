import type { Slot } from '@/domain/site/brief';

/** A language corrected by hand comes first; one that was not named stands alone. */
export function heedLanguage(
  named: readonly Slot<string>[],
  first: string | undefined,
): readonly Slot<string>[] {
  if (first === undefined) return named;
  const own = named.filter(({ value }) => value === first);
  return own.length === 0 ? [] : [...own, ...named.filter(({ value }) => value !== first)];
}
