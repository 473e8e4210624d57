import { textOf } from '@/domain/site/site-file';
import type { SiteFile } from '@/domain/site/site-file';
import type { EditAbout, EditOutcome } from '@/domain/site/edit';
import { readBrief } from '@/engine/brief/read-brief';
import { checkSite } from '@/engine/check/check-site';
import { composeSite } from '@/engine/compose/compose-site';
import { applyCommand } from '@/engine/edit/apply-command';
import { makePlan } from '@/engine/plan/make-plan';

/** The site of a prompt, in letters that devices have. Load the copy and the lexicons first. */
export const makeSite = (prompt: string): readonly SiteFile[] =>
  composeSite({ ...makePlan(readBrief(prompt), 1), type: null });

/** What became of a command, the faults of the site after it, and its files as text without white space between tags. */
export type CommandRun = {
  readonly outcome: EditOutcome;
  readonly faults: ReturnType<typeof checkSite>;
  readonly read: (path: string) => string;
};

/** Runs commands one after another on a site, each on what the one before left. The outcome is that of the last. */
export function runCommands(files: readonly SiteFile[], ...commands: readonly string[]): CommandRun {
  let now = files;
  let outcome = applyCommand({ files, command: '' });
  let about: EditAbout | undefined;
  for (const command of commands) {
    outcome = applyCommand({ files: now, command, ...(about ? { about } : {}) });
    if (outcome.kind !== 'changed') continue;
    about = outcome.about;
    const next = new Map(now.map((file) => [file.path, file]));
    for (const path of outcome.deleted) next.delete(path);
    for (const file of outcome.files) next.set(file.path, file);
    now = [...next.values()];
  }
  const faults = checkSite(now).filter(({ severity }) => severity === 'error');
  const read = (path: string): string => {
    const file = now.find((one) => one.path === path);
    return file ? textOf(file).replace(/>\s+</g, '><') : '';
  };
  return { outcome, faults, read };
}
