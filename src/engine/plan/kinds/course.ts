import type { ContentItem, Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { dated } from './parts/dated';
import { figures } from './parts/figures';
import { money } from './parts/money';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { plans } from './parts/plans';
import { points } from './parts/points';
import { questions } from './parts/questions';
import { capitalise, forAudience, kicker } from './parts/weave';
import { courseSubject, isKnownSubject } from './course-subjects';
import { courses } from './trades/courses';
import { findStray, findTrade } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { lessons } from './trades/lessons';
import { repairers } from './trades/repairers';
import { schools } from './trades/schools';
import { forFamilies } from './trades/for-families';
import { handsBehind } from './trades/hands-behind';
import { foundByName } from './trades/found-by-name';
import { lean } from '../../brief/words/lean-letters';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const subject = courseSubject(facts);
  const weeks = subject.weeks.map(([title, note, list]): ContentItem => ({
    title,
    note,
    list,
    sample: true,
  }));
  const price =
    facts.brief.items.find(({ value }) => value.price)?.value.price ??
    /[€$£]\s?\d+(?:[.,]\d+)?/u.exec(facts.brief.prompt)?.[0] ??
    money(facts, 149);
  return {
    hero: {
      kicker: kicker(
        facts,
        facts.offer && facts.offer.length < 44
          ? capitalise(facts.offer.replace(/^(?:an?|the|our)\s+/iu, ''))
          : 'Course',
      ),
      title: pick('hero', subject.headlines),
      lede: subject.lede,
      actions: [
        { label: pick('hero-action', ['Enrol now', 'Take a place']), href: 'pricing' },
        { label: 'See what you learn', href: 'curriculum' },
      ],
    },
    curriculum: {
      title: pick('curriculum', ['What you learn, week by week', 'The lessons', 'From first to last lesson']),
      lede: 'Open a week to see its lessons.',
      items: weeks,
    },
    audience: {
      title: pick('audience', ['Who it is for', 'Is this for you?']),
      items: points([
        ['You have never tried', 'Good. There is nothing to unlearn.', 'sun'],
        ['You tried once and stopped', 'We begin where it usually goes wrong.', 'door'],
        ['You have an hour a week', 'That is enough, if it is every week.', 'clock'],
      ]),
    },
    teacher: {
      title: pick('teacher', ['Who teaches', 'Your teacher']),
      items: people(facts, [['Your teacher', subject.teacher]], 'teacher'),
    },
    team: {
      title: 'Teachers',
      items: people(facts, [
        ['Main course', subject.teacher],
        ['Beginners', 'Explains it a third way, with drawings.'],
        ['Corrections', 'Writes more on your work than you did.'],
      ]),
    },
    features: {
      title: pick('features', ['How it works', 'What you get']),
      items: points([
        ['Short lessons', 'Twelve to twenty minutes, watched when it suits.', 'clock'],
        ['Someone looks', 'Send in your work and get an answer from a person.', 'hands'],
        ['Yours for good', 'Come back in a year. It is still there.', 'key'],
      ]),
    },
    process: {
      title: 'How a week goes',
      items: points([
        ['Monday', 'The new lesson opens.'],
        ['Midweek', 'You try it. It goes wrong, usefully.'],
        ['Friday', 'You send it in.'],
        ['Sunday', 'You get an answer.'],
      ]),
    },
    pricing: {
      title: pick('pricing', ['One price, everything in it', 'Enrol']),
      lede: 'Ask whatever you would like to know first.',
      items: [
        {
          title: 'The whole course',
          price,
          text: 'Pay once, keep it.',
          list: ['All lessons', 'Corrections on your work', 'Materials list', 'Access for good'],
          sample: true,
          action: { label: 'Enrol now', href: 'contact' },
        },
      ],
    },
    tickets: {
      title: 'Places',
      items: plans(
        facts,
        [
          ['Self-study', 79, 'Lessons only.', ['All lessons', 'Materials list']],
          [
            'With corrections',
            149,
            'Someone looks at your work.',
            ['All lessons', 'Six corrections', 'Group'],
            'Most chosen',
          ],
          ['One to one', 390, 'At your pace.', ['Everything', 'Four private hours']],
        ],
        { label: 'Enrol', to: 'contact' },
      ),
    },
    cta: {
      title: pick('cta', ['Is there a place for you?', 'Start on Monday']),
      lede: `${price} for the whole course.`,
      actions: [{ label: 'Enrol now', href: 'pricing' }],
    },
    testimonials: {
      title: pick('reviews', ['After the last week', 'From students']),
      items: reviews(facts, [
        ['I framed lesson four. My mother thinks I bought it.', 'Finished in spring'],
        ['The corrections are worth twice the price.', 'Week six'],
        ['I had given up on this at school. It was not me, it turns out.', 'Beginner'],
      ]),
    },
    about: {
      title: 'Why this course',
      body: [
        `${name} was made for people who want to do the thing${forAudience(facts)}, not to read about it.`,
        'Every lesson ends with something you made. Some of it will be bad. That is included in the price.',
      ],
    },
    timetable: {
      title: 'When we meet',
      items: [
        ...dated(
          [
            ['18:30', 'Beginners', '', 'Room 1'],
            ['20:00', 'Second year', '', 'Room 2'],
          ],
          'Tuesday',
        ),
        ...dated([['18:30', 'Beginners', '', 'Online']], 'Thursday'),
        ...dated([['10:00', 'Open practice', '', 'Room 1']], 'Saturday'),
      ],
    },
    services: {
      title: 'Courses',
      items: withPhrases(
        facts,
        points([
          ['Beginners', 'From nothing to something.', subject.art],
          ['Second step', 'For those who have begun.', subject.art],
          ['One to one', 'At your pace.', 'portrait'],
          ['Children and young people', 'Short lessons, much laughing.', 'children'],
        ]),
        ['Small groups, many exercises.', 'With someone who looks at your work.'],
        4,
      ),
    },
    faq: {
      title: pick('faq', ['Before you enrol', 'Often asked']),
      items: questions([
        ['Do I need any experience?', 'None. If you have some, the first week will be restful.'],
        ['How much time does it take?', 'About an hour a week, a little more if it grips you.'],
        ['What do I need to buy?', 'A short list, sent when you enrol. Nothing expensive.'],
        ['What if I fall behind?', 'Nothing happens. The lessons wait.'],
        ['Can I get my money back?', 'Within fourteen days, without giving a reason.'],
        ['Is there a certificate?', 'A simple one, if you send in the last piece.'],
        ['How long can I watch the lessons?', 'As long as the site exists, and you can download the notes.'],
      ]),
    },
    gallery: {
      title: 'Made by students',
      items: pictures([
        ['Week one', subject.art],
        ['Week two', 'fruit'],
        ['Week three', 'cloud'],
        ['Week four', 'house'],
        ['Week five', 'tree'],
        ['Last week', 'frame'],
      ]),
    },
    contact: {
      title: 'Ask before you enrol',
      lede: 'Level, time, materials: ask anything.',
      items: contactItems(facts),
    },
    events: {
      title: 'Open evenings',
      items: dated([
        ['4 March', 'Try a lesson', 'One hour, nothing to bring.', 'Free'],
        ['8 April', 'Meet the teacher', 'Questions, tea.', 'Free'],
        ['20 June', 'Show what you made', 'Everybody brings one.', 'Open to all'],
      ]),
    },
    newsletter: {
      title: 'One exercise a week',
      lede: 'Ten minutes, by mail, free.',
      actions: [{ label: 'Send me an exercise', href: 'newsletter' }],
    },
    app: { title: 'Try three questions', lede: 'See where you would start.' },
    stats: {
      title: 'In figures',
      items: figures([
        ['24', 'lessons'],
        ['6', 'corrections'],
        ['1 h', 'a week'],
      ]),
    },
  };
};

