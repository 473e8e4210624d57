import type { Brief, SitePart, Slot } from '@/domain/site/brief';

/** 'current exhibition "Hammer Time"': what is on, by its title. */
const onNow =
  /\b(?<what>(?:current|latest|new|next|upcoming|special|summer|winter|autumn|spring)\s(?:exhibition|exhibit|show|production|play|installation|display|season))\s?:?\s["“](?<title>[^"”\n]{2,80})["”]/iu;

/** What is on now is a part of its own with its title, where nothing else was read of it. */
export function mendOnNow(brief: Brief): Brief {
  const found = onNow.exec(brief.prompt);
  const { what = '', title = '' } = found?.groups ?? {};
  const isRead =
    brief.name?.value === title ||
    brief.items.some(({ value }) => value.name.includes(title)) ||
    brief.parts.some(({ value }) => value.title.includes(title) || value.lines?.join(' ').includes(title));
  if (!found || isRead) return brief;
  const part: Slot<SitePart> = {
    value: { title: `${what.charAt(0).toUpperCase()}${what.slice(1)}`, isPage: false, lines: [`${title}.`] },
    spans: [{ start: found.index, end: found.index + found[0].length }],
  };
  return {
    ...brief,
    parts: [...brief.parts, part].toSorted(
      (one, other) => (one.spans[0]?.start ?? 0) - (other.spans[0]?.start ?? 0),
    ),
  };
}
