import { useEffect, useRef } from 'react';
import type { ContactRequest } from '@/domain/contact/contact-request';
import { dropContactRequest } from '@/services/notices/contact-box';
import { operator } from '@/services/account/operator';
import { Button, buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';
import { letterOf, mailtoOf, topicWords } from './write-request';

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

type KeptRequestsProps = {
  requests: readonly ContactRequest[];
  /** The one that was kept a moment ago gets the focus. */ justKeptId: string | null;
};

/** The requests that lie on this device, each with the ways to hand it over. */
export function KeptRequests({ requests, justKeptId }: KeptRequestsProps) {
  return (
    <section aria-labelledby="kept-requests" className="grid gap-4">
      <h2 id="kept-requests" className="text-2xl font-semibold tracking-tight">
        Kept on this device
      </h2>
      <ul className="grid gap-4">
        {requests.map((request) => (
          <KeptRequest key={request.id} request={request} isNew={request.id === justKeptId} />
        ))}
      </ul>
    </section>
  );
}

function KeptRequest({ request, isNew }: { request: ContactRequest; isNew: boolean }) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNew) item.current?.focus();
  }, [isNew]);
  const mailto = mailtoOf(request, operator.email);
  const { subject } = topicWords[request.topic];
  return (
    <li
      ref={item}
      tabIndex={-1}
      aria-label={`${subject}, kept`}
      className="grid gap-4 rounded-card border border-dashed border-blueprint bg-raised p-5 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg font-semibold">{subject}</h3>
        <time dateTime={new Date(request.keptAt).toISOString()} className="font-code text-xs text-muted">
          {moments.format(request.keptAt)}
        </time>
      </div>
      <p dir="auto" className="line-clamp-6 break-words whitespace-pre-line text-muted">
        {request.message}
      </p>
      <p className="text-sm text-muted">
        {mailto === null
          ? 'It is too long for a mail program to take over whole. Copy it, and paste it into a new mail.'
          : operator.email === ''
            ? 'Your mail program opens with the text; whom it goes to is yours to fill in.'
            : `Your mail program opens with the text, addressed to ${operator.email}.`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {mailto !== null && (
          <a href={mailto} className={buttonLook({ variant: 'ink' })}>
            Open in your mail program
          </a>
        )}
        <CopyButton
          label="Copy the request"
          text={() => letterOf(request)}
          className="!h-10 border border-line !px-4 hover:border-edge"
        />
        <Button variant="ghost" className="ms-auto" onClick={() => dropContactRequest(request.id)}>
          Delete
        </Button>
      </div>
    </li>
  );
}
