import type { PagePlan, SitePlan } from '../../plan/site-plan';

const most = 68;

/** Title of a page as browsers and search engines show it: at most about 70 characters, its subject and the site's name. */
export function writeTitleLine(plan: SitePlan, page: PagePlan): string {
  const name = shorten(plan.name, 60);
  if (page.path !== 'index.html') return `${shortTitle(page.title)} – ${shorten(name, 36)}`;
  const about = findTopics(plan, page).find(
    (topic) => topic !== '' && !isSaid(topic, name) && widthOf(name) + widthOf(topic) + 3 <= most,
  );
  return about ? `${name} – ${about}` : name;
}

/** The title of a page as it stands before the site's name. */
export const shortTitle = (title: string): string => shorten(title, 30);

// What the site is in few words: its own line first, then the opening's, then what is offered and where.
function findTopics(plan: SitePlan, page: PagePlan): string[] {
  const { content } = page.sections[0] ?? {};
  const { place } = plan.contact;
  const first = (text: string | undefined) => trim((text ?? '').split(/(?<=[.!?؟])\s/u)[0] ?? '');
  return [
    trim(plan.tagline ?? ''),
    first(content?.title),
    first(content?.lede),
    // Where the name opens the page, what stands over it says what and where it is.
    trim(content?.kicker ?? ''),
    // Not all that is made in the manner of a calculator is one: a tuner, a meme.
    plan.brief.language.value === 'en' && plan.kind !== 'calculator'
      ? capitalise([plan.noun, place].filter(Boolean).join(', '))
      : (place ?? ''),
  ];
}

// As it is written into the page: "&" takes five letters there, and readers of titles count them.
const widthOf = (text: string): number => text.replaceAll('&', '&amp;').length;

const trim = (text: string): string => text.trim().replace(/\.$/, '');

function isSaid(topic: string, name: string): boolean {
  return (
    name.toLowerCase().includes(topic.toLowerCase()) || topic.toLowerCase().startsWith(name.toLowerCase())
  );
}

function capitalise(text: string): string {
  const [first = '', ...rest] = text;
  return first.toUpperCase() + rest.join('');
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longest - 15))}…`;
}
