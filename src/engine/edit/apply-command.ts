import type { EditChange, EditOutcome, EditRequest } from '@/domain/site/edit';
import { readHarm } from '../brief/read-harm';
import { SiteDraft } from './draft/site-draft';
import type { TypeShelf } from './draft/site-draft';
import type { StepResult } from './intent';
import { runLooks, runTwo, splitLooks } from './run-looks';
import { isMissed, runPart, runParts, runPlain, runRetold } from './run-parts';
import type { Context, Understood } from './run-parts';
import { inItsLanguage, keepWorking } from './answer-hints';
import { explainUnclear } from './explain-unclear';
import { refreshAppeals } from './facts/refresh-appeals';
import { refreshForms } from './facts/refresh-forms';
import { refreshOffers } from './facts/refresh-offers';
import { refreshQuestions } from './facts/refresh-questions';
import { refreshReading } from './facts/refresh-reading';
import { refreshSentences } from './facts/refresh-sentences';
import { refreshIndex } from './pages/search-index';
import { followNumbers } from './items/follow-numbers';
import { recall, recallPage, remember } from './recall';
import { siteFacts } from './site-facts';
import { followGrids } from './style/follow-grids';
import { headingOf } from './target/find-named-sections';
import { takeLeadingPage } from './target/take-page';
import { wordsIn } from '../locate/page-tree';
import { forgiveWords } from './words/forgive-words';
import { joinKnown } from './words/join-known';
import { keepWords, readCommand } from './words/read-command';
import { writeNamesLarge } from './words/write-names-large';
import { reword } from './words/reword';
import { settleComplaints } from './words/settle-complaints';
import type { Part } from './words/read-command';
import { splitAtJoints, splitAtLooks, splitAtVerbs, startsWithVerb } from './words/split-command';

/**
 * Applies one command in plain words to a site. Deterministic; changes only what was asked, at exact places. Never says
 * `changed` unless a file differs, and never throws on any command or site. Typefaces come from the shelf, which notes
 * those it lacks; without them a site is set in what devices have.
 */
export function applyCommand(request: EditRequest, shelf?: TypeShelf): EditOutcome {
  const declined = readHarm(request.command);
  if (declined)
    return {
      kind: 'refused',
      reason: 'declined',
      message: `${declined.reason} ${declined.offer} Nothing was changed.`,
      suggestions: keepWorking(
        request,
        ['add a contact section', 'add an FAQ section', 'make it dark', 'make it light'],
        3,
        answerCommand,
      ),
    };
  const draft = new SiteDraft(request.files, undefined, shelf);
  const outcome = answerCommand(request, draft);
  if (outcome.kind !== 'refused' && outcome.kind !== 'answer') return outcome;
  const most = outcome.kind === 'refused' ? 3 : 4;
  const suggestions = keepWorking(request, outcome.suggestions, most, answerCommand, draft);
  return inItsLanguage(request, draft, { ...outcome, suggestions }, answerCommand);
}

