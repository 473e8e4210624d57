import type { Intent } from '../intent';
import { homesFor } from '../items/thing-types';
import { matchPhrase, readCommand } from '../words/read-command';
import { addItemIntent } from './add-item';

const form =
  /^(?:add|include) (?<name>\S+(?: (?:\. )?\S+){1,3}?)(?: (?:,|:|;|-|–|—|as|who is|she is|he is|our new|new))+ (?<role>\S+(?: \S+){0,7})$/;
const title = /^(?:dr|mr|mrs|ms|prof|dra|doctora|doctor|professor)\.? /iu;

/** "Add Jo Tregear, dinghy instructor": a name and what that person does, where the site shows people. */
export const addPerson: Intent = {
  name: 'add-item',
  attempt(step) {
    const match = step.picked ? null : matchPhrase(step.part, form);
    if (!match?.name || !match.role || match.name.isQuoted || /\d|[€$£]/u.test(match.role.text)) return null;
    const name = match.name.text.replace(/ \./u, '.');
    const bare = name.replace(title, '');
    if (!/^\p{Lu}\S*(?: \p{Lu}\S*){0,2}$/u.test(bare) || (bare === name && !bare.includes(' '))) return null;
    if (homesFor(step, ['team', 'teacher', 'speakers']).length === 0) return null;
    const role = match.role.text.charAt(0).toUpperCase() + match.role.text.slice(1);
    const full = name.charAt(0).toUpperCase() + name.slice(1);
    const part = readCommand(`add team member called ${full} with text ${role}`, 'en');
    return addItemIntent.attempt({ ...step, part });
  },
};
