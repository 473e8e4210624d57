import type { Message, MessageDetail } from '@/domain/project/message';
import { formatClock, formatDuration, formatMoment } from '../format-values';
import { useEditor } from '../editor-context';
import { ActionChips } from './action-chips';
import { ChangeList } from './change-list';
import { ChipRow } from './chip-row';
import { FileChips } from './file-chips';
import { LongText } from './long-text';
import { SpeakerLine } from './speaker-line';
import { UnderstoodChips } from './understood-chips';
import type { ChatActions } from './use-chat-actions';

type AssistantMessageProps = {
  message: Message;
  /** Its chips can be pressed: it is the last word. */
  isLast: boolean;
  /** It tells of the newest change: that one can be undone, whatever was said since. */
  isLastChange: boolean;
  /** It tells of the build that stands, so what it understood can be corrected. */
  isCurrentBuild: boolean;
  actions: ChatActions;
};

/** Where the composer's answers come from; a model has its name. */
const places: Readonly<Partial<Record<NonNullable<MessageDetail['outcome']>, string>>> = {
  built: 'on this device',
  changed: 'edit engine',
  undone: 'history',
  redone: 'history',
};

/** An answer: what was understood, what changed in words, which files, and what can be done next. */
export function AssistantMessage({
  message,
  isLast,
  isLastChange,
  isCurrentBuild,
  actions,
}: AssistantMessageProps) {
  const { lock } = useEditor();
  const canAct = !actions.isBusy && lock === null;
  const { detail, text, createdAt } = message;
  const place = detail?.outcome && message.brain === 'Composer' ? places[detail.outcome] : undefined;
  const duration = detail?.milliseconds === undefined ? undefined : formatDuration(detail.milliseconds);
  const facts = [place, duration, formatClock(createdAt)].filter((fact) => fact !== undefined);
  const files = detail?.files ?? [];
  const labels = message.actions.filter(
    (label) => isLast || (isLastChange && (label === 'Undo' || label === 'Redo')),
  );
  return (
    <article aria-label={message.brain ?? 'Sitewright'} title={formatMoment(createdAt)}>
      <SpeakerLine name={message.brain ?? 'Sitewright'} facts={facts} />
      <LongText text={text} />
      {detail?.brief && (
        <UnderstoodChips
          brief={detail.brief}
          {...(isCurrentBuild && canAct ? { onCorrect: actions.correct } : {})}
        />
      )}
      {detail?.changes && detail.changes.length > 0 && <ChangeList changes={detail.changes} />}
      {(files.length > 0 || labels.length > 0) && (
        <ChipRow>
          <FileChips files={files} />
          <ActionChips labels={labels} onAct={actions.act} isEnabled={canAct} />
        </ChipRow>
      )}
    </article>
  );
}
