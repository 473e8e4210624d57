import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import type { EditAbout, EditOutcome } from '@/domain/site/edit';
import { readBrief } from '@/engine/brief/read-brief';
import { checkSite } from '@/engine/check/check-site';
import { composeSite } from '@/engine/compose/compose-site';
import { applyCommand } from '@/engine/edit/apply-command';
import { makePlan } from '@/engine/plan/make-plan';

const made = new Map<string, readonly SiteFile[]>();

/** The site of a prompt, in letters that devices have; made once. Load the copy and the lexicons first. */
export function makeSite(prompt: string): readonly SiteFile[] {
  const files = made.get(prompt) ?? composeSite({ ...makePlan(readBrief(prompt), 1), type: null });
  made.set(prompt, files);
  return files;
}

/** A file of a site as text without white space between tags; empty when there is none. */
export function readFile(files: readonly SiteFile[], path: string): string {
  const file = files.find((one) => one.path === path);
  return file ? textOf(file).replace(/>\s+</g, '><') : '';
}

/** What became of a command, the faults of the site after it, and its files as text without white space between tags. */
export type CommandRun = {
  readonly outcome: EditOutcome;
  /** Looked for when asked for: checking a site takes as long as changing it. */
  readonly faults: ReturnType<typeof checkSite>;
  readonly read: (path: string) => string;
};

/** Runs commands one after another on a site, each on what the one before left. The outcome is that of the last. */
export function runCommands(
  files: readonly SiteFile[],
  first: string,
  ...further: readonly string[]
): CommandRun {
  let now = files;
  let about: EditAbout | undefined;
  const run = (command: string): EditOutcome => {
    const outcome = applyCommand({ files: now, command, ...(about ? { about } : {}) });
    if (outcome.kind !== 'changed') return outcome;
    about = outcome.about;
    const next = new Map(now.map((file) => [file.path, file]));
    for (const path of outcome.deleted) next.delete(path);
    for (const file of outcome.files) next.set(file.path, file);
    now = [...next.values()];
    return outcome;
  };
  let outcome = run(first);
  for (const command of further) outcome = run(command);
  return {
    outcome,
    get faults() {
      return checkSite(now).filter(({ severity }) => severity === 'error');
    },
    read: (path) => readFile(now, path),
  };
}
