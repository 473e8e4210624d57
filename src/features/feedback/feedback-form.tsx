import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect } from 'react';
import { Controller, useForm } from 'react-hook-form';
import type { Feedback } from '@/domain/feedback/feedback';
import { emptyFeedbackForm, feedbackFormSchema, type FeedbackForm } from '@/domain/feedback/feedback-form';
import { addFeedback } from '@/services/notices/feedback-commands';
import { keepFeedbackDraft, readFeedbackDraft } from '@/services/notices/feedback-draft';
import { notifyFailure } from '@/services/notices/notify-failure';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { TextArea } from '@/ui/text-area';
import { KindCards } from './kind-cards';
import { RatingField } from './rating-field';

type FeedbackFormCardProps = { accountId: string; onAdded: (feedback: Feedback) => void };

/** The form. What is typed is kept at once, so that leaving the screen loses nothing. */
export function FeedbackFormCard({ accountId, onAdded }: FeedbackFormCardProps) {
  const { register, control, handleSubmit, reset, formState, subscribe } = useForm<FeedbackForm>({
    resolver: zodResolver(feedbackFormSchema),
    defaultValues: readFeedbackDraft(accountId),
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) => keepFeedbackDraft(accountId, values),
      }),
    [subscribe, accountId],
  );
  const submit = handleSubmit(async (form) => {
    try {
      const added = await addFeedback(form);
      reset({ ...emptyFeedbackForm, kind: form.kind });
      keepFeedbackDraft(accountId, null);
      onAdded(added);
    } catch (error) {
      notifyFailure('The feedback was not kept')(error);
    }
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-5">
      <Controller
        control={control}
        name="kind"
        render={({ field: { value, onChange } }) => <KindCards value={value} onChange={onChange} />}
      />
      <Card
        title="Quick Feedback"
        description="What you type is kept on this device until you submit it. Nothing is sent by that."
      >
        <Controller
          control={control}
          name="rating"
          render={({ field: { value, onChange } }) => <RatingField value={value} onChange={onChange} />}
        />
        <div className="grid gap-5 md:grid-cols-2">
          <TextArea
            label="What's working well?"
            error={errors.workingWell?.message ?? null}
            {...register('workingWell')}
          />
          <TextArea
            label="What could be improved?"
            error={errors.couldImprove?.message ?? null}
            {...register('couldImprove')}
          />
        </div>
        <div>
          <Button type="submit" variant="signal" disabled={isSubmitting}>
            Submit Feedback
          </Button>
        </div>
      </Card>
    </form>
  );
}
