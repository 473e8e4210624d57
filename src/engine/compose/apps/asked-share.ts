import type { AppContext } from './app';
import { writeConstant } from './script-parts';

const asked =
  /\b(?<!(?:no|without|file|screen|market|time) )(?:shar(?:e|ing|eable|able) (?:it|them|the|my|your|our|their|this|a|an|links?|buttons?|by|on|via|scores?|results?)|shareable|share(?=\s?(?:[.,;)]|$|and\b))|(?:link|url) (?:to share|(?:i|we|you) can share)|cop(?:y|ies) (?:the |my |a )?(?:links?|results?|scores?)|invite links?)\b/iu;
/** What is shared between people is split, and what a device shares is something else. */
const meant = /\bshare (?:the )?(?:costs?|bills?|rent|expenses?|chores?|of|in)\b|\bshared\b/iu;
const never = new Set(['dashboard', 'palette', 'converter']);

/** Whether an app is to be passed on: its link, its score or what stands in it. */
export const asksToShare = ({ brief }: Pick<AppContext, 'brief'>): boolean =>
  brief.language.value === 'en' &&
  !never.has(brief.kind.value) &&
  asked.test(brief.prompt.replace(new RegExp(meant.source, 'giu'), ' '));

/** The button that shares an app, where the prompt asks for one. */
export const writeShare = (context: AppContext): string =>
  asksToShare(context)
    ? `\n// Share: hands the page and its result to the device, or to the clipboard where that has no place for it.\n${writeConstant('shareWords', { share: 'Share', copied: 'Copied. Paste it wherever you like.' })}${script}`
    : '';

const script = String.raw`
if (document.querySelector('[data-app]') && !document.querySelector('[data-app] button[data-share]')) startSharing(document.querySelector('[data-app]'));

function startSharing(app) {
  const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-button app-quiet', textContent: shareWords.share });
  const said = Object.assign(document.createElement('span'), { className: 'app-note' });
  said.setAttribute('role', 'status');
  button.dataset.shareApp = '';
  // Beside what is shared, where it has a row of buttons; else under everything.
  const place = app.querySelector('.quiz-end .app-row, .poll-form .app-row, .tic-side .app-row');
  const row = place || Object.assign(document.createElement('div'), { className: 'app-row' });
  row.append(button, said);
  if (!place) {
    app.append(row);
    row.style.gridColumn = '1 / -1';
  }
  const flat = (element) => element.textContent.replace(/\s+/g, ' ').trim();
  // What stands on the page now: a score, the shares of the answers, a sum, or what is on the list.
  const lines = () => {
    const score = [...app.querySelectorAll('.quiz-score, .game-scores p, .tic-turn, .sum-main')].filter((element) => !element.closest('[hidden]')).map(flat).filter(Boolean);
    const votes = [...app.querySelectorAll('.poll-option')].map((option) => flat(option.querySelector('label')) + ': ' + (flat(option.querySelector('[data-share]')) || '–'));
    const tasks = [...app.querySelectorAll('.task')].map((row) => (row.querySelector('[type="checkbox"]').checked ? '✓ ' : '– ') + flat(row.querySelector('.task-text')));
    return [...score, ...votes, ...tasks];
  };
  const copy = async (text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Where a page has no clipboard of its own the text is chosen and copied the old way.
      const field = Object.assign(document.createElement('textarea'), { value: text });
      document.body.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
      button.focus();
    }
    said.textContent = shareWords.copied;
  };
  button.addEventListener('click', async () => {
    const url = location.protocol.startsWith('http') ? location.href.split('#')[0] : '';
    const text = [document.querySelector('h1') ? flat(document.querySelector('h1')) : document.title, ...lines()].join('\n');
    const whole = [text, url].filter(Boolean).join('\n');
    if (!navigator.share) return copy(whole);
    try {
      await navigator.share({ text: whole });
    } catch (error) {
      if (error.name !== 'AbortError') await copy(whole);
    }
  });
}
`;
