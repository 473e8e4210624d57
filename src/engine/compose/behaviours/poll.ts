import type { Behaviour } from './behaviour';

/**
 * A vote with bars, kept in the browser.
 *
 * `<form data-poll="lunch" data-votes="{n} votes" data-note="…"><fieldset><legend>What should we have?</legend>
 *   <label><input type="radio" name="choice" value="Pizza"> Pizza</label>…</fieldset><button class="button">Vote</button>
 *   <p role="status"></p></form>`
 *
 * After voting each label carries a `<progress>` with its share. There is no server: it counts the votes of this browser.
 */
export const poll: Behaviour = {
  type: 'poll',
  script: String.raw`// Poll: [data-poll] counts the votes given in this browser and shows the shares.
for (const poll of document.querySelectorAll('form[data-poll]')) startPoll(poll);

function startPoll(poll) {
  const store = 'poll-' + poll.dataset.poll;
  const status = poll.querySelector('[role="status"]');
  let votes = {};
  try {
    votes = JSON.parse(localStorage.getItem(store) || '{}');
  } catch {
    votes = {};
  }
  const show = () => {
    const total = Object.values(votes).reduce((sum, count) => sum + count, 0);
    if (total === 0) return;
    for (const radio of poll.querySelectorAll('input[type="radio"]')) {
      const share = Math.round(((votes[radio.value] || 0) / total) * 100);
      let bar = radio.parentElement.querySelector('progress');
      if (!bar) {
        bar = document.createElement('progress');
        bar.max = 100;
        bar.setAttribute('aria-label', radio.value);
        radio.parentElement.append(' ', document.createElement('b'), bar);
      }
      bar.value = share;
      radio.parentElement.querySelector('b').textContent = share + ' %';
    }
    if (status) status.textContent = (poll.dataset.votes || '{n} votes').replace('{n}', String(total));
  };
  poll.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = new FormData(poll).get('choice');
    if (!chosen) return;
    votes[chosen] = (votes[chosen] || 0) + 1;
    try {
      localStorage.setItem(store, JSON.stringify(votes));
    } catch {
      // Storage is blocked: the votes count until the page is left.
    }
    show();
  });
  show();
}
`,
  css: `[data-poll] label { display: grid; grid-template-columns: auto 1fr auto; gap: 0.3rem 0.7rem; align-items: center; min-block-size: 2.75rem; }
[data-poll] progress { grid-column: 1 / -1; inline-size: 100%; block-size: 0.75rem; accent-color: var(--accent); }`,
};
