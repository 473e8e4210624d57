import { Menu, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import type { User } from '@/domain/account/account';
import { limits } from '@/domain/limits';
import type { Standing } from '@/services/shell-queries';
import { gripSidebar, sizeSidebar, toggleSidebar } from '@/services/project/sidebar';
import { EdgeHandle } from '@/ui/edge-handle';
import { IconButton } from '@/ui/icon-button';
import { Sheet } from '@/ui/sheet';
import { Breadcrumbs } from './breadcrumbs';
import { Sidebar } from './sidebar';
import { useSidebar } from './use-sidebar';

const sidebarId = 'sidebar';

type ShellProps = { user: User; standing: Standing | undefined; children: ReactNode };

/** The sidebar, what stands above the screens, and the screen. */
export function Shell({ user, standing, children }: ShellProps) {
  const { isOpen, percent, isMobile, isSheetOpen, setSheetOpen } = useSidebar();
  const width = isOpen
    ? `max(${percent}vw, 12rem)`
    : `max(${limits.sidebarMinPercent}vw, ${limits.sidebarCollapsedRem}rem)`;
  return (
    <div className="flex min-h-dvh">
      <a
        href="#main"
        className="absolute start-4 -top-16 z-50 rounded-control bg-ink px-4 py-2 font-semibold text-paper focus:top-3"
      >
        Skip to content
      </a>
      {isMobile ? (
        <Sheet
          open={isSheetOpen}
          onOpenChange={setSheetOpen}
          label="Navigation"
          width={`${limits.sidebarMobileRem}rem`}
        >
          <Sidebar user={user} standing={standing} isFolded={false} />
        </Sheet>
      ) : (
        <aside
          id={sidebarId}
          aria-label="Sidebar"
          className="sticky top-0 z-20 h-dvh shrink-0 border-e border-line bg-paper"
          style={{ width }}
        >
          <Sidebar user={user} standing={standing} isFolded={!isOpen} />
          <EdgeHandle
            label="Width of the sidebar"
            controls={sidebarId}
            percent={isOpen ? percent : limits.sidebarMinPercent}
            min={limits.sidebarMinPercent}
            max={limits.sidebarMaxPercent}
            defaultPercent={limits.sidebarDefaultPercent}
            onChange={sizeSidebar}
            onGrip={gripSidebar}
          />
        </aside>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-3 max-md:sticky max-md:top-0 max-md:z-20 max-md:bg-paper md:px-5">
          {isMobile ? (
            <IconButton
              label="Open navigation"
              aria-expanded={isSheetOpen}
              className="size-10"
              onClick={() => setSheetOpen(true)}
            >
              <Menu size={20} />
            </IconButton>
          ) : (
            <IconButton
              label={isOpen ? 'Fold the sidebar' : 'Unfold the sidebar'}
              aria-expanded={isOpen}
              aria-controls={sidebarId}
              aria-keyshortcuts="Control+B Meta+B"
              className="-ms-2"
              onClick={toggleSidebar}
            >
              <PanelLeft size={18} className="rtl:-scale-x-100" />
            </IconButton>
          )}
          <Breadcrumbs />
        </header>
        <main id="main" className="min-w-0 flex-1">
          {children}
        </main>
      </div>
    </div>
  );
}
