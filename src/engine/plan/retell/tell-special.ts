import { findInstall } from '../../brief/apps/find-install';
import type { SectionContent } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

const letter =
  /\b(?:newsletter|mailing list|letter)\b[^.!?\n]{0,30}?\b(?:called|named)\s["“'‘]([^"”\n]{2,60}?)["”'’](?:,\s*([^.!?\n]{4,120}))?/iu;
const plainLetter =
  /\b(?:newsletter|mailing list)\b[^.!?\n]{0,20}?\b(?:called|named)\s(\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3})(?:,?\s([^.!?\n]{4,80}))?/u;
const installing =
  /^[-*•\s]*(?:install(?:ation)?|setup|get started|quick ?start)\s*:\s*`?([^\n`]{6,160})`?\s*$/imu;

const commandOf = (prompt: string): string | undefined => {
  const told = installing.exec(prompt)?.[1]?.trim();
  const found = findInstall(prompt)?.spans[0];
  return told ?? (found ? prompt.slice(found.start, found.end) : undefined);
};

const contentOf = ({ type, content }: SectionPlan, prompt: string): SectionContent => {
  const called = letter.exec(prompt) ?? plainLetter.exec(prompt);
  if (type === 'newsletter' && called?.[1]) {
    const more = called[2]?.trim().replace(/^\p{Ll}/u, (first) => first.toUpperCase());
    return { ...content, title: called[1], ...(more ? { lede: `${more.replace(/[.\s]+$/u, '')}.` } : {}) };
  }
  const command = type === 'code' ? commandOf(prompt) : undefined;
  if (command) return { title: 'Install', items: [{ title: 'Install', note: 'bash', list: [command] }] };
  return content;
};

/** Shops that have the thing later or not yet: "Android soon". */
const later: readonly (readonly [RegExp, RegExp])[] = [
  [/\bandroid\b(?:(?!iphone|ios)[^.\n]){0,20}\b(?:soon|coming|later|next year|to follow|planned|not yet|in (?:spring|summer|autumn|winter|\p{Lu}\p{L}+))\b|\bno (?:android|google play)\b/iu, /google play|android/iu],
  [/\b(?:ios|iphone)\b(?:(?!android)[^.\n]){0,20}\b(?:soon|coming|later|next year|to follow|planned|not yet|in (?:spring|summer|autumn|winter|\p{Lu}\p{L}+))\b|\bno (?:ios|iphone|app store)\b/iu, /app store|iphone|ios/iu],
]; // prettier-ignore
const withoutLater = (content: SectionContent, prompt: string): SectionContent => {
  const gone = later.filter(([told]) => told.test(prompt)).map(([, shop]) => shop);
  if (gone.length === 0) return content;
  const isGone = (words: string): boolean => gone.some((shop) => shop.test(words));
  return {
    ...content,
    ...(content.actions ? { actions: content.actions.filter(({ label }) => !isGone(label)) } : {}),
    ...(content.items
      ? {
          items: content.items.filter(
            ({ title, action }) => !isGone(`${title.length < 20 ? title : ''} ${action?.label ?? ''}`),
          ),
        }
      : {}),
  };
};

/** Sections of which the prompt tells what they say: the name of a newsletter, the command that installs a tool. */
export const tellSpecial = (plan: SitePlan): SitePlan => {
  const { prompt } = plan.brief;
  const hasCommand = commandOf(prompt) !== undefined;
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections
        // An example that nobody gave shows nothing.
        .filter(({ type }) => type !== 'code' || hasCommand)
        .map((section) => {
          const content = contentOf(section, prompt);
          const isShop = section.type === 'download' || section.type === 'hero' || section.type === 'cta';
          return { ...section, content: isShop ? withoutLater(content, prompt) : content };
        }),
    })),
  };
};
