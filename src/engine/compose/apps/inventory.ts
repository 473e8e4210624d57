import { isFieldWord } from '@/engine/brief/field-words';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { askedColumns, withName } from './records/asked-columns';
import { askedFields } from './records/asked-fields';
import { readQuote } from './read-asked';
import type { RecordField, RecordTable } from './records/record-field';
import { writeRecordsScript } from './records/records-script';
import { readSamples } from './records/sample-rows';
import { recordStyles, writeRecords } from './records/write-records';

// "low stock below 20": where a new item runs low.
function readLimit(prompt: string): { readonly value?: string } {
  const told =
    /(?:below|under|less than|fewer than|at or below|menos de|por debajo de|unter|weniger als|moins de|en dessous de|meno di|sotto|minder dan|onder|poniżej|mniej niż|abaixo de|أقل من)\s(?:de\s)?(\d{1,5})\b/iu.exec(
      prompt,
    )?.[1];
  return told === undefined ? {} : { value: told };
}

function makeTable(context: AppContext): RecordTable {
  const table = makeStock(context);
  return { ...table, samples: readSamples(context, table.fields) };
}

const quantities =
  /quantity|qty|stock|count|cantidad|existencias|menge|bestand|anzahl|quantite|quantita|quantidade|aantal|voorraad|ilosc|stan|adet|stok|miktar|كمي|מלאי|כמות/u;
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

function makeStock({ words, brief }: AppContext): RecordTable {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const asked = countColumns(
    withName(askedColumns({ words, brief }, { category: 'categories' }), {
      name: 'name',
      label: say('item'),
      type: 'text',
      required: true,
    }),
  );
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
      fields: quantity && !least ? [...asked, added] : asked,
      ...(quantity
        ? {
            low: {
              field: quantity.name,
              threshold: least?.name ?? 'least',
              label: say('lowStock'),
              alert: say('lowStockAlert'),
            },
          }
        : {}),
      ...(quantity && price
        ? { sum: { first: quantity.name, second: price.name, label: say('stockWorth') } }
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
      { name: 'code', label: say('code'), type: 'text' },
      { name: 'place', label: say('place'), type: 'text' },
      { name: 'quantity', label: words.shop.quantity, type: 'number', required: true },
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
    low: { field: 'quantity', threshold: 'least', label: say('lowStock'), alert: say('lowStockAlert') },
    sum: { first: 'quantity', second: 'price', label: say('stockWorth') },
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
