import { Controller, useWatch, type Control, type FieldValues, type Path } from 'react-hook-form';
import { passwordHint } from '@/domain/account/password-hint';
import { PasswordField } from '@/ui/password-field';

type FormPasswordProps<Form extends FieldValues> = {
  control: Control<Form>;
  name: Path<Form>;
  label: string;
  /** What its button shows and hides. */
  shows: string;
  autoComplete: 'current-password' | 'new-password';
  /** Says while it is typed how hard it is to guess. */
  isNew?: boolean;
};

/** A password of a form, with its own button that shows it. */
export function FormPassword<Form extends FieldValues>(props: FormPasswordProps<Form>) {
  const { control, name, label, shows, autoComplete, isNew = false } = props;
  const typed: unknown = useWatch({ control, name });
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <PasswordField
          {...field}
          label={label}
          shows={shows}
          autoComplete={autoComplete}
          required
          {...(isNew ? { hint: passwordHint(typeof typed === 'string' ? typed : '') } : {})}
          error={fieldState.error?.message ?? null}
        />
      )}
    />
  );
}
