import { useEffect } from 'react';
import { Notices } from './notices';
import { StorageNotice } from './storage-notice';
import { UpdateNotice } from './update-notice';

/** What may be said over any screen. It comes after the screen itself: nobody waits for it. */
export function LateNotices() {
  useEffect(() => {
    void import('@/services/admin/upkeep-schedule').then(({ startUpkeep }) => startUpkeep());
  }, []);
  return (
    <>
      <StorageNotice />
      <UpdateNotice />
      <Notices />
    </>
  );
}
