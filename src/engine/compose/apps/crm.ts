import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { askedColumns, withName } from './records/asked-columns';
import { askedFields } from './records/asked-fields';
import { readListOf, readQuote } from './read-asked';
import type { RecordTable } from './records/record-field';
import { writeRecordsScript } from './records/records-script';
import { readSamples } from './records/sample-rows';
import { recordStyles, writeRecords } from './records/write-records';

// "with stages lead, contacted and won"
function readStages(prompt: string): readonly string[] | null {
  const asked = readListOf(prompt, 'columns?|stages?|pipeline|etapas?|étapes?|phasen|stufen|fasi|fasen');
  const names = asked.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return names.length >= 2 && names.length <= 9 ? names : null;
}

function makeTable(context: AppContext): RecordTable {
  const table = makeContacts(context);
  return { ...table, samples: readSamples(context, table.fields) };
}

function makeContacts({ words, brief }: AppContext): RecordTable {
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const asked = withName(askedColumns({ words, brief }), {
    name: 'name',
    label:
      words.language === 'en'
        ? (
            /\b(customer|client|member|guest|supplier|patient|student|donor|volunteer)s\b/iu.exec(
              brief.prompt,
            )?.[1] ?? ''
          ).replace(/^./u, (letter) => letter.toUpperCase()) || words.fields.name
        : words.fields.name,
    type: 'text',
    required: true,
  });
  if (asked.length > 2)
    return {
      store: 'contacts',
      newLabel: say('newContact'),
      empty: readQuote(brief, 'empty') ?? say('noContacts'),
      motif: 'chat',
      fields: asked,
    };
  return {
    store: 'contacts',
    newLabel: say('newContact'),
    empty: readQuote(brief, 'empty') ?? say('noContacts'),
    motif: 'chat',
    fields: [
      { name: 'name', label: words.fields.name, type: 'text', required: true },
      { name: 'company', label: words.fields.company, type: 'text' },
      { name: 'email', label: words.fields.email, type: 'email' },
      { name: 'phone', label: words.fields.phone, type: 'tel' },
      {
        name: 'stage',
        label: say('stage'),
        type: 'select',
        options: readStages(brief.prompt) ?? [
          say('stageNew'),
          say('stageTalking'),
          say('stageWon'),
          say('stageLost'),
        ],
      },
      ...askedFields(brief.prompt, [
        'tags',
        'category',
        'priority',
        'person',
        'client',
        'points',
        'rating',
        'address',
        'city',
      ]),
      { name: 'notes', label: say('notes'), type: 'textarea', isNote: true },
    ],
  };
}

/** Contacts with companies and notes: search, sort, export and import. */
export const crm: AppDefinition = {
  kind: 'crm',
  title: ({ brief, words }) =>
    words.language === 'en' && /\bclients\b/i.test(brief.prompt)
      ? 'Clients'
      : sayApp(words.language, 'contacts'),
  html: (context) => writeRecords(context, 'crm', makeTable(context)),
  css: () => appStyles + recordStyles,
  script: (context) => writeRecordsScript(context, 'crm', makeTable(context)),
};
