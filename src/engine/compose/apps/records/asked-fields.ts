import { readFields } from '../read-fields';
import type { RecordField } from './record-field';

const dates = new Set(['birthday', 'next', 'last', 'expiry', 'renewal', 'bought']);

/** Columns that a prompt asks for besides a table's own: what `also` names, and every kind of date. */
export function askedFields(prompt: string, also: readonly string[]): RecordField[] {
  return readFields(prompt).flatMap(({ name, label, type }): RecordField[] =>
    dates.has(name) || also.includes(name) || name === 'source' || name === 'value' || name === 'website'
      ? [{ name, label, type: type === 'url' ? 'text' : type }]
      : [],
  );
}
