import { NavLink } from 'react-router-dom';
import { sideGroups, type Room } from './written-places';

/** All pages of a room by groups; the one shown is marked. */
export function SideList({ room }: { room: Room }) {
  return (
    <nav aria-label={room === 'docs' ? 'Documentation' : 'Guides'} className="grid gap-5 text-[14px]">
      {sideGroups[room].map(({ title, pages }) => (
        <div key={title}>
          <p className="mb-1 font-display text-[15px] font-semibold">{title}</p>
          <ul>
            {pages.map(({ path, title: name }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  end
                  className="-ms-3 block rounded-control px-3 py-1 leading-snug text-muted transition-colors duration-150 hover:text-ink aria-[current=page]:bg-blueprint-soft aria-[current=page]:font-[550] aria-[current=page]:text-blueprint pointer-coarse:py-2.5"
                >
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
