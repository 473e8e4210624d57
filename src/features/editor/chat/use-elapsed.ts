import { useEffect, useState } from 'react';
import { now } from '@/services/clock';

/** Milliseconds since a moment, ticking ten times a second. */
export function useElapsed(since: number): number {
  const [elapsed, setElapsed] = useState(() => now() - since);
  useEffect(() => {
    const timer = setInterval(() => setElapsed(now() - since), 100);
    return () => clearInterval(timer);
  }, [since]);
  return Math.max(0, elapsed);
}
