import type { Behaviour } from './behaviour';

/**
 * Short messages in a corner, for other scripts: `document.dispatchEvent(new CustomEvent('toast', { detail: 'Saved' }))`,
 * or `<button type="button" data-toast="Link copied">`. Read out by screen readers; gone after five seconds.
 */
export const toast: Behaviour = {
  type: 'toast',
  script: String.raw`// Toast: shows the text of [data-toast] buttons and of "toast" events in a corner.
startToasts();

function startToasts() {
  const corner = document.createElement('div');
  corner.className = 'toasts';
  corner.setAttribute('role', 'status');
  document.body.append(corner);
  const show = (text) => {
    const note = document.createElement('p');
    note.textContent = text;
    corner.append(note);
    setTimeout(() => note.remove(), 5000);
  };
  document.addEventListener('toast', (event) => show(event.detail));
  document.addEventListener('click', (event) => {
    const button = event.target.closest('[data-toast]');
    if (button) show(button.dataset.toast);
  });
}
`,
  css: `.toasts { position: fixed; inset-block-end: 1rem; inset-inline-end: 1rem; z-index: 20; display: grid; gap: 0.5rem; }
.toasts p { padding: 0.9rem 1.2rem; border-radius: var(--radius); background: var(--ink); color: var(--bg); font-weight: 600; }`,
};
