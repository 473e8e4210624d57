import type { ContentItem } from '../../content';
import type { SitePlan } from '../../site-plan';

/** "a how-we-press in five steps", "how our candles are poured": a section on how a thing is made, and not on how one orders. */
const asked =
  /\bhow(?:[- ]it['’]?s| (?:they|our \p{L}+) are|[- ]it[- ]is|[- ]we)[- ](?<deed>source|choose|select|pick|buy|farm|press|make|made|brew|roast|bake|grow|build|weave|knit|dye|print|cure|smoke|distil|blend|throw|forge|spin|ferment|churn|pour|carve|bind|sew|cut|mill|craft|sourced|chosen|selected|picked|pressed|brewed|roasted|baked|grown|built|woven|knitted|dyed|printed|cured|smoked|distilled|blended|thrown|forged|spun|fermented|churned|poured|carved|bound|sewn|milled|crafted)\b/iu;
const done: Readonly<Record<string, string>> = {
  made: 'make', grown: 'grow', built: 'build', woven: 'weave', thrown: 'throw', spun: 'spin', bound: 'bind', sewn: 'sew',
  chosen: 'choose', knitted: 'knit', distilled: 'distil', brewed: 'brew',
}; // prettier-ignore
const plainForm = (deed: string): string =>
  done[deed] ??
  (/^(?:baked|dyed|cured|smoked|forged|carved|sourced)$/u.test(deed)
    ? deed.slice(0, -1)
    : deed.replace(/ed$/u, ''));

const steps: readonly (readonly [title: string, text: string])[] = [
  ['Choose', 'It begins with what goes in, and with turning down what is not right.'],
  ['Prepare', 'Everything is got ready before the work itself begins.'],
  ['', 'The step that it is all about, and the one that is not hurried.'],
  ['Wait', 'Some of it only time can do.'],
  ['Check', 'Each one is looked at before it leaves.'],
  ['Pack', 'Wrapped so that it arrives as it left.'],
];
/** "How we source": of those who do not make what they sell. */
const finding: typeof steps = [
  ['Ask', 'Who grows or makes it, where, and what they would keep for themselves.'],
  ['Try', 'A small amount first, before anybody else has to.'],
  ['Agree', 'On a price that both sides could tell their neighbours.'],
  ['Wait', 'For the harvest, the firing or the ship: some of it only time can do.'],
  ['Keep', 'What is good comes again. What is not is written down.'],
  ['Tell', 'Ask where something comes from, and you hear what we know.'],
];
const found = /^(?:source|choose|select|pick|buy)$/u;
const farming: typeof steps = [
  ['The ground', 'It begins with what it can carry, and with what it is spared.'],
  ['The seed', 'What has done well here before, and one thing that never has.'],
  ['The year', 'Sowing, waiting and picking, and never all of it at once.'],
  ['The weather', 'It has a say in everything. We only answer.'],
  ['The harvest', 'By the day and the hour, when it is ready.'],
  ['To you', 'Fetched or brought, and never older than it has to be.'],
];
const stepsFor = (verb: string): typeof steps =>
  verb === 'farm' ? farming : found.test(verb) ? finding : steps;

/** Which of the steps stand where so many are asked for. */
const chosen: Readonly<Record<number, readonly number[]>> = {
  3: [0, 2, 4],
  4: [0, 1, 2, 4],
  5: [0, 1, 2, 3, 4],
  6: [0, 1, 2, 3, 4, 5],
};

/** Steps of making where a prompt asks for them, whatever is made: those of ordering would answer another question. */
export function heedMaking(plan: SitePlan): SitePlan {
  const isAsked = /\bhow\b/iu.test(plan.brief.prompt);
  const deed = isAsked ? asked.exec(plan.brief.prompt)?.groups?.['deed']?.toLowerCase() : undefined;
  if (deed === undefined) return plan;
  const verb = plainForm(deed);
  const count = plan.brief.counts.find(({ value }) => /^(?:steps|process)$/u.test(value.thing))?.value.count;
  const row = stepsFor(verb);
  const items = (chosen[count ?? 4] ?? [0, 1, 2, 4]).map((at): ContentItem => ({
    title: row[at]?.[0] || verb.charAt(0).toUpperCase() + verb.slice(1),
    text: row[at]?.[1] ?? '',
    sample: true,
  }));
  const isPerson = /^how[- ]we/iu.test(asked.exec(plan.brief.prompt)?.[0] ?? '');
  const said = new RegExp(String.raw`\bhow[- ]we[- ]\p{L}+[- ](?<what>it|them)\b`, 'iu').exec(
    plan.brief.prompt,
  );
  const what = said?.groups?.['what']?.toLowerCase() ?? (verb === 'make' ? 'it' : '');
  const title = isPerson ? `How we ${verb} ${what}`.trim() : 'How it is made';
  return {
    ...plan,
    pages: plan.pages.map((page, index) => ({
      ...page,
      // Told once: on other pages it would be the same again.
      sections: page.sections.map((section) =>
        section.type !== 'process'
          ? section
          : index === 0
            ? { ...section, content: { title, items } }
            : { ...section, content: { ...section.content, items: onceEach(section.content.items ?? []) } },
      ),
    })),
  };
}

/** The number of steps was asked of the making alone: no other process is filled up to it. */
const onceEach = (items: readonly ContentItem[]): readonly ContentItem[] =>
  items.filter(({ title, sample }) => !(sample === true && /\s\d$/u.test(title)));
