import type { SitePlan } from '../../site-plan';
import type { Piece } from '../lines/piece';

const named = /^(?:(?:the|two|three|main|hero)\s)*(?:buttons|ctas|calls[- ]to[- ]action)$/iu;

/** The words of the buttons that a prompt names together: 'Buttons: "Try it free" and "Book a call"'. */
export const buttonsTold = (pieces: readonly Piece[]): string[] =>
  pieces.flatMap(({ heading, text }) =>
    heading !== null && named.test(heading)
      ? [...text.matchAll(/["“]([^"”]{2,40})["”]/gu)].map(([, words = '']) => words.trim())
      : [],
  );

/** The opening with the second button that was asked for, which leads to the form. */
export const withSecondButton = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => {
  const [, second] = buttonsTold(pieces);
  const [home, ...others] = plan.pages;
  if (second === undefined || !home) return plan;
  const sections = home.sections.map((section) => {
    const [main] = section.content.actions ?? [];
    if (section.type !== 'hero' || !main || main.label === second) return section;
    const href = plan.pages.some(({ sections: all }) => all.some(({ type }) => type === 'contact'))
      ? 'contact'
      : main.href;
    return { ...section, content: { ...section.content, actions: [main, { label: second, href }] } };
  });
  return { ...plan, pages: [{ ...home, sections }, ...others] };
};
