import { useEffect } from 'react';

/** Lets the browser ask before the page goes with what was typed: closed, reloaded, or led elsewhere. */
export function useStay(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const stay = (event: Event) => event.preventDefault();
    addEventListener('beforeunload', stay);
    return () => removeEventListener('beforeunload', stay);
  }, [isDirty]);
}
