import { Link } from 'react-router-dom';
import { operator } from '@/services/account/operator';

const ways = [
  {
    to: '/docs',
    title: 'Look it up',
    text: 'All documents, with a search that works without a network.',
  },
  { to: '/support', title: 'What others asked', text: 'Short answers to the questions that come most.' },
  { to: '/contacts', title: 'Every address', text: 'Who is responsible for what, on one page.' },
] as const;

/** What may be quicker than writing, and what becomes of a request. */
export function OtherWays() {
  return (
    <aside aria-label="Other ways" className="grid gap-8">
      <ul className="border-t border-line">
        {ways.map(({ to, title, text }) => (
          <li key={to} className="border-b border-line">
            <Link to={to} className="group block py-4">
              <span className="font-display text-lg font-semibold group-hover:text-blueprint">{title}</span>
              <span className="block text-[14.5px] text-muted">{text}</span>
            </Link>
          </li>
        ))}
      </ul>
      <div className="grid gap-2 text-[14.5px] text-muted">
        <h2 className="font-ui text-sm font-semibold text-ink">What becomes of it</h2>
        <p>
          Your request is stored in this browser, under the key <code className="font-code">contact-box</code>
          , until you delete it. What you type is kept as you type it, so a reload loses nothing.
        </p>
        <p>
          {operator.email === ''
            ? 'This copy of Sitewright was set up without a mail address of its own. Send your request to whoever gave you the address of this page.'
            : 'Mails are answered within 24 hours.'}
        </p>
      </div>
    </aside>
  );
}
