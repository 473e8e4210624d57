import type { ReactNode } from 'react';
import { TextLink } from './text-link';

/** What is asked most, with short answers that lead on. */
export const supportAnswers: readonly { readonly question: string; readonly answer: ReactNode }[] = [
  {
    question: 'Where are my projects?',
    answer: (
      <>
        In this browser, on this device, under this address. Another browser or device has none of them.{' '}
        <TextLink to="/docs/storage">Where everything is kept</TextLink>
      </>
    ),
  },
  {
    question: 'My projects are gone. Can you bring them back?',
    answer: (
      <>
        Nobody has a copy but you. Check that you are in the same browser, at the same address, and logged in
        to the same account. If the browser’s data was cleared, a zip or the site on the web is what is left;
        both are complete. <TextLink to="/guides/never-lose-a-site">Never lose a site</TextLink>
      </>
    ),
  },
  {
    question: 'I forgot my password.',
    answer: (
      <>
        Use the recovery code that was shown when the account was made:{' '}
        <TextLink to="/reset">Reset password</TextLink>. Without both, the account stays closed, because there
        is nobody who could check who you are.
      </>
    ),
  },
  {
    question: 'The site is not what I meant.',
    answer: (
      <>
        Look at the chips under the answer: they show what was understood, and each can be corrected.{' '}
        <TextLink to="/docs/understood">What was understood</TextLink>
      </>
    ),
  },
  {
    question: 'The chat does not understand me.',
    answer: (
      <>
        Say what you see and what it should be: “make the buttons dark green”. The answer always names
        commands that work on your site. <TextLink to="/docs/chat">Changing it in words</TextLink>
      </>
    ),
  },
  {
    question: 'How do I put the site on the web?',
    answer: (
      <>
        Download the zip and give its files to any host.{' '}
        <TextLink to="/guides/on-the-web">Step by step</TextLink>
      </>
    ),
  },
  {
    question: 'I sent somebody the link of Share, and they see nothing.',
    answer: (
      <>
        That link opens in your own browser only, because your project is only there. Send the zip, or put the
        site on the web. <TextLink to="/docs/publishing">Download, publish, share</TextLink>
      </>
    ),
  },
  {
    question: 'Can I use my own pictures?',
    answer: (
      <>
        Yes: with the plus button of the prompt field. Name the files after what they show.{' '}
        <TextLink to="/guides/bring-your-brand">Bring your logo and photos</TextLink>
      </>
    ),
  },
  {
    question: 'It says “Nothing is kept here”.',
    answer: (
      <>
        The browser lets this page store nothing, as some private windows do. Work on and download, or allow
        site data for this address and reload. <TextLink to="/docs/offline">Working offline</TextLink>
      </>
    ),
  },
  {
    question: 'May I sell sites made with it?',
    answer: (
      <>
        Yes. What you make is yours. <TextLink to="/terms">Terms</TextLink>
      </>
    ),
  },
];
