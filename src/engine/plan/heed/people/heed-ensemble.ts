import type { ContentItem } from '../../content';
import { findKind } from '../../kinds/find-kind';
import { peopleNames } from '../../kinds/parts/people-names';
import { makeFacts } from '../../told/make-facts';
import type { SectionPlan, SitePlan } from '../../site-plan';

/** Those who play together, by what they are called, and what each of them plays. */
const ensembles: readonly (readonly [called: RegExp, parts: readonly string[]])[] = [
  [/\bstring quartet\b/iu, ['First violin', 'Second violin', 'Viola', 'Cello']],
  [/\bstring trio\b/iu, ['Violin', 'Viola', 'Cello']],
  [/\bpiano trio\b/iu, ['Piano', 'Violin', 'Cello']],
  [/\bpiano quartet\b/iu, ['Piano', 'Violin', 'Viola', 'Cello']],
  [/\bbrass quintet\b/iu, ['First trumpet', 'Second trumpet', 'Horn', 'Trombone', 'Tuba']],
  [/\b(?:wood)?wind quintet\b/iu, ['Flute', 'Oboe', 'Clarinet', 'Horn', 'Bassoon']],
  [/\bsax(?:ophone)? quartet\b/iu, ['Soprano', 'Alto', 'Tenor', 'Baritone']],
  [/\bjazz trio\b/iu, ['Piano', 'Double bass', 'Drums']],
  [/\bjazz quartet\b/iu, ['Saxophone', 'Piano', 'Double bass', 'Drums']],
  [/\bjazz quintet\b/iu, ['Trumpet', 'Saxophone', 'Piano', 'Double bass', 'Drums']],
  [/\b(?:barbershop|vocal|a cappella) quartet\b/iu, ['Tenor', 'Lead', 'Baritone', 'Bass']],
  [/\b(?:rock|punk|indie|metal|cover|covers|garage|grunge) band\b/iu, ['Vocals', 'Guitar', 'Bass', 'Drums']],
];
const shown: ReadonlySet<string> = new Set(['team', 'teacher']);

/** Made-up players of a quartet are four, and each of them plays something; those who are told stay as they are. */
export function heedEnsemble(plan: SitePlan): SitePlan {
  const { brief } = plan;
  const parts =
    plan.language === 'en'
      ? ensembles.find(([called]) => called.test(brief.offer?.value ?? brief.prompt))?.[1]
      : undefined;
  const isCounted = brief.counts.some(({ value }) => shown.has(value.thing));
  if (parts === undefined || isCounted) return plan;
  const names = peopleNames(makeFacts(brief, findKind(plan.kind), plan.seed), 'team', parts.length);
  const change = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    if (!shown.has(section.type) || items.length === 0 || !items.every(({ sample }) => sample === true))
      return section;
    const players = parts.map((note, at): ContentItem => ({
      title: names[at] ?? '',
      note,
      art: 'portrait',
      sample: true,
    }));
    return { ...section, content: { ...section.content, title: 'Members', items: players } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(change) })) };
}
