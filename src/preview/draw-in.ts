import type { Bridge } from './bridge';
import { whenParsed } from './when-parsed';

const duration = 420;
const pause = 90;
const maxSections = 14;

/** Lets the page draw itself in, section by section, once. Reduced motion shows it at once. */
export function installDrawIn(bridge: Bridge): void {
  bridge.on('draw-in', drawIn);
  bridge.on('begin', ({ drawsIn }) => {
    if (drawsIn) whenParsed(drawIn);
  });
}

function drawIn(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const marked = [...document.querySelectorAll<HTMLElement>('body [data-section]')].filter(
    (section) => !section.parentElement?.closest('[data-section]'),
  );
  const sections = marked.length > 0 ? marked : [...document.body.children];
  sections.slice(0, maxSections).forEach((section, index) => {
    section.animate(
      [
        { opacity: 0, translate: '0 18px' },
        { opacity: 1, translate: '0 0' },
      ],
      { duration, delay: index * pause, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'backwards' },
    );
  });
}
