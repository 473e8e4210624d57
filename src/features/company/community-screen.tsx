import { operator } from '@/services/account/operator';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { LinedList } from './lined-list';
import { TextLink } from './text-link';

const manners = [
  {
    title: 'Kind first',
    text: 'Somebody’s first site deserves the care you wanted for yours.',
  },
  {
    title: 'To the point',
    text: 'Say what you did, what you saw and what you expected. A prompt and its seed say it best.',
  },
  {
    title: 'Nobody’s data',
    text: 'Show sites, not the people on them. Take names, numbers and addresses out of what you share.',
  },
  {
    title: 'Thanks go to work',
    text: 'The loudest thank you is a report that can be reproduced, or a trade’s words in your language.',
  },
] as const;

/** Where to ask, show and take part; true of a product without a server. */
export function CommunityScreen() {
  const { sourceUrl } = operator;
  return (
    <PageFrame>
      <PageHeading title="Ask, show, take part.">
        Sitewright has no forum of its own: a forum needs a server, and there is none. It has a source, and
        people around it.
      </PageHeading>
      <PagePart id="ask" title="Ask">
        <div className="grid max-w-[40em] gap-4">
          <p>
            Most answers are written already. <TextLink to="/docs">The docs</TextLink> can be searched without
            a network, and <TextLink to="/support">support</TextLink> collects what is asked most.
          </p>
          <p>
            {sourceUrl === '' ? (
              <>
                This copy does not name where its source and its discussions are. Its host can tell, or{' '}
                <TextLink to="/contact">write to us</TextLink>.
              </>
            ) : (
              <>
                For everything else there are the discussions and issues of{' '}
                <TextLink to={sourceUrl}>the source</TextLink>. Search them first; somebody may have been
                there.
              </>
            )}
          </p>
        </div>
      </PagePart>
      <PagePart id="show" title="Show what you made">
        <div className="grid max-w-[40em] gap-4">
          <p>
            A made site is a folder. Put it on any host and share its address, or send the zip: it opens by
            double click. <TextLink to="/guides/on-the-web">Put your site on the web</TextLink> shows the way.
          </p>
          <p>
            Better still, share the prompt. On the command line, prompt and seed give others your very site,
            byte for byte, and they can make it another one.
          </p>
        </div>
      </PagePart>
      <PagePart id="part" title="Take part">
        <div className="grid max-w-[40em] gap-4">
          <p>
            Words of trades, layouts, commands and languages are what Sitewright grows by, and all of them can
            be added by people who are not programmers first.{' '}
            <TextLink to="/careers">How the work is done</TextLink> names places to begin.
          </p>
          <p>
            You found a weakness that could harm people? Please do not open a public issue. Report it
            privately in the repository, or by <TextLink to="/contact?about=problem">writing to us</TextLink>.
          </p>
        </div>
      </PagePart>
      <PagePart id="manners" title="How we treat each other">
        <LinedList items={manners} />
      </PagePart>
    </PageFrame>
  );
}
