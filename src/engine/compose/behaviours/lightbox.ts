import type { Behaviour } from './behaviour';

/**
 * Shows pictures large, one at a time.
 *
 * ```html
 * <ul data-lightbox data-close="Close" data-previous="Previous picture" data-next="Next picture" data-open="Open picture">
 *   <li><figure><svg role="img" aria-label="…">…</svg> or <img src="…" alt="…"><figcaption>…</figcaption></figure></li>
 * </ul>
 * ```
 * Every `figure` inside gets a button over its picture; the dialog copies picture and caption. Arrow keys move, Escape
 * closes, focus returns. Without the script the pictures are simply there.
 */
export const lightbox: Behaviour = {
  type: 'lightbox',
  script: String.raw`// Lightbox: every figure inside [data-lightbox] opens large in a dialog.
for (const gallery of document.querySelectorAll('[data-lightbox]')) startLightbox(gallery);

function startLightbox(gallery) {
  const words = gallery.dataset;
  const figures = [...gallery.querySelectorAll('figure')].filter((figure) => figure.querySelector('svg, img'));
  if (figures.length === 0) return;
  let place = 0;

  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  const stage = document.createElement('figure');
  const makeButton = (name, label, sign, act) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'lightbox-' + name;
    button.setAttribute('aria-label', label);
    button.textContent = sign;
    button.addEventListener('click', act);
    return button;
  };

  const show = (next) => {
    place = (next + figures.length) % figures.length;
    const picture = figures[place].querySelector('svg, img').cloneNode(true);
    const words = figures[place].querySelector('figcaption');
    const caption = document.createElement('figcaption');
    caption.textContent = words ? words.textContent.trim() : '';
    caption.setAttribute('aria-live', 'polite');
    // Two elements with one id would break what refers to it.
    for (const part of [picture, ...picture.querySelectorAll('[id]')]) part.removeAttribute('id');
    stage.replaceChildren(picture, caption);
    dialog.setAttribute('aria-label', caption.textContent || picture.getAttribute('aria-label') || picture.alt || '');
  };

  dialog.append(
    makeButton('close', words.close || 'Close', '×', () => dialog.close()),
    makeButton('previous', words.previous || 'Previous picture', '‹', () => show(place - 1)),
    stage,
    makeButton('next', words.next || 'Next picture', '›', () => show(place + 1)),
  );
  if (figures.length < 2) for (const button of dialog.querySelectorAll('.lightbox-previous, .lightbox-next')) button.hidden = true;
  dialog.addEventListener('keydown', (event) => {
    const forward = getComputedStyle(dialog).direction === 'rtl' ? -1 : 1;
    if (event.key === 'Home') show(0);
    if (event.key === 'End') show(figures.length - 1);
    if (event.key === 'ArrowRight') show(place + forward);
    if (event.key === 'ArrowLeft') show(place - forward);
  });
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener('close', () => figures[place].querySelector('.lightbox-open').focus());

  figures.forEach((figure, index) => {
    const picture = figure.querySelector('svg, img');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'lightbox-open';
    const name = picture.getAttribute('aria-label') || picture.alt || figure.textContent.trim() || String(index + 1);
    button.setAttribute('aria-label', (words.open || 'Open picture') + ': ' + name);
    button.addEventListener('click', () => {
      show(index);
      dialog.showModal();
    });
    picture.before(button);
    button.append(picture);
  });
  document.body.append(dialog);
}
`,
  css: `.lightbox-open { display: block; inline-size: 100%; padding: 0; border: 0; background: none; color: inherit; cursor: zoom-in; }
.lightbox { inline-size: min(100vi, 80rem); max-inline-size: none; max-block-size: none; block-size: 100dvh; margin: auto; padding: 1rem; border: 0; background: transparent; color: var(--ink); }
.lightbox[open] { display: grid; grid-template: auto 1fr / auto minmax(0, 1fr) auto; align-items: center; gap: 0.5rem; }
.lightbox::backdrop { background: color-mix(in oklab, var(--bg) 94%, transparent); }
.lightbox figure { grid-area: 2 / 2; margin: 0; text-align: center; }
.lightbox figure > :first-child { inline-size: auto; max-inline-size: 100%; block-size: auto; max-block-size: 78dvh; aspect-ratio: auto; margin-inline: auto; }
.lightbox figcaption { padding-block: 0.75rem; font-weight: 600; }
.lightbox > button { inline-size: 3rem; block-size: 3rem; border: 0; border-radius: 99px; background: var(--ink); color: var(--bg); font: 600 1.5rem/1 var(--text); cursor: pointer; }
.lightbox > button[hidden] { display: none; }
.lightbox-close { grid-area: 1 / 3; }
.lightbox-previous { grid-area: 2 / 1; }
.lightbox-next { grid-area: 2 / 3; }
[dir="rtl"] .lightbox-previous, [dir="rtl"] .lightbox-next { scale: -1 1; }`,
};
