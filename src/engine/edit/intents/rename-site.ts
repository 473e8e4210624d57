import { countOf, done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { everyItem } from '../items/find-item';
import { nameOfItem } from '../items/find-items';
import { replaceName } from '../pages/rename-site';
import { siteFacts } from '../site-facts';
import { matchPhrase } from '../words/read-command';

/** Gives the site another name wherever the old one stands. */
export const renameSite: Intent = {
  name: 'rename-site',
  attempt(step) {
    const forms = [
      /^(?:rename|change name of|change title of|call) (?:site|brand|company|business|shop|store|app|restaurant|studio|bakery|project|it)(?: name)? (?:to|into|as) (?<name>.+)$/,
      /^call (?:site|brand|company|business|shop|store|it) (?<name>.+)$/,
      /^change (?:site|brand|company|business|shop|store|app|restaurant|studio|brand)?(?:'s)? ?(?:name|site title|logo text) (?:to|into|with) (?<name>.+)$/,
      /^(?:(?:name|site|business|company|brand|shop|it)(?: name)? (?:is|should be|must be)(?: now)? (?:called|named)|name is|new name is|we are (?:now )?called|we're (?:now )?called) (?<name>.+)$/,
    ];
    for (const form of forms) {
      const match = matchPhrase(step.part, form);
      if (!match?.name) continue;
      // "Rename Business to Agency" where a plan is called so.
      const noun = /^(?:rename|call) (?<noun>\S+) /.exec(step.part.plain)?.groups?.['noun'] ?? '';
      if (noun !== 'it' && everyItem(step.draft, step.page).some(({ item }) => nameOfItem(item).toLowerCase() === noun)) return null; // prettier-ignore
      // "Call it workroom instead of workshop": a word is meant, also where no text says it.
      if (/ (?:instead of|rather than) /.test(match.name.plain)) return null;
      // "Move Reservations to the end and call it Book" renames no site.
      const isIt = /^(?:rename|call|name) (?:it|them)\b/.test(step.part.plain);
      const isPart = step.part.source.trim().length < step.part.command.trim().length - 3;
      // "Make the buttons purple and call it Hive": buttons have no name, the site has.
      const isOfLooks =
        /^call it\b/.test(step.part.plain) || step.part.source.startsWith('call it')
          ? step.last?.kind === 'role' && step.lastItem === null && !/[“"]/.test(step.last.label)
          : false;
      // "Put the FAQ last and rename it Good to know": what was spoken of, not the site.
      const isOther = (step.lastItem ?? null) !== null || (step.last !== null && step.last.kind !== 'role');
      if (isIt && (isOther || (isPart && !isOfLooks) || step.picked !== null)) return null;
      const name = match.name.text.replace(/[.!]+$/, '');
      const old = siteFacts(step.draft, step.page).name;
      if (old === '') return refuse('not-found', 'I could not tell the present name of the site.');
      if (old === name) return refuse('nothing-to-change', `The site is called ${name} already.`);
      return giveName(step, old, name);
    }
    return byOldName(step);
  },
};

/** "Rename Clare Strings to Ennis Strings": the name that the site has, and the next. */
function byOldName(step: Step): StepResult | null {
  const match = matchPhrase(
    step.part,
    /^(?:rename|change name from) (?<old>.+?) (?:to|into|as) (?<next>.+)$/,
  );
  const old = siteFacts(step.draft, step.page).name;
  if (!match?.old || !match.next || old === '' || match.old.text.toLowerCase() !== old.toLowerCase())
    return null;
  const next = match.next.text.replace(/[.!]+$/, '');
  return giveName(step, old, next);
}

/** Puts a name in the place of the site's own wherever it stands. */
export function giveName({ draft }: Step, old: string, name: string): StepResult {
  const count = replaceName(draft, old, name);
  return done(
    'Name of the site',
    `${old} became ${name}, ${countOf(count, 'place')}`,
    `The site is called ${name} now, in ${countOf(count, 'place')}.`,
    // "… and make it green": all of the site.
    {
      kind: 'role',
      label: 'the site',
      role: 'brand',
      places: [],
      sections: [],
      selector: null,
      block: null,
    },
  );
}
