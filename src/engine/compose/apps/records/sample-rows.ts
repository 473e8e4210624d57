import type { AppContext } from '../app';
import { readStartRows } from '@/engine/brief/apps/start-rows';
import { foldText } from '@/engine/brief/words/fold-text';
import { sayApp } from '../app-words';
import { parseNumber } from '../calculators/read-told-number';
import { readStart, type StartEntry } from '../read-start';
import { numberOf } from '../../../number-of';
import type { RecordField } from './record-field';

const asked =
  /\b(?:sample|example|demo|dummy|placeholder|made-up|fake|some starting) (?:\p{L}+ )?(?:data|records?|entries|rows|items?|contacts?|products?|books?|plants?|clients?|customers?|people)\b|\b(?:datos|registros) de (?:ejemplo|muestra|prueba)|données d['’]exemple|(?:beispiel|muster)(?:daten|einträge|sätze)|dados de exemplo|dati di esempio|voorbeeld(?:gegevens|data)|przykładow\p{L}+ (?:dane|wpisy)|örnek (?:veri|kayıt)\p{L}*|بيانات تجريبية|نتונ?י דוגמה|נתוני דוגמה/iu;
const figures: readonly (readonly [name: RegExp, values: readonly number[]])[] = [
  [/rating|score|stars|bewertung|puntuacion/u, [4, 5, 3]],
  [/price|cost|amount|value|preis|precio|prix|prezzo|prijs/u, [12.5, 40, 7]],
  [/year|jahr/u, [2021, 2024, 2018]],
  [/pages|seiten|paginas/u, [312, 208, 440]],
];
const days = [-3, -10, 4, -21, 9] as const;

/** Rows to begin with where the prompt asks for samples, each called one: as many as it says, three otherwise, ten at most. */
export function readSamples(
  { brief, words }: AppContext,
  fields: readonly RecordField[],
): Readonly<Record<string, string | number>>[] {
  const rows = readStartRows(brief.prompt)?.rows.map(([name = '', ...details]) => ({ name, details }));
  if (rows) return rows.map((entry) => rowOf(entry, fields));
  const told = readStart(brief).filter(({ name }) => !fields.some(({ label }) => label === name));
  if (told.length > 1) return told.map((entry) => rowOf(entry, fields));
  if (!asked.test(brief.prompt)) return [];
  const counted =
    /\b(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten) (?:\p{L}+ )?(?:sample|example|demo|dummy)|\b(?:sample|example|demo)s? (\d{1,2})\b/iu.exec(
      brief.prompt,
    );
  const said = counted?.[1] ?? counted?.[2] ?? '3';
  const count = Math.min(10, Math.max(1, /^\d/u.test(said) ? Number(said) : numberOf(said)));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      fields.flatMap((field, column): [string, string | number][] => {
        const value = valueFor(field, row, column, words.language);
        return value === null ? [] : [[field.name, value]];
      }),
    ),
  );
}

// What stands in brackets goes into the first free column that can hold it; a day that is not told stays empty.
function rowOf(
  { name, details }: StartEntry,
  fields: readonly RecordField[],
): Readonly<Record<string, string | number>> {
  const row: Record<string, string | number> = { [fields[0]?.name ?? 'name']: name };
  for (const detail of details) {
    const words = foldText(detail).split(/\W+/u);
    const free = fields.filter((field) => !(field.name in row) && canHold(field, detail));
    // "every 2 days" is how often, wherever it stands.
    const meant =
      free.find(({ type }) => type === 'select') ??
      free.find(({ label }) => words.some((word) => word.length > 3 && foldText(label).includes(word))) ??
      free.find(
        ({ label }) =>
          /^(?:every|each|daily|weekly|monthly|once)\b/iu.test(detail) &&
          /often|every|interval|frequen/iu.test(label),
      ) ??
      free[0];
    if (meant)
      row[meant.name] =
        meant.type === 'number'
          ? parseNumber(/\d[\d.,]*/u.exec(detail)?.[0] ?? '')
          : (meant.options?.find((option) => option.toLowerCase() === detail.toLowerCase()) ?? detail);
  }
  return row;
}

function canHold({ type, options = [] }: RecordField, detail: string): boolean {
  if (type === 'select') return options.some((option) => option.toLowerCase() === detail.toLowerCase());
  if (type === 'number')
    return /^(?:every |each |\D{0,3})\d+(?:,\d{3})*(?:\.\d+)?(?:\s\p{L}{1,12})?$/u.test(detail);
  if (type === 'email' || detail.includes('@')) return type === 'email' && detail.includes('@');
  if (type === 'tel') return /^[+(]?\d[\d\s()/-]{4,}$/u.test(detail);
  return type !== 'date';
}

function valueFor(
  { name, label, type, options = [] }: RecordField,
  row: number,
  column: number,
  language: string,
): string | number | null {
  if (type === 'select') return options[row % options.length] ?? null;
  if (column === 0 && type === 'text')
    return `${sayApp(language, 'sampleWord')}: ${label.toLocaleLowerCase(language)} ${row + 1}`;
  if (type === 'date') return days[(row + column) % days.length] ?? 0;
  if (type === 'number') {
    const values = figures.find(([word]) => word.test(name))?.[1] ?? [12, 30, 5];
    return values[row % values.length] ?? 0;
  }
  return null;
}
