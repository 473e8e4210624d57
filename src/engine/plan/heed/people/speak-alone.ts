import type { Brief } from '@/domain/site/brief';
import { isOnePerson } from '../../who/is-one-person';
import type { SectionPlan, SitePlan } from '../../site-plan';

const alone =
  /\b(?:just me|(?:(?:i|who) work(?:s)?|, work) (?:alone|on my own|by myself|from home)|working (?:alone|from home)|on my own|one[- ](?:man|woman|person) (?:band|business|shop)|(?:(?:i['’]?m|i am|as|being|am) an? )sole trader|all by myself|everything myself)\b/iu;
const deed =
  /(?:^|[.,;:!?\n]\s?|\band )(?:i|I)\s(?:also\s)?(?:fix|clean|make|teach|do|repair|paint|bake|cut|walk|groom|train|tune|sew|drive|photograph|write|design|mow|install|sweep|tutor|offer|cover|work|speciali[sz]e|restore|build|knit|massage|coach|draw|carve|photograph|translate|edit|play|sing|shoe|trim|plaster|tile)\b/u;
const calling =
  /(?:^|[.,;:!?\n]\s?)(?:i['’]?m|i am)\s(?:an?|the)\s(?!(?:small|new|local|family)?\s?(?:company|business|shop|start-?up|charity|firm|manager|owner))/iu;
const several =
  /\b(?:we|our|us|team|staff|crew|colleagues|employees|family[- ](?:run|owned|business)|partners|company|firm|agency|they)\b/iu;

/** "I sharpen knives", "I clear gulls": what somebody does, and neither what is wanted nor a house that is run. */
const doing =
  /(?:^|[.;:!?\n]\s?|\band )I\s(?:(?:also|mostly|mainly|only)\s)?(?!(?:need|want|would|have|had|like|love|think|thought|hope|am|was|were|can|could|will|would|should|don|know|see|guess|believe|wish|just|run|own|manage|opened|open|started|start|set|hate|prefer|got|get|inherited|bought|took|employ|lead|represent|speak|mean|work|live|said|say)\b)\p{Ll}{3,}\s/u;
/** "I'm Pauline", "led by me, Martin", "Dry stone walling by Gareth Pugh": one who is named. */
const introduced =
  /(?:^|[.,;:!?\n]\s?|\band )(?:I['’]?m|I am|[Mm]y name is|[Mm]y name['’]s|by me,?|with me,?)\s\p{Lu}\p{Ll}+(?=[.,;!]|\s(?:and\sI|I|\p{Lu}|in|from)\b|\s?$)|\b(?:led|run|taught|made|given|guided|cooked|built|driven|owned)\sby\sme\b|^[^.!?\n]{3,50}\sby\s\p{Lu}\p{Ll}+\s\p{Lu}\p{L}+(?=[,.]|\s?$|\sin\s)/u;
const houses = new Set(['restaurant', 'hotel', 'cafe', 'bar', 'saas', 'mobile-app', 'docs', 'event']);

/** Whether whoever writes the prompt works alone: "I fix pianos", "I'm a chimney sweep", "just me and my van". */
export const isAlone = (brief: Brief): boolean =>
  alone.test(brief.prompt) ||
  (((/\bi\s/i.test(brief.prompt) && deed.test(brief.prompt)) || calling.test(brief.prompt)) &&
    !several.test(brief.prompt)) ||
  ((doing.test(brief.prompt) || introduced.test(brief.prompt)) &&
    !several.test(brief.prompt) &&
    !houses.has(brief.kind.value)) ||
  isOnePerson(brief);

const together =
  /\b(?:(?:one|two|three|both|each|all|some|none|any|several|many) of us|we both|between us|we all|us all|us two|we two|we (?:agree(?! with)|meet|talk (?:about|it)|sit down together)|shall we|our people|our team|our crew|our staff)\b/iu;
const forms: readonly (readonly [RegExp, string])[] = [
  [/\bwe are\b/giu, 'I am'],
  [/\bwe were\b/giu, 'I was'],
  [/\bare we\b/gu, 'am I'],
  [/\bAre we\b/gu, 'Am I'],
  [/\bwe(['’])re\b/giu, 'I$1m'],
  [/\bwe\b/giu, 'I'],
  [/\bourselves\b/gu, 'myself'],
  [/\bours\b/gu, 'mine'],
  [/\bour\b/gu, 'my'],
  [/\bOur\b/gu, 'My'],
  [/\bus\b/gu, 'me'],
];

/** "We come and look" as one person says it. What only several can say stays. */
export const asOne = (text: string): string =>
  together.test(text) ? text : forms.reduce((said, [from, to]) => said.replace(from, to), text);

const many =
  /\bwe are (?:all )?people\b|\ball of us\b|\b(?:we are|we['’]re) (?:a handful|a few|two|three|four|five|six|several|a team|a small team|a family|a group|a mix)\b|\bone of (?:us|our people)\b/iu;

const withoutMany = (paragraph: string): string =>
  paragraph
    .split(/(?<=[.!?])\s+/u)
    .filter((sentence) => !many.test(sentence))
    .join(' ');

/** The paragraphs without the sentences that only several people can say; all of them where none would be left. */
const bodyOfOne = (body: readonly string[]): readonly string[] => {
  const left = body.map(withoutMany).filter(Boolean);
  return left.length > 0 ? left : body;
};

const ofOne = (content: SectionPlan['content']): SectionPlan['content'] =>
  content.body ? { ...content, body: bodyOfOne(content.body) } : content;

type Words = { readonly [key: string]: unknown };

// Names, links and pictures are no speech.
const silent = new Set(['href', 'art', 'price', 'value', 'src', 'kind', 'type', 'group']);

const speak = (value: unknown, key: string, told: string): unknown => {
  // "about us", asked for by that title, is one.
  if (typeof value === 'string')
    return silent.has(key) || told.includes(value.toLowerCase()) ? value : asOne(value);
  if (Array.isArray(value)) return value.map((entry: unknown) => speak(entry, key, told));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value as Words).map(([name, entry]) => [name, speak(entry, name, told)]),
  );
};

// "How often should we come?": whoever asks keeps saying "we" of themselves.
const ofAsked = (content: SectionPlan['content'], told: string): SectionPlan['content'] => {
  const spoken = speak(ofOne(content), '', told) as SectionPlan['content'];
  return {
    ...spoken,
    ...(spoken.items
      ? {
          items: spoken.items.map((item, at) => {
            const asked = content.items?.[at]?.title ?? item.title;
            return asked.endsWith('?') && /\b(?:should|can|could|may|must|do|shall) we\b/iu.test(asked)
              ? { ...item, title: asked }
              : item;
          }),
        }
      : {}),
  };
};

/** The English site of somebody who works alone says "I" where its trade says "we"; what customers say of them stays. */
export function speakAlone(plan: SitePlan): SitePlan {
  if (plan.language !== 'en' || !isAlone(plan.brief)) return plan;
  const told = plan.brief.prompt.toLowerCase();
  const spoken = (section: SectionPlan): SectionPlan =>
    section.type === 'testimonials'
      ? section
      : section.type === 'faq'
        ? { ...section, content: ofAsked(section.content, told) }
        : { ...section, content: speak(ofOne(section.content), '', told) as SectionPlan['content'] };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      description: asOne(page.description),
      title: told.includes(page.title.toLowerCase()) ? page.title : asOne(page.title),
      sections: page.sections.map(spoken),
    })),
    links: plan.links.map((link) => ({ ...link, label: asOne(link.label) })),
  };
}