function answerCommand(request: EditRequest, draft: SiteDraft): EditOutcome {
  const pages = draft.pages();
  const page = request.page && draft.has(request.page) ? request.page : (pages[0] ?? 'index.html');
  const facts = siteFacts(draft, page);
  const command = writeNamesLarge(draft, page, readCommand(request.command, facts.language));
  const { part: said, page: leadingPage } =
    recallPage(draft, request.about, command) ?? takeLeadingPage(draft, command);
  const known = joinKnown(reword(said), (text) => isSaidOn(draft, text));
  const context = {
    page: leadingPage ?? page,
    seed: request.seed ?? facts.seed,
    onlyPage: leadingPage,
    spoken: recall(draft, request.about, known) ?? recall(draft, request.about, said),
  };
  if (known.plain === '' || pages.length === 0) return explainUnclear(draft, known, page, null);
  // "Lose the map, we never used it": why is no order of its own.
  const sole = why.exec(known.plain)?.groups?.['order'];
  const alone = sole === undefined ? null : tryParts(draft, keepWords(known, sole), context);
  if (alone) return report(draft, [known], alone, page);
  const split = splitAtVerbs(known);
  const settled = settleComplaints(split);
  const parts = settled.length > 1 ? settled.flatMap(splitLooks) : settled;
  // A complaint and its remedy are one order.
  const part = parts.length === 1 && split.length > 1 ? (parts[0] ?? known) : known;
  // "The cards look heavy, lose the borders": the remedy says what is to be done about it.
  const [fault, ...remedies] = parts;
  const isSettled = fault && remedies.length > 0 && complaint.test(fault.plain) && remedies.every(({ plain }) => startsWithVerb.test(plain)) && !startsWithVerb.test(fault.plain) && !/\b(?:should|must|needs? to|wants?|could)\b/.test(fault.plain) && isMissed(runPlain(draft.fork(), fault, context)); // prettier-ignore
  const settledBy = isSettled ? tryAll(draft, remedies, context) : null;
  if (settledBy) return report(draft, remedies, settledBy, page);
  const worked = parts.length > 1 ? runParts(draft, parts, context) : null;
  if (worked && worked.some(({ result }) => result.status === 'done'))
    return report(draft, parts, worked, page);
  const listed = worked ? null : runListed(draft, part, context);
  if (listed) return report(draft, listed.pieces, listed.results, page);
  const whole =
    runLooks(draft, part, context) ?? runTwo(draft, part, context) ?? runPart(draft, part, context);
  if (whole && whole.result.status !== 'refused') return report(draft, [part], [whole], page);
  const pieces = splitAtJoints(part);
  let told = reasonsOf(worked ?? []);
  if (pieces.length > 1) {
    const fork = draft.fork();
    const results = runParts(fork, pieces, context);
    // What was understood and cannot be done is said beside what was done.
    const isFine = ({ result }: Understood) =>
      result.status === 'done' || (result.status === 'refused' && result.reason !== 'not-understood');
    if (results.every(isFine) && results.some(({ result }) => result.status === 'done')) {
      draft.adopt(fork);
      return report(draft, pieces, results, page);
    }
    told ??=
      results.find((one) => one.intent !== 'unknown' && one.result.status === 'refused')?.result ?? null;
  }
  // A rewording may have left out what another telling is made of: "the phone has changed, it's 01947 555 999".
  const retold = isMissed(whole) && said !== part ? runRetold(draft, said, context) : null;
  if (retold?.result.status === 'done') return report(draft, [said], [retold], page);
  told ??= partsUnknown(draft, pieces, context);
  const reason = worked && told ? told : (whole?.result ?? told);
  // What was understood and waits for a word of the owner's has no slip in it.
  const isAsked =
    whole?.result.status === 'refused' && /^(?:ambiguous|nothing-to-change)$/.test(whole.result.reason);
  const isSaid = (word: string) =>
    draft.pages().some((path) => draft.text(path).toLowerCase().includes(word));
  const headed = draft.pages().flatMap((path) => draft.sections(path)).flatMap((section) => wordsIn(headingOf(section) ?? section.element).slice(0, 80).toLowerCase().match(/[a-z]{5,}/g) ?? []); // prettier-ignore
  // "Make everything bigger, our members are old": why it is wished for is no part of the order.
  const order = isAsked ? undefined : reasoned.exec(part.plain)?.groups?.['order'];
  const bare = order === undefined ? null : keepWords(part, order);
  const done = bare ? tryParts(draft, forgiveWords(bare, isSaid, headed) ?? bare, context) : null;
  if (done) return report(draft, [part], done, page);
  const forgiven = isAsked ? null : forgiveWords(part, isSaid, headed);
  const again = forgiven ? tryParts(draft, forgiven, context) : null;
  if (again) return report(draft, [part], again, page);
  // What was meant and cannot be done is a better answer than that it was not understood.
  const meant = forgiven && !reason ? runPart(draft.fork(), forgiven, context)?.result : undefined;
  if (forgiven && meant?.status === 'refused' && meant.reason !== 'not-understood')
    return explainUnclear(draft, forgiven, page, meant);
  return explainUnclear(draft, part, page, reason);
}

