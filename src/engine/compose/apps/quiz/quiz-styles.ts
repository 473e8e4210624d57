/** Rules of the quiz: the start beside its picture, the question, and the score with what was answered. */
export const quizStyles = `.quiz-pass { font-weight: 600; }
.quiz-passed { justify-self: start; padding: 0.6rem 1.2rem; border: 2px solid currentColor; border-radius: min(var(--radius), 1rem); font-weight: 600; }
.quiz-passed::before { content: "✗ "; }
.quiz-passed[data-is-passed] { border-color: var(--button); background: var(--button); color: var(--on-button); }
.quiz-passed[data-is-passed]::before { content: "✓ "; }
.quiz-start { display: grid; grid-template-columns: minmax(0, 1fr) minmax(0, 1.15fr); gap: var(--gap) clamp(1.5rem, 5vi, 5rem); align-items: center; }
.quiz-begin { display: grid; gap: 1.25rem; justify-items: start; }
.quiz-begin .app-figure { font-size: var(--step-2); }
.quiz-begin .app-button { min-inline-size: 9rem; min-block-size: 3.25rem; }
.quiz-start > svg { inline-size: 100%; block-size: auto; border-radius: var(--radius-card); }
.quiz-best { font-weight: 600; }
.quiz-best:empty, .quiz-own [data-mine]:empty { display: none; }
.quiz-clock-choice { display: inline-flex; align-items: center; gap: 0.6rem; min-block-size: 2.75rem; font-weight: 600; cursor: pointer; }
.quiz-clock-choice input { inline-size: 1.35rem; block-size: 1.35rem; accent-color: var(--button); }
.quiz-own { grid-column: 1 / -1; border-block-start: 1px solid var(--line); }
.quiz-own summary { min-block-size: 3rem; padding-block: 0.75rem; font-weight: 600; cursor: pointer; }
.quiz-own form { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); gap: 1rem; align-items: end; }
.quiz-own form .app-field:first-child { grid-column: 1 / -1; }
.quiz-mine { margin-block: 1rem; }
.quiz-mine li { display: flex; justify-content: space-between; gap: 1rem; align-items: center; border-block-end: 1px solid var(--line); overflow-wrap: anywhere; }
.quiz-question, .quiz-end { max-inline-size: 52rem; }
.quiz-question { display: grid; gap: 1.5rem; }
.quiz-progress { display: grid; gap: 0.5rem; color: var(--soft); font-weight: 600; }
.quiz-progress progress { inline-size: 100%; block-size: 0.6rem; accent-color: var(--button); }
.quiz h2, .quiz h3 { font-size: var(--step-2); outline-offset: 0.5rem; }
.quiz-answers { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr)); gap: 0.75rem; }
.quiz-answer { display: flex; align-items: center; gap: 0.9rem; min-block-size: 4rem; padding: 0.9rem 1.2rem; border: 2px solid var(--line); border-radius: var(--radius-card); background: var(--surface); font-weight: 600; cursor: pointer; }
.quiz-answer input { inline-size: 1.35rem; block-size: 1.35rem; flex: none; margin: 0; accent-color: var(--button); }
.quiz-answer:has(:checked) { border-color: var(--ink); }
.quiz-answer[data-state="right"] { border-color: var(--ink); background: var(--ink); color: var(--bg); }
.quiz-answer[data-state="right"]::after { content: "✓"; margin-inline-start: auto; }
.quiz-answer[data-state="wrong"] { text-decoration: line-through; border-style: dashed; border-color: var(--soft); }
.quiz-clock { font: var(--heading-weight) var(--step-1)/1.2 var(--display); font-variant-numeric: tabular-nums; }
.quiz-verdict { min-block-size: 1.6em; font-weight: 600; }
.quiz-question > .app-button { justify-self: start; }
.quiz-end { display: grid; gap: 1.5rem; justify-items: start; }
.quiz-score { display: flex; align-items: baseline; gap: 1rem; }
.quiz-score .app-figure { font-size: clamp(5rem, 3rem + 10vi, 10rem); color: var(--accent-text); }
.quiz-review { display: grid; inline-size: 100%; border-block-start: 2px solid var(--ink); }
.quiz-review li { display: grid; grid-template-columns: 2rem minmax(0, 1fr); padding-block: 0.9rem; border-block-end: 1px solid var(--line); }
.quiz-review b { display: block; }
@media (max-width: 48rem) { .quiz-start { grid-template-columns: minmax(0, 1fr); } .quiz-start > svg { grid-row: 2; } }
`;
