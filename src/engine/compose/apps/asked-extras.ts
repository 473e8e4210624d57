import type { AppContext } from './app';
import { sayAll, sayApp } from './app-words';
import { writeShare } from './asked-share';
import { writeConstant } from './script-parts';

const streak =
  /\bstreaks?\b|\bdays in a row\b|\brachas?\b|\bs[ée]rie de jours\b|\bsequ[êe]ncia de dias\b|\bserie di giorni\b/iu;
const confetti = /\bconfetti\b|\bfireworks\b|\bkonfetti\b|\bconfettis\b/iu;

/** Apps that people come back to every day, and where a day counts on which something was done. */
const daily = new Set(['todo', 'flashcards', 'timer', 'notes', 'tracker']);
const cheered = new Set(['todo', 'habits', 'quiz', 'game', 'flashcards', 'kanban']);

/** What any app can have besides, where the prompt asks for it: days in a row, confetti when something is done. */
export function writeExtras(context: AppContext): string {
  const { brief, words } = context;
  const kind = brief.kind.value;
  const isDaily = daily.has(kind) || (kind === 'quiz' && /\bda(?:y|ys|ily)\b/iu.test(brief.prompt));
  const texts = { ...sayAll(words.language, ['streakDay', 'streakDays']), streak: sayApp(words.language, 'streakWord') }; // prettier-ignore
  return (
    (isDaily && streak.test(brief.prompt)
      ? `\n// Days in a row on which something was done here; kept in this browser.\n${writeConstant('streakWords', texts)}${streakScript}`
      : '') +
    (cheered.has(kind) && confetti.test(brief.prompt) ? confettiScript : '') +
    writeShare(context)
  );
}

const streakScript = String.raw`
if (document.querySelector('[data-app]') && !document.querySelector('[data-streak]')) startStreak(document.querySelector('[data-app]'));

function startStreak(app) {
  const place = (typeof storeName === 'string' ? storeName : 'app') + '-days';
  const dayOf = (back) => {
    const now = new Date();
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - back, 12);
    return new Date(day.getTime() - day.getTimezoneOffset() * 60000).toISOString().slice(0, 10);
  };
  let days = [];
  try {
    days = JSON.parse(localStorage.getItem(place)) || [];
  } catch {
    // The count begins anew.
  }
  const note = Object.assign(document.createElement('p'), { className: 'app-note' });
  const figure = document.createElement('b');
  note.setAttribute('role', 'status');
  note.append(streakWords.streak + ': ', figure);
  app.prepend(note);
  note.style.gridColumn = '1 / -1';
  const show = () => {
    let length = 0;
    for (let back = days.includes(dayOf(0)) ? 0 : 1; days.includes(dayOf(back)); back += 1) length += 1;
    figure.textContent = (length === 1 ? streakWords.streakDay : streakWords.streakDays).replace('{n}', String(length));
  };
  const count = () => {
    if (days.includes(dayOf(0))) return;
    days = [...days, dayOf(0)].slice(-400);
    try {
      localStorage.setItem(place, JSON.stringify(days));
    } catch {
      // It lasts until the page is left.
    }
    show();
  };
  // Something entered, ticked off or started: looking alone does not count.
  app.addEventListener('submit', count);
  app.addEventListener('change', (event) => event.target.type === 'checkbox' && event.target.checked && count());
  app.addEventListener('click', (event) => event.target.closest('[data-start], [data-known], [data-turn], [data-quick], [data-check]') && count());
  show();
}
`;

const confettiScript = String.raw`
// Confetti when something is done; none where less motion is wished for.
if (document.querySelector('[data-app]')) startConfetti(document.querySelector('[data-app]'));

function startConfetti(app) {
  const burst = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const sky = document.createElement('div');
    sky.setAttribute('aria-hidden', 'true');
    Object.assign(sky.style, { position: 'fixed', inset: '0', overflow: 'hidden', pointerEvents: 'none', zIndex: '99' });
    for (let piece = 0; piece < 70; piece += 1) {
      const bit = document.createElement('i');
      Object.assign(bit.style, { position: 'absolute', insetBlockStart: '-1rem', insetInlineStart: Math.random() * 100 + '%', inlineSize: '0.6rem', blockSize: '0.9rem', background: 'var(--' + ['accent', 'button', 'ink'][piece % 3] + ')' });
      sky.append(bit);
      bit.animate([{ transform: 'none' }, { transform: 'translate(' + (Math.random() * 200 - 100) + 'px, 105vh) rotate(' + Math.random() * 900 + 'deg)' }], { duration: 1400 + Math.random() * 1400, easing: 'cubic-bezier(0.3, 0, 0.8, 1)', fill: 'forwards' });
    }
    document.body.append(sky);
    setTimeout(() => sky.remove(), 3000);
  };
  app.addEventListener('change', (event) => event.target.type === 'checkbox' && event.target.checked && event.target.closest('li, tr') && burst());
  document.addEventListener('game-end', burst);
}
`;
