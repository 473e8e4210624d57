import type { WrittenPage } from './written-page';

/** The guides in the order they are best read: /guides/{slug}. */
export const guides: readonly WrittenPage[] = [
  {
    slug: 'cafe-site',
    title: 'A site for a café, start to finish',
    description: 'One prompt, five changes in words, one zip: a whole small site, step by step.',
  },
  {
    slug: 'bring-your-brand',
    title: 'Bring your logo and photos',
    description: 'Name the files, give them with the prompt, and let the logo choose the colours.',
  },
  {
    slug: 'on-the-web',
    title: 'Put your site on the web',
    description: 'From the zip to an address of your own, on any host that serves files.',
  },
  {
    slug: 'hand-over',
    title: 'Hand a site to a developer',
    description: 'What they get, how it is ordered, and where to change what.',
  },
  {
    slug: 'never-lose-a-site',
    title: 'Never lose a site',
    description: 'Your projects live in one browser on one device. A routine that makes that safe.',
  },
];
