import { Bot, ShieldCheck, SlidersHorizontal } from 'lucide-react';
import { useHref } from 'react-router-dom';

const rooms = [
  { icon: ShieldCheck, title: 'Security', text: 'Password and authentication', to: '/app/profile/security' },
  { icon: Bot, title: 'AI Models', text: 'Configure AI preferences', to: '/app/profile/models' },
  {
    icon: SlidersHorizontal,
    title: 'Settings',
    text: 'Interface preferences',
    to: '/app/profile/settings',
  },
] as const;

/** The other rooms of the profile. They open as pages of their own: the specification asks for a full page load. */
export function RoomCards() {
  return (
    <nav aria-label="More of your profile" className="grid gap-4 lg:grid-cols-3">
      {rooms.map((room) => (
        <RoomCard key={room.to} {...room} />
      ))}
    </nav>
  );
}

function RoomCard({ icon: Icon, title, text, to }: (typeof rooms)[number]) {
  return (
    <a
      href={useHref(to)}
      className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 rounded-card border border-line bg-raised p-5 transition-colors duration-150 hover:border-edge"
    >
      <span className="row-span-2 grid size-11 place-items-center rounded-control bg-blueprint-soft text-blueprint">
        <Icon size={20} aria-hidden />
      </span>
      <span className="font-display text-lg leading-snug font-[620] tracking-tight">{title}</span>
      <span className="text-sm text-muted">{text}</span>
    </a>
  );
}
