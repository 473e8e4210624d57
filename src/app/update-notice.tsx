import { useSyncExternalStore } from 'react';
import { applyUpdate, offlineState } from '@/services/offline';
import { Button } from '@/ui/button';

/** Says that a newer Sitewright waits. Nothing reloads before the person agrees; drafts are kept either way. */
export function UpdateNotice() {
  const state = useSyncExternalStore(offlineState.subscribe, offlineState.read);
  if (state !== 'update-waiting') return null;
  return (
    <div
      role="status"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex w-fit flex-wrap items-center gap-3 rounded-card border border-edge bg-raised p-3 ps-4 text-sm shadow-card"
    >
      <span>A newer Sitewright is ready. Unsaved text is kept.</span>
      <Button size="small" variant="ink" onClick={applyUpdate}>
        Update
      </Button>
    </div>
  );
}
