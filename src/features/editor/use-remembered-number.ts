import { useEffect, useState } from 'react';
import { keepNumber, readNumber } from './remembered-number';

/** A number that survives the page; written when it has been still for a quarter of a second. */
export function useRememberedNumber(key: string, fallback: number): [number, (value: number) => void] {
  const [value, setValue] = useState(() => readNumber(key, fallback));
  useEffect(() => {
    const timer = setTimeout(() => keepNumber(key, value), 250);
    return () => clearTimeout(timer);
  }, [key, value]);
  return [value, setValue];
}
