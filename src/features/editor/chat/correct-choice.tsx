import { useState } from 'react';
import { CorrectionFrame, fieldLook } from './correction-frame';

type CorrectChoiceProps = {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onCorrect: (value: string) => void;
};

/** Corrects a slot that is one word of a list. */
export function CorrectChoice({ label, value, options, onCorrect }: CorrectChoiceProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <CorrectionFrame isChanged={chosen !== '' && chosen !== value} onSubmit={() => onCorrect(chosen)}>
      <select
        aria-label={label}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        className={fieldLook}
      >
        {value === '' && <option value="">Choose…</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </CorrectionFrame>
  );
}
