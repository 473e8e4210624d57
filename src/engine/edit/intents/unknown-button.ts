import { refuse } from '../intent';
import type { Step, StepResult } from '../intent';
import { wordsIn } from '../../locate/page-tree';
import { findInner, innerRoleNamed } from '../target/find-inner';

/** A button that the site does not have: which ones there are. */
export function unknownButton(step: Step, said: string, text: string): StepResult | null {
  const role = innerRoleNamed('button');
  const main = step.draft.tree(step.page).elements.find(({ tag }) => tag === 'main');
  const names = new Set(role && main ? findInner(main, role).map(wordsIn).filter(Boolean) : []);
  if (names.size === 0 || !/\S button/.test(said)) return null;
  const known = [...names].slice(0, 5);
  return refuse(
    'not-found',
    `I see no ${said.replace(/^the /i, '')} here. The buttons of this page say: ${known.map((name) => `“${name}”`).join(', ')}.`,
    known.map((name) => `change "${name}" to "${text}"`),
  );
}
