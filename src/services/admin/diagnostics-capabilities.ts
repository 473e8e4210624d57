/** Something a browser can do or not, and what that means here. */
export type Capability = {
  readonly name: string;
  readonly has: boolean;
  /** What goes on without it. */
  readonly without: string;
};

/** What Sitewright uses of this browser. */
export function listCapabilities(): Capability[] {
  const has = (name: string, where: object = globalThis): boolean => name in where;
  return [
    {
      name: 'Secure address',
      has: isSecureContext,
      without: 'No worker and no encryption: keys cannot be kept.',
    },
    { name: 'IndexedDB', has: has('indexedDB'), without: 'Nothing is kept beyond this tab.' },
    {
      name: 'Service worker',
      has: has('serviceWorker', navigator),
      without: 'It opens only with the network.',
    },
    { name: 'Web workers', has: has('Worker'), without: 'Sites cannot be made.' },
    {
      name: 'Web Crypto',
      has: has('subtle', crypto),
      without: 'Content cannot be named by its hash, so nothing is saved.',
    },
    {
      name: 'Locks between tabs',
      has: has('locks', navigator),
      without: 'Two tabs may both make the daily backup.',
    },
    {
      name: 'Persistent storage',
      has: has('storage', navigator) && has('persist', navigator.storage),
      without: 'The browser may clear projects when it needs room.',
    },
    { name: 'Passkeys', has: has('PublicKeyCredential'), without: 'People log in with their password.' },
    { name: 'Notifications', has: has('Notification'), without: 'Events are told in the app only.' },
    {
      name: 'Clipboard',
      has: has('clipboard', navigator),
      without: 'Texts are selected and copied by hand.',
    },
    {
      name: 'Pictures in workers',
      has: has('OffscreenCanvas'),
      without: 'Pictures are used as they are given.',
    },
    {
      name: 'Unpacking streams',
      has: has('DecompressionStream'),
      without: 'Zips cannot be imported.',
    },
    {
      name: 'View transitions',
      has: has('startViewTransition', document),
      without: 'Light and dark change without a transition.',
    },
  ];
}
