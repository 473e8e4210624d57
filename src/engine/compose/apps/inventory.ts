import { readStartRows } from '@/engine/brief/apps/start-rows';
import { isFieldWord } from '@/engine/brief/apps/field-words';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { readCurrency } from './calculators/read-currency';
import { askedColumns, withName } from './records/asked-columns';
import { askedFields } from './records/asked-fields';
import { readQuote } from './read-asked';
import type { RecordField, RecordTable } from './records/record-field';
import { writeRecordsScript } from './records/records-script';
import { readSamples } from './records/sample-rows';
import { readStockRows, type StockRow } from './records/stock-rows';
import { recordStyles, writeRecords } from './records/write-records';

// "low stock below 20": where a new item runs low.
function readLimit(prompt: string): { readonly value?: string } {
  const told =
    /(?:below|under|less than|fewer than|at or below|(?:low|warn\w*|alert)(?: stock)?(?: warnings?| alerts?)? (?:at|from|when)|reorder (?:level|point|at)(?: of| is|:)?|menos de|por debajo de|unter|weniger als|moins de|en dessous de|meno di|sotto|minder dan|onder|poniżej|mniej niż|abaixo de|أقل من)\s(?:de\s)?(\d{1,5})\b/iu.exec(
      prompt,
    )?.[1];
  return told === undefined ? {} : { value: told };
}

// "Warn me when under 3": three are enough.
const isStrict = (prompt: string): boolean =>
  readLimit(prompt).value !== undefined &&
  /\b(?:below|under|less than|fewer than)\s\d/iu.test(prompt) &&
  !/\bat or (?:below|under)\b/iu.test(prompt);

function makeTable(context: AppContext): RecordTable {
  const rows = readStartRows(context.brief.prompt) ? [] : readStockRows(context.brief);
  const currency = readCurrency(context);
  const made = makeStock(context, rows, currency);
  // Nobody has less than none of a thing, and what it costs is shown as money.
  const fields = made.fields.map((field): RecordField => field.type !== 'number' ? field : { ...field, least: 0, ...(prices.test(field.name) ? { money: currency } : {}) }); // prettier-ignore
  const strict = made.low && context.words.language === 'en' && isStrict(context.brief.prompt);
  const named = strict ? fields.map((field) => (field.name === 'least' ? { ...field, label: 'Low below' } : field)) : fields; // prettier-ignore
  const table = { ...made, fields: named, ...(made.low && strict ? { low: { ...made.low, isStrict: true as const } } : {}) }; // prettier-ignore
  if (rows.length === 0) return { ...table, samples: readSamples(context, table.fields) };
  const count = table.low?.field ?? 'quantity';
  const limit = readLimit(context.brief.prompt).value;
  const samples = rows.map(({ name, quantity, unit, least, price }) => ({
    ...placeRow(name, table.fields),
    ...(quantity === null ? {} : { [count]: quantity }),
    ...(unit === '' ? {} : { unit }),
    ...(price === null ? {} : { [table.sum?.second ?? 'price']: price }),
    ...((least ?? limit) === undefined || !table.low
      ? {}
      : { [table.low.threshold]: Number(least ?? limit) }),
  }));
  return { ...table, samples };
}

