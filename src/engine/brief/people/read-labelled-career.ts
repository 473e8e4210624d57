import type { ListedItem, Slot } from '@/domain/site/brief';

const labels: readonly (readonly [RegExp, 'timeline' | 'skills' | 'languages' | 'events' | null])[] = [
  [/^(?:(?:work |professional )?experience|employment(?: history)?|work(?: history)?|career|jobs|positions?)$/iu, 'timeline'],
  [/^(?:education|studies|training|qualifications|degrees?)$/iu, 'timeline'],
  [/^(?:(?:technical |key |core )?skills|tools|technologies|tech stack)$/iu, 'skills'],
  [/^(?:spoken )?languages$/iu, 'languages'],
  [/^(?:talks|speaking|lectures)$/iu, 'events'],
  [/^(?:contact|interests|hobbies|about(?: me)?|profile|summary|look|style|design|colou?rs?|awards|publications|certificat\p{L}+|references|projects|links|layout|please|notes?)$/iu, null],
]; // prettier-ignore
const label =
  /(?<=^|\n|[.!?;]\s)[#*\s]*(?<name>\p{L}[\p{L} ]{3,24}?)\*{0,2}(?:[ ]*:[ \t]*\n?|[ ]*\n(?=[ ]*\S))/gu;
const month = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?\s)?`;
const year = String.raw`${month}(?:19|20)\d\d`;
const years = new RegExp(
  String.raw`(?:${year}\s?(?:-|–|—|to|until|till)\s?(?:${year}|now|present|today|current(?:ly)?|date)|since\s${year}|${year})`,
  'iu',
);

type Part = { readonly text: string; readonly start: number };

const trimmed = (text: string, start: number): Part => {
  const bare = text.replace(/^[\s•*–—-]+|[\s.]+$/gu, '');
  return { text: bare, start: start + text.indexOf(bare) };
};

/** The entries of a stretch: its lines, what semicolons part, or its sentences. */
const entriesOf = (text: string, start: number, isList: boolean): Part[] => {
  const bare = text.trimEnd();
  const marks = /\S\s*\n\s*\S/u.test(bare) ? /\n+/gu : bare.includes(';') ? /;\s+/gu : isList ? /,\s+|\s+·\s+/gu : /\.\s+(?=\p{Lu})/gu; // prettier-ignore
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: mark } of bare.matchAll(marks)) {
    parts.push(trimmed(bare.slice(from, index), start + from));
    from = index + mark.length;
  }
  return [...parts, trimmed(bare.slice(from), start + from)].filter(({ text: one }) => one !== '');
};

const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
const bareOf = (text: string): string => text.replace(/^[\s,:;(–—-]+|[\s,:;(–—-]+$/gu, '');

/** "Lead data engineer at Havenlink, 2021 to now - built the pipeline": a post, its years, what was done. */
const postOf = (text: string): Omit<ListedItem, 'section'> => {
  const found = years.exec(text);
  if (!found) return { name: capital(text) };
  const before = bareOf(text.slice(0, found.index));
  const after = bareOf(text.slice(found.index + found[0].length).replace(/^\)/u, ''));
  const [name, note] = before === '' ? [after, ''] : [before, after];
  return { name: capital(name), when: found[0], ...(note === '' ? {} : { note: capital(note) }) };
};

const told = (
  section: 'timeline' | 'skills' | 'languages' | 'events',
  text: string,
): Omit<ListedItem, 'section'> => {
  if (section === 'timeline') return postOf(text);
  if (section === 'events') {
    const [, name = text, note = ''] = /^["“‘']([^"”]+)["”’'],?\s*(.*)$/u.exec(text) ?? [];
    return { name, ...(note === '' ? {} : { note }) };
  }
  const [, name = text, note] =
    section === 'languages'
      ? (/^(.+?)(?:\s\(([^()]+)\)|\s([ABC][12]|native|fluent|basic|some))$/iu.exec(text) ?? [])
      : [];
  const level =
    note ?? (section === 'languages' ? /\s([ABC][12]|native|fluent|basic)$/iu.exec(text)?.[1] : undefined);
  const shown = section === 'skills' ? name : capital(name);
  return { name: shown, ...(level === undefined ? {} : { note: capital(level) }) };
};

/** A working life under its labels: "Experience: …", "Education: …", "Skills: …". Empty where a prompt has fewer than two. */
export function readLabelledCareer(prompt: string): Slot<ListedItem>[] {
  const marks = [...prompt.matchAll(label)].flatMap(({ 0: all, groups, index }) => {
    const name = groups?.['name']?.trim() ?? '';
    const known = labels.find(([words]) => words.test(name));
    return known ? [{ section: known[1], from: index, start: index + all.length }] : [];
  });
  if (marks.filter(({ section }) => section !== null).length < 2) return [];
  return marks.flatMap(({ section, start }, at): Slot<ListedItem>[] => {
    if (section === null) return [];
    const next = marks[at + 1]?.from ?? prompt.length;
    const blank = prompt.slice(start, next).search(/\n\s*\n/u);
    const body = prompt.slice(start, blank > 0 ? start + blank : next);
    // "Skills: Python, Scala. I also cook.": a list of words ends with its sentence.
    const isList = section === 'skills' || section === 'languages';
    const isLine = !body.trim().includes('\n');
    const own =
      isList && isLine
        ? body.replace(/\.\s[\s\S]*$/u, '')
        : section === 'events' && isLine
          ? body.replace(/\.\s(?=\p{Lu})[\s\S]*$/u, '')
          : body;
    return entriesOf(own, start, isList).map((part) => ({
      value: { section, ...told(section, part.text) },
      spans: [{ start: part.start, end: part.start + part.text.length }],
    }));
  });
}
