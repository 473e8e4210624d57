import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';

const apple = /\b(?:iphones?|ipads?|ios|apple|app store)\b/iu;
const android = /\b(?:android|google play|play store)\b/iu;

/** The one kind of phone an app is for, where the prompt names only one. */
export const toldPhone = (prompt: string): 'apple' | 'android' | null =>
  apple.test(prompt) === android.test(prompt) ? null : apple.test(prompt) ? 'apple' : 'android';

const isOther = (label: string, phone: 'apple' | 'android'): boolean =>
  phone === 'apple' ? android.test(label) : apple.test(label);

const onePhone = (text: string, phone: 'apple' | 'android'): string =>
  text.replace(/\biPhones and Android phones\b/gu, phone === 'apple' ? 'iPhones' : 'Android phones');

function forPhone(section: SectionPlan, phone: 'apple' | 'android'): SectionPlan {
  const { content } = section;
  const keep = (item: ContentItem): boolean =>
    section.type !== 'download' || !isOther(`${item.title} ${item.note ?? ''}`, phone);
  const actions = content.actions?.filter(({ label }) => !isOther(label, phone));
  return {
    ...section,
    content: {
      ...content,
      ...(actions ? { actions } : {}),
      ...(content.items
        ? {
            items: content.items
              .filter(keep)
              .map((item) =>
                item.text === undefined ? item : { ...item, text: onePhone(item.text, phone) },
              ),
          }
        : {}),
    },
  };
}

const topic =
  /\b(?:an?|my|our|the)\s(?:new\s|free\s|simple\s|mobile\s)*(?<topic>\p{L}[\p{L}’'-]*(?:\s(?:and\s|&\s)?\p{L}[\p{L}’'-]*){0,3}?)\s(?:mobile\s|phone\s)?app\b/iu;
const said =
  /^(?:iphone|ipad|ios|android|mobile|phone|web|small|little|landing|new|great|cool|beautiful|cross[- ]platform|native|social|free)$/iu;

/** "a tide and surf forecast app": what it is for, in the prompt's own words; null where they name no subject. */
export const topicOfApp = (prompt: string): string | null => {
  const found = topic.exec(prompt)?.groups?.['topic'];
  return found === undefined || said.test(found) || found.length < 5 ? null : found;
};

const openers =
  /^(?:One tap, then back to life|[^.]*\bphone\b[^.]*|(?:\p{L}+\s){1,4}app(?:\s\p{Lu}\p{L}+)?)$/u;
const ways = ['in your pocket', 'at a glance', 'without the noise'];

function openWithTopic(plan: SitePlan): SitePlan {
  const about = topicOfApp(plan.brief.prompt);
  const hero = plan.pages[0]?.sections.find(({ type }) => type === 'hero');
  const stems = (about ?? '').toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  const opened = `${hero?.content.title ?? ''} ${hero?.content.lede ?? ''}`.toLowerCase();
  // A headline that a use, a pitch or a tagline has given says more.
  const isPlain =
    hero !== undefined &&
    plan.tagline === null &&
    (openers.test(hero.content.title) || !stems.some((stem) => opened.includes(stem)));
  if (about === null || !isPlain) return plan;
  const title = `${about.charAt(0).toUpperCase()}${about.slice(1)}, ${ways[plan.seed % ways.length] ?? ''}`;
  return {
    ...plan,
    pages: plan.pages.map((page, at) => ({
      ...page,
      sections: page.sections.map((section) =>
        at === 0 && section === hero ? { ...section, content: { ...section.content, title } } : section,
      ),
    })),
  };
}

/** "Group tracking, weather alerts": what an app keeps is its maker's to say, once it is told what the app does. */
function withoutPromise(plan: SitePlan): SitePlan {
  const { items, sections } = plan.brief;
  const isTold = items.some(({ value }) => value.section === 'features');
  if (!isTold || sections.some(({ value }) => value === 'privacy')) return plan;
  const pages = plan.pages.filter(({ role }) => role !== 'privacy');
  return {
    ...plan,
    pages: pages.map((page) => ({
      ...page,
      sections: page.sections.filter(({ type }) => type !== 'privacy'),
    })),
  };
}

/** An app's site speaks of the phones it runs on, and opens with what the app is for. */
export function heedApp(plan: SitePlan): SitePlan {
  if (plan.kind !== 'mobile-app') return plan;
  const opened = withoutPromise(openWithTopic(plan));
  const phone = toldPhone(plan.brief.prompt);
  if (phone === null) return opened;
  return {
    ...opened,
    pages: opened.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => forPhone(section, phone)),
    })),
  };
}
