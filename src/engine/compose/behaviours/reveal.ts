import type { Behaviour } from './behaviour';

/**
 * Lets what is in parts of the page rise into place as they come into view: `<section data-reveal>…</section>`. Only what
 * is below the first screen moves, nothing for people who want reduced motion, and nothing is ever unseen: a page that is
 * printed, or looked at as a whole, shows all of it.
 */
export const reveal: Behaviour = {
  type: 'reveal',
  script: String.raw`// Reveal: what is in [data-reveal] rises into place when it comes into view.
startReveal([...document.querySelectorAll('[data-reveal]')]);

function startReveal(parts) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return;
  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries.filter((seen) => seen.isIntersecting)) {
      watcher.unobserve(entry.target);
      entry.target.dataset.reveal = 'seen';
    }
  });
  for (const part of parts.filter((below) => below.getBoundingClientRect().top > innerHeight)) {
    part.dataset.reveal = 'waiting';
    watcher.observe(part);
  }
}
`,
  css: `@media (prefers-reduced-motion: no-preference) {
  [data-reveal="waiting"] > * { translate: 0 1.5rem; }
  [data-reveal="seen"] > * { transition: translate 0.6s ease-out; }
}`,
};
