import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';

/** For who misses something: ask for it, or read how far plain files go. */
export function RequestBlock() {
  return (
    <section
      aria-labelledby="request"
      className="grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 lg:grid-cols-[1fr_auto]"
    >
      <div className="grid gap-2">
        <h2 id="request" className="text-3xl font-semibold tracking-tight">
          Is something missing?
        </h2>
        <p className="max-w-[40em] text-muted">
          Say what it should work with and what you would do with it. What is asked for most is built first.
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link to="/contact?about=integration" className={buttonLook({ variant: 'ink', size: 'large' })}>
          Request an integration
        </Link>
        <Link to="/docs/publishing" className={buttonLook({ size: 'large' })}>
          How publishing works
        </Link>
      </div>
    </section>
  );
}