const plain: KindDefinition = {
  kind: 'course',
  schemaType: 'Course',
  noun: 'course',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'audience', 'curriculum', 'teacher', 'testimonials', 'pricing', 'faq', 'cta'],
    },
    { role: 'lessons', title: 'Lessons', sections: ['page-header', 'curriculum', 'process', 'cta'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'faq'] },
  ],
  styles: ['playful', 'cream', 'editorial', 'pastel'],
  art: ['brush', 'book', 'pencil', 'lamp'],
  action: { label: 'Enrol now', to: 'pricing' },
  content,
  knows: ({ offer }) => isKnownSubject(offer?.value ?? ''),
};

const trades = [...schools, ...lessons, ...courses];

/** Where children are looked after, in other languages than English. */
const nurseriesAbroad = lean(
  /(?<!\p{L})(?:guarder[ií]as?(?! (?:canina|felina|de (?:perros|mascotas|animales)|para (?:perros|mascotas)))|jard[ií]n (?:de infancia|infantil)|escuela (?:infantil|bosque)|cr[eè]ches?|micro-crèche|maternelle|jardin d['’]enfants|assistante maternelle|kitas?|\p{L}*kindergarten|\p{L}*krippe|kindertagesstätte|tagesmutter|infantário|jardim (?:de infância|infantil)|escola infantil|asilo(?: nido)?|nido|scuola (?:materna|dell['’]infanzia)|kinderdagverblijf|kinderopvang|peuterspeelzaal|przedszkol\p{L}*|żłob\p{L}*|szkółk\p{L} leśn\p{L}*|szkolk\p{L} lesn\p{L}*|anaokul\p{L}*|kreş\p{L}*|ה?גן ילדים|פעוטון|משפחתון|(?:ال)?حضانة|روضة)(?!\p{L})/iu,
);
const houseOfChildren: KindDefinition['pages'] = [
  { role: 'home', title: 'Home', sections: ['hero', 'services', 'about', 'features', 'team', 'testimonials', 'faq', 'cta'] },
  { role: 'about', title: 'About', sections: ['page-header', 'about', 'process', 'gallery', 'cta'] },
  { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'map'] },
]; // prettier-ignore

const online =
  /\b(?:online|self-paced|video|remote|e-?learning)\s(?:[\p{L}-]+\s){0,4}(?:courses?|class(?:es)?|programmes?|programs?|masterclass)\b/iu;

const taught = withTrades(plain, (brief) => {
  const found =
    findStray(brief, [...foundByName, ...repairers, ...forFamilies, ...handsBehind]) ??
    findTrade(brief, trades);
  // "Sourdough course": of a subject that has lessons of its own, those say more than that it is a course.
  const isKnown = isKnownSubject(brief.offer?.value ?? '');
  // "an online bread baking course": nobody stands around one table.
  return isKnown && (found?.noun === 'online course' || online.test(brief.prompt)) ? undefined : found;
});

/** Courses, schools, kindergartens, teachers of one skill. */
export const course: KindDefinition = {
  ...taught,
  fit: (brief) =>
    brief.language.value !== 'en' && nurseriesAbroad.test(brief.prompt)
      ? {
          pages: houseOfChildren,
          art: ['toy-blocks', 'toy', 'garden', 'book'],
          action: { label: '', to: 'contact' },
        }
      : (taught.fit?.(brief) ?? {}),
};
