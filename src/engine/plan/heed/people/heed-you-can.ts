import type { SectionPlan, SitePlan } from '../../site-plan';
import { freeId } from '../../free-id';

/** "… and you can adopt a bird": what visitors do, and no service among those of the house. */
const deed =
  /\b(?:you|people|anyone|visitors|families|schools) can (?:also |even )?(?<deed>(?:adopt|sponsor|hire|rent|book an?|borrow|foster|name|support|join|become|commission|meet|volunteer|donate|try|help|sleep|stay|camp|eat|feed|ride|swim|watch|learn|order|visit|come|see|build|make|paint|pick|taste|send|bring)\s[^.,;!?\n]{2,40}?)(?=\s*[.,;!?\n]|$)/giu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What visitors are told they can do stands by itself, with a way to ask for it. */
export function heedYouCan(plan: SitePlan): SitePlan {
  if (plan.language !== 'en') return plan;
  const told = [...plan.brief.prompt.matchAll(deed)].map(({ groups }) => groups?.['deed']?.trim() ?? '');
  const href = plan.pages.find(({ sections }) => sections.some(({ type }) => type === 'contact'));
  if (told.length === 0 || !href) return plan;
  const titles = new Set(told.map((one) => one.toLowerCase()));
  const [first = ''] = told;
  const pages = plan.pages.map((page, index) => {
    const ids = page.sections.map(({ id }) => id);
    const at = page.sections.findIndex(({ type }) => type === 'services');
    const sections = page.sections.map((section): SectionPlan => {
      const items = section.content.items ?? [];
      const rest = items.filter(({ title }) => !titles.has(title.toLowerCase()));
      return section.type === 'services' && rest.length > 0 && rest.length < items.length
        ? { ...section, content: { ...section.content, items: rest } }
        : section;
    });
    if (index > 0 || at < 0) return { ...page, sections };
    const own: SectionPlan = {
      type: 'cta',
      id: freeId('cta', ids),
      variant: 'banner',
      ground: 'surface',
      behaviours: [],
      content: {
        title: capital(first),
        lede: 'Write to us, and we tell you how it works and what it takes.',
        actions: [{ label: 'Ask about it', href: 'contact' }],
      },
    };
    return { ...page, sections: [...sections.slice(0, at + 1), own, ...sections.slice(at + 1)] };
  });
  return { ...plan, pages };
}
