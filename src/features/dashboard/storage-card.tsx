import { useEffect, useState, useSyncExternalStore } from 'react';
import { formats } from '@/services/formats';
import { askToPersist, estimate } from '@/services/storage-health';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Progress } from '@/ui/progress';

type Room = { readonly usage: number; readonly quota: number; readonly persisted: boolean };

/** How much room this device gives, how much is used, and whether the browser may clear it by itself. */
export function StorageCard() {
  const { bytes, percent } = useSyncExternalStore(formats.subscribe, formats.read);
  const [room, setRoom] = useState<Room | 'unknown' | null>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isGone = false;
    void estimate().then((found) => isGone || setRoom(found ?? 'unknown'));
    return () => {
      isGone = true;
    };
  }, []);
  const protect = async () => {
    const isAgreed = await askToPersist();
    setRefused(!isAgreed);
    setRoom((await estimate()) ?? 'unknown');
  };
  return (
    <Card title="Storage on this device">
      {room === null && <p className="h-16 text-sm text-muted">Measuring…</p>}
      {room === 'unknown' && (
        <p className="text-sm text-muted">This browser does not tell how much is used.</p>
      )}
      {room !== null && room !== 'unknown' && (
        <div className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
            <span className="font-semibold tabular-nums">{bytes(room.usage)}</span>
            <span className="text-muted tabular-nums">
              {percent(room.quota > 0 ? room.usage / room.quota : 0)} of {bytes(room.quota)}
            </span>
          </div>
          <Progress label="Storage used" done={room.usage} total={room.quota} />
          {room.persisted ? (
            <p className="text-sm text-muted">The browser keeps it until you remove it yourself.</p>
          ) : (
            <div className="grid justify-items-start gap-2.5">
              <p className="text-sm text-muted" role={isRefused ? 'alert' : undefined}>
                {isRefused
                  ? 'The browser did not agree yet. It does so more readily for sites that are bookmarked or installed.'
                  : 'When the device runs short of room, the browser may clear it.'}
              </p>
              <Button size="small" onClick={() => void protect()}>
                Ask the browser to keep it
              </Button>
            </div>
          )}
        </div>
      )}
    </Card>
  );
}
