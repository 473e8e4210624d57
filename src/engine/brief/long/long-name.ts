import type { Brief, Slot } from '@/domain/site/brief';

/** "Our teams were called out 63 times": words in small letters after "called" are no name of a long prompt. */
export const properName = ({ name }: Brief): Slot<string> | null =>
  name !== null && /^(?:an?|the)$|^(?:out|up|in|on|upon|by|for|from|it|them|us|a|an)\s/u.test(name.value)
    ? null
    : name;

/** A name in capitals is that of its whole line: "WALTON HALL UNDER 10s GIRLS FOOTBALL". */
export const raised = (prompt: string, read: Slot<string> | null): Slot<string> | null => {
  const name = signOver(prompt, read);
  const start = name?.spans[0]?.start ?? 0;
  if (!name || name.value !== name.value.toUpperCase() || !/\p{Lu}{4}/u.test(name.value)) return name;
  const from = prompt.lastIndexOf('\n', start) + 1;
  const line = prompt.slice(from).split('\n', 1)[0] ?? '';
  const isTitle =
    /^[^\p{Ll}]*(?:\d+s[^\p{Ll}]*)*$/u.test(line) &&
    line.split(/\s+/u).length < 11 &&
    line.length > name.value.length;
  if (!isTitle) return name;
  const value = line
    .trim()
    .toLowerCase()
    .replace(/(?<!\p{L}|\d|['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
  return { value, spans: [{ start: from, end: from + line.length }] };
};

/** "by Easter 2027": a time is nobody's name. */
export const isDay = (name: string): boolean =>
  /^(?:Easter|Christmas|Spring|Summer|Autumn|Winter)\s\d{4}$/u.test(name);

/** "St Brannock's Community Larder" alone over what begins with it again: the whole line is the name. */
const signOver = (prompt: string, read: Slot<string> | null): Slot<string> | null => {
  // "Clare & Owen Dance" over "We teach …": a name ends with its line.
  const [span] = read?.spans ?? [];
  const [inLine = ''] = span ? prompt.slice(span.start, span.end).split('\n', 1) : [];
  const name = read && span && inLine.length > 3 && read.value.startsWith(inLine.trim()) && inLine.length < span.end - span.start ? { value: inLine.trim(), spans: [{ start: span.start, end: span.start + inLine.length }] } : read; // prettier-ignore
  const [first = ''] = prompt.trimStart().split('\n', 1);
  const line = first.replace(/^[#*\s]+|[#*\s]+$/gu, '');
  // "Mudeford & Stanpit Sailing Juniors" alone over it all, where no word beyond it was named.
  const bareLine = line.replace(/\s[–—-]\s.*$/u, '').replace(/\s(?:group|club|society|choir|team|committee|band|shop|café|cafe|school)$/u, (word) => word.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())); // prettier-ignore
  const isTitle = /^(?:The\s)?\p{Lu}[\p{L}’'.-]*(?:\s(?:\p{Lu}[\p{L}’'.-]*|&|and|of|the|at|in|on|for)){1,7}$/u.test(bareLine) && /\p{Lu}\S*$/u.test(bareLine) && prompt.trimStart().startsWith(`${first}\n`) && !/^(?:Hi|Hello|Hey|Dear|Good|Subject|About|Website|Web|Home|Brief|Notes?|New|Project|Copy|Thanks)\b/u.test(line); // prettier-ignore
  if (
    isTitle &&
    (name === null ||
      isDay(name.value) ||
      (!name.value.includes(' ') && !line.includes(name.value)) ||
      ((name.spans[0]?.start ?? 0) > 200 && !line.includes(name.value)))
  )
    // prettier-ignore
    return { value: bareLine, spans: [{ start: prompt.indexOf(line), end: prompt.indexOf(line) + bareLine.length }] };
  const isSign =
    name !== null && line.length > name.value.length && line.endsWith(name.value) && /^\p{Lu}/u.test(line) &&
    line.split(/\s+/u).length < 8 && prompt.indexOf(line, prompt.indexOf(line) + line.length) > 0; // prettier-ignore
  const start = prompt.indexOf(line);
  return isSign ? { value: line, spans: [{ start, end: start + line.length }] } : name;
};

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** "Limestone & Lamplight" over it all, and "Limestone Lamplight" read out of an address: as the owner writes it. */
export const asTitled = (prompt: string, name: Slot<string> | null): Slot<string> | null => {
  if (name === null) return null;
  const own = letters(name.value);
  const line = prompt
    .slice(0, 900)
    .split('\n')
    .map((one) => one.replace(/^[#*\s]+|[#*\s:.]+$/gu, ''))
    .find((one) => one !== name.value && /\s(?:&|and)\s/u.test(one) && /^\p{Lu}/u.test(one) && letters(one.replace(/\sand\s/u, ' & ')) === own); // prettier-ignore
  if (line === undefined) return name;
  const start = prompt.indexOf(line);
  return { value: line, spans: [{ start, end: start + line.length }] };
};

const self =
  /\b(?:i['’]m|i am|my name is|my name['’]s)\s(?<who>\p{Lu}[\p{L}’'-]+(?:\s["“(]\p{Lu}[\p{L}’'-]+["”)])?(?:\s(?:de|van|von|der|la|di|al|bin|el|ter|ten)){0,2}(?:\s\p{Lu}[\p{L}’'-]+){1,2})(?=,|\.|;|\n|\s(?:and|from|in|who|but|an?|based|living|\d))/u;

/** "I'm Rosalind Achterberg and I write …": who writes, where nothing but a piece of that was read as the name. */
export const asPerson = (prompt: string, name: Slot<string> | null): Slot<string> | null => {
  const found = self.exec(
    prompt
      .slice(0, 400)
      .replace(/^I'm/u, "i'm")
      .replace(/(?<=[.!\n]\s?)I(?=['’]m|\sam)/gu, 'i'),
  );
  const who = found?.groups?.['who'];
  if (who === undefined)
    return name && { ...name, value: name.value.replace(/\s(?:and|where|but)\sI$/u, '') };
  const isPiece =
    name !== null &&
    (/\sand I$|^I(?:['’]m|\sam)\s/u.test(name.value) || who.split(/\s/u).includes(name.value));
  // "It's called Mucky Pup and I work from …": the sentence goes on.
  if (!isPiece) return name && { ...name, value: name.value.replace(/\s(?:and|where|but)\sI$/u, '') };
  const start = prompt.indexOf(who);
  const value = who.replace(/["“(](\p{L}[^"”)]*)["”)]/u, '“$1”');
  return { value, spans: [{ start, end: start + who.length }] };
};

const running =
  /\b(?:I|[Ww]e)\s(?:run|own|started|opened|manage|set up|look after|organi[sz]e)\s(?:the\s)?(?<what>\p{Lu}[\p{L}’'&-]*(?:\s(?:\p{Lu}[\p{L}’'-]*|&|and|of|the)){0,4}\s\p{Lu}[\p{L}’'-]*)(?=\s(?:in|at|on|near|and|which|where)\s|[.,])/u;

/** "I run the Lantern Language Café in Norwich … I am Fenella Marsh": what they run is the name, and not who runs it. */
export const asRun = (prompt: string, name: Slot<string> | null): Slot<string> | null => {
  const found = running.exec(prompt.slice(0, 400));
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return name;
  const start = found.index + found[0].lastIndexOf(what);
  const isLater = name === null || (name.spans[0]?.start ?? 0) > start + what.length;
  return isLater ? { value: what, spans: [{ start, end: start + what.length }] } : name;
};
