import type { Step } from '../intent';
import { findTokens } from './site-tokens';
import { styleSheetPaths } from './find-styles';
import { setDeclarations } from './write-rule';

export function setToken(step: Step, values: Readonly<Record<string, string>>): boolean {
  const tokens = findTokens(step.draft);
  if (!tokens) return false;
  const known = Object.fromEntries(Object.entries(values).filter(([name]) => tokens.declarations.has(name)));
  if (Object.keys(known).length === 0) return false;
  step.draft.splice(tokens.path, setDeclarations(step.draft.text(tokens.path), tokens.rule, known));
  return true;
}

/** Every plain declaration of a property in the stylesheets, changed in place. Returns how many. */
export function changeAll(step: Step, property: RegExp, next: (value: string) => string | null): number {
  let count = 0;
  for (const path of styleSheetPaths(step.draft)) {
    const splices = step.draft.sheet(path).rules.flatMap((rule) =>
      rule.declarations.flatMap((declaration) => {
        const value = property.test(declaration.property) ? next(declaration.value) : null;
        return value === null || value === declaration.value
          ? []
          : [{ start: declaration.valueStart, end: declaration.valueEnd, text: value }];
      }),
    );
    step.draft.splice(path, splices);
    count += splices.length;
  }
  return count;
}
