import { doneTo, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { matchPhrase } from '../words/read-command';

const thing = '(?:habit|task|todo|to-do|note|entry|item|expense|transaction|contact|record|card|member|word)';
const adding = new RegExp(
  `^add (?:new |another )?${thing}s? (?:called |named |: )*(?<name>[^,]+?)(?: to (?:list|app|habits|tasks|board))?$`,
);
const removing = new RegExp(`^remove (?:${thing} )?(?<name>.+?)(?: ${thing})?$`);
const renaming = new RegExp(`^(?:rename|change) (?:${thing} )?(?<name>.+?) (?:to|into) (?<next>.+)$`);
const list = /(?<=const start[A-Z]\w* = )\[\s*(?:"(?:[^"\\]|\\.)*"(?:,\s*)?)+\s*\]/u;
const empty = /const start[A-Z]\w* = \[\];/u;

/** The things that an app begins with, where it keeps a list of their names: "add a habit Meditate". */
export const setAppList: Intent = {
  name: 'set-app',
  attempt(step) {
    const { draft, part } = step;
    const hasApp = draft.pages().some((page) => draft.text(page).includes('data-app='));
    if (!hasApp) return null;
    const path = draft.textPaths(/\.m?js$/i).find((one) => list.test(draft.text(one)));
    const added = matchPhrase(part, adding)?.name;
    if (path === undefined)
      return added && draft.textPaths(/\.m?js$/i).some((one) => empty.test(draft.text(one)))
        ? refuse(
            'not-understood',
            `“${added.text}” is for the people who use the app: they enter it there, and it stays in their browser. I change how the app looks and what it can do.`,
          )
        : null;
    const known = JSON.parse(list.exec(draft.text(path))?.[0] ?? '[]') as unknown;
    const names = Array.isArray(known) ? known.map(String) : [];
    const at = (name: string) =>
      names.findIndex((one) => one.toLowerCase() === name.toLowerCase().replace(/^(?:the|my|our) /, ''));
    if (added) {
      const name = added.text.charAt(0).toUpperCase() + added.text.slice(1);
      if (at(name) >= 0) return refuse('nothing-to-change', `The app begins with “${name}” already.`);
      return write(step, path, [...names, name], name, `The app begins with “${name}”, too.`);
    }
    const renamed = matchPhrase(part, renaming);
    const old = renamed?.name ? at(renamed.name.text) : -1;
    if (renamed?.next && old >= 0) {
      const next = renamed.next.text;
      return write(step, path, names.with(old, next), next, `“${names[old] ?? ''}” is called “${next}” now.`);
    }
    const gone = matchPhrase(part, removing)?.name;
    const place = gone ? at(gone.text) : -1;
    if (place < 0) return null;
    const name = names[place] ?? '';
    if (names.length === 1)
      return refuse(
        'ambiguous',
        `“${name}” is all that the app begins with. What should stand there instead?`,
      );
    return write(step, path, names.toSpliced(place, 1), name, `The app begins without “${name}” now.`);
  },
};

function write(
  { draft }: Step,
  path: string,
  names: readonly string[],
  name: string,
  said: string,
): StepResult {
  const text = names.map((one) => `  ${JSON.stringify(one)}`).join(',\n');
  draft.write(
    path,
    draft.text(path).replace(list, () => `[\n${text}\n]`),
  );
  return doneTo(
    name,
    'The app’s own list',
    names.join(', '),
    `${said} Who uses it already keeps their own list.`,
  );
}
