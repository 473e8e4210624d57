import type { ClipboardEvent, ComponentProps } from 'react';
import { TextField } from './text-field';

const length = 6;

/** Six digits of an authenticator app. What is pasted loses the space that apps put in the middle. */
export function CodeField(props: Omit<ComponentProps<typeof TextField>, 'onPaste' | 'maxLength'>) {
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const digits = event.clipboardData.getData('text').replace(/\D/g, '').slice(0, length);
    if (digits.length !== length) return;
    event.preventDefault();
    const input = event.currentTarget;
    input.setRangeText(digits, 0, input.value.length, 'end');
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
  };
  return (
    <TextField
      placeholder="Enter 6-digit code"
      inputMode="numeric"
      autoComplete="one-time-code"
      spellCheck={false}
      {...props}
      maxLength={length}
      onPaste={paste}
    />
  );
}
