import { capitalise } from '../../../capitalise';
import { numberOf } from '../../../number-of';
import type { ContentItem } from '../../content';
import { freeId } from '../../free-id';
import type { PagePlan, SectionPlan, SitePlan } from '../../site-plan';

const record =
  /\b(?<record>(?:(?:our|the|my)\s)?(?:latest|newest|new|debut|first|second|third|upcoming|current)\s(?:album|ep|lp|record|single))\b/iu;
const tracks =
  /\btrack[- ]?list(?:ing)?s?\b|\b(?<count>\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\s(?:tracks|songs)\b/iu;
/** Parts that one section with the songs in it stands for. */
const halves = /^(?:(?:our |the |my )?(?:latest|newest|new|debut|first|second|third|upcoming|current) (?:album|ep|lp|record|single)|(?:the )?track[- ]?list(?:ing)?s?|tracks|songs)$/iu; // prettier-ignore
const usual = 8;
const titles = [
  'Low water', 'The last bus', 'Kitchen light', 'Salt on the window', 'Half a mile', 'Borrowed coat', 'Nobody’s birthday',
  'Home by ten', 'A door somewhere', 'Rain, mostly', 'What the radio said', 'Slow clap', 'Second verse', 'Paper moon', 'Left of the river', 'Goodnight all',
] as const; // prettier-ignore

/** "Latest album with track list": one section with the songs in their order, of the record that is named. */
export function heedAlbum(plan: SitePlan): SitePlan {
  const { prompt, items, counts } = plan.brief;
  const found = plan.language === 'en' ? record.exec(prompt) : null;
  const listed = tracks.exec(prompt);
  const [home, ...others] = plan.pages;
  if (!found || !listed || !home || items.some(({ value }) => /track|song/iu.test(value.group ?? '')))
    return plan;
  const told = numberOf(listed.groups?.['count'] ?? '') || (counts.find(({ value }) => /^(?:tracks|songs)$/u.test(value.thing))?.value.count ?? 0); // prettier-ignore
  const named = items.find(({ value }) => /^(?:albums?|eps?|lps?|records?|singles?)$/iu.test(value.group ?? ''))?.value.name; // prettier-ignore
  const what = capitalise((found.groups?.['record'] ?? '').replace(/^(?:our|the|my)\s/iu, ''));
  const isHalf = ({ content }: SectionPlan): boolean => halves.test(content.title);
  const songs = titles.slice(0, told > 1 ? Math.min(told, titles.length) : usual);
  const section: SectionPlan = {
    type: 'process',
    id: freeId('process', home.sections.map(({ id }) => id)),
    variant: 'numbered',
    ground: home.sections.find(isHalf)?.ground ?? 'surface',
    content: {
      title: named ?? what,
      ...(named === undefined ? {} : { kicker: what }),
      items: songs.map((title): ContentItem => ({ title, sample: true })),
    },
    behaviours: [],
  }; // prettier-ignore
  const at = home.sections.findIndex(isHalf);
  const place = at < 0 ? Math.min(2, home.sections.length) : at;
  const sections = [...home.sections.slice(0, place), section, ...home.sections.slice(place)];
  const without = (page: PagePlan): PagePlan => ({
    ...page,
    sections: page.sections.filter((one) => one === section || !isHalf(one)),
  });
  return { ...plan, pages: [{ ...home, sections }, ...others].map(without) };
}
