import { useCallback, useState } from 'react';

const landmarks = 'dialog, [role="dialog"], main, header, nav, aside, footer';

/**
 * The landmark (or dialog) that a control stands in. What the control opens is put there instead of at the end of the
 * page, so that somebody who goes by landmarks finds it where it belongs. Null where there is none.
 */
export function useLandmark() {
  const [landmark, setLandmark] = useState<HTMLElement | null>(null);
  const ref = useCallback((control: HTMLElement | null) => {
    if (control) setLandmark(control.closest<HTMLElement>(landmarks));
  }, []);
  return { ref, landmark };
}
