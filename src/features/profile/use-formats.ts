import { useSyncExternalStore } from 'react';
import { formats, type Formats } from '@/services/formats';

/** Dates and numbers as the account's region writes them; follows the settings. */
export function useFormats(): Formats {
  return useSyncExternalStore(formats.subscribe, formats.read);
}
