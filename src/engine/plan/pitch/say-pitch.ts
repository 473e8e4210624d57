import type { ContentItem, Facts } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { reviews } from '../kinds/parts/people';
import { capitalise } from '../kinds/parts/weave';
import type { AskedForm } from './asked-form';
import type { Pitch } from './read-pitch';
import { isSomebody, join, sentenceOf, singular, spokenOf } from './spoken';
import { featuresOf, headlinesOf, questionsOf, stepsOf } from './pitch-parts';

const saysMore = (line: string, title: string): boolean => {
  const said = new Set(title.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return (
    (line.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter((word) => !said.has(word) && word !== 'that')
      .length > 2
  );
};

/** What stands under the headline: the whole sentence where it says more, else what the thing is good at. */
const ledeOf = (
  pitch: Pitch,
  title: string,
  features: readonly ContentItem[],
  told: readonly string[],
): string => {
  const whole = sentenceOf(pitch);
  if (title === '' || saysMore(whole, title)) return whole;
  // "Features: barcode scanning, reading lists": what it can do is told.
  if (told.length > 1)
    return `${capitalise(join(told.slice(0, 4).map((name) => name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()))))}.`;
  const titles = features
    .filter((item) => item.art !== 'check' && item.art !== 'people')
    .map((item) => item.title)
    .filter((told) => told.includes(' '));
  return titles.length < 2 ? whole : `${titles.slice(0, 3).join('. ')}.`;
};

const storesOf = (prompt: string): readonly string[] => {
  const stores = (
    [
      [/\bchrome\b/iu, 'Chrome Web Store'],
      [/\bfirefox\b/iu, 'Firefox Add-ons'],
      [/\bmac(?:os)?\b/iu, 'For Mac'],
      [/\bwindows\b/iu, 'For Windows'],
      [/\blinux\b/iu, 'For Linux'],
      [/\b(?:vs ?code|visual studio code)\b/iu, 'VS Code Marketplace'],
      [/\bfigma\b/iu, 'Figma Community'],
      [/\bshopify\b/iu, 'Shopify App Store'],
      [/\bwordpress\b/iu, 'WordPress plugins'],
    ] as const
  ).flatMap(([words, store]) => (words.test(prompt) ? [store] : []));
  return stores.length > 0 ? stores : ['Newest version'];
};

const stages: Partial<Record<AskedForm['sort'], string>> = {
  waitlist: 'Waitlist open',
  beta: 'In beta',
  early: 'Early access',
  notify: 'Coming soon',
  preorder: 'Pre-orders open',
};

/** Above the headline stands what it does not say: whom it is for, how far it is, or what it is. */
const kickerOf = (
  { brief }: Facts,
  { thing, whom }: Pitch,
  form: AskedForm | null,
  title: string,
): { kicker?: string } => {
  const said = title.toLowerCase();
  const stage = form ? stages[form.sort] : undefined;
  const isNew =
    brief.name !== null && thing.includes(' ') && thing.length <= 40 && !said.includes(thing.toLowerCase());
  if (isNew) return { kicker: capitalise(thing) };
  if (stage) return { kicker: stage };
  if (whom !== null && whom.length < 40 && !said.includes(whom.toLowerCase()))
    return { kicker: `For ${whom}` };
  return thing.includes(' ') && !said.includes(thing.toLowerCase()) && thing.length <= 40
    ? { kicker: capitalise(thing) }
    : {};
};

/** Copy that speaks of the thing that the prompt offers, and of nothing else. */
export function sayPitch(facts: Facts, pitch: Pitch, form: AskedForm | null): Bank {
  const { the, one, it } = spokenOf(pitch);
  const { whom } = pitch;
  const forWhom = whom ? ` for ${whom}` : '';
  const who = whom ? singular(whom) : null;
  const title = headlinesOf(pitch, facts.brief.name !== null)[0];
  const features = featuresOf(pitch, facts.brief.prompt, facts.brief.kind.value === 'product');
  const button = form?.button;
  const tail: Partial<Record<AskedForm['sort'], string>> = {
    waitlist: ' Join the waitlist and be among the first.',
    beta: ' The beta is open: join in and say what you think.',
    early: ' Get in before everybody else.',
    demo: ' Ask for a demo and see it at work.',
    notify: ' Leave your address and hear it first.',
  };
  const told = facts.brief.items.flatMap(({ value }) => (value.section === 'features' ? [value.name] : []));
  const lede = `${ledeOf(pitch, title ?? '', features, told)}${form ? (tail[form.sort] ?? '') : ''}`;
  const deed = pitch.deeds[0];
  const next = {
    label:
      `What ${the} ${it === 'they' ? 'do' : 'does'}`.length < 28
        ? `What ${it} ${it === 'they' ? 'do' : 'does'}`
        : 'See how it works',
    href: 'features',
  };
  const isKnown = features.length >= 3;
  return {
    hero: {
      ...kickerOf(facts, pitch, form, title ?? ''),
      title: title ?? '',
      lede,
      actions: [...(button && form ? [{ label: button, href: form.to }] : []), next],
    },
    ...(isKnown
      ? {
          features: {
            title: isSomebody(whom)
              ? `What it does for ${whom}`
              : capitalise(`what ${the} ${it === 'they' ? 'do' : 'does'}`),
            items: features,
          },
          services: { title: capitalise(`what ${the} ${it === 'they' ? 'do' : 'does'}`), items: features },
        }
      : {}),
    process: stepsOf(pitch, form),
    faq: { title: 'Questions', items: questionsOf(pitch, form) },
    testimonials: {
      title:
        form && form.sort !== 'demo'
          ? 'From those who tried it first'
          : whom && isSomebody(whom)
            ? capitalise(`${whom} on ${the}`)
            : `Said about ${the}`,
      items: reviews(facts, [
        [
          /^(?:software|hardware|firmware|clothing|equipment)$/iu.test(one) || it === 'they'
            ? 'I have stopped looking for anything else.'
            : `I have stopped looking for another ${one}.`,
          who ? capitalise(who) : 'Early user',
        ],
        [
          deed && deed.length < 50 && it === 'it'
            ? `It ${deed}. That is all I asked for.`
            : isSomebody(whom)
              ? `You notice that somebody asked ${whom} first.`
              : 'It does what it says, and then it is quiet.',
          who ? capitalise(who) : 'Early user',
        ],
        ['The first week was enough to keep it.', who ? capitalise(who) : 'Early user'],
      ]),
    },
    cta: {
      title:
        {
          waitlist: `Be among the first to try ${the}`,
          beta: `Help us finish ${the}`,
          early: `Try ${the} before the rest`,
          demo: `See ${the} at work`,
          preorder: `One of the first ${one}s?`,
          notify: `Hear it when ${the} ${it === 'they' ? 'are' : 'is'} here`,
          trial: '',
          download: '',
        }[form?.sort ?? 'trial'] || `Try ${the} on something real`,
      ...(form ? { lede: 'It takes a minute.' } : {}),
      ...(button && form ? { actions: [{ label: button, href: form.to }] } : {}),
    },
    ...(form && form.to === 'newsletter'
      ? {
          newsletter: {
            title: form.title,
            lede:
              form.sort === 'notify'
                ? `Leave your address. We write once, when ${the} ${it === 'they' ? 'are' : 'is'} here.`
                : `Leave your address. We write when ${the} ${it === 'they' ? 'are' : 'is'} ready for you.`,
            actions: [{ label: form.button, href: 'newsletter' }],
          },
        }
      : {}),
    ...(form?.sort === 'download'
      ? {
          download: {
            title: `Get ${the}`,
            items: storesOf(facts.brief.prompt).map((store) => ({
              title: form.button,
              note: store,
              art: 'rocket',
            })),
          },
        }
      : {}),
    ...(form?.sort === 'demo'
      ? {
          contact: {
            title: form.title,
            lede: `Tell us who you are and when it suits. We show you ${the}${forWhom && isSomebody(whom) ? ` with examples from ${whom}` : ''}.`,
            actions: [{ label: form.button, href: 'contact' }],
          },
        }
      : {}),
  };
}
