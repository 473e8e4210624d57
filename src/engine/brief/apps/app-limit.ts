import type { SiteKind } from '@/domain/site/vocabulary';

/** What people ask of apps and what these do not do. */
export type AppLimit = {
  /** The apps that lack it; every app where none is named. */
  readonly kinds?: readonly SiteKind[];
  readonly asked: RegExp;
  /** Where the prompt says this, it is there after all. */
  readonly unless?: RegExp;
  readonly says: string;
};
