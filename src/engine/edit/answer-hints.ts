import type { EditOutcome, EditRequest } from '@/domain/site/edit';
import { SiteDraft } from './draft/site-draft';
import { siteFacts } from './site-facts';
import { suggestFor } from './suggest-commands';
import { lexiconOf } from './words/choose-lexicon';
import { hintAbroad, unclearAbroad } from './words/hints-abroad';
import { splitWords } from './words/split-words';

type Answer = (request: EditRequest, draft: SiteDraft) => EditOutcome;

/** Those suggestions that change this very site, found by trying each on a copy that shares what was read of it. */
export function keepWorking(
  request: EditRequest,
  suggestions: readonly string[],
  most: number,
  answer: Answer,
  read = new SiteDraft(request.files),
): readonly string[] {
  const working: string[] = [];
  for (const command of new Set(suggestions)) {
    if (working.length === most) break;
    if (answer({ ...request, command }, read.reread()).kind === 'changed') working.push(command);
  }
  return working;
}

/** A refusal's hints in the language of the command, where that has words for them. */
export function inItsLanguage(
  request: EditRequest,
  draft: SiteDraft,
  outcome: Extract<EditOutcome, { kind: 'refused' | 'answer' }>,
  answer: Answer,
): EditOutcome {
  const page = draft.pages()[0];
  if (outcome.kind === 'answer' || page === undefined) return outcome;
  const words = splitWords(request.command.normalize('NFC'));
  const { language } = lexiconOf(words, siteFacts(draft, page).language);
  if (language === 'en') return outcome;
  const nearest = [...outcome.suggestions, ...suggestFor(draft, page)];
  const hints = nearest.flatMap((hint) => hintAbroad(hint, language) ?? []);
  const suggestions = keepWorking(request, hints, 3, answer, draft);
  const message =
    outcome.reason === 'not-understood' && /^I (?:did not understand|understood) “/.test(outcome.message)
      ? unclearAbroad(request.command.trim(), language)
      : null;
  return {
    ...outcome,
    message: message ?? outcome.message,
    suggestions: suggestions.length > 0 ? suggestions : outcome.suggestions,
  };
}
