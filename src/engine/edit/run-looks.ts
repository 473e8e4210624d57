import type { SiteDraft } from './draft/site-draft';
import type { StepResult } from './intent';
import { joinResults } from './join-results';
import { runParts } from './run-parts';
import type { Context, Understood } from './run-parts';
import { makePart, phraseRange } from './words/read-command';
import type { Part } from './words/read-command';
import { joints, splitAtJoints } from './words/split-command';

/** "Make the buttons round and orange": both, for either alone would leave the other unsaid; null for other commands. */
export function runLooks(draft: SiteDraft, part: Part, context: Context): Understood | null {
  const pieces = splitAtJoints(part);
  const [first, ...more] = pieces;
  const isLooks = more.length > 0 && more.every(({ plain }) => /^(?:make|change) it /.test(plain));
  if (!first || !isLooks || /^(?:make|change) (?:it|site|everything|black|page|all)\b/.test(first.plain))
    return null;
  const fork = draft.fork();
  const results = runParts(fork, pieces, context);
  const done = results.flatMap(({ result }) => (result.status === 'done' ? [result] : []));
  if (done.length < pieces.length) return runKnown(draft, first, more, context, results[0]?.result);
  draft.adopt(fork);
  return joinResults(results, done);
}

/** The looks of one part as parts of their own: "make the buttons square", "make it red"; the part itself where it has one. */
export function splitLooks(part: Part): readonly Part[] {
  const pieces = splitAtJoints(part);
  const isLooks =
    pieces.length > 1 &&
    /^(?:make|change) (?!it\b|site\b|everything\b|page\b|all\b)/.test(part.plain) &&
    pieces.slice(1).every(({ plain }) => /^(?:make|change) it /.test(plain));
  return isLooks ? pieces : [part];
}

const ownLook = /\S+ \S+.* (?:bigger|smaller|larger|bolder|lighter|darker|rounder|thinner|wider|narrower|taller|shorter)$/; // prettier-ignore

/** "Make the buttons orange and the corners round": several things, each with a look of its own; null for other commands. */
export function runTwo(draft: SiteDraft, part: Part, context: Context): Understood | null {
  const verb = /^(?:make|change|use) /.exec(part.plain)?.[0];
  if (!verb) return null;
  return (
    runPieces(draft, splitAtJoints(part), verb, context) ??
    runPieces(draft, splitAtJoints(part, joints), verb, context)
  );
}

function runPieces(
  draft: SiteDraft,
  pieces: readonly Part[],
  verb: string,
  context: Context,
): Understood | null {
  const isLooks = pieces.every(({ plain }) => plain.startsWith(verb) && !/^\S+ it\b/.test(plain));
  if (pieces.length < 2 || pieces.length > 4 || !isLooks) return null;
  const fork = draft.fork();
  const results = runParts(fork, pieces, context);
  const done = results.flatMap(({ result }) => (result.status === 'done' ? [result] : []));
  const names = results.map(({ intent }) => intent);
  // Of one intent the whole command is asked: its words may be a list.
  const isOwn = pieces.every(({ plain }) => ownLook.test(plain));
  if (done.length < pieces.length || (new Set(names).size === 1 && !isOwn)) return null;
  draft.adopt(fork);
  return joinResults(results, done);
}

/** "Make the headings less shouty, smaller and not bold": the looks that are known, and the first one named as not. */
function runKnown(
  draft: SiteDraft,
  first: Part,
  more: readonly Part[],
  context: Context,
  own?: StepResult,
): Understood | null {
  const match = /^(?:make|change) (?<what>.+?) (?<look>(?:(?:less|more|much|very) )?\S+)$/d.exec(first.plain);
  const range = match?.indices?.groups?.what;
  if (!match?.groups?.look || !range) return null;
  const named = phraseRange(first, range[0], range[1]);
  const fork = draft.fork();
  const pieces = more.map((part) => {
    const tokens = part.tokens.flatMap((token) => (token.plain === 'it' ? named : [token]));
    return { ...makePart(tokens, part.command, part.picked), source: part.source };
  });
  // "It" may be more than the look before told of: both looks of what was named.
  const whole = draft.fork();
  const all = runParts(whole, [first, ...pieces], context);
  const every = all.flatMap(({ result }) => (result.status === 'done' ? [result] : []));
  if (every.length === all.length) {
    draft.adopt(whole);
    return joinResults(all, every);
  }
  const results = runParts(fork, pieces, context);
  const done = results.flatMap(({ result }) => (result.status === 'done' ? [result] : []));
  if (done.length < pieces.length) return null;
  draft.adopt(fork);
  // "Sticky and smaller" of a header that is sticky already.
  const isSo = own?.status === 'refused' && own.reason === 'nothing-to-change';
  return joinResults(results, done, isSo ? ` ${own.message}` : ` Not done: “${match.groups.look}” is no look I know.`); // prettier-ignore
}
