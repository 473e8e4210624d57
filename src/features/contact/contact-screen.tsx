import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { topicOf } from '@/domain/contact/contact-request';
import { contactBox, emptyContactBox } from '@/services/notices/contact-box';
import { PageHeading } from '@/ui/page-heading';
import { useIsStarted } from '@/ui/use-is-started';
import { ContactForm } from './contact-form';
import { KeptRequests } from './kept-requests';
import { OtherWays } from './other-ways';

// A page drawn ahead of time is nobody's.
const readEmpty = () => emptyContactBox;

/** Writing to us: the request is kept on the device, and its writer hands it over. `?about=` says what it is about. */
export function ContactScreen() {
  const { search } = useLocation();
  const isStarted = useIsStarted();
  const { draft, requests } = useSyncExternalStore(contactBox.subscribe, contactBox.read, readEmpty);
  const [keptId, setKeptId] = useState<string | null>(null);
  return (
    <div className="mx-auto max-w-[1280px] px-5 pt-10 pb-20 md:px-8 lg:pt-16">
      <PageHeading title="Write to us">
        There is no server that could take your request. It stays on this device, and you hand it over: by
        your mail program, or copied to wherever you like.
      </PageHeading>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]">
        <div className="grid gap-10">
          <ContactForm
            // Another question asked for by the address begins with its own topic.
            key={search}
            asked={isStarted ? topicOf(search) : 'question'}
            draft={draft}
            onKept={setKeptId}
          />
          {requests.length > 0 && <KeptRequests requests={requests} justKeptId={keptId} />}
        </div>
        <OtherWays />
      </div>
    </div>
  );
}
