/** A short public word about the product. All of these are samples, and the page that shows them says so. */
export type SocialQuote = { readonly id: string; readonly text: string; readonly handle: string };

export const socialQuotes: readonly SocialQuote[] = [
  {
    id: 'tunnel',
    text: 'Lost the signal in the tunnel. Had a site when we came out.',
    handle: '@ida.commutes',
  },
  {
    id: 'source',
    text: 'Viewed the source. Understood the source. When did that last happen?',
    handle: '@olddivs',
  },
  { id: 'mother', text: 'My mother typed “make it a bit warmer” and it did.', handle: '@paulo_m' },
  {
    id: 'lighthouse',
    text: 'Four green circles, first try. I screenshotted it for the office door.',
    handle: '@perf.nerd',
  },
  {
    id: 'hebrew',
    text: 'Switched to Hebrew and the arrows turned around. All of them.',
    handle: '@noa_types',
  },
  { id: 'undo', text: 'Asked for something silly, pressed undo, nobody knows.', handle: '@quietdesigner' },
  {
    id: 'usb',
    text: 'Our festival programme runs from a memory stick at the door.',
    handle: '@hinterhof.fest',
  },
  { id: 'said', text: 'It told me what it did not understand. I wish people did.', handle: '@briefwriter' },
  {
    id: 'strudel',
    text: 'The price of strudel went up. One sentence, one line changed.',
    handle: '@cafe_luft',
  },
  {
    id: 'login',
    text: 'Looked for the account page for ten minutes. There is no account.',
    handle: '@mx.ruiz',
  },
];
