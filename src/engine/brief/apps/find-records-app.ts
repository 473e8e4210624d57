import type { Span } from '@/domain/site/brief';
import type { Reading } from '../reading';
import { lean } from '../words/lean-letters';
import { isFieldWord } from './field-words';
import { entriesFrom, isOfFields } from './find-app-lists';

/**
 * What opens a prompt as an app for records: "home library app: title, author, genre, shelf". Null where no list of
 * columns follows.
 */
export function findRecordsApp(reading: Reading): Span | null {
  const opening =
    /^(?:(?:please|make|create|build|design|i|we|want|need|would|like|me|us|an?|the|my|our|simple|small) )*(?<what>(?:(?!shopping|grocery|packing|to-?do|task|check(?: |-)?list)[\p{L}'’-]+ ){0,4}(?:app|tracker|log|database|catalog(?:ue)?|manager|organi[sz]er|register|inventory|collection|rota|roster|list|watch ?list|wish ?list|bucket ?list|playlist|sheet|table|spreadsheet|timesheet|diary|journal|(?:recipe|address|contact|guest|visitor|log|record|client|pattern|seed|song) ?(?:box|book|bank|keeper|file)|vault|records|planner|schedule)(?: and (?:seating|table|gift|meal|dietary)s?(?: plan| chart| list)?)?|(?:library|collection|catalog(?:ue)?|log|register|list|table|record) of (?:my |our |the )?(?:[\p{L}'’-]+ ){0,3}?[\p{L}'’-]+)(?<whose> (?:for|of|to track|to log|to keep track of) (?:(?:my|our|the|an?|all|small|two|three) )*[\p{L}'’-]+(?: (?!with )[\p{L}'’-]+){0,3}?)?\s?(?:\(|:(?: (?:(?:add|save|keep|store|log|record|enter) )?(?:new |my |your |our )?[\p{L}'’-]+(?: [\p{L}'’-]+)? with)?|,? with|,? where (?:i|we) (?:can )?(?:add|enter|log|record|track|list|note)(?: (?:my |our )?[\p{L}'’-]+ with)?)\s+/u.exec(
      reading.folded,
    );
  if (!opening && reading.spoken !== 'en') return findRecordsAbroad(reading);
  if (!opening) return findBareRecords(reading);
  const what = opening?.groups?.['what'];
  if (!opening || what === undefined) return null;
  // "Log for my diabetes": what it is for is what it is called.
  const whose = opening.groups?.['whose'] ?? '';
  const isBare = /^(?:app|tracker|log|diary|journal|manager|planner|schedule)$/u.test(what);
  // "Log of beehive inspections": all of it is what it is called.
  const isOf = isBare && whose.startsWith(' of ') && !/ of (?:my|our|the) /u.test(whose);
  if (whose !== '' && isBare && !isOf) return null;
  const entries = entriesFrom(reading, opening[0].length, [], true);
  if (entries.length < 3 || !isOfFields(entries)) return null;
  const start = reading.folded.indexOf(what);
  return { start, end: start + (isOf ? what + whose : what).length };
}

/** "Contacts: name, company, phone, email": things in the plural, and little else than what is told of each. */
function findBareRecords(reading: Reading): Span | null {
  const opening = /^(?:(?:my|our|the|all) )*(?<what>(?!(?:pages|sections|features|services|colou?rs|fonts|links|buttons|forms|questions|options|categories|styles|parts|hours|prices|fields|columns|details|contents|opening)\b)(?:[\p{L}'’-]+ )?[\p{L}'’-]{3,}s)\s?:\s+(?=\p{L})/u.exec(reading.folded); // prettier-ignore
  const what = opening?.groups?.['what'];
  if (!opening || what === undefined || /\b(?:web ?site|home ?page|landing)\b/u.test(reading.folded)) return null; // prettier-ignore
  const entries = entriesFrom(reading, opening[0].length, [], true);
  const known = entries.filter(({ text }) => isFieldWord(text)).length;
  if (entries.length < 3 || known < 3 || known * 5 < entries.length * 3) return null;
  const start = reading.folded.indexOf(what);
  return { start, end: start + what.length };
}

const toolsAbroad = lean(
  /^(?:[\p{L}'’ -]{0,30}?)(?<what>\b(?:aplicacion|gestor|registro|control|lista|tabla|diario|seguimiento|inventario|application|appli|app|suivi|gestion|liste|tableau|carnet|journal|registre|tabelle|verzeichnis|ubersicht|tagebuch|logbuch|verwaltung|aplicativo|controle|controlo|registo|tabela|elenco|tabella|gestione|lijst|overzicht|logboek|tabel|rejestr|dziennik|spis|zestawienie|planilha|hoja|uygulama\p{L}*|takip\p{L}*|tracker)(?![\p{L}])(?: [\p{L}'’-]+){0,5}?|\p{L}+(?:liste|tabelle|tagebuch|verwaltung|ubersicht|lijst|overzicht|logboek|tracker)(?: [\p{L}'’-]+){0,3}?)(?:\s?:|,? (?:mit|con|avec|com|met|ze?))\s+/u,
);

/** "Suivi de lecture : titre, auteur, statut": a list of columns behind a tool, in other languages. */
function findRecordsAbroad(reading: Reading): Span | null {
  const opening = toolsAbroad.exec(reading.folded);
  const what = opening?.groups?.['what'];
  if (!opening || what === undefined) return null;
  const entries = entriesFrom(reading, opening[0].length, [], true);
  if (entries.length < 3 || !isOfFields(entries)) return null;
  const start = reading.folded.indexOf(what);
  return { start, end: start + what.trimEnd().length };
}
