import * as z from 'zod/mini';
import { feedbackKinds } from './feedback';

export const feedbackTextMaxCharacters = 4000;
export const ratings = [1, 2, 3, 4, 5] as const;

const text = z
  .string()
  .check(z.trim(), z.maxLength(feedbackTextMaxCharacters, 'Keep it to 4,000 characters.'));

/** What the form of a feedback asks for: a rating, or some words, or both. */
export const feedbackFormSchema = z
  .object({
    kind: z.enum(feedbackKinds),
    rating: z.nullable(z.number().check(z.int(), z.gte(1), z.lte(5))),
    workingWell: text,
    couldImprove: text,
  })
  .check(
    z.refine(
      ({ rating, workingWell, couldImprove }) => rating !== null || workingWell !== '' || couldImprove !== '',
      { path: ['couldImprove'], message: 'Give a rating, or write a sentence.' },
    ),
  );
export type FeedbackForm = z.infer<typeof feedbackFormSchema>;

/** A form that nobody has touched. */
export const emptyFeedbackForm: FeedbackForm = {
  kind: 'general',
  rating: null,
  workingWell: '',
  couldImprove: '',
};
