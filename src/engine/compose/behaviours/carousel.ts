import type { Behaviour } from './behaviour';

/**
 * A row that scrolls sideways, with buttons. Nothing moves by itself, unless `data-auto="6"` asks for it every so many
 * seconds: then there is a button to stop it (`data-pause="Pause"`, `data-play="Play"`), it waits under pointer and focus,
 * and it does not start for people who want reduced motion.
 *
 * `<div data-carousel data-previous="Previous" data-next="Next" role="region" aria-label="Reviews">
 *   <ul class="carousel-track" tabindex="0"><li>…</li>…</ul></div>`
 *
 * The script adds the buttons after the track, marks them at the ends and names each slide by its place
 * (`data-slide="{n} of {count}"`). Without it the row scrolls.
 */
export const carousel: Behaviour = {
  type: 'carousel',
  script: String.raw`// Carousel: [data-carousel] scrolls sideways; the buttons move it by one item.
for (const carousel of document.querySelectorAll('[data-carousel]')) startCarousel(carousel);

function startCarousel(carousel) {
  const track = carousel.querySelector('.carousel-track');
  if (!track || track.children.length < 2) return;
  carousel.setAttribute('aria-roledescription', 'carousel');
  [...track.children].forEach((slide, index) => {
    const place = (carousel.dataset.slide || '{n} / {count}').replace('{n}', index + 1).replace('{count}', track.children.length);
    if (slide.tagName === 'LI' || slide.hasAttribute('aria-label')) return;
    slide.setAttribute('role', 'group');
    slide.setAttribute('aria-roledescription', 'slide');
    slide.setAttribute('aria-label', place);
  });
  const makeButton = (label, sign, act) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'carousel-button';
    button.setAttribute('aria-label', label);
    button.textContent = sign;
    button.addEventListener('click', act);
    return button;
  };
  const isRightToLeft = getComputedStyle(track).direction === 'rtl';
  const move = (way) => {
    const step = track.children[1].getBoundingClientRect().left - track.children[0].getBoundingClientRect().left;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    track.scrollBy({ left: step * way, behavior: calm ? 'auto' : 'smooth' });
  };
  // At an end its button stays where it is, so that the focus does: it only has nothing to do.
  const previous = makeButton(carousel.dataset.previous || 'Previous', isRightToLeft ? '→' : '←', () => move(-1));
  const next = makeButton(carousel.dataset.next || 'Next', isRightToLeft ? '←' : '→', () => move(1));
  const buttons = document.createElement('p');
  buttons.className = 'carousel-buttons';
  buttons.append(previous, next);
  carousel.append(buttons);
  const show = () => {
    const at = Math.abs(track.scrollLeft);
    previous.setAttribute('aria-disabled', String(at < 4));
    next.setAttribute('aria-disabled', String(at + track.clientWidth > track.scrollWidth - 4));
    buttons.hidden = track.scrollWidth <= track.clientWidth + 4;
  };
  track.addEventListener('scroll', show, { passive: true });
  window.addEventListener('resize', show);
  show();
  if (Number(carousel.dataset.auto) > 0) startMoving(carousel, track, buttons, makeButton, move);
}

// Goes on by itself until somebody stops it; a row at its end begins again.
function startMoving(carousel, track, buttons, makeButton, move) {
  let isPlaying = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  const show = () => {
    toggle.setAttribute('aria-label', isPlaying ? carousel.dataset.pause || 'Pause' : carousel.dataset.play || 'Play');
    toggle.textContent = isPlaying ? '❚❚' : '▶';
  };
  const toggle = makeButton('', '', () => {
    isPlaying = !isPlaying;
    show();
  });
  buttons.prepend(toggle);
  setInterval(() => {
    if (!isPlaying || document.hidden || carousel.matches(':hover') || carousel.contains(document.activeElement)) return;
    const isAtEnd = Math.abs(track.scrollLeft) + track.clientWidth > track.scrollWidth - 4;
    if (isAtEnd) track.scrollTo({ left: 0 });
    else move(1);
  }, Number(carousel.dataset.auto) * 1000);
  show();
}
`,
  css: `.carousel-track { display: grid; grid-auto-flow: column; grid-auto-columns: min(85%, 24rem); gap: var(--gap); padding: 0 0 0.5rem; overflow-x: auto; scroll-snap-type: x mandatory; list-style: none; }
.carousel-track > * { scroll-snap-align: start; }
.carousel-buttons { display: flex; gap: 0.5rem; margin-block-start: 1rem; }
.carousel-buttons[hidden] { display: none; }
.carousel-button { inline-size: 3rem; block-size: 3rem; border: 2px solid currentColor; border-radius: 99px; background: none; color: inherit; font: 600 1.1rem/1 var(--text); cursor: pointer; }
.carousel-button[aria-disabled="true"] { opacity: 0.35; cursor: default; }`,
};
