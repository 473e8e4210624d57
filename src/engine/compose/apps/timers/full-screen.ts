import { html, type Html } from '../../html';
import type { AppContext } from '../app';
import { sayAll, sayApp } from '../app-words';
import { writeConstant } from '../script-parts';

const asked =
  /\bfull[- ]?screen|\bwhole screen|\b(?:big|large|huge|giant) (?:numbers?|digits?|clock|display|figures|text)|\bprojector\b|\bclassroom\b|\bgym wall\b|\bboxing\b|\btabata\b|\bhiit\b|\binterval timer\b|pantalla completa|plein écran|vollbild|tela cheia|ecrã inteiro|schermo intero|volledig scherm|pełny(?:m)? ekran|tam ekran|ملء الشاشة|מסך מלא/iu;

/** Whether a timer is to be read from across a room. */
export const asksForFull = ({ brief }: AppContext): boolean => asked.test(brief.prompt);

/** The button that lets the time fill the screen; nothing where nobody asks for it. */
export const writeFullButton = (context: AppContext): Html | null =>
  asksForFull(context)
    ? html`<button class="app-button app-quiet" type="button" aria-pressed="false" data-full-screen>
        ${sayApp(context.words.language, 'fullScreen')}
      </button>`
    : null;

/** Rules of a timer that fills the screen: the time, what runs, and the buttons that move it. */
export const fullStyles = `[data-app][data-full] { position: fixed; inset: 0; z-index: 50; align-content: center; justify-items: center; padding: 1rem; overflow: auto; background: var(--bg); text-align: center; }
[data-full] :is(.timer-modes, .timer-sound, .timer-today, .timer-sums, .timer-dots, .timer-history, .timer-subject, .focus-tasks, .kitchen-set, .kitchen-sound, .stopwatch-side, .app-note) { display: none; }
[data-full] .timer-face { inline-size: min(92vi, 76vb); }
[data-full] .timer-time { font-size: min(26vi, 22vb); }
[data-full] :is(.timer-round, .timer-mode) { font-size: min(5vi, 4.5vb); }
[data-full] .kitchen-time { font-size: min(34vi, 60vb); }
[data-full] .stopwatch-main { justify-items: center; }
[data-full].stopwatch { grid-template-columns: minmax(0, 1fr); }
[data-full] .stopwatch-time { font-size: min(22vi, 60vb); }
`;

/** The script of the button. A page that may not take the screen fills its window. */
export const writeFullScript = (context: AppContext): string =>
  asksForFull(context)
    ? `${writeConstant('fullWords', sayAll(context.words.language, ['fullScreen', 'leaveFull']))}${script}`
    : '';

const script = String.raw`
const timed = document.querySelector('[data-app="timer"]');
// Every page of the site loads this script; the timer stands on one.
if (timed) {
  const button = timed.querySelector('[data-full-screen]');
  let lock = null;
  const set = async (isFull) => {
    timed.toggleAttribute('data-full', isFull);
    button.setAttribute('aria-pressed', String(isFull));
    button.textContent = isFull ? fullWords.leaveFull : fullWords.fullScreen;
    try {
      if (isFull && timed.requestFullscreen) await timed.requestFullscreen();
      else if (!isFull && document.fullscreenElement) await document.exitFullscreen();
      // The screen stays lit while it is looked at from afar.
      if (isFull && navigator.wakeLock) lock = await navigator.wakeLock.request('screen');
      else if (lock) await lock.release();
    } catch {
      // Not allowed here: it fills the window, and the screen may go dark.
    }
  };
  button.addEventListener('click', () => set(!timed.hasAttribute('data-full')));
  document.addEventListener('fullscreenchange', () => {
    if (!document.fullscreenElement && timed.hasAttribute('data-full')) set(false);
  });
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && timed.hasAttribute('data-full')) set(false);
  });
}
`;
