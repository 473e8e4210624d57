import { eventWords } from '@/domain/notifications/event-words';
import { eventKinds } from '@/domain/notifications/kept-notification';
import { formats } from '@/services/formats';
import { Segmented } from '@/ui/segmented';
import type { useFilter } from './use-filter';

type FilterBarProps = ReturnType<typeof useFilter> & { unread: number };

/** Chooses which events are shown. */
export function FilterBar({ kind, isUnreadOnly, setKind, setUnreadOnly, unread }: FilterBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Segmented
        label="Which notifications"
        value={isUnreadOnly ? 'unread' : 'all'}
        onChange={(value) => setUnreadOnly(value === 'unread')}
        options={[
          { value: 'all', label: 'All' },
          { value: 'unread', label: unread > 0 ? `Unread (${formats.read().number(unread)})` : 'Unread' },
        ]}
      />
      <select
        aria-label="Kind of notification"
        value={kind ?? ''}
        onChange={(event) => setKind(eventKinds.find((known) => known === event.target.value) ?? null)}
        className="h-9 rounded-control border border-edge bg-raised px-2.5 text-sm hover:border-ink pointer-coarse:h-10"
      >
        <option value="">All kinds</option>
        {eventKinds.map((known) => (
          <option key={known} value={known}>
            {eventWords[known].label}
          </option>
        ))}
      </select>
    </div>
  );
}
