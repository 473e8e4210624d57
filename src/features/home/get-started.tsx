import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';

/** The way in, at the end of the page. */
export function GetStarted() {
  return (
    <section
      aria-labelledby="get-started"
      className="flex flex-wrap items-center justify-between gap-6 rounded-card bg-ink p-7 text-paper md:p-10"
    >
      <div className="grid gap-2">
        <h2
          id="get-started"
          className="text-[clamp(28px,3vw,40px)] leading-[1.06] font-[620] tracking-[-0.03em]"
        >
          You need a site today.
        </h2>
        <p className="opacity-80">An account lives on this device and takes a minute. A guest needs none.</p>
      </div>
      <Link to="/signup" className={buttonLook({ variant: 'signal', size: 'large' })}>
        Get Started
      </Link>
    </section>
  );
}
