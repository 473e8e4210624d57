import type { Span } from '@/domain/site/brief';
import { isMakersLabel } from './is-for-maker';
import { pagesInList } from './pages-in-list';

/** A page that a prompt outlines: its title, and the stretch that tells what stands on it. */
export type OutlinePage = {
  readonly title: string;
  readonly lead: Span;
  readonly body: Span;
  /** The heading over it, where the outline is that of the sections of one page. */
  readonly section?: string;
};

/** A place where a page's part of the prompt begins. */
type Mark = { readonly title: string; readonly start: number; readonly end: number; readonly sort: string };

const first = /^(?:home|home\s?page|front page|landing page|start page|main page|welcome)$/iu;
const usual =
  /^(?:about(?:\s\p{L}+){0,3}|our (?:story|people|team|work|services)|services|what (?:we|i) do|contact(?:\s\p{L}+){0,2}|get in touch|find us|prices|pricing|fees(?: and contact)?|gallery|portfolio|work|faqs?|questions|shop|menu|news|blog|events|team|people|visit(?: us)?|book(?:ing)?s?|join(?: us)?|history|courses|classes|lessons|rooms|testimonials|reviews|treatments|training|products|donate|volunteer(?:ing)?)$/iu;
const title = String.raw`(\p{L}[\p{L}\d’'&/ ,-]{1,40}?)`;
const numbering = String.raw`(?:page\s\d{1,2}\s*[:.)–—-]\s*|\d{1,2}[.)]\s+|[-*•]\s+)?`;
const entry = new RegExp(
  String.raw`^(\s*${numbering})(?:\*\*|__|["“])?${title}(?:(?:\s?page)?(?:\*\*|__|["”])?(?::(?:\*\*|__)?\s+|\s[–—-]\s+|\s(?=\())|\spage\s(?=(?:with|has|lists?|shows?)\s))(?=\S)`,
  'iu',
);
const heading = new RegExp(
  String.raw`^\s*(?:(#{1,5})\s+(?:\d{1,2}(?:\.\d{1,2})*\.?\s+)?|(\*\*|__)|(page\s\d{1,2}\s*[:.)–—-]\s*)|((?:\d{1,2}[.)]|[-*•])\s+))?${title}(?:\s?page)?(?:\*\*|__)?(:)?(?:\*\*|__)?\s*$`,
  'iu',
);
const leadIn =
  /(?:^|[^\p{L}])(?:pages?|site\s?map|site structure|structure|contents?)(?:\s(?:needed|wanted|required|please|i want|we want|outline|list|by page))*\s*[:–—-]?\s*$/iu;
