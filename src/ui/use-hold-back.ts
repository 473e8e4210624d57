import { useEffect, useRef } from 'react';
import { holdBack, noteHere, type OnHeld } from './hold-back';

/** Holds steps through the history back while it is on, and tells of each; `go` takes it after all. */
export function useHoldBack(isOn: boolean, onHeld: OnHeld): void {
  const latest = useRef(onHeld);
  useEffect(() => {
    latest.current = onHeld;
    noteHere();
  });
  useEffect(() => (isOn ? holdBack((go) => latest.current(go)) : undefined), [isOn]);
}
