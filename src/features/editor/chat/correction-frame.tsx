import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/ui/button';

type CorrectionFrameProps = {
  children: ReactNode;
  /** Something differs from what was understood. */
  isChanged: boolean;
  onSubmit: () => void;
};

/** The form of a correction with its button. */
export function CorrectionFrame({ children, isChanged, onSubmit }: CorrectionFrameProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged) onSubmit();
  };
  return (
    <form onSubmit={handleSubmit} className="mt-3 grid gap-3 border-t border-line pt-3">
      {children}
      <Button type="submit" variant="signal" size="small" disabled={!isChanged} className="justify-self-end">
        Rebuild
      </Button>
    </form>
  );
}

/** Look of the small fields in a correction. */
export const fieldLook =
  'h-9 w-full min-w-0 rounded-control border border-edge bg-raised px-2.5 text-sm text-ink hover:border-ink pointer-coarse:h-10';
