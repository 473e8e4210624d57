import { capitalise } from '@/engine/capitalise';
import { foldText } from '@/engine/brief/words/fold-text';
import type { Brief } from '@/domain/site/brief';

/** Something that an app is to hold from the start: what it is called and what stands in brackets behind it. */
export type StartEntry = { readonly name: string; readonly details: readonly string[] };

const things =
  'tasks?|todos?|to-dos?|chores?|items?|cards?|entries|things|rows?|records?|products?|plants?|books?|habits?|contacts?|tareas?|tarjetas?|elementos?|taches?|cartes?|elements?|aufgaben|karten|eintrage|tarefas?|cartoes|itens|attivita|schede|voci|taken|kaarten|zadania|karty|gorevler|kartlar';
const cue = new RegExp(
  [
    String.raw`\balready (?:(?:on|in|inside|there|added|listed|has|contains|have|include[sd]?)\b(?: (?:it|them|the list|the board|there))?)`,
    String.raw`\b(?:start(?:s|ing|ed)?|begin(?:s|ning)?|open(?:s|ing)?)(?: (?:it|me|off|out|the list|the board))? with`,
    String.raw`\b(?:pre-?(?:filled?|loaded|populated?)|filled|seeded?|populated?)(?: (?:it|in|already))? with`,
    String.raw`\b(?:sample|starting|initial|example|starter|these|the following|following)(?: (?:\d{1,2}|two|three|four|five|six|seven|eight|ten))?(?: \p{L}{3,12})? (?!columns|fields|pages|sections|categories|options|rooms|colou?rs|levels|features|lists|boards|columnas)\p{L}{3,16}s(?= ?: )`,
    String.raw`\b(?:sample|starting|initial|first|example|these|my|our|current|some) (?:${things})(?: (?:are|like|such as|to start|in it))?`,
    String.raw`\b(?:with|and|has|containing) (?:the |these |some )?(?:cards|tasks|items|entries|chores)(?: (?:like|such as))?`,
    String.raw`(?<=[.;]\s)(?:cards|tasks|items|entries|chores|products|books)(?= ?:)`,
    String.raw`\b(?:empieza|comienza|que empiece|ya) con(?: (?:las|los|estas|estos) (?:${things}))?|\bcommence(?:r)? (?:avec|par)|\bdeja (?:dedans|dessus)|\b(?:beginnt|startet|beginnen|starten) mit|\b(?:schon|bereits) (?:drauf|drin|darauf|eingetragen)|\b(?:comeca|comecar|ja) com|\b(?:inizia|comincia|parte) con|\bgia (?:dentro|inserit[ioae])|\bbegint? met|\bstaat? er al (?:op|in)|\bna start|\bbaslangicta`,
  ].join('|'),
  'gu',
);
// "Start with the cards "A" in Pitch": the word for them stands between.
const listed = new RegExp(String.raw`^\s*(?:(?:the|these|this|my|our)\s+)?(?:(?:these\s+)?(?:\d{1,2}|two|three|four|five|six|seven|eight|ten)\s+(?:\p{L}{3,12}\s)?(?:\p{L}+s?(?=\s*:)))?(?:(?:${things})(?=\s*[:"“„«]))?\s*(?::|–|—|-)?\s*`, 'iu'); // prettier-ignore
const placed = /^(["“„«].+["”“»])\s+(?:in|into|under|on|to)\s+(?:the\s+)?(.{2,30})$/u;
const ends = /[.!?;](?=\s|$)|\n/u;
const quoted = /^["“„«'‘](.+)["”“»'’]$/u;
const feature =
  /\b(?:search|filters?|export|import|drag|button|dark|light|mode|priorit|due dates?|categories|columns?|clean(?! \p{L})|empty|nothing|reminders?)\b/u;

/**
 * What the prompt wants an app to hold from the start: "Already on it: passport, charger", "Start with Monstera (living
 * room, every 7 days) and Basil (kitchen)". Empty where it names fewer than two.
 */
export function readStart({ prompt }: Pick<Brief, 'prompt'>): readonly StartEntry[] {
  const folded = foldText(prompt);
  for (const match of folded.matchAll(cue)) {
    const from = match.index + match[0].length;
    const rest = prompt.slice(from);
    // "With cards that can be dragged" goes on, and lists nothing.
    const isList = listed.exec(rest)?.[0] ?? '';
    const isFree = /with|con|avec|par|mit|com|met|as|like$/u.test(match[0].slice(-4));
    if (!/[:–—-]/u.test(isList) && !isFree && !/^\s*["“„«'‘]/u.test(rest)) continue;
    const entries = splitEntries(rest.slice(isList.length));
    if (entries.length > 1 || (entries.length === 1 && /^["“„«]/u.test(rest.slice(isList.length)))) return entries; // prettier-ignore
  }
  return [];
}

/** "Monstera, living room, 7 days; Basil, kitchen, 2 days": semicolons part the things, commas what is told of each. */
function splitRows(text: string): StartEntry[] {
  const rows = (/^[^.!?\n]*/u.exec(text)?.[0] ?? '')
    .split(/\s*;\s*(?:and\s+)?/u)
    .map((row) => row.split(/\s*,\s*/u));
  const [name] = rows[0] ?? [];
  if (rows.length < 2 || name === undefined || !rows.slice(0, -1).every((row) => row.length > 1)) return [];
  return rows.flatMap(([first = '', ...details]) =>
    first.trim() === '' ? [] : [{ name: capitalise(first.trim()), details: details.filter(Boolean) }],
  );
}

function splitEntries(text: string): StartEntry[] {
  const rows = splitRows(text);
  if (rows.length > 1) return rows.slice(0, 40);
  // Commas and stops inside brackets and quotes part nothing.
  const masked = text.replace(
    /\([^()\n]{1,120}\)|["“„«][^"”“»\n]{1,80}["”“»]|(?<![\p{L}\p{N}])['‘][^'’\n]{1,80}['’](?![\p{L}])/gu,
    (part) => 'x'.repeat(part.length),
  );
  const end = ends.exec(masked)?.index ?? masked.length;
  const cuts = [
    ...masked
      .slice(0, end)
      .matchAll(/\s*,\s*(?:(?:and|y|et|und|e|en|i|ve)\s+)?|\s+(?:and|y|et|und|ve)\s+|،\s*/gu),
  ];
  const entries: StartEntry[] = [];
  let from = 0;
  for (const stop of [...cuts, null]) {
    const piece = text.slice(from, stop?.index ?? end).trim();
    if (stop) from = stop.index + stop[0].length;
    const bracket = /\s*\(([^()]*)\)$/u.exec(piece)?.[1] ?? '';
    const bare = piece.replace(/\s*\([^()]*\)$/u, '').trim();
    const place = placed.exec(bare);
    const name = (quoted.exec(place?.[1] ?? bare)?.[1] ?? bare).trim();
    if (name === '' || name.length > 60 || (name === bare && name.split(/\s+/u).length > 6)) break;
    if (name === bare && feature.test(foldText(name))) break;
    entries.push({
      name: capitalise(name),
      details: [...(place?.[2] ? [place[2]] : []), ...bracket.split(/\s*[,;]\s*/u).filter(Boolean)],
    });
  }
  return entries.slice(0, 40);
}
