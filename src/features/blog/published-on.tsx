const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day of an article (`2026-11-22`) in words. The same day everywhere. */
export function PublishedOn({ date }: { date: string }) {
  return <time dateTime={date}>{days.format(new Date(`${date}T12:00:00Z`))}</time>;
}