const inline = /(?:^|(?<=[.!?;”"]\s))(\p{Lu}[\p{L}\d’'& ]{1,30}?)(?:\spage)?:\s+(?=\S)/gmu;
const fewest = 3;

const clean = (raw: string): string =>
  raw
    .replace(/[*_#:"“”]+/gu, '')
    .replace(/\s(?:page|tab)$/iu, '')
    .replace(/^(?:the|an?)\s(?=\p{Ll})/iu, '')
    .trim()
    .replace(/^\p{Lu}{4}[\p{Lu}\s&/’'-]*$/u, (words) => words.charAt(0) + words.slice(1).toLowerCase())
    .replace(/^home\s?page$/iu, 'Home')
    .replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

type Line = { readonly text: string; readonly start: number };
const linesOf = (prompt: string): Line[] => {
  let at = 0;
  return prompt.split('\n').map((text) => {
    const line = { text, start: at };
    at += text.length + 1;
    return line;
  });
};

const isHome = (words: string): boolean => first.test(clean(words));
const isUsual = (words: string): boolean => usual.test(clean(words));

const fewestCalled = 2;

/** Where several entries are called pages ("Rehearsals page: …"), the others between them are of the page above: "Reasons: …". */
const calledPages = (run: readonly Mark[], lines: readonly Line[], end: number | null): Mark[] => {
  const isCalled = ({ start }: Mark): boolean =>
    /^[^:–—-]{1,50}\bpage\b/iu.test(lines.find((line) => line.start === start)?.text ?? '');
  const called = run.filter(isCalled);
  const others = run.filter((mark) => !isCalled(mark) && !isHome(mark.title) && !isUsual(mark.title));
  const kept = called.length >= fewestCalled ? run.filter((mark) => !others.includes(mark)) : run;
  return end === null ? [...kept] : [...kept, { title: '', start: end, end, sort: '' }];
};

/** Entries of a list: "1. Home: who we are", under "Pages:" or with a home page and another usual one among them. */
const listed = (lines: readonly Line[]): Mark[] => {
  let run: Mark[] = [];
  let isLed = false;
  const isOutline = (): boolean =>
    run.length >= fewest &&
    ((isLed && run.some(({ title: one }) => isHome(one) || isUsual(one))) ||
      (run.some(({ title: one }) => isHome(one)) && run.some(({ title: one }) => isUsual(one))));
  for (const [at, { text, start }] of lines.entries()) {
    if (text.trim() === '') continue;
    // What is set in deeper belongs to the page above it.
    const depth = /^\s*/u.exec(run[0]?.sort ?? '')?.[0].length ?? 0;
    if (run.length > 0 && (/^\s*/u.exec(text)?.[0].length ?? 0) > depth) continue;
    const found = entry.exec(text);
    if (found?.[2] !== undefined && !isMakersLabel(clean(found[2]))) {
      const sort = (found[1] ?? '').replace(/\d+/u, '1');
      if (run.length > 0 && run[0]?.sort !== sort) {
        if (isOutline()) return run;
        run = [];
      }
      run.push({ title: clean(found[2]), start, end: start + found[0].length, sort });
      continue;
    }
    // "3. Gallery": a page of which nothing is told.
    const bare = heading.exec(text);
    const sort =
      bare?.[4] === undefined ? '' : `${/^\s*/u.exec(text)?.[0] ?? ''}${bare[4].replace(/\d+/u, '1')}`;
    if (run.length > 0 && sort !== '' && sort === run[0]?.sort && bare?.[5] !== undefined) {
      run.push({ title: clean(bare[5]), start, end: start + text.length, sort });
      continue;
    }
    if (run.length > 0 && isOutline()) return calledPages(run, lines, start);
    // A line that goes on under a bare label is of its page.
    if (run[0]?.sort.trim() === '' && (lines[at - 1]?.text ?? '').trim() !== '') continue;
    run = [];
    isLed = leadIn.test(text);
  }
  return isOutline() ? calledPages(run, lines, null) : [];
};

const sectionLead = /^\s*(?:#+\s*|\*\*)?(?:the\s)?sections?\b[^\n]{0,70}:?\s*(?:\*\*)?$/iu;

/** "Sections of the page, in this order: 1. Hero: … 2. The vans: …": what stands on a single page. */
const sectioned = (lines: readonly Line[]): Mark[] => {
  const from = lines.findIndex(({ text }) => sectionLead.test(text));
  if (from < 0) return [];
  const marks: Mark[] = [];
  for (const { text, start } of lines.slice(from + 1)) {
    if (text.trim() === '') {
      if (marks.length > 0) return [...marks, { title: '', start, end: start, sort: '' }];
      continue;
    }
    const found = /^\s*(?:\d{1,2}[.)]|[-*•])\s+/u.test(text) ? entry.exec(text) : null;
    if (found?.[2] !== undefined)
      marks.push({ title: clean(found[2]), start, end: start + found[0].length, sort: '1.' });
    else if (marks.length > 0 && !/^\s/u.test(text))
      return [...marks, { title: '', start, end: start, sort: '' }];
  }
  return marks;
};

/** Headings over what stands on each page: "## Home", "HOME PAGE", "Home:". */
const headed = (lines: readonly Line[]): Mark[] => {
  const marks = lines.flatMap(({ text, start }, at): Mark[] => {
    const found = heading.exec(text);
    const name = found?.[5];
    if (!found || name === undefined || name.split(/\s+/u).length > 5) return [];
    const sort = found[1] ?? found[2] ?? (found[3] ? 'page' : found[4] ? found[4].trim().replace(/\d+/u, '1') : found[6] ? ':' : /^\P{Ll}+$/u.test(name) ? 'caps' : 'plain'); // prettier-ignore
    // A bare line is a heading where it begins a block that goes on.
    const isLone =
      sort !== 'plain' || ((lines[at - 1]?.text ?? '').trim() === '' && (lines[at + 1]?.text ?? '').trim() !== ''); // prettier-ignore
    return isLone ? [{ title: clean(name), start, end: start + text.length, sort }] : [];
  });
  const home = marks.find(({ title: one }) => first.test(one));
  if (!home) return [];
  const own = marks.filter(({ sort, start }) => sort === home.sort && start >= home.start);
  const isCalled = ({ start }: Mark): boolean =>
    /\spage\s*$/iu.test(lines.find((line) => line.start === start)?.text ?? '');
  const isOutline = own.length >= fewest && own.some((mark) => usual.test(mark.title) || isCalled(mark));
  if (!isOutline) return [];
  const level = /^#+$/u.test(home.sort) ? home.sort.length : 9;
  // A heading above them ends the outline, and so does one that speaks to the maker.
  const ends = marks.filter(
    ({ sort, start }) => start > home.start && /^#+$/u.test(sort) && sort.length < level,
  );
  return [...own.map((mark) => (isMakersLabel(mark.title) ? { ...mark, title: '' } : mark)), ...ends.map((mark) => ({ ...mark, title: '' }))] // prettier-ignore
    .toSorted((one, other) => one.start - other.start);
};

/** "Home: what we do. About: my story. Contact: a form.": labels inside one paragraph. */
const inlined = (lines: readonly Line[]): Mark[] => {
  for (const { text, start } of lines) {
    const marks = [...text.matchAll(inline)].map((match): Mark => {
      const at = start + match.index;
      return { title: clean(match[1] ?? ''), start: at, end: at + match[0].length, sort: 'in' };
    });
    const own = marks.filter(({ title: one }) => !/^(?:pages?|note)$/iu.test(one));
    if (
      own.length >= fewest &&
      own.some(({ title: one }) => first.test(one)) &&
      own.some(({ title: one }) => usual.test(one))
    )
      return [
        ...own.map((mark) => (isMakersLabel(mark.title) ? { ...mark, title: '' } : mark)),
        { title: '', start: start + text.length, end: start + text.length, sort: '' },
      ];
  }
  return [];
};

const listing =
  /\b(?:\d+|two|three|four|five|six|seven|eight|these|following)\s(?:\p{L}+\s){0,2}?pages(?:\s(?!and\b)\p{L}+){0,4}\s*[:(–—-]\s*([^\n.;)]{8,200})/iu;

/** "Must have 4 pages: Home, Training, About Petra, Contact": titles told in a row after how many there are. */
export const readPageList = (prompt: string): string[] => {
  // "HOME | TREATMENTS | FEES": the menu of a site whose text was pasted.
  const bar = /(?:^|\n)\s*(home\s?[|·•>/]\s?[^\n.:]{6,120})(?=\n|$)/iu.exec(prompt)?.[1];
  if (bar !== undefined) {
    const cells = bar.split(/\s?[|·•>/]\s?/u).map(clean);
    if (cells.length > 2 && cells.every((one) => one !== '' && one.split(/\s+/u).length <= 4)) return cells;
  }
  const found = listing.exec(prompt)?.[1];
  if (found === undefined) return [];
  const marks = found.includes(',')
    ? /,\s+(?:and\s+)?|\s+and\s+(?=[^,]*$)/u
    : /\s+(?:and|&)\s+|\s\/\s|\s\|\s/u;
  const parts = found.split(marks).map((one) => clean(one.replace(/\s*\([^()]*\)?/gu, '')));
  // "Fees and contact" after "About me, How I work": an "and" whose both sides are short words of one title.
  const last = /,\s+([^,]+\sand\s[^,]+)$/u.exec(found)?.[1];
  const isOne = last !== undefined && !/,\s+and\s/u.test(found) && parts.length > 3 && /^\p{Lu}.*\sand\s\p{Ll}/u.test(last); // prettier-ignore
  const titles = isOne ? [...parts.slice(0, -2), clean(last)] : parts;
  return titles.every((one) => one !== '' && one.split(/\s+/u).length <= 5) && titles.length > 1
    ? titles
    : [];
};

const requirement = new RegExp(
  String.raw`^\s*[-*•]?\s*(?:the\s|on the\s)?${title}\s+page(?:\s(?:must|should|needs? to|has to|will|to))?(?:\s(?:list|have|show|include|say|mention|contain|tell|display|feature)s?)?\s*[:,]?\s+(?=\S)`,
  'iu',
);

/** "Training page must list: …", "About page: …": what a list of requirements says of single pages. */
const required = (lines: readonly Line[], list: readonly string[]): Mark[] => {
  const marks = lines.flatMap(({ text, start }): Mark[] => {
    const found = requirement.exec(text);
    if (found?.[1] === undefined || found[1].split(/\s+/u).length > 3) return [];
    const name = clean(found[1]);
    const [word = ''] = name.toLowerCase().split(/\s/u);
    const own = list.find((one) => one.toLowerCase() === name.toLowerCase()) ?? list.find((one) => one.toLowerCase().startsWith(word)) ?? name; // prettier-ignore
    return [{ title: own, start, end: start + found[0].length, sort: 'must' }];
  });
  const known = marks.filter(({ title: one }) => list.includes(one) || first.test(one) || usual.test(one));
  if (new Set(known.map(({ title: one }) => one)).size < 2) return [];
  // What follows at the same depth is of the whole site, what is deeper belongs to the page.
  const depth = (text: string): number => /^\s*/u.exec(text)?.[0].length ?? 0;
  return marks.flatMap((mark) => {
    const at = lines.findIndex(({ start }) => start === mark.start);
    const own = lines[at];
    const next = lines.slice(at + 1).find(({ text }) => text.trim() === '' || depth(text) <= depth(own?.text ?? '')); // prettier-ignore
    const hasMark = next !== undefined && marks.some(({ start }) => start === next.start);
    return next && !hasMark ? [mark, { title: '', start: next.start, end: next.start, sort: '' }] : [mark];
  });
};

/** The pages of a prompt that goes through them one by one, in its order; empty for any other. */
export const readOutline = (prompt: string): OutlinePage[] => {
  const lines = linesOf(prompt);
  const list = readPageList(prompt);
  const readers = [headed, listed, inlined, (all: readonly Line[]) => required(all, list)];
  const found = readers.map((read) => read(lines)).find((marks) => marks.length > 0) ?? [];
  // "The Walks" is listed as "Walks".
  const bare = (one: string): string => one.toLowerCase().replace(/^(?:the|our|my)\s/u, '');
  const named = pagesInList(prompt)?.titles.map(bare);
  // "CONTENT How it works: …, People: …, PAGES Home, How it works, Contact": the list says which of them are pages.
  const isHeadings = named !== undefined && found.some(({ title: one }) => one !== '' && !isHome(one) && !named.includes(bare(one))); // prettier-ignore
  const paged = isHeadings ? [] : found;
  const sections = paged.length === 0 ? sectioned(lines) : [];
  const isSections = sections.length > fewest;
  const marks = isSections ? sections : paged;
  return marks.flatMap((mark, at): OutlinePage[] => {
    if (mark.title === '') return [];
    const end = marks[at + 1]?.start ?? endOf(prompt, mark, lines);
    return [
      {
        title: isSections ? 'Home' : mark.title,
        ...(isSections ? { section: mark.title } : {}),
        lead: { start: mark.start, end: mark.end },
        body: { start: Math.min(mark.end, end), end },
      },
    ];
  });
};

/** The last entry of a list ends with its line, the last page under a heading with the prompt. */
const endOf = (prompt: string, { sort, start }: Mark, lines: readonly Line[]): number => {
  if (/^(?:#+|\*\*|__|page|caps|plain|:)$/u.test(sort)) return prompt.length;
  const line = lines.findLast((one) => one.start <= start);
  return line ? line.start + line.text.length : prompt.length;
};
