import { useEffect, useRef, useState } from 'react';
import { notifyFailure } from '@/services/notices/notify-failure';

type Progress = { readonly done: number; readonly total: number };
type Task = (options: {
  readonly onProgress: (done: number, total: number) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

/** Runs one long task at a time, with its progress and a way to cancel it. Leaving the screen cancels it too. */
export function useLongTask(failureTitle: string) {
  const [progress, setProgress] = useState<Progress | null>(null);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);
  const run = async (task: Task) => {
    if (controller.current) return;
    const mine = new AbortController();
    controller.current = mine;
    setProgress({ done: 0, total: 0 });
    // A worker's reports come over a channel of their own: the last may arrive after the answer.
    const onProgress = (done: number, total: number) => {
      if (controller.current === mine) setProgress({ done, total });
    };
    try {
      await task({ onProgress, signal: mine.signal });
    } catch (error) {
      notifyFailure(failureTitle)(error);
    } finally {
      controller.current = null;
      setProgress(null);
    }
  };
  return { progress, run: (task: Task) => void run(task), cancel: () => controller.current?.abort() };
}
