import { isCancelled } from '@/domain/errors';
import { notify } from '@/services/notifications';

/** Tells a person that something could not be done, and why. A cancel is not told. */
export function reportFailure(title: string): (error: unknown) => void {
  return (error) => {
    if (isCancelled(error)) return;
    notify({
      type: 'error',
      title,
      message: error instanceof Error ? error.message : 'The reason is not known.',
    });
  };
}
