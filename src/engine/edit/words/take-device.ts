import type { Device } from '../style/write-rule';

const devices: readonly (readonly [Device, RegExp])[] = [
  [
    'phone',
    /\s*\b(?:only )?(?:on|for|in) (?:all )?(?:phones?|small phones)(?: only| devices| screens| view)?\b/,
  ],
  ['tablet', /\s*\b(?:only )?(?:on|for|in) tablet(?: only| devices| screens| view)?\b/],
  ['desktop', /\s*\b(?:only )?(?:on|for|in) desktop(?: only| devices| screens| view)?\b/],
];

/** The screen that a phrase is limited to, and the phrase without it: "text bigger on phones" -> phone. */
export function takeDevice(plain: string): { readonly device: Device | null; readonly rest: string } {
  for (const [device, pattern] of devices) {
    if (pattern.test(plain)) return { device, rest: plain.replace(pattern, '').trim() };
  }
  return { device: null, rest: plain };
}

/** "on phones", for messages. */
export function deviceWords(device: Device | null): string {
  return device === null
    ? ''
    : device === 'phone'
      ? ' on phones'
      : device === 'tablet'
        ? ' on tablets'
        : ' on large screens';
}
