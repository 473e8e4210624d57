/** The path of a Chrome or Chromium, found or installed; null when none can be had. */
export function findBrowser(): string | null;
