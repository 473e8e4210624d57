import { Link } from 'react-router-dom';
import { operator } from '@/services/account/operator';

/** Who runs this copy, as its build was told; where it was not told, that. */
export function OperatorLines() {
  const { name, email } = operator;
  if (name === '' && email === '') {
    return (
      <p>
        Sitewright is software that anybody may host. This copy was built without naming who runs it: the host
        of the address in your browser’s address bar does. <Link to="/docs/hosting">Hosting Sitewright</Link>{' '}
        tells hosts how to name themselves here.
      </p>
    );
  }
  return (
    <p>
      This copy of Sitewright is run by {name || email}
      {name !== '' && email !== '' && (
        <>
          {' '}
          (<a href={`mailto:${email}`}>{email}</a>)
        </>
      )}
      .
    </p>
  );
}
