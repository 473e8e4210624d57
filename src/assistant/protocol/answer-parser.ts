import { cleanFile, cleanPiece } from './clean-body';
import type { AnswerProblem, Operation, ParsedAnswer, SearchPair, WrittenFile } from './operation';
import { findUnknownTag, pathOf, readTag, type OpenTag } from './read-tag';

type State =
  | { readonly in: 'words' | 'note' | 'thought' }
  | { readonly in: 'file'; readonly path: string }
  | { readonly in: 'edit' | 'search' | 'searched' | 'replace'; readonly path: string };

const closing: Readonly<Record<string, readonly string[]>> = {
  file: ['</file>', '</boltaction>', '</dyad-write>'],
  edit: ['</edit>', '</dyad-search-replace>'],
  search: ['</search>'],
  replace: ['</replace>'],
  note: ['</note>'],
  thought: ['</think>', '</thinking>'],
};

/**
 * Reads a model's answer as it comes, in pieces of any size: the same text gives the same result however it is cut.
 * Liberal in what it takes (fences, other tools' tags, CRLF, a byte order mark, thoughts); a file that was not written to its
 * end is never an operation but a problem.
 */
export class AnswerParser {
  readonly #onWritten: (file: WrittenFile) => void;
  readonly #operations: Operation[] = [];
  readonly #problems: AnswerProblem[] = [];
  readonly #words: string[] = [];
  readonly #notes: string[] = [];
  #state: State = { in: 'words' };
  #line = '';
  #body: string[] = [];
  #search = '';
  /** Lines behind a `</search>` that a `<replace>` has to follow; until it does they may be part of the text. */
  #held: string[] = [];
  #pairs: SearchPair[] = [];
  #isFirst = true;

  /** `onWritten` is told of each line that a file grows by. */
  constructor(onWritten: (file: WrittenFile) => void = () => undefined) {
    this.#onWritten = onWritten;
  }

