const moments = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const clocks = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' });
const whole = new Intl.NumberFormat('en-US');

/** `Nov 20, 2:05 PM` of a time in milliseconds. */
export function formatMoment(time: number): string {
  return moments.format(time);
}

/** `2:05 PM` of a time in milliseconds. */
export function formatClock(time: number): string {
  return clocks.format(time);
}

/** `38 ms`, `0.3 s` or `12 s`. */
export function formatDuration(milliseconds: number): string {
  if (milliseconds < 100) return `${Math.max(1, Math.round(milliseconds))} ms`;
  const seconds = milliseconds / 1000;
  return seconds < 10 ? `${seconds.toFixed(1)} s` : `${Math.round(seconds)} s`;
}

/** `512 B`, `21 KB` or `1.4 MB`; a KB is 1024 bytes. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${Math.round(kilobytes)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** `1 page`, `4 pages`, `1,204 lines`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : many}`;
}
