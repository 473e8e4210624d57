import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { loadLexicons } from '@/engine/brief/words/lexicon-shelf';
import { readBrief } from '@/engine/brief/read-brief';
import { checkSite } from '@/engine/check/check-site';
import { composeWithType } from '@/engine/compose/compose-with-type';
import { loadCopy } from '@/engine/plan/load-copy';
import { makePlan } from '@/engine/plan/make-plan';
import { composedPaths, rememberComposed } from './journal';
import { describeBrief } from './print-brief';
import { readArguments, UsageError } from './read-arguments';
import type { Command, Print } from './run-command';
import { readTypeFile } from './read-type-file';
import { isFolder, writeSiteFolder } from './site-folder';

const help = `Usage: npm run --silent compose -- "<prompt>" --out <dir> [--seed <n>] [--json] [--force]

Writes the files of a site for the prompt into <dir> and prints what was understood.

  --out <dir>   where the site goes: a new or empty folder, or one composed before
  --seed <n>    a whole number; the same prompt and seed give the same bytes (default 1)
  --json        print one JSON object: {brief, files, findings, milliseconds, plan}, {brief, declined} when declined
  --force       write into a folder that holds other files; those stay

Exit code: 0 written, 2 wrong usage, 3 declined: nothing is written.`;

async function run(given: readonly string[], print: Print): Promise<number> {
  const { options, flags, words } = readArguments(given, {
    options: ['out', 'seed'],
    flags: ['json', 'force', 'help'],
  });
  if (flags.has('help')) {
    print(help);
    return 0;
  }
  const prompt = words.join(' ');
  const out = options.get('out');
  if (prompt.trim() === '') throw new UsageError('Say what to build: a prompt is missing.');
  if (!out) throw new UsageError('Say where the site goes: --out <dir> is missing.');
  const seed = Number(options.get('seed') ?? '1');
  if (!Number.isSafeInteger(seed) || seed < 0) throw new UsageError('--seed is a whole number from 0 on.');
  const folder = resolve(out);
  const old = await checkFolder(folder, flags.has('force'));
  const start = performance.now();
  await loadLexicons(prompt);
  const brief = readBrief(prompt);
  if (brief.declined) {
    const { reason, offer } = brief.declined;
    print(
      flags.has('json')
        ? JSON.stringify({ declined: brief.declined, brief, files: [] })
        : `${reason} ${offer}`,
    );
    return 3;
  }
  await loadCopy(brief);
  const plan = makePlan(brief, seed);
  const files = await composeWithType(plan, readTypeFile);
  const milliseconds = Math.round((performance.now() - start) * 10) / 10;
  const findings = checkSite(files);
  const paths = files.map(({ path }) => path);
  await writeSiteFolder(
    folder,
    files,
    old.filter((path) => !paths.includes(path)),
  );
  await rememberComposed(folder, paths);
  if (flags.has('json')) {
    const pages = plan.pages.map(({ title, path, sections }) => ({
      title,
      path,
      sections: sections.map(({ type }) => type),
    }));
    print(JSON.stringify({ brief, files: paths, findings, milliseconds, plan: { pages } }));
  } else {
    print(`${describeBrief(brief, plan)}\n\n${paths.length} files in ${out}, ${milliseconds} ms`);
    for (const finding of findings.filter(({ severity }) => severity !== 'note'))
      print(`${finding.severity}: ${finding.path}:${finding.line ?? 1} ${finding.message}`);
  }
  return 0;
}

/** The composed files that a folder holds; a folder with other files is not written into unless forced. */
async function checkFolder(folder: string, isForced: boolean): Promise<readonly string[]> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw new UsageError(
      `${folder} cannot be used: ${error.code === 'ENOTDIR' ? 'it is a file' : error.message}.`,
    );
  });
  if (entries.length === 0 || !(await isFolder(folder))) return [];
  const made = await composedPaths(folder);
  if (made.length === 0 && !isForced)
    throw new UsageError(
      `${folder} holds files that were not made here. Name an empty folder, or add --force.`,
    );
  return made;
}

export const composeCommand: Command = { help, run };
