import type { Brief, Slot } from '@/domain/site/brief';
import { readTabNames } from '../../parts/tab-names';

/** "agenda tabs for Friday and Saturday", "tabs for curl, Python and Node": how a section is divided, and nothing that stands in it. */
export function mendTabs(brief: Brief): Brief {
  const tabs = readTabNames(brief.prompt);
  if (!tabs) return brief;
  const isFree = ({ spans }: Slot<unknown>): boolean =>
    !spans.some(({ start, end }) => start < tabs.end && end > tabs.start);
  return {
    ...brief,
    items: brief.items.filter(isFree),
    parts: brief.parts.filter(isFree),
    phrases: brief.phrases.filter(isFree),
    behaviours: brief.behaviours.some(({ value }) => value === 'tabs')
      ? brief.behaviours
      : [...brief.behaviours, { value: 'tabs', spans: [{ start: tabs.start, end: tabs.end }] }],
    sections:
      brief.kind.value === 'event' && !brief.sections.some(({ value }) => value === 'agenda')
        ? [...brief.sections, { value: 'agenda', spans: [{ start: tabs.start, end: tabs.end }] }]
        : brief.sections,
  };
}
