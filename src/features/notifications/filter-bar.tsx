import { eventWords } from '@/domain/notifications/event-words';
import { eventKinds } from '@/domain/notifications/kept-notification';
import { formats } from '@/services/formats';
import { Segmented } from '@/ui/segmented';
import { SelectField } from '@/ui/select-field';
import type { useFilter } from './use-filter';

type FilterBarProps = ReturnType<typeof useFilter> & { unread: number };

/** Chooses which events are shown. */
export function FilterBar({ kind, isUnreadOnly, setKind, setUnreadOnly, unread }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <Segmented
        label="Which notifications"
        value={isUnreadOnly ? 'unread' : 'all'}
        onChange={(value) => setUnreadOnly(value === 'unread')}
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: unread > 0 ? `Unread (${formats.read().number(unread)})` : 'Unread' },
        ]}
      />
      <SelectField
        isCompact
        label="Kind of notification"
        value={kind ?? ''}
        onChange={(value) => setKind(eventKinds.find((known) => known === value) ?? null)}
        options={[
          { value: '', label: 'All kinds' },
          ...eventKinds.map((known) => ({ value: known, label: eventWords[known].label })),
        ]}
      />
    </div>
  );
}
