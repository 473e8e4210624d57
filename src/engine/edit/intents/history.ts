import { refuse } from '../intent';
import type { Intent } from '../intent';
import { countIn } from '../words/count-in';

const back =
  '(?:undo|revert|go back|take (?:it|that) back|take back|roll ?back|step back|change it back|put it back|back)';
const forth = '(?:redo|do it again|do that again|bring it back|again|restore)';
const fillers =
  '(?:last|latest|previous|my|of|these|those|both|that|i made|you made|i did|you did|we did|i asked|i asked for|i told you|just now|back|again|please)';
const things = '(?:changes?|edits?|steps?|things?|times?|commands?|moves?|versions?)';
const count = String.raw`(?:\d+|one|once|twice|two|three|four|five|six|seven|eight|nine|ten|couple|few|several)`;

const one = new RegExp(
  `^${back}(?: (?:it|that|this|last|last change|my last change|change|one|once|please|everything you just did|what you did|to before|to how it was|how it was|to previous version|previous version|the way it was|way it was|as it was|before|before that|before last change))*$|^(?:move|bring|put|get|give) (?:it|that|this|them) back(?: in| again| please)*$|^(?:it was|i liked it|that was|looked) (?:better|nicer) (?:before|as it was)(?: .*)?$|^(?:i )?(?:don't|dont|do not) like (?:it|that|this)(?: ,)? (?:change it back|go back|undo)$|^(?:(?:move|bring|put|get|give me) back|restore|recover|undelete|reinstate) (?:\\S+ ){1,3}?(?:that |which |what )?(?:i|we|you) (?:have )?(?:accidentally )?(?:deleted|removed|lost|dropped|took out|threw out)(?: now| before)?$`,
);
const asBefore =
  /^(?:(?:make|put|change|set|get|bring|turn|have|show) )?(?:it|this|that|everything|site|page)? ?(?:back )?(?:exactly )?(?:to )?(?:like|how|as|way) (?:(?:it|that|they|everything|things|site|page) )?(?:(?:was|were|looked|had been) ?)?(?:before|earlier|a minute ago|previously)(?: that)?$/;
/** A part of a site as it was: versions are of the whole site. */
const partBefore =
  /^(?:(?:make|put|change|set|get|bring|turn|have|show) )?(?<what>.+?) (?:back )?(?:to )?(?:like|how|as|way) (?:(?:it|that|they) )?(?:(?:was|were|looked|had been) )?(?:before|earlier|previously)$/;
/** "Undo the colour but keep the new section": one of several changes. */
const partUndone =
  /^(?:undo|revert|take back|roll ?back) (?:only |just )?(?!last|latest|previous|everything|all|it|that|this|\d)(?<what>.+?)(?: change| changes)?(?: ,)? (?:but|and|,) (?:keep|leave|not) .+$|^(?:undo|revert|take back) (?:(?:only|just)|(?:it|that|this|last change|change) (?:just |only )?(?:for|in|on|of)) (?<only>.+)$/;
const oneAgain = new RegExp(`^${forth}(?: (?:it|that|this|last|change|once))*$`);
const many = new RegExp(
  `^(?:(?<back>${back})|(?<forth>${forth}))(?: ${fillers})*(?: (?<count>${count}))(?: ${fillers}| ${things})*$`,
);
const all = new RegExp(
  `^(?:(?<back>${back})|(?<forth>${forth}))(?: ${fillers})* (?:all|everything|to (?:start|beginning|original|first version))(?: ${fillers}| ${things}| so far| today| i did| we did)*$|^start over from (?:original|beginning|start)$|^(?:back|go back) to (?:original|beginning|start|first version|how it was at (?:start|beginning|first))(?: version| site)?$`,
);

/** Undo and redo, of one change or several: the caller holds the history. */
export const history: Intent = {
  name: 'history',
  attempt(step) {
    // "Mach die letzten zwei Änderungen rückgängig": the order stands at the end.
    const plain = step.part.plain
      .replace(/^(?:make )?(.+) (undo|redo)$/, '$2 $1')
      .replace(/^(undo|redo) make\b/, '$1');
    if (one.test(plain) || asBefore.test(plain)) return { status: 'history', intent: 'undo', steps: 1 };
    const part = partBefore.exec(plain)?.groups?.what;
    if (part !== undefined)
      return refuse(
        'ambiguous',
        `I can go back by whole changes, not for “${part}” alone. Say “undo”, or “undo the last three changes”; the history shows every version. Or tell me how ${part} should be.`,
      );
    const taken = partUndone.exec(plain)?.groups;
    if (taken)
      return refuse(
        'ambiguous',
        `I go back by whole changes, the latest first, and cannot take “${taken.what ?? taken.only}” out from between. If it was the last one, say “undo”; else tell me what it should be now, and the rest stays as it is.`,
        ['undo', 'redo'],
      );
    if (oneAgain.test(plain)) return { status: 'history', intent: 'redo', steps: 1 };
    const every = all.exec(plain);
    if (every) return { status: 'history', intent: every.groups?.forth ? 'redo' : 'undo', steps: 'all' };
    const several = many.exec(plain)?.groups;
    if (!several) return null;
    const intent = several.forth ? 'redo' : 'undo';
    const steps = countIn(several.count ?? '');
    return steps === null
      ? refuse('ambiguous', `How many changes? Say a number: “${intent} the last three changes”.`)
      : { status: 'history', intent, steps };
  },
};
