import type { Behaviour } from './behaviour';

/**
 * Counts a figure up from nothing when it comes into view: `<b data-count-up>1,240</b>`. Everything around the number
 * stays ("+", "%", "h"). Nothing moves for people who want reduced motion; without the script the figure is there.
 */
export const countUp: Behaviour = {
  type: 'count-up',
  script: String.raw`// Count up: the number in [data-count-up] runs up once when it comes into view.
startCountUp([...document.querySelectorAll('[data-count-up]')]);

function startCountUp(figures) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || !('IntersectionObserver' in window)) return;
  const run = (figure) => {
    const text = figure.textContent;
    const match = /\d[\d.,\u00a0 ]*/.exec(text);
    const whole = match ? match[0].trim() : '';
    const target = Number(whole.replace(/[.,\u00a0 ](?=\d{3})/g, '').replace(',', '.'));
    if (!match || !Number.isInteger(target)) return;
    const start = performance.now();
    const step = (now) => {
      const share = Math.min(1, (now - start) / 900);
      const value = Math.round(target * (1 - (1 - share) ** 3));
      figure.textContent = share < 1 ? text.replace(whole, value.toLocaleString(document.documentElement.lang)) : text;
      if (share < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };
  const watcher = new IntersectionObserver((entries) => {
    for (const entry of entries.filter((seen) => seen.isIntersecting)) {
      watcher.unobserve(entry.target);
      run(entry.target);
    }
  });
  for (const figure of figures) watcher.observe(figure);
}
`,
};
