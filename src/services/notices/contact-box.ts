import {
  contactTopics,
  type ContactDraft,
  type ContactRequest,
  type ContactTopic,
} from '@/domain/contact/contact-request';
import { now } from '../clock';
import { newId } from '../ids';

// In browser storage, not the database: the public pages load without it.
const key = 'contact-box';

/** What is being written to us, and the requests that lie here, newest first. */
export type ContactBox = { readonly draft: ContactDraft; readonly requests: readonly ContactRequest[] };

export const emptyContactBox: ContactBox = { draft: { name: '', email: '', message: '' }, requests: [] };

const listeners = new Set<() => void>();
let textInMemory: string | null = null;
let lastText: string | null = null;
let lastBox = emptyContactBox;

/** Requests and the one being written, kept on this device. Follows other tabs. */
export const contactBox = {
  read: (): ContactBox => {
    const text = readText();
    if (text !== lastText) {
      lastText = text;
      lastBox = parseBox(text);
    }
    return lastBox;
  },
  subscribe: (listener: () => void): (() => void) => {
    if (listeners.size === 0) addEventListener('storage', hearOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', hearOtherTab);
    };
  },
};

/** Keeps what is written so far: a reload loses nothing. */
export function keepContactDraft(draft: ContactDraft): void {
  write({ ...contactBox.read(), draft });
}

/** Makes a request of the draft and empties its message; name and address stay for the next one. */
export function keepContactRequest(topic: ContactTopic): ContactRequest {
  const { draft, requests } = contactBox.read();
  const request: ContactRequest = {
    id: newId(),
    topic,
    name: draft.name.trim(),
    email: draft.email.trim(),
    message: draft.message.trim(),
    keptAt: now(),
  };
  write({ draft: { ...draft, message: '' }, requests: [request, ...requests] });
  return request;
}

/** Forgets a request. */
export function dropContactRequest(id: string): void {
  const { draft, requests } = contactBox.read();
  write({ draft, requests: requests.filter((request) => request.id !== id) });
}

function write(box: ContactBox): void {
  textInMemory = JSON.stringify(box);
  try {
    localStorage.setItem(key, textInMemory);
  } catch {
    // Storage is off or full: it lasts as long as the page.
  }
  for (const listener of listeners) listener();
}

/** What this page wrote last comes first: where storage is full, an older text still lies there. */
function readText(): string | null {
  if (textInMemory !== null) return textInMemory;
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is off
  }
}

function hearOtherTab(event: StorageEvent): void {
  if (event.key !== key && event.key !== null) return;
  textInMemory = null;
  for (const listener of listeners) listener();
}

// By hand, as the session is read: the schema's library is not part of a first visit.
function parseBox(text: string | null): ContactBox {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return emptyContactBox;
    const { draft, requests } = value;
    return {
      draft: isDraft(draft) ? draft : emptyContactBox.draft,
      requests: Array.isArray(requests) ? requests.filter(isRequest) : [],
    };
  } catch {
    return emptyContactBox; // not ours
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isDraft(value: unknown): value is ContactDraft {
  return isRecord(value) && ['name', 'email', 'message'].every((field) => typeof value[field] === 'string');
}

function isRequest(value: unknown): value is ContactRequest {
  return (
    isRecord(value) &&
    isDraft(value) &&
    'id' in value &&
    typeof value.id === 'string' &&
    'keptAt' in value &&
    typeof value.keptAt === 'number' &&
    'topic' in value &&
    contactTopics.some((topic) => topic === value.topic)
  );
}
