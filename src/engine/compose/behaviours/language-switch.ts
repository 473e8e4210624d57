import type { Behaviour } from './behaviour';

/**
 * Shows a page in one of its languages.
 *
 * ```html
 * <div data-language-switch role="group" aria-label="Language" hidden>
 *   <button type="button" lang="en" data-language="en" aria-pressed="true">English</button>
 *   <button type="button" lang="ar" data-language="ar" data-direction="rtl" aria-pressed="false">العربية</button>
 * </div>
 * <p lang="en" data-in="en">Hello</p> <p lang="ar" dir="rtl" data-in="ar">أهلًا</p>
 * ```
 * What carries `data-in` shows in its language only; `<title data-in-ar="…">` changes the title. The choice is kept in the
 * browser; before one, the browser's own language decides. Pages in folders of their own are links with `hreflang`
 * instead: the script marks the current one. Without the script all languages stand under each other.
 */
export const languageSwitch: Behaviour = {
  type: 'language-switch',
  script: String.raw`// Language switch: [data-language-switch] shows what carries [data-in] in the chosen language, and remembers it.
for (const choice of document.querySelectorAll('[data-language-switch]')) startLanguageSwitch(choice);

function startLanguageSwitch(choice) {
  const root = document.documentElement;
  const buttons = [...choice.querySelectorAll('[data-language]')];
  const title = document.querySelector('title');
  const ownTitle = document.title;
  for (const link of choice.querySelectorAll('a[hreflang]')) {
    if (link.hreflang === root.lang) link.setAttribute('aria-current', 'true');
  }
  choice.hidden = false;
  if (buttons.length === 0) return;

  const known = buttons.map((button) => button.dataset.language);
  const readChoice = () => {
    try {
      return localStorage.getItem('language');
    } catch {
      return null;
    }
  };
  const show = (language) => {
    const pressed = buttons.find((button) => button.dataset.language === language);
    for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed));
    for (const part of document.querySelectorAll('[data-in]')) part.hidden = part.dataset.in !== language;
    root.lang = language;
    root.dir = pressed.dataset.direction || 'ltr';
    document.title = (title && title.getAttribute('data-in-' + language)) || ownTitle;
  };
  for (const button of buttons) {
    button.addEventListener('click', () => {
      try {
        localStorage.setItem('language', button.dataset.language);
      } catch {
        // Storage is blocked: the choice holds for this page.
      }
      show(button.dataset.language);
    });
  }
  const wished = [readChoice(), ...(navigator.languages || []).map((name) => name.split('-')[0]), root.lang];
  show(wished.find((language) => known.includes(language)) || known[0]);
}
`,
  css: `[data-language-switch] { display: inline-flex; flex-wrap: wrap; gap: 0.25rem; }
[data-language-switch][hidden], [data-in][hidden] { display: none; }
[data-language-switch] :is(button, a) { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding-inline: 0.8em; border: 1px solid transparent; border-radius: var(--radius); background: none; color: inherit; font: inherit; font-weight: 600; text-decoration: none; cursor: pointer; }
[data-language-switch] :is([aria-pressed="true"], [aria-current]) { border-color: currentColor; }`,
};
