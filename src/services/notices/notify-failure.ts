import { isCancelled } from '@/domain/errors';
import { notify } from './notifications';

/** Tells a person that something could not be done, and why. A cancel is not told. */
export function notifyFailure(title: string): (error: unknown) => void {
  return (error) => {
    if (isCancelled(error)) return;
    const message = error instanceof Error ? error.message : 'The reason is not known.';
    notify({ type: 'error', title, message });
  };
}
