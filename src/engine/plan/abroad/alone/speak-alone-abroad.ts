import type { SectionPlan, SitePlan } from '../../site-plan';
import { withDutchIj } from '../dutch-ij';
import { asOneDutch } from './as-one-dutch';
import { asOneFrench } from './as-one-french';
import { asOneGerman } from './as-one-german';
import { asOneItalian } from './as-one-italian';
import { asOnePolish } from './as-one-polish';
import { asOnePortuguese } from './as-one-portuguese';
import { asOneSemitic } from './as-one-semitic';
import { asOneSpanish } from './as-one-spanish';
import { asOneTurkish } from './as-one-turkish';
import { isAloneAbroad } from './who-speaks-alone';

const voices: Readonly<Record<string, (sentence: string) => string>> = {
  es: asOneSpanish,
  fr: asOneFrench,
  de: asOneGerman,
  pt: asOnePortuguese,
  it: asOneItalian,
  nl: asOneDutch,
  pl: asOnePolish,
  tr: asOneTurkish,
  ar: (sentence) => asOneSemitic(sentence, 'ar'),
  he: (sentence) => asOneSemitic(sentence, 'he'),
};
// Names, links and pictures are no speech.
const silent = new Set(['href', 'art', 'price', 'value', 'src', 'kind', 'type', 'group', 'name']);
/** "Kiedy zaczynamy?" is asked of two; "W czym możemy pomóc?" of whoever helps. */
const question = /[?؟]$/u;
const helping =
  /pomóc|helpen|yardımcı|ne ayıralım|gönderelim|voor je|نساعدك|نحجز لك|نرسلها|guardamos|reservamos|enviamos|tocamos|conocernos|nous voir|sommes-nous|sollen wir|uns kennenlernen|teniamo|mandiamo|suoniamo|conoscerci|trovarci/iu;
/** Who does nothing alone. */
const never = new Set(['nonprofit', 'event', 'hotel', 'restaurant', 'docs']);
const sentenceEnd = /(?<=[.!?؟:])\s+/u;

/** The site of one person says "I" where its trade says "we"; what the owner wrote and what customers say or ask stays. */
export function speakAloneAbroad(written: SitePlan): SitePlan {
  const plan = withDutchIj(written);
  const voice = voices[plan.language];
  if (!voice || plan.brief.spoken !== plan.language || never.has(plan.kind) || !isAloneAbroad(plan.brief))
    return plan;
  const told = plan.brief.prompt.toLowerCase();
  const say = (text: string): string =>
    text
      .split(sentenceEnd)
      .map((one) =>
        (question.test(one) && !helping.test(one)) ||
        told.includes(one.toLowerCase().replace(/[.!?؟:]$/u, ''))
          ? one
          : voice(one),
      )
      .join(' ');
  const speak = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return silent.has(key) ? value : say(value);
    if (Array.isArray(value)) return value.map((entry: unknown) => speak(entry, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, speak(entry, name)]));
  };
  const spoken = (section: SectionPlan): SectionPlan => {
    if (section.type === 'testimonials') return section;
    const content = speak(section.content, '') as SectionPlan['content'];
    const asked = section.content.items;
    return {
      ...section,
      content:
        section.type === 'faq' && content.items && asked
          ? {
              ...content,
              items: content.items.map((item, at) => ({ ...item, title: asked[at]?.title ?? item.title })),
            }
          : content,
    };
  };
  return {
    ...plan,
    action: plan.action && { ...plan.action, label: say(plan.action.label) },
    pages: plan.pages.map((page) => ({
      ...page,
      title: say(page.title),
      description: say(page.description),
      sections: page.sections.map(spoken),
    })),
    links: plan.links.map((link) => ({ ...link, label: say(link.label) })),
  };
}
