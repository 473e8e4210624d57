import type { Facts } from './content';
import { findRegion } from './kinds/parts/regions';
import type { SectionPlan, SitePlan } from './site-plan';

const asked = /whats\s?app/iu;
const denied =
  /(?:\bno|\bwithout|\bsin|\bsans|\bohne|\bkein|\bsenza|\bsem|\bgeen)\s(?:\p{L}+\s)?whats\s?app/iu;
/** Regions of one country, and what is dialled before their numbers from abroad. */
const codes: Readonly<Record<string, string>> = {
  uk: '44', us: '1', canada: '1', ireland: '353', spain: '34', iberia: '351', france: '33', brazil: '55', turkey: '90', israel: '972', italy: '39', greece: '30',
}; // prettier-ignore
/** Countries that are alone with their money. */
const codesByMoney: Readonly<Record<string, string>> = {
  AUD: '61', NZD: '64', NOK: '47', SEK: '46', DKK: '45', MXN: '52', ARS: '54', COP: '57', CLP: '56', CHF: '41', PLN: '48',
  CZK: '420', AED: '971', SAR: '966', INR: '91', JPY: '81', ZAR: '27', KES: '254', NGN: '234', JOD: '962', QAR: '974', KWD: '965', OMR: '968',
}; // prettier-ignore

/** What is dialled before the numbers of a site's country from abroad; undefined where its country is not told. */
export function callingCodeOf(facts: Pick<Facts, 'place' | 'phone' | 'brief'>): string | undefined {
  const region = findRegion(facts);
  return codes[region?.id ?? ''] ?? codesByMoney[region?.currency ?? ''];
}

/** The number as WhatsApp wants it, with its country and without signs; empty where that cannot be told. */
function digitsOf(facts: Facts): string {
  const told =
    facts.brief.social.map(({ value }) => value).find((value) => asked.test(value)) ?? facts.phone ?? '';
  const digits = told.replace(/\D/gu, '');
  if (digits === '') return '';
  if (/^(?:whatsapp\s)?\+/iu.test(told.trim())) return digits;
  if (digits.startsWith('00')) return digits.slice(2);
  const code = callingCodeOf(facts);
  return code === undefined ? '' : `${code}${digits.replace(/^0/u, '')}`;
}

/**
 * A site that is to be reached by WhatsApp opens with a button for it. Without a number that can be called from anywhere the
 * button leads to where else the owner is reached, or where nothing is told opens WhatsApp alone; what is missing is said
 * with the limits.
 */
export function withWhatsApp(plan: SitePlan, facts: Facts): SitePlan {
  const { prompt } = plan.brief;
  if (!asked.test(prompt) || denied.test(prompt) || plan.kind === 'link-in-bio') return plan;
  const digits = digitsOf(facts);
  const reached = plan.pages
    .flatMap(({ sections }) => sections)
    .find(({ type }) => type === 'contact' || type === 'form');
  const href = digits === '' && reached ? `#${reached.id}` : `https://wa.me/${digits}`;
  const action = { label: 'WhatsApp', href };
  const add = (section: SectionPlan): SectionPlan => {
    if (section.type !== 'hero' && section.type !== 'cta') return section;
    const first = section.content.actions?.[0];
    return { ...section, content: { ...section.content, actions: [...(first ? [first] : []), action] } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(add) })) };
}
