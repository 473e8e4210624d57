import type { Brief } from '@/domain/site/brief';
import { capitalise } from './weave';

/** What an app does for whom, as its prompt says it. */
export type AppPurpose = {
  /** What is done with it, as words for a name: "paddle out", "share compost bins". */
  readonly what: string;
  /** "Know when to paddle out", "Share compost bins and scraps". */
  readonly headline: string;
};

const head = String.raw`\bapps?\s`;
const person = String.raw`(?:(?:[\p{L}’'-]+\s){0,2}?(?:you|people|children|[\p{L}’'-]+s)\s)?`;
const telling = new RegExp(
  String.raw`${head}(?:that|which)\s(?:tells?|shows?)\s${person}((?:when|where|how|what|which|whether|who)\s[^,.;:!?]+)`,
  'iu',
);
const helping = new RegExp(
  String.raw`${head}(?:that|which)\s(?:helps?|lets?|allows?|reminds?)\s${person}(?:to\s)?([^,.;:!?]+)`,
  'iu',
);
const doing = new RegExp(String.raw`${head}to\s([^,.;:!?]+)`, 'iu');
const gerund = new RegExp(String.raw`${head}for\s(\p{L}+ing\s[^,.;:!?]+)`, 'iu');
const acting = new RegExp(String.raw`${head}(?:that|which)\s(\p{L}+s\s[^,.;:!?]+)`, 'iu');
const aside = /\s(?:using|via|based on|based in|called|named)\s.*$/iu;
const longest = 58;

const cut = (clause: string | undefined): string => (clause ?? '').replace(aside, '').trim();

/** Reads what an app does out of "An app that tells surfers when to paddle out". Null when the prompt does not say. */
export const readAppPurpose = (prompt: string): AppPurpose | null => {
  const read = (pattern: RegExp, say: (clause: string) => string): AppPurpose | null => {
    const clause = cut(pattern.exec(prompt)?.[1]);
    const headline = say(clause);
    if (clause === '' || headline.length > longest) return null;
    // "which lakes are clean today" asks for lakes.
    const asked = /^(?:which|what|whose)\s(.+?)\s(?:is|are|was|were|has|have|can|will)\s/iu.exec(clause)?.[1];
    const what = asked ?? clause.replace(/^(?:when|where|how|what|which|whether|who)\s(?:to\s)?/iu, '');
    return { what, headline };
  };
  return (
    read(telling, (clause) => `Know ${clause}`) ??
    read(helping, capitalise) ??
    read(doing, capitalise) ??
    read(gerund, (clause) => `${capitalise(clause)}, in your pocket`) ??
    read(acting, (clause) => `It ${clause}`)
  );
};

const work =
  /\b(?:teams?|business(?:es)?|compan(?:y|ies)|firms?|clients?|customers?|invoic\w*|crm|b2b|saas|software|dashboards?|api|developers?|freelancers?|agenc(?:y|ies)|payroll|enterprises?|staff|employees?|sales|workflows?|warehouses?|offices?|accountants?|shops?|web app|desktop)\b/iu;

/** Whether a prompt is about an app that people carry, and not about software for working days. */
export const isAppForPeople = ({ prompt, offer, language }: Brief): boolean =>
  language.value === 'en' &&
  /\bapps?$/iu.test(offer?.value ?? '') &&
  readAppPurpose(prompt) !== null &&
  !work.test(prompt);
