import { archiveLimits, ArchiveProblem, checkUnpackedSize, type ArchiveLimits } from './archive-limits';

/** What an archive says of one entry. */
export type ArchiveEntry = {
  readonly name: string;
  /** Bytes unpacked, as declared. */
  readonly size: number;
  readonly kind: 'file' | 'folder' | 'other';
};

/** An entry that becomes a file, and the path it gets. */
export type CheckedEntry<Entry> = { readonly entry: Entry; readonly path: string };

/** How an archive is taken. */
export type ArchiveRules = {
  readonly limits: ArchiveLimits;
  /** Of one's own making: every entry stands for itself, under the path it has. */
  readonly isExact: boolean;
};

/** For what people bring. */
const rulesForStrangers: ArchiveRules = { limits: archiveLimits, isExact: false };

// What systems leave in archives and nobody meant to send.
const litter = /(?:^|\/)(?:__MACOSX(?:\/|$)|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._[^/]*$|\.git(?:\/|$))/iu;

/**
 * The files of an archive with the paths they get: what systems leave behind is passed over, and so is one folder
 * around everything. Throws `ArchiveProblem`, naming the entry, for a path that leaves the folder or could not be a
 * file everywhere, a link, two entries that some system would take for one file, and for too many or too large ones.
 * `packed`: bytes of the archive.
 */
export function checkEntries<Entry extends ArchiveEntry>(
  entries: readonly Entry[],
  packed: number,
  isSafePath: (path: string) => boolean,
  { limits, isExact }: ArchiveRules = rulesForStrangers,
): CheckedEntry<Entry>[] {
  if (entries.length > limits.files * 2) throw tooMany(limits);
  const files: CheckedEntry<Entry>[] = [];
  let total = 0;
  for (const entry of entries) {
    const path = isExact ? entry.name : entry.name.normalize('NFC').replace(/^(?:\.\/)+/u, '');
    if (entry.kind === 'folder' || (!isExact && litter.test(path))) {
      if (entry.kind === 'folder') requireSafe(path.replace(/\/$/u, ''), entry.name, isSafePath);
      continue;
    }
    if (entry.kind === 'other') {
      throw new ArchiveProblem(`${quote(entry.name)} is a link or a device, not a file.`);
    }
    requireSafe(path, entry.name, isSafePath);
    if (!(entry.size >= 0 && entry.size <= limits.fileBytes)) {
      throw new ArchiveProblem(`${quote(entry.name)} is larger than ${limits.fileBytes / 1_000_000} MB.`);
    }
    total += entry.size;
    checkUnpackedSize(total, packed, limits);
    files.push({ entry, path });
    if (files.length > limits.files) throw tooMany(limits);
  }
  if (files.length === 0) throw new ArchiveProblem('it holds no files.');
  refuseTwins(files);
  return isExact ? files : withoutOuterFolder(files);
}

function requireSafe(path: string, name: string, isSafePath: (path: string) => boolean): void {
  if (path === '' || path === '.') return;
  if (!isSafePath(path)) throw new ArchiveProblem(`the path ${quote(name)} is not safe.`);
}

function refuseTwins(files: readonly CheckedEntry<ArchiveEntry>[]): void {
  const folders = new Map<string, string>();
  const known = new Map<string, string>();
  for (const { entry, path } of files) {
    const folded = path.toLowerCase();
    const twin = known.get(folded);
    if (twin !== undefined) {
      throw new ArchiveProblem(
        twin === entry.name
          ? `it holds ${quote(twin)} twice.`
          : `${quote(twin)} and ${quote(entry.name)} would be one file on some systems.`,
      );
    }
    known.set(folded, entry.name);
    for (let at = folded.indexOf('/'); at >= 0; at = folded.indexOf('/', at + 1)) {
      folders.set(folded.slice(0, at), entry.name);
    }
  }
  for (const [folded, name] of known) {
    const inside = folders.get(folded);
    if (inside !== undefined) {
      throw new ArchiveProblem(`${quote(name)} is a file, and ${quote(inside)} would lie in it.`);
    }
  }
}

/** An archive of a folder opens as what is in the folder. */
function withoutOuterFolder<Entry>(files: readonly CheckedEntry<Entry>[]): CheckedEntry<Entry>[] {
  const [first] = files;
  const outer = first?.path.includes('/') ? first.path.slice(0, first.path.indexOf('/') + 1) : '';
  if (outer === '' || !files.every(({ path }) => path.startsWith(outer))) return [...files];
  return files.map(({ entry, path }) => ({ entry, path: path.slice(outer.length) }));
}

/** Names come from strangers: shortened, and with what cannot be seen made visible. */
function quote(name: string): string {
  const visible = name.replace(
    /[\p{Cc}\p{Cf}]/gu,
    (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );
  return `“${visible.length > 80 ? `${visible.slice(0, 77)}…` : visible}”`;
}

function tooMany({ files }: ArchiveLimits): ArchiveProblem {
  return new ArchiveProblem(`it holds more than ${files.toLocaleString('en-US')} files.`);
}
