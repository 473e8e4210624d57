import type { Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

/** "rosa's alterations": the name says what is done. */
export function offerOfName(reading: Reading, name: Slot<string> | null): Slot<string> | null {
  const span = name?.spans[0];
  const told = span ? /^\p{L}+['’]s\s(?=\p{Ll})/u.exec(reading.prompt.slice(span.start, span.end)) : null;
  if (!span || !told) return null;
  const start = span.start + told[0].length;
  return { value: reading.prompt.slice(start, span.end), spans: [{ start, end: span.end }] };
}
