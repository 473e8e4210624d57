const ahead = '300px';

/**
 * Resolves when a drawn part of the page is about to be seen, or somebody begins to move by keyboard; at once where
 * there is no such part yet, or no page at all.
 */
export function whenReached(selector: string): Promise<void> {
  const part = typeof document === 'undefined' ? null : document.querySelector(selector);
  if (!part) return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reach();
      },
      { rootMargin: ahead },
    );
    const reach = () => {
      observer.disconnect();
      removeEventListener('keydown', reach);
      resolve();
    };
    observer.observe(part);
    addEventListener('keydown', reach);
  });
}
