import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { askedFields } from './records/asked-fields';
import { readQuote } from './read-asked';
import type { RecordTable } from './records/record-field';
import { writeRecordsScript } from './records/records-script';
import { recordStyles, writeRecords } from './records/write-records';

function makeTable({ words, brief }: AppContext): RecordTable {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
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
      { name: 'least', label: say('reorderAt'), type: 'number' },
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
