import type { Feedback, FeedbackKind } from './feedback';

/** What each kind is called, and what it is for. */
export const feedbackWords: Readonly<
  Record<FeedbackKind, { readonly label: string; readonly about: string }>
> = {
  feature: { label: 'Feature Request', about: 'Something that is missing, and what you would do with it.' },
  bug: { label: 'Bug Report', about: 'Something that went wrong: what you did, and what happened.' },
  general: { label: 'General Feedback', about: 'How it is to work with, in your own words.' },
};

type Told = Pick<Feedback, 'kind' | 'rating' | 'workingWell' | 'couldImprove'>;

/** A feedback as a letter. `facts` are of the browser; empty where they are left out. */
export function writeFeedbackLetter(
  told: Told,
  facts: string,
): { readonly subject: string; readonly body: string } {
  const { kind, rating, workingWell, couldImprove } = told;
  const parts = [
    ...(rating === null ? [] : [`Rating: ${rating} of 5`]),
    ...(workingWell === '' ? [] : [`What's working well?\n${workingWell}`]),
    ...(couldImprove === '' ? [] : [`What could be improved?\n${couldImprove}`]),
    ...(facts === '' ? [] : [`About this browser\n${facts}`]),
  ];
  return { subject: `${feedbackWords[kind].label} (Sitewright)`, body: parts.join('\n\n') };
}
