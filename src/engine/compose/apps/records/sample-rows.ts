import type { AppContext } from '../app';
import { sayApp } from '../app-words';
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
  if (!asked.test(brief.prompt)) return [];
  const told =
    /\b(\d{1,2}) (?:\p{L}+ )?(?:sample|example|demo|dummy)|\b(?:sample|example|demo)s? (\d{1,2})\b/iu.exec(
      brief.prompt,
    );
  const count = Math.min(10, Math.max(1, Number(told?.[1] ?? told?.[2] ?? 3)));
  return Array.from({ length: count }, (_, row) =>
    Object.fromEntries(
      fields.flatMap((field, column): [string, string | number][] => {
        const value = valueFor(field, row, column, words.language);
        return value === null ? [] : [[field.name, value]];
      }),
    ),
  );
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
