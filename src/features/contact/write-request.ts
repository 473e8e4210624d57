import type { ContactRequest, ContactTopic } from '@/domain/contact/contact-request';
import { writeMailto } from '@/domain/contact/write-mailto';

/** What each topic is called, and what helps to answer it. */
export const topicWords: Readonly<
  Record<ContactTopic, { readonly label: string; readonly subject: string; readonly hint: string }>
> = {
  question: {
    label: 'A question',
    subject: 'A question',
    hint: 'What did you try, and what did you expect?',
  },
  demo: {
    label: 'A demo',
    subject: 'Request for a demo',
    hint: 'What are you making, for how many people, and which days suit you?',
  },
  sales: {
    label: 'Plans',
    subject: 'Question about plans',
    hint: 'How many sites, how many people, and by when?',
  },
  integration: {
    label: 'An integration',
    subject: 'Request for an integration',
    hint: 'What should it work with, and what would you do with it?',
  },
  problem: {
    label: 'A problem',
    subject: 'Report of a problem',
    hint: 'What did you do, what happened, and in which browser?',
  },
  partners: {
    label: 'Working together',
    subject: 'Working together',
    hint: 'Who are you, and what would you like to do with Sitewright?',
  },
  press: {
    label: 'Press',
    subject: 'Press enquiry',
    hint: 'What are you writing, and when is it due?',
  },
};

/** A request as the text of a letter. */
export function letterOf({ topic, name, email, message }: ContactRequest): string {
  return `${topicWords[topic].subject} (Sitewright)\n\n${message}\n\n${name}\n${email}`;
}

/** The address that opens a mail program with the letter in it; null when the letter is too long for one. */
export function mailtoOf({ topic, name, email, message }: ContactRequest, to: string): string | null {
  const subject = `${topicWords[topic].subject} (Sitewright)`;
  return writeMailto({ to, subject, body: `${message}\n\n${name}\n${email}` });
}
