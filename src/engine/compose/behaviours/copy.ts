import type { Behaviour } from './behaviour';

/**
 * Copies a text to the clipboard.
 *
 * `<button type="button" data-copy="hello@example.com" data-copied="Copied" hidden>Copy</button>`; with
 * `data-copy-from="id"` the text of that element. Inside a `figure` or `div` with a `pre`, an empty `data-copy` copies the
 * `pre`. Shown by the script only.
 */
export const copy: Behaviour = {
  type: 'copy',
  script: String.raw`// Copy: [data-copy] puts its text, or the code beside it, on the clipboard.
for (const button of document.querySelectorAll('[data-copy], [data-copy-from]')) startCopy(button);

function startCopy(button) {
  const label = button.textContent;
  const findText = () => {
    if (button.dataset.copy) return button.dataset.copy;
    const source = button.dataset.copyFrom ? document.getElementById(button.dataset.copyFrom) : button.parentElement.querySelector('pre');
    return source ? source.textContent.trim() : '';
  };
  const copyText = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Pages opened from a file have no clipboard of their own: select the text and copy it the old way.
      const field = document.createElement('textarea');
      field.value = text;
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
      button.focus();
    }
  };
  button.hidden = false;
  button.setAttribute('aria-live', 'polite');
  button.addEventListener('click', async () => {
    await copyText(findText());
    button.textContent = button.dataset.copied || 'Copied';
    setTimeout(() => (button.textContent = label), 1600);
  });
}
`,
};
