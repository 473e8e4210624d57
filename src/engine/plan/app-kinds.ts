import { appKinds, type SiteKind } from '@/domain/site/vocabulary';

/** Whether a kind is a working app rather than a site about something. */
export function isAppKind(kind: SiteKind): boolean {
  return appKinds.some((each) => each === kind);
}