/** What is found fault with is said with one of these; an order in words that nobody knows is not. */
const complaint =
  /\b(?:is|are|was|were|looks?|feels?|seems?|reads?|sounds?|too|dislike|not|isn't|aren't|doesn't|don't|dont|can't|cant|never|hate|bit|very|so|hard|no|nobody|people|they|it|it's|that's|we|i|my|why)\b/;

const why =
  /^(?!add [^,]+ , (?:she|he|they|she's|he's|they're) )(?<order>(?:make|change|remove|move|put|show|hide|add) [^",;]+?|[^",;]+? (?:is|are|has|have) (?:gone|finished|discontinued|cancelled|canceled)) (?:,|;|-|–) (?:(?:because|since|as|cos|cause|so) )?(?:we|we've|we're|i|i've|i'm|they|they're|nobody|no one|it|it's|there|there's|that's|people|he|she|he's|she's|customers|everyone)(?! (?:is|are|should|must|needs?|wants?|costs?|says?|open|close(?! (?:it|them|that)\b)|closed|have a|have an)\b) (?!.*\b(?:should|must|instead|now|make|put|add|change|remove|move|called|say|says)\b)[^"\d]+$/;

const reasoned =
  /^(?<order>(?:make|change|use|add|remove|move|put|show|hide|rename) [^"]{6,}?) (?:,|;|because|since) (?:(?:because|since|as|so|our|it|we|they|people|customers|visitors|my|i|there|otherwise) )?[^"]+$/;

/** "Buttons square, headings in a serif font and everything tighter": wishes without a verb, each done by itself; null where one is not. */
function runListed(
  draft: SiteDraft,
  part: Part,
  context: Context,
): { readonly pieces: readonly Part[]; readonly results: readonly Understood[] } | null {
  if (part.picked !== null || !/ (?:,|;) /.test(part.plain)) return null;
  const pieces = startsWithVerb.test(part.plain) ? splitAtLooks(part) : splitAtJoints(part);
  if (pieces.length < 2) return null;
  const fork = draft.fork();
  const results = runParts(fork, pieces, context);
  if (!results.every(({ result }) => result.status === 'done')) return null;
  draft.adopt(fork);
  return { pieces, results };
}

/** Why the parts that were understood cannot be done, in one answer; null when none was. */
function reasonsOf(results: readonly Understood[]): StepResult | null {
  const understood = results.flatMap(({ intent, result }) =>
    intent !== 'unknown' && result.status === 'refused' && result.reason !== 'not-understood' ? [result] : [],
  );
  const [first] = understood;
  return first ? { ...first, message: understood.map(({ message }) => message).join(' ') } : null;
}

/** Of several parts some are understood and some are not: which ones, so that nobody has to guess. */
function partsUnknown(draft: SiteDraft, pieces: readonly Part[], context: Context): StepResult | null {
  if (pieces.length < 2) return null;
  const results = runParts(draft.fork(), pieces, context);
  const quote = (isKnown: boolean) =>
    pieces
      .filter((_, at) => (results[at]?.result.status === 'done') === isKnown)
      .map(({ source }) => `“${source}”`)
      .join(', ');
  if (quote(true) === '' || quote(false) === '') return null;
  return {
    status: 'refused',
    reason: 'not-understood',
    message: `I understood ${quote(true)}, but not ${quote(false)}, so nothing was changed. Nearest I can do:`,
    suggestions: [],
  };
}

/** Whether some element of the site says just that. */
function isSaidOn(draft: SiteDraft, text: string): boolean {
  const wanted = text.toLowerCase();
  return draft
    .pages()
    .some((path) => draft.tree(path).elements.some((element) => wordsIn(element).toLowerCase() === wanted));
}

/** Every piece of a command done, or nothing. */
const tryParts = (draft: SiteDraft, part: Part, context: Context): Understood[] | null =>
  tryAll(draft, splitAtVerbs(part), context);

function tryAll(draft: SiteDraft, parts: readonly Part[], context: Context): Understood[] | null {
  const fork = draft.fork();
  const results = runParts(fork, parts, context);
  if (!results.every(({ result }) => result.status === 'done')) return null;
  draft.adopt(fork);
  return results;
}

function report(
  draft: SiteDraft,
  parts: readonly Part[],
  understood: readonly Understood[],
  page: string,
): EditOutcome {
  const first = understood[0];
  if (understood.length === 1 && first) {
    if (first.result.status === 'history') {
      const { intent, steps } = first.result;
      return { kind: 'history', intent, steps };
    }
    if (first.result.status === 'answer') {
      return {
        kind: 'answer',
        intent: 'explain',
        message: first.result.message,
        suggestions: first.result.suggestions,
      };
    }
  }
  refreshOffers(draft, page);
  refreshSentences(draft, page);
  refreshReading(draft);
  refreshQuestions(draft);
  refreshAppeals(draft);
  refreshForms(draft);
  refreshIndex(draft);
  followGrids(draft);
  followNumbers(draft);
  const { files, deleted } = draft.difference();
  if (files.length + deleted.length === 0)
    return explainUnclear(draft, parts[0] ?? null, page, first?.result ?? null);
  const changes: EditChange[] = understood.flatMap(({ result }) =>
    result.status === 'done' ? result.changes : [],
  );
  const said = understood.flatMap(({ result }) => (result.status === 'done' ? [result.said] : []));
  // A complaint and its remedy ask for the same: what one did is nothing that the other could not do.
  const isTwice = ({ intent, result }: Understood) =>
    result.status === 'refused' &&
    result.reason === 'nothing-to-change' &&
    understood.some((other) => other.result.status === 'done' && other.intent === intent);
  const failed = understood.flatMap((one) =>
    one.result.status === 'refused' && !isTwice(one)
      ? [one.result.message.replace(/ (?:For example|Nearest I can do):$/, '')]
      : [],
  );
  const message = [...said, ...(failed.length > 0 ? [`Not done: ${failed.join(' ')}`] : [])].join(' ');
  const names = understood.filter(({ result }) => result.status === 'done').map(({ intent }) => intent);
  const about = remember(draft, understood, page);
  return {
    kind: 'changed',
    intent: names.join('+'),
    files,
    deleted,
    changes,
    message,
    ...(about ? { about } : {}),
  };
}
