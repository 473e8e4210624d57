const words =
  'to whom it may concern|dear (?:sirs?|madam|all|team|web team|webmaster|designer)(?: (?:or|and) (?:sirs?|madam))?|hi|hiya|hey|hello|howdy|greetings|(?:morning|afternoon|evening)(?=[,!])|good (?:morning|afternoon|evening|day)|hola|buenas(?: tardes)?|buenos d[ií]as|bonjour|bonsoir|salut|coucou|hallo|moin|servus|guten (?:tag|morgen|abend)|gr[uü](?:ß|ss) gott|ol[aá]|oi|bom dia|boa (?:tarde|noite)|ciao|salve|buongiorno|buonasera|hoi|goedemorgen|goedemiddag|goedendag|dag|cze[sś][cć]|dzie[nń] dobry|witam|hej|merhaba|selam|iyi g[uü]nler|مرحبا|أهلا|السلام عليكم|שלום|היי';
const address =
  '(?:,? (?:there|all|everyone|team|folks|guys|zusammen|a todos|tout le monde|a tutti|allemaal|everybody|hey|hi))?';
const greeting = new RegExp(`^\\s*(?:${words})${address}(?![\\p{L}\\p{N}'’-])[\\s,!.:;–—-]*`, 'iu');

/** UTF-16 length of the greeting that opens a prompt, marks and blanks after it included; 0 without one. */
export function greetingLength(text: string): number {
  const said = greeting.exec(text)?.[0] ?? '';
  // "Hola Tacos", "Hello Kitten": a capital right after makes it a name.
  const isName = /\p{L}\s+$/u.test(said) && /^(?!I\b)\p{Lu}/u.test(text.slice(said.length));
  const length = isName ? 0 : said.length;
  // "Hey!" alone: a greeting and nothing else is read as it stands.
  return /\p{L}/u.test(text.slice(length, length + 200)) ? length : 0;
}
