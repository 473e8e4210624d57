import { tokenizer } from 'acorn';
import type { SiteDraft } from './site-draft';
import type { Splice } from './splice-text';

/** Puts a text in the place of another where a script holds it as a whole string. Scripts that cannot be read stay. */
export function replaceInScripts(draft: SiteDraft, from: string, to: string): number {
  let count = 0;
  for (const path of draft.paths().filter((candidate) => /\.m?js$/i.test(candidate))) {
    const script = draft.text(path);
    if (!script.includes(from.slice(0, 12).replace(/["'\\].*$/, ''))) continue;
    const splices: Splice[] = [];
    try {
      for (const token of tokenizer(script, { ecmaVersion: 'latest', sourceType: 'module' })) {
        if (token.type.label !== 'string' || !('value' in token) || token.value !== from) continue;
        splices.push({
          start: token.start,
          end: token.end,
          text: JSON.stringify(to).replaceAll('<', '\\u003c'),
        });
      }
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      continue;
    }
    draft.splice(path, splices);
    count += splices.length;
  }
  return count;
}
