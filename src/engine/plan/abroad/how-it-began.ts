import type { SectionPlan, SitePlan } from '../site-plan';

/** How a sentence begins that tells how a house began. */
const began =
  /^(?:nous avons (?:commencé|ouvert|démarré|débuté)|on a (?:commencé|ouvert)|tout a commencé|empezamos|comenzamos|abrimos|nacimos|todo empezó|wir haben (?:\S+ )?(?:\S+ ){0,6}(?:angefangen|begonnen|eröffnet)|angefangen (?:haben wir|hat)|começámos|começamos|abrimos|tudo começou|abbiamo (?:iniziato|cominciato|aperto)|siamo nati|tutto è cominciato|we (?:zijn )?begonnen|het begon|zaczęliśmy|zaczynaliśmy|wszystko zaczęło|بدأنا|התחלנו)/iu;

/** "nous avons commencé en 2017 dans le garage de mes parents": that is the story of a house, and no comfort of it. */
export function tellHowItBegan(plan: SitePlan): SitePlan {
  const sections = plan.pages.flatMap((page) => page.sections);
  const told = sections
    .filter(({ type }) => type === 'amenities')
    .flatMap(({ content }) => (content.items ?? []).map(({ title }) => title))
    .filter((title) => began.test(title));
  const home = sections.find(({ type }) => type === 'story') ?? sections.find(({ type }) => type === 'about');
  if (told.length === 0 || !home) return plan;
  const lines = [...new Set(told)].map((line) => (/[.!?]$/u.test(line) ? line : `${line}.`));
  const each = (section: SectionPlan): readonly SectionPlan[] => {
    const { content, type } = section;
    if (type === home.type) {
      const body = content.body ?? [];
      return [
        {
          ...section,
          content: { ...content, body: [...lines.filter((line) => !body.includes(line)), ...body] },
        },
      ];
    }
    if (type !== 'amenities') return [section];
    const items = (content.items ?? []).filter(({ title }) => !told.includes(title));
    if (items.length === (content.items ?? []).length) return [section];
    return items.length === 0 ? [] : [{ ...section, content: { ...content, items } }];
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(each) })),
  };
}
