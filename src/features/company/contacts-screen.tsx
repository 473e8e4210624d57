import { operator } from '@/services/account/operator';
import { PageFrame, PagePart } from '@/ui/page-frame';
import { PageHeading } from '@/ui/page-heading';
import { TextLink } from './text-link';

const matters = [
  { title: 'A question', text: 'Anything the docs leave open.', about: 'question' },
  { title: 'A demo', text: 'To see it used on something like yours.', about: 'demo' },
  { title: 'Plans', text: 'Which one fits, and for how many people.', about: 'sales' },
  { title: 'A problem', text: 'Something broke, or could harm somebody.', about: 'problem' },
  { title: 'Working together', text: 'Studios, hosts, schools.', about: 'partners' },
  { title: 'Press', text: 'What you are writing, and when it is due.', about: 'press' },
] as const;

/** Every address there is, by matter; and who runs this copy. */
export function ContactsScreen() {
  const { name, email, sourceUrl } = operator;
  return (
    <PageFrame>
      <PageHeading title="Contacts">
        All addresses on one page. There is no switchboard and no postal office; there are matters, and each
        has its way.
      </PageHeading>
      <PagePart id="matters" title="By matter">
        <ul className="grid gap-x-12 sm:grid-cols-2">
          {matters.map(({ title, text, about }) => (
            <li key={about} className="border-b border-line py-4 first:pt-0 sm:nth-2:pt-0">
              <h3 className="text-lg font-semibold">
                <TextLink to={`/contact?about=${about}`}>{title}</TextLink>
              </h3>
              <p className="text-[15px] text-muted">{text}</p>
            </li>
          ))}
        </ul>
      </PagePart>
      <PagePart id="this-copy" title="Who runs this copy">
        <div className="grid max-w-[40em] gap-3">
          {name === '' && email === '' ? (
            <p>
              Sitewright is software that anybody may host, and this copy was built without naming its host.
              Whoever gave you this address runs it. Your projects do not reach them: they are in your
              browser.
            </p>
          ) : (
            <p>
              {name || 'The host of this address'}
              {email !== '' && (
                <>
                  , <TextLink to={`mailto:${email}`}>{email}</TextLink>. Mails are answered within 24 hours
                </>
              )}
              . Your projects do not reach them: they are in your browser.
            </p>
          )}
        </div>
      </PagePart>
      <PagePart id="source" title="The source">
        <p className="max-w-[40em]">
          {sourceUrl === '' ? (
            'This copy does not name where its source is kept. Its host can tell.'
          ) : (
            <>
              Issues, discussions and contributions: <TextLink to={sourceUrl}>{sourceUrl}</TextLink>
            </>
          )}
        </p>
      </PagePart>
      <PagePart id="harm" title="A weakness that could harm">
        <p className="max-w-[40em]">
          Please do not open a public issue. Report it privately in the repository, or{' '}
          <TextLink to="/contact?about=problem">write to us</TextLink> and say at the start that it is about
          security.
        </p>
      </PagePart>
    </PageFrame>
  );
}
