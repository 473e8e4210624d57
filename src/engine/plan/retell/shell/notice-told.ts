import type { SectionPlan, SitePlan } from '../../site-plan';
import type { Piece } from '../lines/piece';
import { tidySentence } from '../tidy-words';

const longest = 170;

/** "Notice: we are closed until March": a bar over the first page, or a short text under its opening where much is told. */
export const noticeTold = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => {
  const rows = pieces
    .filter(({ heading }) => heading !== null && /^(?:notice|announcement)$/iu.test(heading))
    .map(({ text }) => tidySentence(text));
  const [home, ...others] = plan.pages;
  if (!home || rows.length === 0) return plan;
  const said = rows.join(' ');
  const bar = home.sections.find(({ type }) => type === 'announcement');
  const rest = home.sections.filter((section) => section !== bar);
  const isShort = said.length <= longest;
  const notice: SectionPlan = {
    type: isShort ? 'announcement' : 'text',
    id: 'notice',
    variant: isShort ? (bar?.variant ?? 'line') : 'aside',
    behaviours: [],
    ground: 'page',
    content: isShort ? { title: said } : { title: 'Please note', body: rows },
  };
  const sections = isShort ? [notice, ...rest] : [...rest.slice(0, 1), notice, ...rest.slice(1)];
  return { ...plan, pages: [{ ...home, sections }, ...others] };
};
