const keptMilliseconds = 60_000;

/** Hands a file to the person as a download. */
export function saveDownload(content: Blob | string, name: string, type = 'text/plain'): void {
  const blob = typeof content === 'string' ? new Blob([content], { type: `${type};charset=utf-8` }) : content;
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The download holds its own reference once it began; a minute is more than it needs to begin.
  setTimeout(() => URL.revokeObjectURL(url), keptMilliseconds);
}
