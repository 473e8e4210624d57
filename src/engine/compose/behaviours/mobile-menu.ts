import type { Behaviour } from './behaviour';

/**
 * The header's menu on small screens, as a disclosure.
 *
 * `<button class="menu-button" type="button" aria-expanded="false" aria-controls="menu">Menu</button>`
 * `<nav id="menu" aria-label="Main">…</nav>`: the script sets `data-open` on it. Without scripts show the links: hide
 * the nav on small screens only under `@media (scripting: enabled)`.
 */
export const mobileMenu: Behaviour = {
  type: 'mobile-menu',
  script: String.raw`// Menu on small screens: the button opens and closes the navigation that it controls.
for (const button of document.querySelectorAll('.menu-button[aria-controls]')) startMenu(button);

function startMenu(button) {
  const menu = document.getElementById(button.getAttribute('aria-controls'));
  if (!menu) return;
  const isOpen = () => button.getAttribute('aria-expanded') === 'true';
  const setOpen = (open) => {
    menu.toggleAttribute('data-open', open);
    button.setAttribute('aria-expanded', String(open));
  };
  button.addEventListener('click', () => setOpen(!isOpen()));
  menu.addEventListener('click', (event) => {
    if (event.target.closest('a')) setOpen(false);
  });
  // Focus or pointer elsewhere: the open menu does not lie over what the person looks at.
  for (const type of ['focusin', 'pointerdown']) {
    document.addEventListener(type, (event) => {
      if (isOpen() && !menu.contains(event.target) && !button.contains(event.target)) setOpen(false);
    });
  }
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !isOpen()) return;
    setOpen(false);
    button.focus();
  });
}
`,
};
