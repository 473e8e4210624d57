import { resolve } from 'node:path';
import type { EditOutcome } from '@/domain/site/edit';
import type { SiteFile } from '@/domain/site/site-file';
import { applyWithType } from '@/engine/edit/apply-with-type';
import { loadAllCopy } from '@/engine/plan/load-copy';
import { countLines } from './count-lines';
import { lastAbout, rememberEdit, stepThrough } from './journal';
import { readArguments, UsageError } from './read-arguments';
import type { Command, Print } from './run-command';
import { readTypeFile } from './read-type-file';
import { isFolder, readSiteFolder, writeSiteFolder } from './site-folder';

const help = `Usage: npm run --silent edit -- --site <dir> "<command>" [--page <file>] [--json]

Applies one command in plain words to the site in <dir> and prints what changed.

  --site <dir>   folder of a site
  --page <file>  the page that the command is about, where it does not say (default index.html)
  --json         print one JSON object: {kind, intent, message, files, deleted, changes, suggestions}

Exit code: 0 changed, 3 not understood or nothing to change, 2 wrong usage.`;

async function run(given: readonly string[], print: Print): Promise<number> {
  const { options, flags, words } = readArguments(given, {
    options: ['site', 'page'],
    flags: ['json', 'help'],
  });
  if (flags.has('help')) {
    print(help);
    return 0;
  }
  const site = options.get('site');
  const command = words.join(' ');
  if (!site) throw new UsageError('Say which site: --site <dir> is missing.');
  if (command.trim() === '') throw new UsageError('Say what to change: a command is missing.');
  const folder = resolve(site);
  if (!(await isFolder(folder))) throw new UsageError(`${site} is not a folder.`);
  const files = await readSiteFolder(folder).catch((error: unknown) => {
    throw new UsageError(`${site} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
  });
  const page = options.get('page');
  if (page !== undefined && !files.some(({ path }) => path === page))
    throw new UsageError(`${site} has no page ${page}.`);
  await loadAllCopy();
  const about = await lastAbout(folder);
  const outcome = await applyWithType(
    { files, command, ...(page === undefined ? {} : { page }), ...(about ? { about } : {}) },
    readTypeFile,
  );
  const isJson = flags.has('json');
  if (outcome.kind === 'changed') {
    await writeSiteFolder(folder, outcome.files, outcome.deleted);
    await rememberEdit(folder, command, files, outcome.files, outcome.deleted, outcome.about);
    printChange(
      print,
      isJson,
      outcome.intent,
      outcome.message,
      outcome.changes,
      files,
      outcome.files,
      outcome.deleted,
    );
    return 0;
  }
  if (outcome.kind === 'history') return travel(folder, outcome.intent, outcome.steps, files, isJson, print);
  printAnswer(outcome, isJson, print);
  return 3;
}

async function travel(
  folder: string,
  way: 'undo' | 'redo',
  steps: number | 'all',
  files: readonly SiteFile[],
  isJson: boolean,
  print: Print,
): Promise<number> {
  const refuse = (message: string) => {
    printAnswer({ kind: 'refused', reason: 'nothing-to-change', message, suggestions: [] }, isJson, print);
    return 3;
  };
  const commands: string[] = [];
  let present = files;
  while (steps === 'all' || commands.length < steps) {
    const step = await stepThrough(folder, way, present);
    if (step === 'changed-since' && commands.length === 0)
      return refuse(`A file of that change was edited by hand since, so I did not ${way} it.`);
    if (!step || step === 'changed-since') break;
    await writeSiteFolder(folder, step.files, step.deleted);
    const touched = new Set([...step.files.map(({ path }) => path), ...step.deleted]);
    present = [...present.filter(({ path }) => !touched.has(path)), ...step.files];
    commands.push(step.command);
  }
  if (commands.length === 0) return refuse(`There is nothing to ${way}.`);
  const label = way === 'undo' ? 'Undone' : 'Done again';
  const before = new Map(files.map((file) => [file.path, file.content]));
  const after = new Set(present.map(({ path }) => path));
  printChange(
    print,
    isJson,
    way,
    `${label}: ${commands.map((command) => `“${command}”`).join(', ')}.`,
    commands.map((command) => ({ label, detail: command })),
    files,
    present.filter(({ path, content }) => before.get(path) !== content),
    files.map(({ path }) => path).filter((path) => !after.has(path)),
  );
  return 0;
}

function printChange(
  print: Print,
  isJson: boolean,
  intent: string,
  message: string,
  changes: readonly { readonly label: string; readonly detail: string }[],
  before: readonly SiteFile[],
  changed: readonly SiteFile[],
  deleted: readonly string[],
): void {
  const lines = countLines(before, changed, deleted);
  if (isJson) {
    print(
      JSON.stringify({
        kind: 'changed',
        intent,
        message,
        files: lines.filter(({ path }) => !deleted.includes(path)),
        deleted,
        changes,
      }),
    );
    return;
  }
  print(message);
  for (const { label, detail } of changes) print(`  ${label}: ${detail}`);
  for (const { path, added, removed } of lines)
    print(`  ${deleted.includes(path) ? 'deleted ' : ''}${path} +${added} -${removed}`);
}

function printAnswer(
  outcome: Extract<EditOutcome, { kind: 'answer' | 'refused' }>,
  isJson: boolean,
  print: Print,
): void {
  if (isJson) {
    print(JSON.stringify(outcome));
    return;
  }
  print(outcome.message);
  for (const suggestion of outcome.suggestions) print(`  - ${suggestion}`);
}

export const editCommand: Command = { help, run };
