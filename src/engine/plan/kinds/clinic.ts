import type { Facts, KindDefinition } from '../content';
import type { Bank } from './parts/bank';
import { contactItems } from './parts/contact-items';
import { openingItems, opens } from './parts/opening-items';
import { people, reviews } from './parts/people';
import { withPhrases } from './parts/phrase-items';
import { pictures } from './parts/pictures';
import { points } from './parts/points';
import { priced } from './parts/priced';
import { questions } from './parts/questions';
import { chooseBank } from './parts/says';
import { inPlace, kicker } from './parts/weave';
import { careSheets } from './sheets/care-sheets';
import { withSheets } from './sheets/wear-sheets';
import { findNamedStray } from './trades/find-trade';
import { withTrades } from './trades/fit-trade';
import { feet } from './trades/feet-and-faces';

const content = (facts: Facts): Bank => {
  const { name, pick } = facts;
  const care = chooseBank(
    facts,
    [
      [
        /\b(?:physio\w*|physical therap\w*|osteopath\w*|chiroprac\w*)\b/iu,
        points([
          ['Back and neck', 'We look at how you sit, lift and sleep, then at the spine.', 'spine'],
          ['After an operation', 'Step by step back to stairs, then to the hill.', 'runner'],
          ['Sports injuries', 'Load, rest, load again, in the right order.', 'runner'],
          ['Hands-on treatment', 'Joints and muscles, with exercises that fit your day.', 'hands'],
          ['Home exercises', 'Three, not twelve. Those three you will do.', 'mat'],
          ['Home visits', 'When the way here is the problem.', 'house'],
        ]),
      ],
      [
        /\b(?:eyes?|optic\w*|optom\w*|vision)\b/iu,
        points([
          ['Eye test', 'Unhurried, with pictures explained.', 'eye'],
          ['Glasses', 'Measured on your face, not on a chart.', 'glasses'],
          ['Contact lenses', 'Fitted, practised, checked after a week.', 'eye'],
          ['Children', 'With a teddy who cannot read either.', 'bear'],
          ['Dry eyes', 'Found, treated, followed up.', 'drop'],
          ['Screening', 'Pressure and retina, once a year.', 'calendar'],
        ]),
      ],
      [
        /\b(?:derma\w*|skin|aesthetics?)\b/iu,
        points([
          ['Skin check', 'Every mark looked at, the odd ones photographed.', 'search'],
          ['Acne', 'A plan for six months, adjusted as it works.', 'leaf'],
          ['Eczema', 'Calm first, then prevention.', 'drop'],
          ['Minor surgery', 'Moles and cysts, under local anaesthetic.', 'scissors'],
          ['Sun damage', 'Treated early, with little fuss.', 'sun'],
          ['Advice', 'What to use, and what to leave in the shop.', 'bottle'],
        ]),
      ],
      [
        /\b(?:pa?ediat\w*|child(?:ren)?|kids)\b/iu,
        points([
          ['Check-ups', 'Growth, hearing, sleep, and your questions.', 'ruler'],
          ['Vaccinations', 'Quick hands, a story, a plaster with a dinosaur.', 'shield'],
          ['Acute illness', 'Call in the morning, and say what it is.', 'thermometer'],
          ['Allergies', 'Tested kindly, treated patiently.', 'flower'],
          ['School worries', 'Tummy aches have many reasons. We look for yours.', 'book'],
          ['Parents’ hour', 'By telephone, at a time we agree.', 'phone'],
        ]),
      ],
      [
        /\bpharmac\w*/iu,
        points([
          ['Prescriptions', 'Ready when you come, or brought to you.', 'box'],
          ['Advice', 'What goes together and what does not.', 'chat'],
          ['Blood pressure', 'Measured sitting down, without a queue.', 'heart'],
          ['Own mixtures', 'Ointments made in our laboratory.', 'jar'],
          ['Travel kit', 'Packed for where you go.', 'suitcase'],
          ['Night duty', 'Ring the bell.', 'moon'],
        ]),
      ],
    ],
    points([
      ['General consultation', 'Time to say what is wrong, and what else is.', 'stethoscope'],
      ['Check-ups', 'Blood, heart, lungs, and a talk about the results.', 'heart'],
      ['Vaccinations', 'For travel, for flu, for children.', 'shield'],
      ['Long-term conditions', 'Pressure, sugar, asthma: one plan, one doctor.', 'calendar'],
      ['Minor procedures', 'Stitches, moles, dressings.', 'plaster'],
      ['Home visits', 'When you cannot come to us.', 'house'],
    ]),
  );
  return {
    hero: {
      kicker: kicker(facts, 'Medical practice'),
      title: pick('hero', [
        'Someone who has time to listen',
        'Say what hurts, and since when',
        'Good medicine begins with a chair',
        'Ask the question you came with',
      ]),
      lede: pick('lede', [
        `${name} looks after people${inPlace(facts)} with appointments, plain words and results that are explained.`,
        'Book a time, bring your list of questions, and leave with answers you can repeat at home.',
      ]),
      actions: [
        { label: pick('hero-action', ['Book an appointment', 'Find a time']), href: 'booking' },
        { label: 'What we treat', href: 'services' },
      ],
    },
    services: {
      title: pick('services', ['What we treat', 'How we can help', 'Reasons to come']),
      lede: 'Unsure where you belong? Call, and we tell you honestly.',
      items: withPhrases(
        facts,
        care,
        [
          'We explain what we see and what comes next.',
          'Unhurried, in plain words, with time for questions.',
          'You leave knowing what comes next.',
        ],
        6,
      ),
    },
    features: {
      title: pick('features', ['What makes a visit easier', 'What you can expect']),
      items: points([
        ['Your questions', 'Write them down and bring them. They are half of the visit.', 'chat'],
        ['A time for you', 'Say when you book what it is about, so that it is long enough.', 'clock'],
        ['Words you understand', 'Ask until it is clear.', 'document'],
      ]),
    },
    booking: {
      title: pick('booking', ['Choose a time', 'When would suit you?']),
      lede: 'For urgent pain call us instead. In an emergency call the emergency number first.',
      items: care.slice(0, 5).map(({ title }) => ({ title })),
      actions: [{ label: 'Request appointment', href: 'booking' }],
    },
    about: {
      title: pick('about', ['A practice with its doors open', 'Who looks after you']),
      body: [
        `${name} is a practice for people who want to know why. We take time at the start, because it saves time later.`,
        'If you need help on the way in, say so when you book.',
      ],
    },
    team: {
      title: pick('team', ['Your doctors and nurses', 'The people in white, and otherwise']),
      items: people(facts, [
        ['General medicine', 'Draws what is happening on the back of the form.'],
        ['Specialist', 'Explains risks in numbers out of a hundred.'],
        ['Practice nurse', 'Finds every vein at the first try.'],
        ['Reception', 'Remembers your name and your worries.'],
      ]),
    },
    pricing: {
      title: 'What you pay yourself',
      lede: 'Guide prices for those who pay themselves. Ask what your insurance covers.',
      items: priced(facts, [
        ['Consultation', 60, 'Twenty minutes'],
        ['Long consultation', 95, 'Forty minutes, several questions'],
        ['Check-up with blood test', 140, 'Results explained by phone'],
        ['Vaccination', 25, 'Plus vaccine'],
        ['Certificate', 20, 'For work, school or sport'],
        ['Home visit', 110, 'Within town'],
      ]),
    },
    process: {
      title: 'Your first visit',
      items: points([
        ['Book', 'Online or by telephone. Tell us if it hurts now.'],
        ['Bring', 'Your card, your list of medicines, your questions.'],
        ['Talk', 'We listen, examine and explain.'],
        ['Afterwards', 'You know what comes next, and when results are there.'],
      ]),
    },
    testimonials: {
      title: 'From the waiting room',
      items: reviews(facts, [
        ['The first doctor who asked what I was worried about, and waited.', 'New patient'],
        ['My son walks in by himself now.', 'Mother of two'],
        ['They called with the results before I had started to worry.', 'Check-up'],
      ]),
    },
    faq: {
      title: pick('faq', ['Before your visit', 'Patients ask']),
      items: questions([
        ['Are you taking new patients?', 'Call us or use the form, and you hear at once.'],
        [
          'What should I bring?',
          'Insurance card, medicines you take, earlier results, and your questions on paper.',
        ],
        ['How soon can I be seen?', 'Say how urgent it is, and you hear the next free time.'],
        ['What if I cannot come?', 'Tell us the day before, so that someone else can have the time.'],
        ['Is the practice accessible?', 'Tell us what you need, and we say what is here.'],
        ['How do I get a repeat prescription?', 'By phone or form. You hear when it is ready.'],
        [
          'What do I do at night or at weekends?',
          'In an emergency call the emergency number. For other problems use the on-call service in your area.',
        ],
      ]),
    },
    hours: {
      title: pick('hours', ['Consulting hours', 'When we are here']),
      lede: 'By appointment.',
      items: openingItems(facts, [
        opens(1, 2, 8, 18),
        opens(3, 3, 8, 13),
        opens(4, 4, 8, 19),
        opens(5, 5, 8, 14),
      ]),
    },
    contact: {
      title: pick('contact', ['Reach the front desk', 'Call, write, come in']),
      lede: 'Please do not send medical details by mail. Call instead.',
      items: contactItems(facts),
    },
    map: {
      title: 'How to get here',
      lede: `${facts.place ? `We are in ${facts.place}. ` : ''}Tell us beforehand if you need help with the door.`,
    },
    cta: {
      title: pick('cta', ['Something on your mind?', 'Been putting it off?']),
      lede: 'A short visit is better than a long worry.',
      actions: [{ label: 'Book an appointment', href: 'booking' }],
    },
    gallery: {
      title: 'Inside the practice',
      items: pictures([
        ['Reception', 'door'],
        ['The quiet waiting room', 'chair'],
        ['Consulting room', 'stethoscope'],
        ['Children’s corner', 'toy'],
        ['The way in', 'building'],
        ['Plants doing well', 'plant'],
      ]),
    },
  };
};

const usualClinic: KindDefinition = {
  kind: 'clinic',
  schemaType: 'MedicalClinic',
  noun: 'clinic',
  pages: [
    {
      role: 'home',
      title: 'Home',
      sections: ['hero', 'services', 'features', 'team', 'testimonials', 'hours', 'faq', 'cta'],
    },
    { role: 'services', title: 'Services', sections: ['page-header', 'services', 'pricing', 'process'] },
    { role: 'book', title: 'Appointments', sections: ['page-header', 'booking', 'faq'] },
    { role: 'contact', title: 'Contact', sections: ['page-header', 'contact', 'hours', 'map'] },
  ],
  styles: ['clinical', 'organic', 'corporate', 'coastal'],
  art: ['stethoscope', 'heart', 'plant', 'door'],
  action: { label: 'Book an appointment', to: 'booking' },
  content,
};

/** Doctors and other medical practices. */
export const clinic: KindDefinition = withTrades(
  withSheets(usualClinic, careSheets, ['pricing', 'menu']),
  (brief) => findNamedStray(brief, feet),
);
