import type { Brief } from '@/domain/site/brief';
import type { ContentItem, SectionContent } from '../../content';
import { sayCost } from '../money/cost-of-lessons';
import { capitalise } from '../../kinds/parts/weave';
import type { SectionPlan, SitePlan } from '../../site-plan';

const remote =
  /\b(?:online|on-line|video|videos|remote|virtual|zoom|self-paced|e-?learning|live ?-?stream\p{L}*|webinar|recorded|at home|from home)\b/iu;
const present =
  /\b(?:in person|in-person|weekend|evening|residential|on[- ]site|hands-on|one-day|two-day|three-day|\d-day|day school|summer school|school)\b/iu;
const house =
  /^school$|\b(?:kindergarten|nursery|pre-?school|playgroup|(?:dance|music|language|driving|riding|swim(?:ming)?|sailing|primary|secondary|drama|forest|supplementary|ballet|circus|martial arts|stage) school|academy)$/iu;
const units =
  /\b(?<unit>module|lesson|session|class|chapter|unit|day|week|part)(?:e?s)? (?:as|in|with) (?:an? )?accordion/iu;
/** Who teaches, by trade: "…, the baker, price £185". */
const master = /(?:,|\band) (?:the|your) (?<who>(?!price|date|venue|teacher|course|school|class)\p{L}{3,}(?:er|or|ist|smith|wright|chef|cook|coach|guide|artisan|mentor)|chef|cook|coach)(?=[,.;]| and )/iu; // prettier-ignore
/** What the copy of lessons in a room says, and that of lessons on a screen. */
const inRoom = /someone beside you|In the lesson|Come with a child|learnt with the hands/u;

const rows = (list: readonly (readonly [title: string, text: string])[]): readonly ContentItem[] =>
  list.map(([title, text]) => ({ title, text }));

type Words = Partial<Record<SectionPlan['type'], Partial<SectionContent>>>;

const onScreen: Words = {
  audience: {
    items: rows([
      ['You have never tried', 'Good. There is nothing to unlearn.'],
      ['You tried once and stopped', 'We begin where it usually goes wrong.'],
      ['You have little time', 'You learn where you are, and at an hour that suits you.'],
    ]),
  },
  process: {
    items: rows([
      ['You enrol', 'And hear by mail how it goes on.'],
      ['You watch', 'Lesson by lesson, each with something to try.'],
      ['You try it', 'At your own table, with what you have.'],
      ['You ask', 'What went wrong is worth more than what went right.'],
    ]),
  },
  faq: {
    items: rows([
      ['Do I need any experience?', 'No. You begin at the beginning.'],
      ['What do I need at home?', 'You hear that when you enrol, before the first lesson.'],
      ['How do I get in?', 'The way in comes by mail once you have enrolled.'],
      ['What if I fall behind?', 'Write, and we find a way to go on.'],
      ['Can I give it as a present?', 'Yes. Tell us for whom.'],
    ]),
  },
  cta: { lede: 'Enrol when it suits you, or ask first.' },
  contact: { title: 'Ask before you enrol', lede: 'Level, time, what you need: ask anything.' },
};
const inPerson: Words = {
  audience: {
    items: rows([
      ['You have never tried', 'Good. There is nothing to unlearn.'],
      ['You tried once and stopped', 'We begin where it usually goes wrong.'],
      ['You would rather not learn alone', 'Come with a friend, or meet the others here.'],
    ]),
  },
  faq: {
    items: rows([
      ['Do I need any experience?', 'No. Say what you have tried already, and we begin there.'],
      ['What do I need to bring?', 'You hear that with the confirmation.'],
      ['How do I get a place?', 'Ask for one here. We answer by mail.'],
      ['What if I cannot come?', 'Write as early as you can, and we look for a way.'],
      ['Can I give it as a present?', 'Yes. Tell us for whom.'],
    ]),
  },
  contact: { title: 'Ask for a place', lede: 'Who is coming, and when it would suit you.' },
};

