export type ExamplePrompt = { readonly label: string; readonly text: string };

/** Short labels on the chips, whole prompts behind them. */
export const examplePrompts: readonly ExamplePrompt[] = [
  {
    label: 'Portfolio, dark, with a gallery',
    text: 'Portfolio for a landscape photographer named Inés Marrero, dark and quiet, with a gallery, packages and a contact form',
  },
  {
    label: 'Todo app',
    text: 'A todo app: add, tick off and delete tasks, filter All / Active / Completed, and keep everything when I reload',
  },
  {
    label: 'Wedding with RSVP',
    text: 'Wedding site for Jo & Amir, 5 September 2027 in Whitby. Countdown, schedule, how to get there, and RSVP. Soft pastel.',
  },
  {
    label: 'Pricing page for an app',
    text: 'Landing page for Tallybook, an expense app for small teams. Three pricing tiers: Starter $0, Team $12, Business $30. FAQ with six questions.',
  },
];
