import { capitalise } from '../../../capitalise';
import { freeId } from '../../free-id';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { peopleNames } from '../../kinds/parts/people-names';
import { makeFacts } from '../../told/make-facts';
import { findKind } from '../../kinds/find-kind';

const rivalsOf =
  /\b(?:[Cc]ompar(?:ison|ed?|ing)(?:\s(?:tables?|charts?|page|section|grid))?\s(?:with|to|against|vs\.?)|vs\.?|versus|alternative to)\s(?<list>[\p{Lu}\d][^.;:()\n]{1,80})/u;
/** "compared with a gas canister stove and an open fire": things beside whom it stands, by what they are. */
const thingsOf =
  /\b(?:compar(?:ison|e[sd]?|ing)(?:\s(?:tables?|charts?|it))?\s(?:with|to|against|vs\.?)|vs\.?|versus|alternative to)\s(?<list>(?:an?|the|some|ordinary|normal|other)\s[\p{Ll}\s-]{3,40}?(?:(?:,\s(?:an?|the)\s[\p{Ll}\s-]{3,40}?)?,?\s(?:and|or)\s(?:an?|the)\s[\p{Ll}\s-]{3,40}?)?)(?=[.,;:()\n]|$)/iu;
const untold = 'To be filled in';

/** "comparison table with 7shifts and Deputy": those beside whom it stands, as far as they are named. */
function readRivals(prompt: string): readonly string[] {
  const list = rivalsOf.exec(prompt)?.groups?.['list'] ?? '';
  const names: string[] = [];
  for (const one of list.split(/,\s(?:and\s)?|\sand\s|\s(?:or|&)\s/u)) {
    const name = one.trim().replace(/\s(?=\p{Ll}).*$/u, '');
    // The list ends with the first thing that is no name.
    if (!/^[\p{Lu}\d]/u.test(one) || name.length < 2 || name !== one.trim()) break;
    names.push(name);
  }
  if (names.length > 0) return names.slice(0, 3);
  const things = thingsOf.exec(prompt)?.groups?.['list']?.split(/,\s(?:and\s)?|\s(?:and|or)\s/u) ?? [];
  return things.map((one) => capitalise(one.trim().replace(/^(?:an?|the|some)\s/iu, '')));
}

/** "Open fire" is no name inside a sentence. */
const inSentence = (rival: string): string =>
  /^\p{Lu}\p{Ll}+\s\p{Ll}/u.test(rival) ? `${rival.charAt(0).toLowerCase()}${rival.slice(1)}` : rival;

/** What nobody told of another's product is not made up: only who is compared, and by what. */
function withRivals(section: SectionPlan, name: string, rivals: readonly string[]): SectionPlan {
  const [, ...rows] = section.content.items ?? [];
  const items: ContentItem[] = [
    { title: 'Compared', list: [name, ...rivals] },
    ...rows.map((row): ContentItem => ({
      title: row.title,
      list: [row.list?.[0] ?? '', ...rivals.map(() => untold)],
      sample: true,
    })),
  ];
  return {
    ...section,
    variant: 'table',
    content: { ...section.content, title: `${name} beside ${rivals.map(inSentence).join(', ')}`, items },
  };
}

const ladder = /\b(?:ladder|league table|rankings?|leaderboard|standings|scoreboard)\b/iu;
const columnWords = /^(?:name|member|player|team|club|rank|rating|elo|points?|pts|played|won|drawn|lost|wins|losses|draws|score|goals?|position|grade|handicap|average|games?|matches|streak|time|age|category|level)s?$/iu; // prettier-ignore
const shown = 6;

/** "ladder of members (name, rating)": a table with those columns, and rows to be overwritten. */
function ladderOf(plan: SitePlan, section: SectionPlan): SectionPlan | null {
  const part = plan.brief.parts.find(({ value }) => value.title === section.content.title);
  if (!ladder.test(section.content.title) || !part) return null;
  const told = part.value.lines ?? [];
  if (!told.every((line) => columnWords.test(line))) return null;
  const isTeams = /\b(?:league|standings)\b/iu.test(section.content.title);
  const usual = isTeams ? ['Played', 'Won', 'Points'] : ['Played', 'Points'];
  const columns = told.filter((line) => !/^(?:names?|members?|players?|teams?|clubs?)$/iu.test(line));
  const heads = columns.length > 0 ? columns : usual;
  const facts = makeFacts(plan.brief, findKind(plan.kind), plan.seed);
  const names = peopleNames(facts, 'ladder', shown);
  const items: ContentItem[] = [
    { title: 'Compared', list: ['Rank', ...heads] },
    ...names.map((who, at): ContentItem => ({
      title: isTeams ? `Team ${at + 1}` : who,
      list: [
        String(at + 1),
        ...heads.map((head) =>
          /rating|elo/iu.test(head) ? String(1840 - at * 47) : String(Math.max(1, 24 - at * 3)),
        ),
      ],
      sample: true,
    })),
  ];
  return {
    ...section,
    type: 'comparison',
    variant: 'table',
    content: { title: section.content.title, items },
  };
}

/** "compare plans table (Basic, Plus)": what is covered or contained, plan by plan; what stands in each is the owner's to say. */
function plansTable(plan: SitePlan): SectionPlan | null {
  const all = plan.pages.flatMap(({ sections }) => sections);
  const asked = plan.brief.sections.some(({ value }) => value === 'comparison');
  const plans = plan.brief.items.filter(
    ({ value }) => value.section === 'pricing' && value.price === undefined,
  );
  if (!asked || plans.length < 2 || plans.length > 4 || readRivals(plan.brief.prompt).length > 0) return null;
  const rows = all.find(({ type }) => type === 'services')?.content.items ?? [];
  if (rows.length < 2) return null;
  const items: ContentItem[] = [
    { title: 'Compared', list: plans.map(({ value }) => value.name) },
    ...rows
      .slice(0, 5)
      .map(({ title }): ContentItem => ({ title, list: plans.map(() => untold), sample: true })),
  ];
  const ids = plan.pages[0]?.sections.map(({ id }) => id) ?? [];
  return {
    type: 'comparison',
    id: freeId('comparison', ids),
    variant: 'table',
    ground: 'page',
    content: { title: 'Plan by plan', items },
    behaviours: [],
  };
}

/** The table of plans behind their prices, on the first page that shows them. */
function withPlansTable(plan: SitePlan): SitePlan {
  const table = plansTable(plan);
  const at = plan.pages.findIndex(({ sections }) => sections.some(({ type }) => type === 'pricing'));
  if (!table || at < 0) return plan;
  return {
    ...plan,
    pages: plan.pages.map((page, index) => ({
      ...page,
      sections: page.sections.flatMap((section) => {
        // A comparison of something else was not asked for.
        if (section.type === 'comparison') return [];
        return index === at && section.type === 'pricing' ? [section, table] : [section];
      }),
    })),
  };
}

/** Tables that the prompt tells the columns of: who it is compared with, and what stands in a ladder. */
export function heedCompared(plan: SitePlan): SitePlan {
  const rivals = readRivals(plan.brief.prompt);
  return withPlansTable({
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) =>
        section.type === 'comparison' && rivals.length > 0
          ? withRivals(section, plan.name, rivals)
          : (ladderOf(plan, section) ?? section),
      ),
    })),
  });
}