/** A course is taught where the prompt says, on a screen or in a room, and its copy speaks of that alone. */
export function heedTaught(plan: SitePlan): SitePlan {
  const { prompt, sections, items, behaviours } = plan.brief;
  if (plan.kind !== 'course' || plan.language !== 'en') return plan;
  const asked = new Set(sections.map(({ value }) => value));
  const isRemote = remote.test(prompt);
  const isPresent = !isRemote && present.test(prompt);
  const speaksOfRoom = inRoom.test(JSON.stringify(plan.pages[0]?.sections ?? []));
  // A nursery or a dance school teaches no single course: it has words of its own.
  const isHouse = house.test(plan.noun);
  const words = isHouse
    ? null
    : isRemote && speaksOfRoom
      ? onScreen
      : isPresent && !speaksOfRoom
        ? inPerson
        : null;
  const [price, more] = items.filter(({ value }) => value.price !== undefined);
  const told = more ? undefined : price?.value.price;
  const unit = units.exec(prompt)?.groups?.['unit']?.toLowerCase();
  const quoted = plan.brief.quotes.some(({ value }) => value.use === 'button');
  const who = master.exec(prompt)?.groups?.['who']?.toLowerCase();
  const change = (section: SectionPlan): readonly SectionPlan[] => {
    const { type, content } = section;
    const put = (put: Partial<SectionContent>): readonly SectionPlan[] => [
      { ...section, content: { ...content, ...put } },
    ];
    if (type === 'curriculum') {
      const variant = behaviours.some(({ value }) => value === 'accordion') ? 'aside' : section.variant;
      // Weeks belong to a course that has some.
      const held = isPresent
        ? content.items?.map(({ note: _note, value: _value, ...item }) => item)
        : content.items;
      return [
        {
          ...section,
          variant,
          content: {
            ...content,
            ...(unit ? { title: unit === 'week' ? content.title : `The ${unit.replace(/(?:ss|x)$/u, '$&e').replace(/$/u, 's')}`, lede: `Open a ${unit} to see what is in it.` } : {}),
            ...(held ? { items: held } : {}),
          },
        },
      ]; // prettier-ignore
    }
    const isTold = items.some(({ value }) => value.section === type);
    // Beside one course with one price there are no others.
    if (type === 'services' && told !== undefined && !isHouse && !asked.has(type) && !isTold) return [];
    if (type === 'teacher' && who !== undefined)
      return put({ title: `The ${who}`, items: (content.items ?? []).map((item) => ({ ...item, ...(item.note ? { note: capitalise(who) } : {}) })) }); // prettier-ignore
    if (type === 'pricing')
      return put({
        items: (content.items ?? []).map(({ list, action, ...item }) => ({
          ...item,
          ...(list && !words ? { list } : {}),
          ...(action
            ? { action: quoted && plan.action ? { ...action, label: plan.action.label } : action }
            : {}),
        })),
      });
    if (!words)
      return type === 'faq' && told !== undefined
        ? put({ items: withCost(content.items ?? [], told, plan.brief) })
        : [section];
    if (type === 'hero')
      return put({
        lede: isRemote
          ? `${capitalise(plan.brief.offer?.value ?? 'A course')}, taught online: you see how it is done, try it where you are, and ask what you want to know.`
          : 'You learn by doing it, with someone beside you who sees where it goes wrong.',
      });
    // Said of lessons of the other sort.
    if (/^(?:testimonials|gallery|services|booking)$/u.test(type) && !asked.has(type) && !isTold) return [];
    if (type === 'about' && isRemote)
      return put({ body: ['Whoever teaches remembers what it is like to begin.', 'Nobody is tested. You get something to try, and an answer when you ask.'] }); // prettier-ignore
    if (type === 'cta' && isPresent) return put({ title: 'Is there a place for you?', lede: told === undefined ? 'Ask for a place, and you hear when there is one.' : sayCost(told, plan.brief) }); // prettier-ignore
    const own = words[type];
    if (!own) return [section];
    return put(type === 'faq' && own.items && told !== undefined ? { items: withCost([...own.items, { title: 'What does it cost?' }], told, plan.brief) } : own); // prettier-ignore
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      ...(words && plan.brief.offer
        ? {
            description: `${capitalise(plan.brief.offer.value)}${isRemote ? ', taught online' : ', in person'}: what you learn, who teaches it and what it costs.`,
          }
        : {}),
      sections: page.sections.flatMap(change),
    })),
  };
}

/** What it costs is told, and need not be asked for. */
const withCost = (questions: readonly ContentItem[], price: string, brief: Brief): readonly ContentItem[] =>
  questions.map((item) => (/\bcost\b/iu.test(item.title) ? { ...item, text: sayCost(price, brief) } : item));