const places = /^(?:place|location|shelf|room|where|where-.*|storage|cupboard|box)$/u;
/** "Tents in the shed good": what it is, where it lies and how it is, as far as there are columns for that. */
function placeRow(told: string, fields: readonly RecordField[]): Readonly<Record<string, string>> {
  const title = fields[0]?.name ?? 'name';
  const row: Record<string, string> = {};
  let rest = told;
  for (const { name, options = [] } of fields) {
    const option = options.find((one) => new RegExp(`[ ,(]${one}\\)?$`, 'iu').test(rest));
    if (option === undefined) continue;
    row[name] = option;
    rest = rest.slice(0, -option.length).replace(/[ ,(]+$/u, '');
  }
  const place = fields.find((field) => field.name !== title && places.test(field.name));
  const found = place ? /^(?<thing>.+?) (?:in|on|at|under|behind) (?:the |our |my )?(?<where>.+)$/u.exec(rest)?.groups : undefined; // prettier-ignore
  if (!place || !found) return { ...row, [title]: rest };
  const where = found['where'] ?? '';
  return {
    ...row,
    [title]: found['thing'] ?? rest,
    [place.name]: where.charAt(0).toUpperCase() + where.slice(1),
  };
}

const quantities =
  /quantity|qty|stock|count|cantidad|existencias|menge|bestand|anzahl|quantite|quantita|quantidade|aantal|voorraad|ilosc|stan|adet|stok|miktar|(?:^|-)(?:left|remaining)$|كمي|מלאי|כמות/u;
// "Highlight low stock" asks for no alert: what runs low is counted by that name.
const sayLow = ({ brief, words }: Pick<AppContext, 'brief' | 'words'>): string =>
  words.language === 'en' && !/\balerts?\b|\bwarn|\bnotif/iu.test(brief.prompt)
    ? 'Low stock: {n}'
    : sayApp(words.language, 'lowStockAlert');
const leasts = /reorder|minimum|min\b|threshold|low-at|minimo|mindest|seuil|soglia/u;
const prices = /price|cost|precio|coste|preis|prix|prezzo|preco|prijs|cena|fiyat|سعر|מחיר/u;

/** "Yarn, colour, skeins, reorder level": where no column is called a quantity, what is counted stands in the plural. */
function countColumns(asked: readonly RecordField[]): readonly RecordField[] {
  if (asked.some(({ name }) => quantities.test(name))) return asked;
  const counted = asked.findIndex(
    ({ name, type, label }, at) =>
      at > 0 &&
      !leasts.test(name) &&
      !prices.test(name) &&
      (type === 'number' || (type === 'text' && /^\p{L}+[^s\s]s$/u.test(label) && !isFieldWord(label))),
  );
  return asked.map((field, at) => (at === counted ? { ...field, type: 'number', isCount: true } : field));
}

/** "Flour 25 kg. Each has a supplier": how many there are has a column, and so has what they are counted in. */
function withCount(
  asked: readonly RecordField[],
  rows: readonly StockRow[],
  { quantity: label, price: priceLabel }: Readonly<Record<'quantity' | 'price', string>>,
  prompt: string,
): readonly RecordField[] {
  const [first, ...others] = asked;
  const isCounted = asked.some(({ name, isCount }) => isCount === true || quantities.test(name));
  const isShort = /\b(?:low|stock|reorder|quantit(?:y|ies)|running out)\b/iu.test(prompt);
  if (!first || (rows.length === 0 && (isCounted || !isShort || asked.length < 3))) return asked;
  const unit = { name: 'unit', label: 'Unit', type: 'text' } as const;
  const isPriced = rows.some(({ price }) => price !== null) && !asked.some(({ name }) => prices.test(name));
  return [
    first,
    ...(isCounted || (rows.length > 0 && !rows.some(({ quantity }) => quantity !== null))
      ? []
      : [{ name: 'quantity', label, type: 'number' } as const]),
    ...(rows.some((row) => row.unit !== '') && !asked.some(({ name }) => name === 'unit') ? [unit] : []),
    ...(isPriced ? [{ name: 'price', label: priceLabel, type: 'number' } as const] : []),
    ...others,
  ];
}

function makeStock({ words, brief }: AppContext, rows: readonly StockRow[], currency: string): RecordTable {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const told = countColumns(
    withName(askedColumns({ words, brief }, { category: 'categories' }), {
      name: 'name',
      label: say('item'),
      type: 'text',
      required: true,
    }),
  );
  const asked = withCount(told, rows, words.shop, brief.prompt);
  const quantity = asked.find(({ name, isCount }) => isCount === true || quantities.test(name));
  if (asked.length > 2) {
    const least = asked.find(({ name }) => leasts.test(name));
    const price = asked.find(({ name, type }) => type === 'number' && prices.test(name));
    const limit = readLimit(brief.prompt);
    const added = { name: 'least', label: say('reorderAt'), type: 'number', ...limit } as const;
    return {
      store: 'stock',
      newLabel: say('newItem'),
      empty: readQuote(brief, 'empty') ?? say('noItems'),
      motif: 'box',
      fields:
        quantity && !least
          ? [...asked, added]
          : asked.map((field) => (field === least && !field.value ? { ...field, ...limit } : field)),
      ...(quantity
        ? {
            low: {
              field: quantity.name,
              threshold: least?.name ?? 'least',
              label: say('lowStock'),
              alert: sayLow({ words, brief }),
            },
          }
        : {}),
      ...(quantity && price
        ? { sum: { first: quantity.name, second: price.name, label: say('stockWorth'), currency } }
        : {}),
    };
  }
  return {
    store: 'stock',
    newLabel: say('newItem'),
    empty: readQuote(brief, 'empty') ?? say('noItems'),
    motif: 'box',
    fields: [
      { name: 'name', label: say('item'), type: 'text', required: true },
      // A list that the prompt tells itself has these where it speaks of them.
      ...(rows.length === 0 || /\b(?:codes?|skus?)\b/iu.test(brief.prompt)
        ? [{ name: 'code', label: say('code'), type: 'text' } as const]
        : []),
      ...(rows.length === 0 || /\b(?:place|shel(?:f|ves)|location|where)\b/iu.test(brief.prompt)
        ? [{ name: 'place', label: say('place'), type: 'text' } as const]
        : []),
      { name: 'quantity', label: words.shop.quantity, type: 'number', required: true },
      ...(rows.some(({ unit }) => unit !== '')
        ? [{ name: 'unit', label: 'Unit', type: 'text' } as const]
        : []),
      { name: 'least', label: say('reorderAt'), type: 'number', ...readLimit(brief.prompt) },
      { name: 'price', label: words.shop.price, type: 'number' },
      ...askedFields(brief.prompt, [
        'category',
        'supplier',
        'brand',
        'size',
        'serial',
        'expiry',
        'bought',
        'tags',
        'last',
      ]),
      { name: 'notes', label: say('notes'), type: 'textarea', isNote: true },
    ],
    low: { field: 'quantity', threshold: 'least', label: say('lowStock'), alert: sayLow({ words, brief }) },
    sum: { first: 'quantity', second: 'price', label: say('stockWorth'), currency },
  };
}

/** Stock with places, thresholds and its worth: search, sort, export and import. */
export const inventory: AppDefinition = {
  kind: 'inventory',
  title: ({ words }) => sayApp(words.language, 'stock'),
  html: (context) => writeRecords(context, 'inventory', makeTable(context)),
  css: () => appStyles + recordStyles,
  script: (context) => writeRecordsScript(context, 'inventory', makeTable(context)),
};
