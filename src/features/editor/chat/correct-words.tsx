import { X } from 'lucide-react';
import { useState } from 'react';
import { describeWord } from '@/domain/site/describe-word';
import { IconButton } from '@/ui/icon-button';
import { CorrectionFrame, fieldLook } from './correction-frame';

type Describable = Parameters<typeof describeWord>[0];

type CorrectWordsProps<Word extends Describable> = {
  label: string;
  addLabel: string;
  words: readonly Word[];
  /** All words there are to choose from. */
  vocabulary: readonly Word[];
  onCorrect: (words: readonly Word[]) => void;
};

/** Corrects a slot that is several words of a list: each can be taken away, others added. */
export function CorrectWords<Word extends Describable>(props: CorrectWordsProps<Word>) {
  const { label, addLabel, words, vocabulary, onCorrect } = props;
  const [chosen, setChosen] = useState<readonly Word[]>(words);
  const addable = vocabulary.filter((word) => !chosen.includes(word));
  return (
    <CorrectionFrame isChanged={chosen.join() !== words.join()} onSubmit={() => onCorrect(chosen)}>
      {chosen.length > 0 && (
        <ul aria-label={label} className="grid max-h-56 gap-1 overflow-y-auto">
          {chosen.map((word) => (
            <li
              key={word}
              className="flex min-h-9 items-center justify-between rounded-control border border-line ps-2.5"
            >
              {describeWord(word)}
              <IconButton
                label={`Remove ${describeWord(word)}`}
                className="!size-8"
                onClick={() => setChosen(chosen.filter((other) => other !== word))}
              >
                <X size={15} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <select
        aria-label={addLabel}
        value=""
        onChange={(event) => {
          const word = vocabulary.find((candidate) => candidate === event.target.value);
          if (word) setChosen([...chosen, word]);
        }}
        className={fieldLook}
      >
        <option value="">{addLabel}…</option>
        {addable.map((word) => (
          <option key={word} value={word}>
            {describeWord(word)}
          </option>
        ))}
      </select>
    </CorrectionFrame>
  );
}
