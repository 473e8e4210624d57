/** What a request is about; the words of an address such as `/contact?about=demo`. */
export const contactTopics = [
  'question',
  'demo',
  'sales',
  'integration',
  'problem',
  'partners',
  'press',
] as const;
export type ContactTopic = (typeof contactTopics)[number];

/** What somebody writes, as far as it is written. */
export type ContactDraft = {
  readonly name: string;
  readonly email: string;
  readonly message: string;
};

/** A finished request. It lies on the device until its writer hands it over. */
export type ContactRequest = ContactDraft & {
  readonly id: string;
  readonly topic: ContactTopic;
  /** Milliseconds since 1970. */ readonly keptAt: number;
};

/** The topic that an address asks for; a question unless it names one. */
export function topicOf(search: string): ContactTopic {
  const asked = new URLSearchParams(search).get('about');
  return contactTopics.find((topic) => topic === asked) ?? 'question';
}

export type ContactProblems = { readonly [Field in keyof ContactDraft]?: string };

/** What is missing in a draft, by field, in words that say what to do; empty when nothing is. */
export function findContactProblems({ name, email, message }: ContactDraft): ContactProblems {
  const address = email.trim();
  return {
    ...(name.trim() === '' && { name: 'Say who you are, so that the answer can greet you.' }),
    ...(address === '' && { email: 'Give an address for the answer.' }),
    ...(address !== '' && { ...(describeAddress(address) && { email: describeAddress(address) }) }),
    ...(message.trim() === '' && { message: 'Write what it is about. A sentence will do.' }),
  };
}

/** What is wrong with an e-mail address, as far as that can be seen; empty when it may be right. */
function describeAddress(address: string): string {
  if (/\s/.test(address)) return 'An address has no spaces in it.';
  const [local = '', domain, ...more] = address.split('@');
  if (domain === undefined) return 'There is an @ missing, as in name@example.com.';
  if (more.length > 0) return 'There is more than one @ in it.';
  if (local === '') return 'The part before the @ is missing.';
  if (!/^[^.]+(\.[^.]+)+$/.test(domain)) return 'After the @ comes a name with a dot, as in example.com.';
  return '';
}
