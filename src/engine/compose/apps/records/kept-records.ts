import type { AppContext } from '../app';
import type { RecordField } from './record-field';

const text = (name: string, label: string, required?: true): RecordField => ({ name, label, type: 'text', ...(required ? { required } : {}) }); // prettier-ignore
const number = (name: string, label: string, required?: true): RecordField => ({ name, label, type: 'number', ...(required ? { required } : {}) }); // prettier-ignore
const day = (name: string, label: string): RecordField => ({ name, label, type: 'date' });
const yesNo = (name: string, label: string): RecordField => ({ name, label, type: 'select', options: ['No', 'Yes'] }); // prettier-ignore
const date = day('date', 'Date');
const notes: RecordField = { name: 'notes', label: 'Notes', type: 'textarea', isNote: true };

/** What is written down of each in books that are kept somewhere: at the door, in the workshop, beside the keys. */
const books: readonly (readonly [asked: RegExp, fields: readonly RecordField[]])[] = [
  [
    /\bblood pressure\b/iu,
    [{ ...date, required: true }, number('systolic', 'Systolic (mmHg)', true), number('diastolic', 'Diastolic (mmHg)', true), number('pulse', 'Pulse'), notes],
  ],
  [
    /\b(?:visitors?|reception|sign-?in) (?:log|book|register|sheet|list)\b/iu,
    [text('name', 'Name', true), text('company', 'Company'), text('visiting', 'Visiting'), date, { name: 'arrived', label: 'Arrived', type: 'time' }, { name: 'left', label: 'Left', type: 'time' }, notes],
  ],
  [
    /\b(?:keys?|loans?|lending|borrow(?:ing|ed)?|tool library|equipment|library) (?:loans? )?(?:log|book|register|records?|sheet|list)\b|\bwho (?:has|borrowed) (?:which|what)\b/iu,
    [text('item', 'What', true), text('borrower', 'Who has it'), day('lent', 'Out since'), day('due-back', 'Due back'), yesNo('returned', 'Returned'), notes],
  ],
  [
    /\battendance\b/iu,
    [text('name', 'Name', true), { ...date, required: true }, { name: 'present', label: 'Present', type: 'select', options: ['Yes', 'No', 'Excused'] }, notes],
  ],
  [
    /\b(?:maintenance|repairs?|service|inspection|cleaning) (?:log|book|register|records?|sheet|list)\b/iu,
    [text('what', 'What', true), { ...date, required: true }, text('work', 'Work done'), text('by', 'By'), number('cost', 'Cost'), day('next', 'Next due'), notes],
  ],
  [
    /\b(?:vaccinations?|vaccines?|immuni[sz]ations?)\b/iu,
    [text('who', 'Who', true), text('vaccine', 'Vaccine', true), { ...date, required: true }, day('next', 'Next due'), notes],
  ],
  [
    /\b(?:incidents?|accidents?|complaints?) (?:log|book|register|records?|sheet|list)\b/iu,
    [text('what', 'What happened', true), { ...date, required: true }, text('who', 'Who'), text('where', 'Where'), text('done', 'What was done'), notes],
  ],
  [
    /\b(?:parcels?|delivery|deliveries) (?:log|book|register|records?|sheet|list)\b/iu,
    [text('for', 'For', true), text('from', 'From'), { ...date, required: true }, yesNo('collected', 'Collected'), notes],
  ],
  [
    /\blost (?:property|and found)\b/iu,
    [text('what', 'What', true), text('where', 'Found where'), { ...date, required: true }, yesNo('collected', 'Collected'), notes],
  ],
]; // prettier-ignore

/** "Visitor log for reception", "key loan register": the columns of a book that everybody keeps alike; null for all others. */
export const keptFields = ({ brief: { prompt }, words }: AppContext): readonly RecordField[] | null =>
  words.language === 'en' ? (books.find(([asked]) => asked.test(prompt))?.[1] ?? null) : null;
