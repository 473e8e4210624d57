import { ActionChips } from './action-chips';
import { ChipRow } from './chip-row';
import { SpeakerLine } from './speaker-line';

type AssistantNoteProps = {
  text: string;
  labels?: readonly string[];
  onAct?: (label: string) => void;
  /** Something is under way: a quiet pulse beside the name. */
  isWorking?: boolean;
};

/** What the assistant says without keeping it as a message. */
export function AssistantNote({ text, labels = [], onAct, isWorking = false }: AssistantNoteProps) {
  return (
    <div>
      <SpeakerLine name="Sitewright" isWorking={isWorking} />
      <p>{text}</p>
      {onAct && (
        <ChipRow>
          <ActionChips labels={labels} onAct={onAct} isEnabled />
        </ChipRow>
      )}
    </div>
  );
}