  push(piece: string): void {
    const lines = (this.#line + piece).split('\n');
    this.#line = lines.pop() ?? '';
    for (const line of lines) this.#take(line);
  }

  /** What the whole answer came to. Nothing may be pushed after it. */
  end(): ParsedAnswer {
    if (this.#line !== '') this.#take(this.#line);
    this.#line = '';
    this.#finish();
    const notes = this.#notes.join('\n').trim();
    return {
      operations: this.#operations,
      said: notes === '' ? this.#words.join('\n').trim() : notes,
      problems: this.#problems,
    };
  }

  #take(raw: string): void {
    let line = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
    if (this.#isFirst) line = line.replace(/^\uFEFF/, '');
    this.#isFirst = false;
    this.#read(line);
  }

  #read(line: string): void {
    const { in: place } = this.#state;
    if (place === 'words') this.#readWords(line);
    else if (place === 'edit') this.#readEdit(line);
    else if (place === 'searched') this.#readSearched(line);
    else this.#readBody(line);
  }

  #readWords(line: string): void {
    const tag = readTag(line);
    if (tag) this.#open(tag);
    else if (/^\s*```/.test(line) || isClosing(line)) return;
    else {
      const unknown = findUnknownTag(line);
      if (unknown === null) this.#words.push(line);
      else this.#problems.push({ message: `The answer has a tag that nobody knows here: <${unknown}>.` });
    }
  }

  #open(tag: OpenTag): void {
    const path = pathOf(tag);
    if (tag.name === 'delete') {
      if (path !== '') this.#operations.push({ kind: 'delete', path });
      if (!tag.isClosed) this.#readRest(tag.rest.replace(/^\s*<\/[\w-]+>/, ''));
    } else if (tag.name === 'rename') {
      this.#operations.push({ kind: 'rename', from: pathOf(tag, 'from'), to: pathOf(tag, 'to') });
      if (!tag.isClosed) this.#readRest(tag.rest.replace(/^\s*<\/[\w-]+>/, ''));
    } else if (tag.name === 'note' || tag.name === 'think') {
      this.#enter({ in: tag.name === 'note' ? 'note' : 'thought' }, tag.rest);
    } else if (tag.name === 'file' || tag.name === 'edit') {
      this.#pairs = [];
      if (path === '') this.#problems.push({ message: `A <${tag.name}> of the answer has no path.` });
      this.#enter({ in: tag.name, path }, tag.rest);
    } else {
      this.#problems.push({ message: `A <${tag.name}> of the answer stands outside of an <edit>.` });
      this.#enter({ in: tag.name, path: '' }, tag.rest);
    }
  }

  #enter(state: State, rest: string): void {
    this.#state = state;
    this.#body = [];
    this.#readRest(rest);
  }

  #readRest(rest: string): void {
    if (rest.trim() !== '') this.#read(rest);
  }

  #readEdit(line: string): void {
    if (this.#state.in !== 'edit') return;
    const { path } = this.#state;
    const tag = readTag(line);
    if (tag?.name === 'search' || tag?.name === 'replace') {
      if (tag.name === 'replace')
        this.#problems.push({ path, message: 'A <replace> has no <search> before it.' });
      this.#search = '';
      this.#enter({ in: tag.name, path }, tag.rest);
    } else if (isClosing(line, 'edit')) this.#close('');
    else if (/^\s*<{5,}\s*SEARCH\b/.test(line)) this.#enter({ in: 'search', path }, '');
    else if (tag) {
      this.#finish();
      this.#open(tag);
    }
  }

  #readSearched(line: string): void {
    if (this.#state.in !== 'searched') return;
    const { path } = this.#state;
    const tag = readTag(line);
    if (tag?.name === 'replace') {
      this.#search = cleanPiece(path, this.#body);
      this.#enter({ in: 'replace', path }, tag.rest);
      return;
    }
    this.#held.push(line);
    if (line.trim() === '') return;
    // HTML has an element of that name: what was taken for the end stands in the text.
    this.#state = { in: 'search', path };
    this.#body.push(...this.#held.slice(0, -1));
    this.#read(line);
  }

  #readBody(line: string): void {
    const { in: place } = this.#state;
    const tag = place === 'file' || place === 'replace' || place === 'search' ? readTag(line) : null;
    const isMarked = place === 'search' || place === 'replace';
    if (isMarked && place === 'search' && /^\s*={5,}\s*$/.test(line)) {
      this.#search = cleanPiece(this.#state.path, this.#body);
      this.#enter({ in: 'replace', path: this.#state.path }, '');
    } else if (place === 'replace' && /^\s*>{5,}\s*REPLACE\b/.test(line)) this.#close('');
    else if ((tag?.name === 'file' || tag?.name === 'edit') && pathOf(tag) !== '') {
      this.#finish();
      this.#open(tag);
    } else {
      const end = findEnd(line, place);
      if (end === null) this.#grow(line);
      else {
        if (line.slice(0, end).trim() !== '') this.#grow(line.slice(0, end));
        this.#close(line.slice(end));
      }
    }
  }

  #grow(line: string): void {
    this.#body.push(line);
    if (this.#state.in === 'file') this.#onWritten({ path: this.#state.path, lines: this.#body.length });
  }

  /** The end of what is open stands on this line, from `closed` on. */
  #close(closed: string): void {
    const state = this.#state;
    if (state.in === 'search') {
      this.#held = [closed.trim()];
      this.#state = { in: 'searched', path: state.path };
      const behind = closed.replace(/^\s*<\/[\w-]+>/, '');
      this.#readRest(behind);
      return;
    }
    const path = 'path' in state ? state.path : '';
    const before = this.#body;
    this.#body = [];
    this.#state = { in: 'words' };
    if (state.in === 'note') this.#notes.push(before.join('\n').trim());
    else if (state.in === 'file' && path !== '') {
      this.#operations.push({ kind: 'file', path, content: cleanFile(path, before) });
    } else if (state.in === 'replace') {
      this.#pairs.push({ search: this.#search, replace: cleanPiece(path, before) });
      this.#onWritten({ path, lines: this.#pairs.flatMap(({ replace }) => replace.split('\n')).length });
      this.#state = path === '' ? { in: 'words' } : { in: 'edit', path };
    } else if (state.in === 'edit' && path !== '') {
      this.#operations.push({ kind: 'edit', path, pairs: this.#pairs });
      this.#pairs = [];
    }
    this.#readRest(closed.replace(/^\s*<\/[\w-]+>/, ''));
  }

  /** Ends what the answer left open. What is whole stands; half a file does not. */
  #finish(): void {
    const state = this.#state;
    this.#state = { in: 'words' };
    if (state.in === 'note') this.#notes.push(this.#body.join('\n').trim());
    if (!('path' in state)) return;
    if (state.in !== 'edit' && state.path !== '') {
      const message = `The answer ends before ${state.path} was written to its end.`;
      this.#problems.push({ path: state.path, message });
    }
    if (this.#pairs.length > 0) this.#operations.push({ kind: 'edit', path: state.path, pairs: this.#pairs });
    this.#pairs = [];
  }
}

function isClosing(line: string, name?: keyof typeof closing): boolean {
  const bare = line.trim().toLowerCase();
  const ends = name ? (closing[name] ?? []) : Object.values(closing).flat();
  return ends.includes(bare);
}

/** Where the closing tag begins on a line; null when there is none that ends what is open. */
function findEnd(line: string, place: State['in']): number | null {
  const names = closing[place]?.map((end) => end.slice(2, -1)).join('|');
  if (!names) return null;
  for (const match of line.matchAll(new RegExp(`</(?:${names})>`, 'gi'))) {
    const behind = line.slice(match.index + match[0].length);
    if (behind.trim() === '' || place === 'thought') return match.index;
    // Another tag may follow at once. Anything else is code that speaks of such a tag.
    if (readTag(behind) !== null || (place !== 'file' && isClosing(behind))) return match.index;
  }
  return null;
}
