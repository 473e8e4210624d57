import { shownSections, type ShownSection } from '@/domain/site/section-catalogue';
import { sectionPrompt, type SpecimenRequest } from '@/domain/site/section-prompt';
import { loadLexicons } from '../brief/words/lexicon-shelf';
import { readBrief } from '../brief/read-brief';
import { findVariant, needsItems } from '../compose/sections/find-section';
import { loadCopy } from '../plan/load-copy';
import { makePlan } from '../plan/make-plan';
import { planSection } from '../plan/plan-section';
import type { PagePlan, SectionPlan, SitePlan } from '../plan/site-plan';

/** A section with the site and the page that it stands on. */
export type PlannedSpecimen = {
  readonly plan: SitePlan;
  readonly page: PagePlan;
  readonly section: SectionPlan;
};

// Without a script these two say nothing at all; with one, they say how they begin.
const needsScript = new Set<ShownSection>(['cart', 'countdown']);

// Which of the looks' palettes and which words: any number does, as long as it stays the same.
const seed = 20;

/**
 * Plans the site that a catalogue's prompt makes and finds the section in it. Right to left is planned in Arabic; where
 * Arabic has nothing to list for the section, the English site is taken and mirrored.
 * @throws RangeError for a type that the catalogue does not have.
 */
export async function findSpecimen(request: SpecimenRequest): Promise<PlannedSpecimen> {
  const own = await planSpecimen(request);
  if (request.direction === 'ltr' || canStand(own.section)) return own;
  const english = await planSpecimen({ ...request, direction: 'ltr' });
  return { ...english, plan: { ...english.plan, direction: 'rtl' } };
}

/** Whether the section has what its layouts live on. */
function canStand({ type, content }: SectionPlan): boolean {
  return !needsItems(type) || (content.items ?? []).length > 1;
}

// The layouts of a section come one after another: they share their site.
let lastPrompt = '';
let lastPlan: Promise<SitePlan> | null = null;

function planSite(prompt: string): Promise<SitePlan> {
  if (lastPlan && lastPrompt === prompt) return lastPlan;
  lastPrompt = prompt;
  lastPlan = loadLexicons(prompt).then(async () => {
    const brief = readBrief(prompt);
    await loadCopy(brief);
    return makePlan(brief, seed);
  });
  return lastPlan;
}

async function planSpecimen(request: SpecimenRequest): Promise<PlannedSpecimen> {
  const { type, layout } = request;
  const entry = shownSections.find((known) => known.type === type);
  if (!entry) throw new RangeError(`The catalogue has no section ${type}`);
  const site = await planSite(sectionPrompt(entry, request));
  // Nothing runs in a specimen: what only a script can do is left out rather than drawn dead.
  const plan: SitePlan = { ...site, hasScript: needsScript.has(type) };
  const standing = plan.pages.find(({ sections }) => sections.some((section) => section.type === type));
  const planned =
    standing?.sections.find((section) => section.type === type) ??
    planSection(plan, type, { takenIds: [], content: {}, variant: layout });
  const variant = findVariant(type, layout);
  const section: SectionPlan = {
    ...planned,
    variant: variant.id,
    ground: variant.ownGround ? 'page' : planned.ground,
    behaviours: [],
  };
  const page = standing ?? plan.pages[0];
  if (!page) throw new RangeError('The site has no page.');
  const sections = standing
    ? page.sections.map((other) => (other === planned ? section : other))
    : [...page.sections, section];
  return { plan, page: { ...page, sections }, section };
}
