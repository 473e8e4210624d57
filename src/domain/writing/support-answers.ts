/** A part of an answer: text, or words that lead to a page of this app. */
export type AnswerPart = string | { readonly words: string; readonly to: string };
export type SupportAnswer = { readonly question: string; readonly answer: readonly AnswerPart[] };

/** How to do what people look for first in the signed-in area (specification §2.8). */
export const areaAnswers: readonly SupportAnswer[] = [
  {
    question: 'How do I create a project?',
    answer: [
      'Go to ',
      { words: 'Projects', to: '/app/projects' },
      ', then ',
      { words: 'Create New Project', to: '/app/projects/new' },
      '. A name is enough; pictures, addresses and files can come with it.',
    ],
  },
  {
    question: 'How do I upgrade my plan?',
    answer: [
      'On the ',
      { words: 'Billing', to: '/app/billing' },
      ' page, with Upgrade Plan. The change takes effect at once.',
    ],
  },
  {
    question: 'How do I invite team members?',
    answer: [
      'Go to ',
      { words: 'Team', to: '/app/team' },
      ', then ',
      { words: 'Invite Member', to: '/app/team?invite=1' },
      '. You send the invitation yourself, by mail or as a file.',
    ],
  },
];

/** What is asked most, with short answers that lead on. */
export const supportAnswers: readonly SupportAnswer[] = [
  {
    question: 'Where are my projects?',
    answer: [
      'In this browser, on this device, under this address. Another browser or device has none of them. ',
      { words: 'Where everything is kept', to: '/docs/storage' },
    ],
  },
  {
    question: 'My projects are gone. Can you bring them back?',
    answer: [
      'Nobody has a copy but you. Check that you are in the same browser, at the same address, and logged in to the same account. If the browser’s data was cleared, a zip or the site on the web is what is left; both are complete. ',
      { words: 'Never lose a site', to: '/guides/never-lose-a-site' },
    ],
  },
  {
    question: 'I forgot my password.',
    answer: [
      'Use the recovery code that was shown when the account was made: ',
      { words: 'Reset password', to: '/reset' },
      '. Without both, the account stays closed, because there is nobody who could check who you are.',
    ],
  },
  {
    question: 'The site is not what I meant.',
    answer: [
      'Look at the chips under the answer: they show what was understood, and each can be corrected. ',
      { words: 'What was understood', to: '/docs/understood' },
    ],
  },
  {
    question: 'The chat does not understand me.',
    answer: [
      'Say what you see and what it should be: “make the buttons dark green”. The answer always names commands that work on your site. ',
      { words: 'Changing it in words', to: '/docs/chat' },
    ],
  },
  {
    question: 'How do I put the site on the web?',
    answer: [
      'Download the zip and give its files to any host. ',
      { words: 'Step by step', to: '/guides/on-the-web' },
    ],
  },
  {
    question: 'I sent somebody the link of Share, and they see nothing.',
    answer: [
      'That link opens in your own browser only, because your project is only there. Send the zip, or put the site on the web. ',
      { words: 'Download, publish, share', to: '/docs/publishing' },
    ],
  },
  {
    question: 'Can I use my own pictures?',
    answer: [
      'Yes: with the plus button of the prompt field. Name the files after what they show. ',
      { words: 'Bring your logo and photos', to: '/guides/bring-your-brand' },
    ],
  },
  {
    question: 'It says “Nothing is kept here”.',
    answer: [
      'The browser lets this page store nothing, as some private windows do. Work on and download, or allow site data for this address and reload. ',
      { words: 'Working offline', to: '/docs/offline' },
    ],
  },
  {
    question: 'May I sell sites made with it?',
    answer: ['Yes. What you make is yours. ', { words: 'Terms', to: '/terms' }],
  },
];
