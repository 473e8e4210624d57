import { useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { readField } from './read-field';

type Checks<Field extends string> = Readonly<Record<Field, (typed: string, form: FormData) => string | null>>;
/** What is wrong, by field. */
export type Errors<Field extends string> = { readonly [Name in Field]?: string };

/**
 * A form whose fields the browser holds, so that autofill and password managers find it as they expect. A field is
 * judged when it is left, all of them when they are sent; a field with an error is judged anew at each keystroke. `send`
 * gets what passed, and may show what only the account could tell; the first wrong field takes the focus.
 */
export function useCheckedForm<Field extends string>(
  checks: Checks<Field>,
  send: (form: FormData, showErrors: (found: Errors<Field>) => void) => void,
) {
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Errors<Field>>({});
  const names = Object.keys(checks) as Field[];

  const judge = (judged: readonly Field[], typed: FormData): Errors<Field> => {
    const found = judged.flatMap((name) => {
      const error = checks[name](readField(typed, name), typed);
      return error === null ? [] : [[name, error] as const];
    });
    return Object.fromEntries(found) as Errors<Field>;
  };
  const fieldOf = (target: EventTarget) =>
    names.find((name) => target instanceof HTMLInputElement && target.name === name);
  const showErrors = (found: Errors<Field>) => {
    setErrors(found);
    const first = names.find((name) => found[name] !== undefined);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };

  return {
    /** The error of a field, null when it has none. */
    errorOf: (name: Field): string | null => errors[name] ?? null,
    /** What the form element needs. */
    bind: {
      ref: form,
      noValidate: true,
      // Sent before the page is awake, it must not put a password into the address.
      method: 'post',
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const typed = new FormData(event.currentTarget);
        const found = judge(names, typed);
        showErrors(found);
        if (Object.keys(found).length === 0) send(typed, showErrors);
      },
      onBlur: (event: FocusEvent<HTMLFormElement>) => {
        const name = fieldOf(event.target);
        const typed = new FormData(event.currentTarget);
        // An error that appears while a button or link is pressed would move it away from beneath the pointer.
        const isPressed = event.relatedTarget?.closest('a, button')?.matches(':active') === true;
        // An empty field that was only passed through is no mistake yet.
        if (!name || isPressed || readField(typed, name) === '') return;
        // On top of what is set in the same breath: moving the focus to a wrong field is a blur too.
        setErrors((before) => {
          const { [name]: _before, ...others } = before;
          return { ...(others as Errors<Field>), ...judge([name], typed) };
        });
      },
      onInput: (event: FormEvent<HTMLFormElement>) => {
        if (!fieldOf(event.target)) return;
        const typed = new FormData(event.currentTarget);
        setErrors((before) => {
          const wrong = names.filter((name) => before[name] !== undefined);
          return wrong.length > 0 ? judge(wrong, typed) : before;
        });
      },
    },
  };
}
