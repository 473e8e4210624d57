import type { Found } from './search-index';

/** Address of what was found: its page, at its part. */
export function addressOf({ path, anchor }: Found): string {
  return anchor === '' ? path : `${path}#${anchor}`;
}
