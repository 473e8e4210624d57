import type { SectionPlan, SitePlan } from '../../site-plan';

/** What stands before the words of a strip: "an announcement strip at the top saying", "a banner that reads". */
const strip =
  /\b(?:announcements?|notice|banner|alert|ribbon|(?:top|info|promo|news)[\s-](?:bar|strip|line)|strip|bar)\b(?:\s(?:bar|strip|banner|line|message|across the top|at the (?:very )?top|on top|above everything|on the (?:home ?page|first page|top)|over the (?:page|menu)|in \p{Ll}+))*,?\s?(?:saying|says|that (?:says|reads|tells people)|which says|reading|reads|with(?: the (?:text|words|message))?|announcing|to say|should (?:say|read)|:)?\s?$/iu;
/** "A cocktail bar “Verte”": a house, and no strip of one. */
const house =
  /\b(?:cocktail|wine|juice|sushi|snack|coffee|nail|brow|blow-?dry|milk|espresso|tapas|salad|whisky|gin|sports|karaoke|beer)\s(?:bar|strip)\s?$|\b(?:menu|nav(?:igation)?|search|progress|side|tab|tool)[\s-]?bar\b/iu;

/** "An announcement bar saying “Closed on Monday”": the bar over the first page says those words. */
export function heedNoticeSaid(plan: SitePlan): SitePlan {
  const { prompt, quotes, excluded } = plan.brief;
  const [home, ...others] = plan.pages;
  const said = quotes.find(({ value, spans: [span] }) => {
    const before = prompt.slice(0, span?.start ?? 0).replace(/["“”'‘«„]\s?$/u, '');
    const bare =
      /\bbar\s?$/iu.test(before) && !/\b(?:announcement|notice|top|info|promo|news)[\s-]bar/iu.test(before);
    return (
      value.use !== 'name' && value.use !== 'button' && strip.test(before) && !house.test(before) && !bare
    );
  });
  if (!home || !said || excluded.some(({ value }) => value === 'announcement')) return plan;
  const bar = home.sections.find(({ type }) => type === 'announcement');
  const notice: SectionPlan = {
    type: 'announcement',
    id: bar?.id ?? 'announcement',
    variant: bar?.variant ?? 'line',
    behaviours: bar?.behaviours ?? [],
    ground: bar?.ground ?? 'page',
    content: { title: said.value.text },
  };
  return {
    ...plan,
    pages: [{ ...home, sections: [notice, ...home.sections.filter((one) => one !== bar)] }, ...others],
  };
}
