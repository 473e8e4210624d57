import type { ContentItem } from '../content';
import type { SitePlan } from '../site-plan';
import { tidySentence } from './tidy-words';

/** What visitors ask, and what an answer to it speaks of. */
const questions: readonly (readonly [string, RegExp])[] = [
  ['Are dogs welcome?', /\b(?:dogs?|pets?)\b.*\b(?:welcome|allowed|permitted)\b|\bno (?:dogs|pets)\b/iu],
  ['What if I have to cancel?', /\b(?:cancel\w*|refund\w*|reschedul\w*)\b/iu],
  ['How do I pay?', /\b(?:deposits?|balance|pay|payment|paid|cash|cards?|cheques?|invoices?|bank transfer|instal?ments)\b/iu],
  ['Is there wifi?', /\b(?:wi-?fi|internet|signal)\b/iu],
  ['Where can I park?', /\bpark(?:ing)?\b/iu],
  ['When can we arrive and leave?', /\b(?:arrive (?:after|from|before|between)|check[- ]?in|check[- ]?out|leave (?:before|by))\b/iu],
  ['Is there a minimum?', /\b(?:minimum|at least|short breaks)\b/iu],
  ['Is it accessible?', /\b(?:wheelchairs?|step[- ]free|accessible|stairs|lift)\b/iu],
  ['What should I bring?', /\b(?:bring|wear)\b/iu],
  ['How far ahead should I book?', /\b(?:in advance|weeks? (?:ahead|out|wait)|waiting list|book (?:early|up)|notice|lead time)\b/iu],
  ['Do I need experience?', /\b(?:beginners?|experience (?:is )?(?:needed|required|necessary)|no experience)\b/iu],
  ['What about diets and allergies?', /\b(?:vegans?|vegetarians?|gluten|allerg\w+|halal|kosher|nuts?)\b/iu],
  ['Can children come?', /\b(?:children|kids|teenagers)\b.*\b(?:welcome|from|over|under|aged?|allowed|free|can|must|older)\b|\bunder[- ]\d+s?\b|\baged? (?:\d|from|over|under)/iu],
  ['Do you deliver?', /\b(?:deliver\w*|postage|shipping|ship|posted)\b/iu],
  ['How long does it take?', /^(?:(?:it|this|(?:an?|the|each|every|most) \p{L}+(?: \p{L}+)?)\s)?(?:usually\s|normally\s)?(?:takes?|lasts?|turnaround)\b.*\b(?:\d+|an?|two|three|half|about|few)\b.*\b(?:min\w*|hours?|days?|weeks?|months?)\b/iu],
  ['Where do you work?', /\b(?:i|we) (?:cover|travel|come to)\b|\bradius\b|\bwithin \d+ (?:miles|km)\b/iu],
]; // prettier-ignore
const fewest = 2;

/** Where questions and answers are asked for and none are told: what is told, under what visitors ask about it. */
export const askTold = (plan: SitePlan, told: readonly string[]): SitePlan => {
  const isAsked = plan.brief.sections.some(({ value }) => value === 'faq');
  const hasOwn = plan.brief.items.some(({ value }) => value.section === 'faq');
  const pages = plan.pages.map((page) => page.sections.some(({ type }) => type === 'faq'));
  if (!isAsked || hasOwn || pages.includes(true)) return plan;
  const found = new Map<string, string[]>();
  for (const text of told) {
    const question = questions.find(([, pattern]) => pattern.test(text))?.[0];
    if (question) found.set(question, [...(found.get(question) ?? []), tidySentence(text)]);
  }
  if (found.size < fewest) return plan;
  const items = [...found].map(([title, answers]): ContentItem => ({ title, text: answers.join(' ') }));
  const own = plan.pages.findIndex(({ title }) => /\b(?:faqs?|questions|q ?& ?a|answers)\b/iu.test(title));
  const at = own < 0 ? 0 : own;
  return {
    ...plan,
    pages: plan.pages.map((page, nth) => {
      if (nth !== at) return page;
      const faq = {
        type: 'faq' as const,
        id: 'faq',
        variant: 'aside',
        ground: 'page' as const,
        content: { title: own < 0 ? 'Questions and answers' : page.title, items },
        behaviours: [],
      };
      const end = page.sections.findIndex(
        ({ type }, index) => index > 0 && (type === 'contact' || type === 'cta'),
      );
      const before = end < 0 ? page.sections.length : end;
      return { ...page, sections: [...page.sections.slice(0, before), faq, ...page.sections.slice(before)] };
    }),
  };
};
