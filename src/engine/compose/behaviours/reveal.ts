import type { Behaviour } from './behaviour';

/**
 * Lets parts of the page rise into place as they come into view: `<div data-reveal>…</div>`. Only what is below the
 * first screen moves, nothing for people who want reduced motion, and without the script everything is simply there.
 */
export const reveal: Behaviour = {
  type: 'reveal',
  script: String.raw`// Reveal: [data-reveal] rises into place when it comes into view.
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
  [data-reveal="waiting"] { opacity: 0; translate: 0 1.5rem; }
  [data-reveal="seen"] { transition: opacity 0.6s, translate 0.6s; }
}
@media print { [data-reveal] { opacity: 1; translate: none; } }`,
};
