import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { IconButton } from './icon-button';
import { TextField } from './text-field';

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'trailing'> & {
  /** What its button shows and hides, e.g. `new password`. */
  shows?: string;
  /** Told when its button shows it or hides it. */
  onShowChange?: (isShown: boolean) => void;
};

/** A password with a button that shows it. It is hidden again when its form is sent, so that no browser keeps it as text. */
export function PasswordField({ shows = 'password', onShowChange, ref, ...rest }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);
  return (
    <TextField
      {...rest}
      ref={(element) => {
        input.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      trailing={
        <IconButton
          label={`${isShown ? 'Hide' : 'Show'} ${shows}`}
          // The field keeps the focus, and with it a phone's keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            setShown(!isShown);
            onShowChange?.(!isShown);
          }}
        >
          {isShown ? <EyeOff size={18} aria-hidden /> : <Eye size={18} aria-hidden />}
        </IconButton>
      }
    />
  );
}
