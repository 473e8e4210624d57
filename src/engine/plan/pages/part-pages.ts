import type { Brief } from '@/domain/site/brief';
import type { PageDraft } from './plan-pages';

/** Titles of the pages that parts ask for, to be planned with the others. */
export function partPages(brief: Brief): string[] {
  return brief.parts.filter(({ value }) => value.isPage).map(({ value }) => value.title);
}

/** A page whose title no vocabulary knows: what the prompt says of it, and the way to ask. */
export const partTypes = ['text', 'cta'] as const satisfies PageDraft['types'];
