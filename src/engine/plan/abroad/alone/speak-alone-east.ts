import type { Brief } from '@/domain/site/brief';
import { isFirstName } from '../../kinds/parts/people-names';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { withDutchIj } from '../dutch-ij';
import { asOneDutch } from './as-one-dutch';
import { asOnePolish } from './as-one-polish';
import { asOneSemitic } from './as-one-semitic';
import { asOneTurkish } from './as-one-turkish';

const voices: Readonly<Record<string, (sentence: string) => string>> = {
  nl: asOneDutch,
  pl: asOnePolish,
  tr: asOneTurkish,
  ar: (sentence) => asOneSemitic(sentence, 'ar'),
  he: (sentence) => asOneSemitic(sentence, 'he'),
};
/** Words by which somebody tells what they are or do, and not what site they want. */
const alone: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})ik (?!wil|zoek|wou|zou|ben op zoek|heb een (?:site|website)|heb (?:\p{L}+ )?nodig|denk|hoop)\p{L}{2,}|(?<!\p{L})(?:over mij|wie ik ben|mijn (?:praktijk|atelier|werk|klanten|lessen|verhaal))/iu,
  pl: /(?<!\p{L})(?:jestem|nazywam się|mam na imię|robię|szyję|uczę|prowadzę|przyjmuję|zajmuję się|piekę|maluję|naprawiam|projektuję|fotografuję|strzygę|oferuję|wykonuję|tłumaczę|udzielam|dojeżdżam|pracuję|o mnie|moj[ae] (?:prace|praca|historia|pracownia|gabinet))(?!\p{L})/iu,
  tr: /(?<!\p{L})(?:adım|ismim|hakkımda|benim)(?!\p{L})|\p{L}{3,}(?:yım|yim|yum|yüm|loğum)(?!\p{L})|(?!isti|arı|bekli|düşünü)\p{L}{2,}[ıiuü]yorum(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:أنا|انا|اسمي|إسمي|أعمل|أقدم|أدرس|أدرّس|أصمم|نبذة عني|من أنا|أعمالي)(?!\p{L})(?!\s(?:عايز|عاوز|بدي|أريد|محتاج))/u,
  he: /(?<!\p{L})(?:שמי|קוראים לי|עליי|עלי|אודותיי|קצת עליי|העבודות שלי|הקליניקה שלי|הסטודיו שלי)(?!\p{L})|(?<!\p{L})אני (?!רוצ|צרי|מחפש|בעל|מעוניי?נ|חושב)[א-ת]{2,}/u,
};
const several: Readonly<Record<string, RegExp>> = {
  nl: /(?<!\p{L})(?:wij|we|ons|onze|team|medewerkers|collega['’]?s)(?!\p{L})/iu,
  pl: /(?<!\p{L})(?:nasz\p{L}*|nas|nam|zespół|zespołem|ekipa|jesteśmy|\p{L}{3,}(?:ujemy|imy|ymy))(?!\p{L})|(?<!\p{L})(?:mamy|robimy)(?!\p{L})/iu,
  tr: /\p{L}{2,}(?:ımız|imiz|umuz|ümüz|yoruz|yız|yiz|yuz|yüz)(?!\p{L})|(?<!\p{L})(?:biz\p{L}*|ekip|ekibim\p{L}*)(?!\p{L})/iu,
  ar: /(?<!\p{L})(?:نحن|لدينا|عندنا|فريق\p{L}*|نقدم|نعمل|نريد|احنا)(?!\p{L})|\p{L}{3,}نا(?!\p{L})/u,
  he: /(?<!\p{L})(?:אנחנו|שלנו|אצלנו|צוות\p{L}*|לנו|אותנו)(?!\p{L})/u,
};
const callings = new Set(['therapist', 'photographer', 'portfolio', 'cv', 'link-in-bio']);

/** Whether the prompt of a site in Dutch, Polish, Turkish, Arabic or Hebrew is that of one person. */
export function isAloneEast(brief: Brief): boolean {
  const { spoken, prompt, kind, name, items } = brief;
  if (several[spoken]?.test(prompt) !== false) return false;
  if (items.filter(({ value }) => value.section === 'team').length > 1) return false;
  const words = name?.value.split(' ') ?? [];
  const isPerson = words.length === 2 && isFirstName(words[0] ?? '') && callings.has(kind.value);
  return isPerson || alone[spoken]?.test(prompt) === true;
}

// Names, links and pictures are no speech.
const silent = new Set(['href', 'art', 'price', 'value', 'src', 'kind', 'type', 'group', 'name']);
/** "Kiedy zaczynamy?" is asked of two; "W czym możemy pomóc?" of whoever helps. */
const question = /[?؟]$/u;
const helping = /pomóc|helpen|yardımcı|ne ayıralım|gönderelim|voor je|نساعدك|نحجز لك|نرسلها/iu;
/** Who does nothing alone. */
const never = new Set(['nonprofit', 'event', 'hotel', 'restaurant', 'docs']);
const sentenceEnd = /(?<=[.!?؟:])\s+/u;

/** The site of one person says "I" where its trade says "we"; what the owner wrote and what customers say or ask stays. */
export function speakAloneEast(written: SitePlan): SitePlan {
  const plan = withDutchIj(written);
  const voice = voices[plan.language];
  if (!voice || plan.brief.spoken !== plan.language || never.has(plan.kind) || !isAloneEast(plan.brief))
    return plan;
  const told = plan.brief.prompt.toLowerCase();
  const say = (text: string): string =>
    text
      .split(sentenceEnd)
      .map((one) =>
        (question.test(one) && !helping.test(one)) ||
        told.includes(one.toLowerCase().replace(/[.!?؟:]$/u, ''))
          ? one
          : voice(one),
      )
      .join(' ');
  const speak = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return silent.has(key) ? value : say(value);
    if (Array.isArray(value)) return value.map((entry: unknown) => speak(entry, key));
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, speak(entry, name)]));
  };
  const spoken = (section: SectionPlan): SectionPlan => {
    if (section.type === 'testimonials') return section;
    const content = speak(section.content, '') as SectionPlan['content'];
    const asked = section.content.items;
    return {
      ...section,
      content:
        section.type === 'faq' && content.items && asked
          ? {
              ...content,
              items: content.items.map((item, at) => ({ ...item, title: asked[at]?.title ?? item.title })),
            }
          : content,
    };
  };
  return {
    ...plan,
    action: plan.action && { ...plan.action, label: say(plan.action.label) },
    pages: plan.pages.map((page) => ({
      ...page,
      title: say(page.title),
      description: say(page.description),
      sections: page.sections.map(spoken),
    })),
    links: plan.links.map((link) => ({ ...link, label: say(link.label) })),
  };
}
