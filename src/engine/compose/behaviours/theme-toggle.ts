import type { Behaviour } from './behaviour';

/**
 * Light or dark by choice.
 *
 * `<button type="button" class="theme-toggle" data-theme-toggle aria-pressed="false" hidden>Dark mode</button>`
 *
 * `aria-pressed` is true while dark. The choice is kept in the browser; before any choice the system decides. It sets
 * `color-scheme` on the root element, which is all that the stylesheet's `light-dark()` needs. Shown by the script only.
 */
export const themeToggle: Behaviour = {
  type: 'theme-toggle',
  script: String.raw`// Light and dark: [data-theme-toggle] sets the color-scheme of the page and remembers it.
for (const toggle of document.querySelectorAll('[data-theme-toggle]')) startThemeToggle(toggle);

function startThemeToggle(toggle) {
  const root = document.documentElement;
  const system = matchMedia('(prefers-color-scheme: dark)');
  let chosen = null;
  try {
    chosen = localStorage.getItem('color-scheme');
  } catch {
    chosen = null;
  }
  const declared = getComputedStyle(root).colorScheme;
  const isDark = () => (chosen ? chosen === 'dark' : declared === 'dark' || (declared !== 'light' && system.matches));
  const show = () => {
    if (chosen) root.style.colorScheme = chosen;
    toggle.setAttribute('aria-pressed', String(isDark()));
  };
  toggle.hidden = false;
  toggle.addEventListener('click', () => {
    chosen = isDark() ? 'light' : 'dark';
    try {
      localStorage.setItem('color-scheme', chosen);
    } catch {
      // Storage is blocked: the choice holds for this page.
    }
    show();
  });
  system.addEventListener('change', show);
  show();
}
`,
  css: `.theme-toggle { min-block-size: 2.75rem; padding-inline: 1em; border: 2px solid currentColor; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.theme-toggle[aria-pressed="true"] { background: var(--ink); color: var(--bg); border-color: var(--ink); }`,
};
