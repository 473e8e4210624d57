import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { LinedList } from './lined-list';
import { TextLink } from './text-link';

const studios = [
  {
    title: 'A first version in the meeting',
    text: 'Type what the client says, look at it together, correct it in words. Nothing of the client’s leaves the room.',
  },
  {
    title: 'Then your own work',
    text: 'The zip is plain files with tokens, logical properties and marks on every section. Take it into your repository and go on.',
  },
] as const;
const hosts = [
  {
    title: 'Serve the app',
    text: 'It is a folder of static files under the MIT licence. Give it an origin of its own, name yourself in the build, and your customers have a site builder that costs you no server.',
  },
  {
    title: 'Take the zips',
    text: 'A made site works from any folder, without a build step. If you accept a dropped folder, you accept ours.',
  },
] as const;
const schools = [
  {
    title: 'No accounts, no consent forms',
    text: 'Nothing is registered anywhere and nothing is sent. A classroom needs the address once; after that it works without a network.',
  },
  {
    title: 'Something to read',
    text: 'Pupils see the files behind each page, change a line, and see what it did. Every step is a version to go back to.',
  },
] as const;

/** What studios, hosts and schools can do with Sitewright today, without anybody's permission. */
export function PartnersScreen() {
  return (
    <PageFrame>
      <PageHeading title="You need no permission.">
        There is no partner programme, no fee and no badge, and there are no partners’ logos here, because
        there are none yet. Here is what works today.
      </PageHeading>
      <PagePart id="studios" title="Studios and agencies">
        <LinedList items={studios} />
        <p className="mt-5 text-[15px]">
          <TextLink to="/guides/hand-over">Hand a site to a developer</TextLink>
        </p>
      </PagePart>
      <PagePart id="hosts" title="Hosts">
        <LinedList items={hosts} />
        <p className="mt-5 text-[15px]">
          <TextLink to="/docs/hosting">Hosting Sitewright</TextLink>
        </p>
      </PagePart>
      <PagePart id="schools" title="Schools and courses">
        <LinedList items={schools} />
        <p className="mt-5 text-[15px]">
          <TextLink to="/guides/cafe-site">A lesson that works: a site for a café</TextLink>
        </p>
      </PagePart>
      <section
        aria-labelledby="together"
        className="mt-6 grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 lg:grid-cols-[1fr_auto]"
      >
        <div className="grid gap-2">
          <h2 id="together" className="text-3xl font-semibold tracking-tight">
            Something else in mind?
          </h2>
          <p className="max-w-[40em] text-muted">Say who you are and what you would like to do.</p>
        </div>
        <Link to="/contact?about=partners" className={buttonLook({ variant: 'ink', size: 'large' })}>
          Write to us
        </Link>
      </section>
    </PageFrame>
  );
}
