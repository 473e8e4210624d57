import { parse } from 'acorn';
import type { Finding } from '@/domain/site/finding';
import { makeLineFinder } from './line-column';

/** A syntax error of a script, or null. Modules may import and await at the top. */
export function checkScript(
  path: string,
  script: string,
  isModule: boolean,
  base = 0,
  whole = script,
): Finding | null {
  try {
    parse(script, { ecmaVersion: 'latest', sourceType: isModule ? 'module' : 'script', allowHashBang: true });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const offset = 'pos' in error && typeof error.pos === 'number' ? error.pos : 0;
    const message = error.message.replace(/\s*\(\d+:\d+\)$/, '');
    return {
      rule: 'script-syntax',
      severity: 'error',
      path,
      ...makeLineFinder(whole)(base + offset),
      message: `The script cannot run: ${message}.`,
    };
  }
}
