import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';
import { SearchField } from './search-field';
import type { Room } from './written-places';

/** An address under /docs or /guides that no page has, with the search beside it. */
export function NoSuchPage({ room }: { room: Room }) {
  return (
    <div className="mx-auto grid max-w-xl gap-5 px-5 py-20">
      <h1 className="text-4xl font-semibold tracking-tight">This page is not written.</h1>
      <p className="text-muted">It may have another name by now. Search for what you need:</p>
      <SearchField size="large" />
      <p>
        <Link to={`/${room}`} className={buttonLook({ variant: 'ink' })}>
          {room === 'docs' ? 'All documents' : 'All guides'}
        </Link>
      </p>
    </div>
  );
}
