import { useEffect, useState } from 'react';
import { describeError } from '@/domain/errors';
import { Button } from '@/ui/button';
import { MemoryNotice } from './memory-notice';

type StorageWord = 'opening' | 'ready' | 'newer' | 'blocked' | 'memory' | 'unavailable' | 'wiped';

const texts = {
  newer: describeError('storage-newer'),
  blocked: describeError('storage-blocked'),
  unavailable: describeError('storage-unavailable'),
  wiped: describeError('storage-wiped'),
} as const;

/** Opens the store behind the first paint and says plainly when this device cannot keep what is made. */
export function StorageNotice() {
  const [state, setState] = useState<StorageWord>('opening');
  useEffect(() => {
    let stop = () => {};
    let gone = false;
    const open = async () => {
      const { openStorage, storageState } = await import('@/services/storage-health');
      if (gone) return;
      stop = storageState.subscribe(() => setState(storageState.read()));
      setState(await openStorage());
    };
    // The prompt field comes first: the database is opened when the browser has a moment.
    const idle =
      'requestIdleCallback' in window
        ? requestIdleCallback(() => void open(), { timeout: 2000 })
        : setTimeout(() => void open(), 300);
    return () => {
      gone = true;
      stop();
      if ('cancelIdleCallback' in window) cancelIdleCallback(idle as number);
      else clearTimeout(idle);
    };
  }, []);
  if (state === 'opening' || state === 'ready') return null;
  if (state === 'memory') return <MemoryNotice />;
  const beginAnew = () => {
    void import('@/services/storage-health')
      .then(({ startOver }) => startOver())
      .then(() => location.reload());
  };
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto grid max-w-2xl gap-3 rounded-card border border-danger bg-raised p-4 shadow-card"
    >
      <p className="font-medium">{texts[state]}</p>
      {state === 'wiped' && (
        <p className="text-sm text-muted">
          Browsers do this when the device runs out of room or when site data is cleared. If you downloaded a
          zip, it still opens by double click. What was only kept here cannot be brought back.
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'wiped' ? (
          <Button variant="ink" onClick={beginAnew}>
            Begin anew
          </Button>
        ) : (
          <Button onClick={() => location.reload()}>Reload</Button>
        )}
      </div>
    </div>
  );
}
