import { sortField } from '@/engine/brief/field-words';
import { foldText } from '@/engine/brief/fold-text';
import type { AppContext } from '../app';
import { listAsked } from '../read-asked';
import type { RecordField } from './record-field';

const nameOf = (label: string): string =>
  foldText(label)
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/gu, '');

/**
 * The columns that the prompt gives a table, by its own titles: a bracket with several words is a choice ("status (to
 * read, reading, done)"), a list of categories is the choice of that column. The first column names a record.
 */
export function askedColumns(
  { brief }: Pick<AppContext, 'brief' | 'words'>,
  choices: Readonly<{ category?: 'categories' }> = { category: 'categories' },
): RecordField[] {
  const fields: RecordField[] = [];
  for (const written of listAsked(brief, 'columns')) {
    const label = written.replace(/\s*\([^()]*\)$/u, '');
    const name = nameOf(label);
    if (name === '' || name === 'id' || fields.some((field) => field.name === name)) continue;
    const bracket = /\(([^()]*)\)$/u.exec(written)?.[1] ?? '';
    const listed = bracket.split(/\s*[,/|]\s*/u).filter(Boolean);
    const isCategory = /^(?:categor|kategor|فئ|تصنيف|קטגור)/u.test(name);
    const options =
      listed.length > 1 ? listed : isCategory && choices.category ? listAsked(brief, 'categories') : [];
    const type = options.length > 1 ? 'select' : sortField(label);
    const isFirst = fields.length === 0;
    fields.push({
      name,
      label,
      type: isFirst && type === 'textarea' ? 'text' : type,
      ...(isFirst ? { required: true } : {}),
      ...(options.length > 1 ? { options } : {}),
      ...(type === 'textarea' && !isFirst ? { isNote: true } : {}),
    });
  }
  return fields;
}
