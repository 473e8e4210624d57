import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayApp } from './app-words';
import { askedColumns, withName } from './records/asked-columns';
import { askedFields } from './records/asked-fields';
import { readListOf, readQuote } from './read-asked';
import type { RecordTable } from './records/record-field';
import { writeRecordsScript } from './records/records-script';
import { readSamples } from './records/sample-rows';
import { readToldContacts } from './records/told-contacts';
import { recordStyles, writeRecords } from './records/write-records';

// "with stages lead, contacted and won"
function readStages(prompt: string): readonly string[] | null {
  const asked = readListOf(prompt, 'columns?|stages?|pipeline|etapas?|étapes?|phasen|stufen|fasi|fasen');
  const names = asked.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  // "Contacts, stage and value": what a contact has, and no steps.
  const isFields = names.some((name) => /^(?:contacts?|stages?|values?|names?|notes?|compan(?:y|ies)|e-?mails?|phones?)$/iu.test(name)); // prettier-ignore
  return !isFields && names.length >= 2 && names.length <= 9 ? names : null;
}

function makeTable(context: AppContext): RecordTable {
  const table = makeContacts(context);
  return { ...table, samples: readSamples(context, table.fields) };
}

function makeContacts(context: AppContext): RecordTable {
  const { words, brief } = context;
  const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
  const stages = readStages(brief.prompt) ?? [
    say('stageNew'),
    say('stageTalking'),
    say('stageWon'),
    say('stageLost'),
  ];
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
      fields: asked.map((field) =>
        /^(?:stage|pipeline)$/u.test(field.name) && field.type === 'text'
          ? { ...field, type: 'select' as const, options: stages }
          : field,
      ),
    };
  const told = readToldContacts(context);
  // "With last cleaned date and next due": fewer than a table of its own, and told all the same.
  const extras = askedColumns({ words, brief });
  const more = [...(told?.more ?? []), ...extras.map((field) => ({ ...field, required: false }))];
  // Only words whose plural has an s alone.
  const who = told?.who && !/(?:s|x|y|ch|sh|man|person)$/iu.test(told.who) ? told.who.toLowerCase() : null;
  // "Singers, voice parts and notes": no deals are made with them.
  const hasDeals = told === null || /\b(?:deals?|stages?|pipeline|sales|leads?|won|prospects?)\b/iu.test(brief.prompt); // prettier-ignore
  const hasCompany = told === null || /\bcompan(?:y|ies)\b|\borgani[sz]ations?\b/iu.test(brief.prompt);
  return {
    store: 'contacts',
    newLabel: who === null ? say('newContact') : `New ${who}`,
    empty:
      readQuote(brief, 'empty') ??
      (who === null ? say('noContacts') : `No ${who}s yet. Add the first one, or import a CSV file.`),
    motif: 'chat',
    fields: [
      { name: 'name', label: told?.who ?? words.fields.name, type: 'text', required: true },
      ...(hasCompany ? [{ name: 'company', label: words.fields.company, type: 'text' } as const] : []),
      ...more.filter(({ name }, at) => !/^(?:name|company|email|phone|stage|notes?)$/u.test(name) && more.findIndex((one) => one.name === name) === at), // prettier-ignore
      { name: 'email', label: words.fields.email, type: 'email' },
      { name: 'phone', label: words.fields.phone, type: 'tel' },
      ...(hasDeals ? [{ name: 'stage', label: say('stage'), type: 'select', options: stages } as const] : []),
      ...askedFields(told || extras.length > 0 ? '' : brief.prompt, [
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
  title: (context) => titleOf(context),
  lede: (context) =>
    readToldContacts(context) === null ? null : 'Add them, note what was said, find them again.',
  html: (context) => writeRecords(context, 'crm', makeTable(context)),
  css: () => appStyles + recordStyles,
  script: (context) => writeRecordsScript(context, 'crm', makeTable(context)),
};

/** "Add donors, gifts and notes": a table of donors. */
function titleOf(context: AppContext): string {
  const { brief, words } = context;
  const who = readToldContacts(context)?.who;
  if (who) return `${who.replace(/(?<=[^aeiou])y$/u, 'ie').replace(/(?<=ch|sh|x|s)$/u, 'e')}s`;
  return words.language === 'en' && /\bclients\b/iu.test(brief.prompt)
    ? 'Clients'
    : sayApp(words.language, 'contacts');
}
