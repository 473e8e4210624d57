import type { EditOutcome } from '@/domain/site/edit';
import type { Finding } from '@/domain/site/finding';
import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import { checkSite } from '@/engine/check/check-site';
import { findCollections } from '@/engine/edit/items/find-items';
import { findSections } from '@/engine/locate/find-sections';

/** One command with what must hold after it. Texts in `gone` and `present` are looked for in all files. */
export type EditCase = {
  readonly start: string;
  readonly command: string;
  readonly intent?: string;
  readonly refused?: boolean;
  readonly changes?: readonly string[];
  readonly gone?: readonly string[];
  readonly present?: readonly string[];
  readonly section?: string;
  readonly gone_section?: string;
  readonly order?: readonly string[];
  readonly count?: Readonly<Record<string, number>>;
  readonly scheme?: string;
  readonly files_added?: number;
  readonly files_deleted?: number;
};

/** Everything that is wrong with an outcome; empty when the case passes. */
export function findProblems(
  edit: EditCase,
  before: readonly SiteFile[],
  outcome: EditOutcome,
  known: readonly Finding[],
): string[] {
  const isRefusal = edit.refused === true || ['unclear', 'unsupported-offline'].includes(edit.intent ?? '');
  if (isRefusal)
    return outcome.kind === 'refused'
      ? checkSuggestions(outcome)
      : [`should have refused, was ${outcome.kind}`];
  if (edit.intent === 'explain')
    return outcome.kind === 'answer' ? [] : [`should have answered, was ${outcome.kind}`];
  if (edit.intent === 'undo' || edit.intent === 'redo')
    return outcome.kind === 'history' && outcome.intent === edit.intent
      ? []
      : [`should be ${edit.intent}, was ${outcome.kind}`];
  if (outcome.kind !== 'changed') return [`was ${outcome.kind}`];
  const problems: string[] = [];
  if (!matchesIntent(edit.intent, outcome.intent))
    problems.push(`intent ${outcome.intent}, wanted ${edit.intent}`);
  const old = new Map(before.map((file) => [file.path, textOf(file)]));
  for (const file of outcome.files)
    if (old.get(file.path) === textOf(file)) problems.push(`${file.path} is listed but the same`);
  const after = apply(before, outcome);
  const whole = after.map(textOf).join('\n');
  const touched = [...outcome.files.map(({ path }) => path), ...outcome.deleted].sort();
  if (edit.changes && edit.changes.toSorted().join() !== touched.join())
    problems.push(`changed ${touched.join(', ')}, wanted ${edit.changes.join(', ')}`);
  for (const text of edit.gone ?? []) if (whole.includes(text)) problems.push(`still there: ${text}`);
  for (const text of edit.present ?? []) if (!whole.includes(text)) problems.push(`missing: ${text}`);
  problems.push(...checkSections(edit, after), ...checkFiles(edit, before, outcome));
  if (edit.scheme && !new RegExp(`color-scheme: ${edit.scheme};`).test(whole))
    problems.push(`scheme is not ${edit.scheme}`);
  const had = new Set(known.map(keyOf));
  const fresh = checkSite(after).filter((finding) => finding.severity !== 'note' && !had.has(keyOf(finding)));
  for (const finding of fresh.slice(0, 3))
    problems.push(`new finding: ${finding.path}:${finding.line ?? 0} ${finding.message}`);
  return problems;
}

const keyOf = ({ rule, path, message }: Finding) => `${rule} ${path} ${message}`;

function matchesIntent(wanted: string | undefined, got: string): boolean {
  if (!wanted || wanted === 'compound') return true;
  return got === wanted || got.split('+').includes(wanted);
}

function checkSuggestions(outcome: Extract<EditOutcome, { kind: 'refused' }>): string[] {
  return outcome.suggestions.length > 0 ||
    outcome.reason === 'nothing-to-change' ||
    outcome.reason === 'not-found'
    ? []
    : ['refused without suggestions'];
}

function apply(before: readonly SiteFile[], outcome: Extract<EditOutcome, { kind: 'changed' }>): SiteFile[] {
  const files = new Map(before.map((file) => [file.path, file]));
  for (const path of outcome.deleted) files.delete(path);
  for (const file of outcome.files) files.set(file.path, file);
  return [...files.values()];
}

function pagesOf(files: readonly SiteFile[]): readonly string[] {
  return files.filter(({ path }) => path.endsWith('.html') && path !== '404.html').map(textOf);
}

function checkSections(edit: EditCase, after: readonly SiteFile[]): string[] {
  const problems: string[] = [];
  const pages = pagesOf(after).map((page) => findSections(page));
  const first = after.find(({ path }) => path === 'index.html');
  const home = first ? findSections(textOf(first)) : [];
  if (edit.section && !pages.some((sections) => sections.some(({ type }) => type === edit.section)))
    problems.push(`no ${edit.section} section`);
  if (edit.gone_section && home.some(({ type }) => type === edit.gone_section))
    problems.push(`home still has ${edit.gone_section}`);
  const [low, high, last] = edit.order ?? [];
  if (low && high && /^[a-z-]+$/.test(low)) {
    const isOrdered = pages.some((sections) => {
      const at = (type: string) => sections.findIndex((section) => section.type === type);
      return at(low) >= 0 && at(low) < at(high);
    });
    if (!isOrdered) problems.push(`${low} does not stand before ${high}`);
  } else if (low && high && last) {
    const whole = pagesOf(after).join('\n');
    if (
      !(
        whole.lastIndexOf(`>${low}<`) < whole.lastIndexOf(`>${high}<`) &&
        whole.lastIndexOf(`>${high}<`) < whole.lastIndexOf(`>${last}<`)
      )
    )
      problems.push(`not in order: ${edit.order?.join(', ')}`);
  }
  for (const [type, count] of Object.entries(edit.count ?? {})) {
    const section = pages.flat().find((candidate) => candidate.type === type);
    const found = section ? (findCollections(section)[0]?.items.length ?? 0) : 0;
    if (found !== count) problems.push(`${type} has ${found} items, wanted ${count}`);
  }
  return problems;
}

function checkFiles(
  edit: EditCase,
  before: readonly SiteFile[],
  outcome: Extract<EditOutcome, { kind: 'changed' }>,
): string[] {
  const old = new Set(before.map(({ path }) => path));
  const added = outcome.files.filter(({ path }) => !old.has(path) && path.endsWith('.html')).length;
  const problems: string[] = [];
  if (edit.files_added !== undefined && added !== edit.files_added) problems.push(`${added} files added`);
  if (edit.files_deleted !== undefined && outcome.deleted.length < edit.files_deleted)
    problems.push('no file was deleted');
  return problems;
}
