import { describe, expect, it } from 'vitest';
import { emptyFeedbackForm, feedbackFormSchema } from './feedback-form';
import { writeFeedbackLetter } from './feedback-letter';

describe('the form of a feedback', () => {
  it.each([
    [{}, ['Give a rating, or write a sentence.']],
    [{ workingWell: '  \n' }, ['Give a rating, or write a sentence.']],
    [{ rating: 3 }, []],
    [{ couldImprove: 'The undo.' }, []],
    [{ workingWell: 'x'.repeat(4001) }, ['Keep it to 4,000 characters.']],
  ])('with %j is answered with %j', (change, messages) => {
    const issues = feedbackFormSchema.safeParse({ ...emptyFeedbackForm, ...change }).error?.issues ?? [];
    expect(issues.map(({ message }) => message)).toEqual(messages);
  });

  it('takes no rating beyond five', () => {
    expect(feedbackFormSchema.safeParse({ ...emptyFeedbackForm, rating: 6 }).success).toBe(false);
  });
});

describe('the letter of a feedback', () => {
  const told = { kind: 'bug', rating: 2, workingWell: '', couldImprove: 'Saving.\nIt hangs.' } as const;
  it('says what was told, and the facts when they are wanted', () => {
    expect(writeFeedbackLetter(told, 'Firefox on Linux')).toEqual({
      subject: 'Bug Report (Sitewright)',
      body: 'Rating: 2 of 5\n\nWhat could be improved?\nSaving.\nIt hangs.\n\nAbout this browser\nFirefox on Linux',
    });
    expect(writeFeedbackLetter({ ...told, rating: null }, '').body).toBe(
      'What could be improved?\nSaving.\nIt hangs.',
    );
  });
});
