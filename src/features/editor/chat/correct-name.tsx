import { useState } from 'react';
import { limits } from '@/domain/limits';
import { CorrectionFrame, fieldLook } from './correction-frame';

type CorrectNameProps = { name: string; onCorrect: (name: string) => void };

/** Corrects the name of what the site is about. */
export function CorrectName({ name, onCorrect }: CorrectNameProps) {
  const [typed, setTyped] = useState(name);
  const next = typed.trim();
  return (
    <CorrectionFrame isChanged={next !== '' && next !== name} onSubmit={() => onCorrect(next)}>
      <input
        aria-label="Name"
        value={typed}
        maxLength={limits.projectNameMaxCharacters}
        dir="auto"
        onChange={(event) => setTyped(event.target.value)}
        className={fieldLook}
      />
    </CorrectionFrame>
  );
}
