import { ArrowRight, FilePlus2, Sparkles, UserPlus, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

type QuickCard = {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  readonly icon: LucideIcon;
};

const cards: readonly QuickCard[] = [
  {
    label: 'Create project',
    text: 'From a sentence, pictures, an archive or a template.',
    href: '/app/projects/new',
    icon: FilePlus2,
  },
  {
    label: 'Invite team',
    text: 'An invitation that opens on their own device.',
    href: '/app/team?invite=1',
    icon: UserPlus,
  },
  {
    label: 'Upgrade plan',
    text: 'See what your plan allows and what you use of it.',
    href: '/app/billing',
    icon: Sparkles,
  },
];

/** What is done from here most. */
export function QuickCards() {
  return (
    <ul aria-label="Quick actions" className="grid gap-3 lg:grid-cols-3">
      {cards.map(({ label, text, href, icon: Icon }) => (
        <li key={href} className="min-w-0">
          <Link
            to={href}
            className="group flex h-full items-start gap-3.5 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-edge"
          >
            <Icon size={20} aria-hidden className="mt-0.5 shrink-0 text-blueprint" />
            <span className="grid min-w-0 flex-1 gap-0.5">
              <span className="font-semibold">{label}</span>
              <span className="text-sm text-muted">{text}</span>
            </span>
            <ArrowRight
              size={16}
              aria-hidden
              className="mt-1 shrink-0 text-muted transition-transform duration-150 group-hover:translate-x-0.5 rtl:-scale-x-100 rtl:group-hover:-translate-x-0.5"
            />
          </Link>
        </li>
      ))}
    </ul>
  );
}
