import type { WrittenGroup } from './written-page';

/** The documentation in reading order: /docs/{slug}. */
export const documentGroups: readonly WrittenGroup[] = [
  {
    title: 'Start here',
    pages: [
      {
        slug: 'first-site',
        title: 'Your first site',
        description: 'From an empty field to a site you can look at, change and take with you.',
      },
      {
        slug: 'how-it-works',
        title: 'How it works',
        description: 'What the composer does with your words, and why no model is needed.',
      },
      {
        slug: 'offline',
        title: 'Working offline',
        description: 'What works without a network, how to install the app, and how updates arrive.',
      },
    ],
  },
  {
    title: 'Make',
    pages: [
      {
        slug: 'prompts',
        title: 'Writing a prompt',
        description: 'What to say, what is taken word for word, and what you may leave out.',
      },
      {
        slug: 'understood',
        title: 'What was understood',
        description: 'The chips under an answer: where each value came from, and how to correct it.',
      },
      {
        slug: 'pictures',
        title: 'Your own pictures',
        description: 'A logo, an opening picture, photos: how they are prepared and where they go.',
      },
      {
        slug: 'looks',
        title: 'Colours, typefaces, looks',
        description: 'Colours by role, typefaces by name or kind, styles, light and dark.',
      },
      {
        slug: 'languages',
        title: 'Languages and direction',
        description: 'Which languages the composer reads and writes, and sites from right to left.',
      },
    ],
  },
  {
    title: 'Change',
    pages: [
      {
        slug: 'chat',
        title: 'Changing it in words',
        description: 'Commands the chat understands, and what it says when it does not.',
      },
      {
        slug: 'preview',
        title: 'The preview and the picker',
        description: 'Devices, direction, theme, the element picker, and what a sealed page may do.',
      },
      {
        slug: 'code',
        title: 'The code',
        description: 'Files, drafts, saving, the problems list and the console.',
      },
      {
        slug: 'versions',
        title: 'Versions',
        description: 'Every change is one. How to look back, restore and undo.',
      },
    ],
  },
  {
    title: 'Keep and hand on',
    pages: [
      {
        slug: 'publishing',
        title: 'Download, publish, share',
        description: 'The zip, what Publish means without a server, and handing a project on.',
      },
      {
        slug: 'storage',
        title: 'Where everything is kept',
        description: 'What lies in this browser, how long it stays, and what could remove it.',
      },
      {
        slug: 'accounts',
        title: 'Accounts on a device',
        description: 'Signing up, guests, recovery codes, and what an account does not protect from.',
      },
      {
        slug: 'keys',
        title: 'Keys and the vault',
        description: 'Where API keys lie, when they are open, and what a forgotten password costs.',
      },
      {
        slug: 'team',
        title: 'Working with others',
        description: 'Share files and invitations: how a project and a team travel without a server.',
      },
      {
        slug: 'administration',
        title: 'Running it for a team',
        description: 'What an administrator sets, backups, maintenance, and looking after the database.',
      },
    ],
  },
  {
    title: 'Reference',
    pages: [
      {
        slug: 'made-sites',
        title: 'What a made site consists of',
        description: 'Files, markup, tokens, scripts and the laws every made site keeps.',
      },
      {
        slug: 'command-line',
        title: 'Command line',
        description: 'Composing and editing sites from a terminal, with exit codes and JSON.',
      },
      {
        slug: 'keyboard',
        title: 'Keyboard',
        description: 'Every key that does something, by place.',
      },
      {
        slug: 'hosting',
        title: 'Hosting Sitewright',
        description: 'Building the app, the settings of a build, and what a host has to answer.',
      },
      {
        slug: 'limits',
        title: 'Limits, honestly',
        description: 'What Sitewright cannot do, and what to do instead.',
      },
    ],
  },
];
