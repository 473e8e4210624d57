import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { User } from '@/domain/account/account';
import { signOut } from './sign-out';

/** Who is signed in, and where they can go. A plain disclosure, so that the public pages stay light. */
export function UserMenu({ user }: { user: User }) {
  // Open at one address: following a link closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const open = openAt === pathname;
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      if (
        event instanceof KeyboardEvent ? event.key === 'Escape' : !box.current?.contains(event.target as Node)
      )
        setOpenAt(null);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, [open]);
  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-expanded={open}
        aria-controls="user-menu"
        onClick={() => setOpenAt(open ? null : pathname)}
        className="flex h-10 items-center gap-2 rounded-control ps-1 pe-2.5 hover:bg-sunken"
      >
        <img src={user.avatar} alt="" width={30} height={30} className="rounded-full" />
        <span className="max-w-28 truncate text-sm font-medium max-sm:sr-only">{user.name}</span>
      </button>
      <div
        id="user-menu"
        hidden={!open}
        className="absolute end-0 top-full z-40 mt-1 min-w-52 rounded-card border border-edge bg-raised p-1.5 shadow-card"
      >
        {menuLinks.map(({ label, href }) => (
          <Link key={href} to={href} className="block rounded-control px-3 py-2 text-sm hover:bg-sunken">
            {label}
          </Link>
        ))}
        <button
          type="button"
          onClick={() => void signOut(navigate)}
          className="mt-1 block w-full rounded-control border-t border-line px-3 py-2 text-start text-sm hover:bg-sunken"
        >
          Sign Out
        </button>
      </div>
    </div>
  );
}

const menuLinks = [
  { label: 'Application', href: '/app' },
  { label: 'Designer', href: '/designer' },
  { label: 'Profile', href: '/profile' },
];
