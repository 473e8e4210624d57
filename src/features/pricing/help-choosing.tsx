import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';

/** For who cannot decide: two ways to ask, which open the contact form with the matter filled in. */
export function HelpChoosing() {
  return (
    <section
      aria-labelledby="help-choosing"
      className="grid items-center gap-6 rounded-card border border-line bg-raised p-6 sm:p-10 lg:grid-cols-[1fr_auto]"
    >
      <div className="grid gap-2">
        <h2 id="help-choosing" className="text-3xl font-semibold tracking-tight">
          Need help choosing?
        </h2>
        <p className="max-w-[40em] text-muted">
          Tell us what you are making and for how many people. Your request stays on this device until you
          hand it over.
        </p>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <Link to="/contact?about=demo" className={buttonLook({ variant: 'ink', size: 'large' })}>
          Schedule a Demo
        </Link>
        <Link to="/contact?about=sales" className={buttonLook({ size: 'large' })}>
          Talk to Sales
        </Link>
      </div>
    </section>
  );
}
