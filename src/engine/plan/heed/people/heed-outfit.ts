import { outfitFrame } from '../../../brief/short/kinds/mend-outfit';
import type { ContentItem, SectionContent } from '../../content';
import { withArticle } from '../../kinds/general/topic';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { capitalise } from '../../../capitalise';

/** The voice of those who advise, which whoever is unknown speaks with. */
const advising = /hear plainly|Ask first, decide afterwards|First time here|By appointment/u;
const coming =
  /^(?:do|visit|perform|perform at|play|play at|host|put on|bring|tour|work at|go to|travel to|lead|run|give)$/iu;

const rows = (list: readonly (readonly [title: string, text: string])[]): readonly ContentItem[] =>
  list.map(([title, text]) => ({ title, text }));

/** A band of people whose trade nobody knows speaks of what it does, and does not advise. */
export function heedOutfit(plan: SitePlan): SitePlan {
  const found = outfitFrame.exec(plan.brief.prompt);
  const { what = '', list = '', verb = '' } = found?.groups ?? {};
  if (!found || plan.language !== 'en' || plan.kind !== 'unknown') return plan;
  if (!advising.test(JSON.stringify(plan.pages))) return plan;
  const asked = new Set(plan.brief.sections.map(({ value }) => value));
  const told = new Set(plan.brief.items.map(({ value }) => value.name.toLowerCase()));
  const comes = coming.test(verb);
  const own: Partial<Record<SectionPlan['type'], Partial<SectionContent>>> = {
    hero: {
      title: /^(?:visit|perform at|play at|work at|go to|travel to)$/iu.test(verb) ? `For ${list}` : capitalise(list),
      lede: `${plan.name} is ${withArticle(what)}. Tell us the day, the place and the occasion, and we say what is possible.`,
    },
    process: {
      title: 'How it goes',
      items: rows([
        ['You write', 'The day, the place, and what you have in mind.'],
        ['We answer', 'With what is possible, and what it costs.'],
        ['We agree', 'On the day, and on what we need from you.'],
        comes ? ['It happens', 'We come, and you can ask us everything.'] : ['It happens', 'And you can ask us everything.'],
      ]),
    },
    about: {
      title: 'Who we are',
      body: [`${plan.name} is ${withArticle(what)}.`, 'Would you like to know more? Write, and somebody who does it answers.'],
    },
    faq: {
      title: 'Asked before',
      items: rows([
        ['How do we ask you?', 'With two lines: the day, the place and the occasion.'],
        ['How far do you come?', 'Tell us where it is, and we say whether we can.'],
        ['What do you need from us?', 'You hear that together with the answer.'],
        ['What if the day has to move?', 'Tell us early, and we look for another one.'],
        ['What does it cost?', 'Write what you would like, and you get a price before anything is agreed.'],
      ]),
    },
    contact: { title: 'Ask for a day', lede: 'The day, the place, and what you have in mind.' },
    services: { title: 'What we do' },
  }; // prettier-ignore
  const change = (section: SectionPlan): readonly SectionPlan[] => {
    const { type, content } = section;
    if (/^(?:gallery|story|hours|testimonials|pricing|team|values)$/u.test(type) && !asked.has(type))
      return [];
    const words = own[type];
    if (type === 'page-header') return [{ ...section, content: { title: content.title } }];
    if (!words) return [section];
    const items =
      type === 'services'
        ? (content.items ?? [])
            .filter(({ title }) => told.has(title.toLowerCase()))
            .map(({ text: _text, ...item }) => item)
        : (words.items ?? content.items);
    return [{ ...section, content: { ...content, ...words, ...(items ? { items } : {}) } }];
  };
  const pages = plan.pages
    .map((page) => ({
      ...page,
      description: advising.test(page.description) ? `${plan.name}, ${what}: ${list}.` : page.description,
      sections: page.sections.flatMap(change),
    }))
    .filter(
      ({ sections }, at) => at === 0 || sections.some(({ type }) => !/^(?:page-header|cta)$/u.test(type)),
    );
  return { ...plan, pages };
}
