import { useState } from 'react';

/**
 * Says for as long as the page lives that it keeps nothing. Its few words let clicks through to what lies under them,
 * and stand above the chat's field on a phone.
 */
export function MemoryNotice() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div
      role="alert"
      className="pointer-events-none fixed inset-x-3 bottom-48 z-50 ms-auto grid w-fit max-w-sm gap-2 rounded-card border border-danger bg-raised px-3 py-2 text-sm shadow-card md:bottom-3"
    >
      <p className="font-medium">
        Nothing is kept here. The zip is what you keep.{' '}
        <button
          type="button"
          className="pointer-events-auto cursor-pointer font-semibold underline underline-offset-4"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Less' : 'Why?'}
        </button>
      </p>
      {isOpen && (
        <p className="text-muted">
          This browser lets Sitewright store no data. You can make, change and download sites in this tab;
          they end when it is closed or reloaded, no other tab sees them, and the preview shows pages without
          their scripts. To keep projects, allow site data for this address or leave the private window.
        </p>
      )}
    </div>
  );
}
