import type { Brief } from '@/domain/site/brief';
import type { ContentItem, KindDefinition } from '../content';
import { capitalise } from '../kinds/parts/weave';

const longest = 80;
const pattern =
  /\b(?<form>(?:self-paced |video |live |online |evening |weekend |\d+-week |intensive )*(?:course|class|bootcamp|masterclass|programme|program|workshop series))(?:\s(?:web\s?site|site|landing page|page|platform|portal|app))?\s(?:(?:that\s)?teach(?:es|ing)|on|in|about(?:\slearning)?|for learning|to learn)\s(?<what>(?!the\s(?:website|page))\p{L}[\p{L}\d’'&+ -]{2,48}?)(?=\sfor\s|,|\.|;|:|\sin\s\d|\sin\s\p{Lu}|\swith\s|\scalled\s|$)(?:\sfor\s(?<whom>(?:complete |absolute |total |busy |adult )?[\p{L}’'-]+(?:\s(?!with|in\b|who|called|at\b)[\p{L}’'-]+)?))?/iu;

const held = /\sin\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*(?=\s(?:on|about)\s)/u;

/** "Knitting course in a pub": nor is a house. */
const housed =
  /\sin\s(?:an?|the|our|my)\s(?:[\p{L}-]+\s){0,2}?(?:pub|café|cafe|bar|hall|church|library|studio|barn|garden|shed|workshop|kitchen|school|garage|community cent(?:re|er)|cent(?:re|er)|attic|cellar|basement|forest|woods?|park|boat|farm)(?=[,.;:\s]|$)/iu;

/** What a course teaches and whom: "watercolour botanical illustration" for "beginners". */
const lessonOf = ({
  prompt,
  language,
  spoken,
  place,
}: Brief): { what: string; whom: string | null } | null => {
  if (language.value !== 'en' || spoken !== 'en' || prompt.split(/\s+/u).length >= longest) return null;
  // "evening course in Hull on bookbinding": where it is held is not what it teaches.
  const said = place === null ? prompt : prompt.replace(` in ${place.value}`, '');
  const found = pattern.exec(said.replace(held, '').replace(housed, ''))?.groups;
  // "A course about learning to sail".
  const what = found?.['what']?.trim().replace(/^to\s/u, 'learning to ');
  return what ? { what, whom: found?.['whom'] ?? null } : null;
};

const modules: readonly (readonly [string, readonly string[]])[] = [
  ['Where to begin', ['What you need', 'A first try', 'What went well']],
  ['Tools and materials', ['The few that matter', 'How to hold them', 'What to buy later']],
  ['The basics, properly', ['The three moves', 'Common mistakes', 'Practice at home']],
  ['Looking closely', ['What is really there', 'What to leave out', 'An hour of one thing']],
  ['A piece of your own', ['Choosing it', 'Planning it', 'Beginning it']],
  ['Finishing', ['When to stop', 'Feedback', 'Where to go from here']],
  ['Going further', ['A harder version', 'Another way round', 'Working faster']],
  ['Mending mistakes', ['Which can be saved', 'How', 'What they teach']],
  ['Working from life', ['Outside', 'With others', 'In a hurry']],
  ['Your own manner', ['What you like', 'What you repeat', 'What to keep']],
  ['Showing it', ['To one person', 'To many', 'For money']],
  ['What comes next', ['A plan for a year', 'People to learn from', 'Questions']],
];

const titleCase = (text: string): string =>
  text.replace(/(?<![\p{L}’'])(?!(?:and|of|for|in|the|to|with|on)(?!\p{L}))\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );

/** Courses that are called after what they teach, and say it in the headline. */
export const withLessons = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const lesson = lessonOf(brief);
    const forWhom =
      /\b(?<form>bootcamp|masterclass|academy)\sfor\s(?<whom>\p{L}+(?:\s(?!in\b|with|who)\p{L}+)?)s(?=[,.\s]|$)/iu.exec(
        brief.prompt,
      )?.groups;
    if (!lesson && forWhom)
      return titleCase(`${forWhom['whom'] ?? ''} ${forWhom['form']?.toLowerCase() ?? ''}`);
    return lesson && lesson.what.length <= 40 ? titleCase(lesson.what) : (definition.title?.(brief) ?? null);
  },
  content: (facts) => {
    const usual = definition.content(facts);
    const lesson = lessonOf(facts.brief);
    const count = facts.brief.counts.find(({ value }) => value.thing === 'curriculum')?.value.count ?? 0;
    const told =
      /\b(?<count>\d{1,2}|four|five|six|seven|eight|nine|ten|twelve)\s(?:modules|lessons|weeks|parts)\b/iu.exec(
        facts.brief.prompt,
      );
    const { hero, curriculum } = usual;
    const title = lesson ? capitalise(`${lesson.what}${lesson.whom ? ` for ${lesson.whom}` : ''}`) : '';
    const items = modules
      .slice(0, Math.max(count, 3))
      .map(([name, list]): ContentItem => ({ title: name, list, sample: true }));
    return {
      ...usual,
      ...(hero && lesson
        ? {
            hero: {
              ...hero,
              title: title.length <= 64 ? title : capitalise(lesson.what),
              ...(told
                ? {
                    lede: `${capitalise(told[0])}, taken at your own pace, with somebody who looks at what you make.`,
                  }
                : {}),
            },
          }
        : {}),
      ...(curriculum && count > (curriculum.items ?? []).length
        ? { curriculum: { ...curriculum, items } }
        : {}),
    };
  },
});
