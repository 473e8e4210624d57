import { Link } from 'react-router-dom';
import { buttonLook } from '@/ui/button';

/** Says plainly that a screen does not exist yet, and where its work can be done meanwhile. */
export function NotBuiltScreen({ title }: { title: string }) {
  return (
    <div className="mx-auto grid max-w-xl gap-4 px-5 py-20">
      <svg
        viewBox="0 0 240 120"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeDasharray="5 4"
        className="w-44 text-blueprint"
        aria-hidden
      >
        <rect x="1" y="1" width="238" height="118" rx="8" />
        <path d="M1 28h238M20 50h120M20 68h170M20 86h90" />
      </svg>
      <h1 className="text-4xl font-semibold tracking-tight">{title}</h1>
      <p className="text-lg text-muted">
        This screen is not built yet. Nothing you see elsewhere depends on it.
      </p>
      <div className="flex flex-wrap gap-2">
        <Link to="/" className={buttonLook({ variant: 'ink' })}>
          Describe a site
        </Link>
        <Link to="/app/projects" className={buttonLook()}>
          Your projects
        </Link>
      </div>
    </div>
  );
}
