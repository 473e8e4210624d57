import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import type { Facts, KindDefinition, PageTemplate } from '../content';
import type { Bank } from '../kinds/parts/bank';
import { plural } from '../kinds/families/noun-forms';
import { findLaunch } from '../kinds/launches/find-launch';
import { isSaidOutright } from '../kinds/trades/find-page-form';
import { signThatDoes } from '../../brief/short/kinds/sign-that-does';
import { askedForm, isFormAlone, type AskedForm } from './asked-form';
import { namePitch } from './name-pitch';
import { readPitch, type Pitch } from './read-pitch';
import { sayObject } from './say-object';
import { isSmall } from './pitch-parts';
import { sayPitch } from './say-pitch';

const longest = 80;
const noThing =
  /^(?:start-?ups?|compan(?:y|ies)|brands?|agency|agencies|studios?|firms?|business(?:es)?|websites?|sites?|pages?|portfolio|blog|shop|store|team|teams|person|people|consultan\p{L}+|freelancers?|developers?|designers?|conference|event|wedding|podcast|newsletter|band|school|course|festival|charity|club|project|launch|product|products|something|things?|stuff|services?)$/iu;

const mass =
  /(?:care|wear|ware|tea|coffee|clothing|food|chocolate|jewellery|jewelry|furniture|beer|wine|gin|honey|fashion|beauty|fitness|lighting|stationery|s)$/iu;

/** "a mechanical keyboard brand" makes mechanical keyboards; a brand of nothing is no thing. */
const ofBrand = (pitch: Pitch | null): Pitch | null => {
  if (pitch?.head !== 'brand') return pitch;
  const made = pitch.thing.split(' ').slice(0, -1).join(' ');
  if (made === '') return null;
  const thing = mass.test(made) ? made : plural(made);
  return { ...pitch, thing, head: thing.split(' ').at(-1) ?? thing };
};

/** "Startup that predicts frost": what it does is the service, whoever has founded it. */
const young =
  /^(?:[^.,:;!?\n]{0,50}?\b(?:page|web\s?site|site) for\s)?(?:(?:an?|our|my|the)\s)?(?:(?:[\p{L}-]+\s){0,2}?)(?:start-?up|spin-?off|scale-?up|venture)\s(?<that>(?:that|which)\s(?!makes?\b|builds?\b|sells?\b|creates?\b|develops?\b|offers?\b|is\b|has\b|helps?\b)\p{Ll}+s\s)/iu;

/** What the short English prompt of a made thing offers; null for every other. */
export const pitchOf = (brief: Brief): Pitch | null => {
  const { prompt, language, spoken } = brief;
  if (language.value !== 'en' || spoken !== 'en' || prompt.trim().split(/\s+/u).length >= longest)
    return null;
  if (isSaidOutright(brief)) return null;
  const told = prompt.replace(young, 'service $<that>').replace(signThatDoes, 'page for a tool $<clause>');
  const pitch = ofBrand(
    readPitch(
      told,
      (head) => !noThing.test(head) || head === 'brand' || (told !== prompt && /^service$/iu.test(head)),
    ),
  );
  if (!pitch) return null;
  const isTelling =
    pitch.thing.includes(' ') ||
    pitch.whom !== null ||
    pitch.deeds.length + pitch.uses.length > 0 ||
    pitch.doing !== null;
  return isTelling ? pitch : null;
};

/** Sections that say of a made thing what nobody told: who uses it, how it compares, what it is made of. */
const untold: ReadonlySet<SectionType> = new Set(['logos', 'comparison', 'product-detail', 'stats']);

const pagesFor = (definition: KindDefinition, brief: Brief): readonly PageTemplate[] => {
  const form = askedForm(brief.prompt);
  const asked = new Set(brief.sections.map(({ value }) => value));
  const alone = form !== null && isFormAlone(brief.prompt);
  const isPriced =
    asked.has('pricing') ||
    form?.sort === 'preorder' ||
    brief.items.some(({ value }) => value.price !== undefined);
  const pages = definition.pages
    .map((page) => ({
      ...page,
      sections: page.sections.filter(
        (type) =>
          !(untold.has(type) && !asked.has(type) && !(type === 'product-detail' && isLaunchAlone(brief))) &&
          !(type === 'pricing' && form !== null && !isPriced) &&
          !(
            (type === 'testimonials' || type === 'newsletter') &&
            form !== null &&
            form.sort !== 'demo' &&
            form.sort !== 'preorder' &&
            !asked.has(type)
          ),
      ),
    }))
    .filter(
      ({ role, sections }) =>
        role === 'home' ||
        sections.some((type) => type !== 'page-header' && type !== 'faq' && type !== 'cta'),
    );
  const [home, ...others] = pages;
  if (!home) return pages;
  const led = form ? { ...home, sections: withForm(home.sections, form.to) } : home;
  if (!alone) return [led, ...others];
  const short: SectionType[] = ['hero', 'features', 'process', 'faq', ...(form ? [form.to] : [])];
  return [{ ...home, sections: short.filter((type) => type !== 'process' || form?.sort !== 'notify') }];
};

// The form stands where the page ends, before nothing but contact.
const withForm = (sections: readonly SectionType[], to: SectionType): readonly SectionType[] =>
  to === 'newsletter' || to === 'contact' || to === 'download'
    ? [...sections.filter((type) => type !== to && type !== 'cta'), to]
    : sections;

/** A kind of made things that speaks of the very thing that its prompt offers. */
export const withPitch = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const pitch = pitchOf(brief);
    return pitch && !isKnowing(pitch, brief) ? namePitch(pitch) : null;
  },
  pitches: (brief) => pitchOf(brief) !== null,
  knows: (brief) => pitchOf(brief) !== null || definition.knows?.(brief) === true,
  fit: (brief) => {
    const usual = definition.fit?.(brief) ?? {};
    if (!pitchOf(brief)) return usual;
    const form = askedForm(brief.prompt);
    const fitted = { ...definition, ...usual };
    return {
      ...usual,
      pages: pagesFor(fitted, brief),
      ...(form ? { action: { label: form.button, to: form.to } } : {}),
    };
  },
  content: (facts) => {
    const isKnown = definition.knows?.(facts.brief) === true;
    return speak(facts, definition.content(facts), isKnown || isLaunchAlone(facts.brief));
  },
});

/** A thing of which the prompt says what it is and no more: what is true of all its sort says more than a pitch of nothing. */
const isLaunchAlone = (brief: Brief): boolean => {
  const pitch = pitchOf(brief);
  return (
    pitch !== null &&
    brief.kind.value === 'product' &&
    pitch.deeds.length + pitch.uses.length === 0 &&
    pitch.doing === null &&
    findLaunch(brief) !== undefined
  );
};

/** "tells surfers when to paddle out": the copy of apps says that as "Know when to paddle out". */
const isKnowing = ({ deeds }: Pitch, { kind }: Brief): boolean =>
  kind.value !== 'saas' &&
  /^(?:tells?|shows?)\s.*\b(?:when|where|how|what|which|whether|who)\b/iu.test(deeds[0] ?? '');

const ofPrompt = (
  { hero, newsletter, contact, cta, download, faq }: Bank,
  usual: Bank,
  form: AskedForm | null,
): Bank => ({
  ...(hero ? { hero: { ...hero, ...(usual.hero?.lede ? { lede: usual.hero.lede } : {}) } } : {}),
  ...(form && newsletter ? { newsletter } : {}),
  ...(form && contact ? { contact } : {}),
  ...(form && cta ? { cta } : {}),
  ...(form && faq ? { faq } : {}),
  ...(download ? { download } : {}),
});

/** "Trackle, a dog collar": its sort alone makes no headline. */
const isUntold = (brief: Brief, pitch: Pitch): boolean =>
  brief.name !== null && pitch.whom === null && isLaunchAlone(brief);

/** The usual copy, with what the prompt says of the thing in its place. */
function speak(facts: Facts, usual: Bank, isKnown: boolean): Bank {
  const pitch = pitchOf(facts.brief);
  if (!pitch) return usual;
  const form = askedForm(facts.brief.prompt);
  const said = sayPitch(facts, pitch, form);
  // Of a thing that the copy knows, only what the prompt itself says goes before it.
  const own = isKnown ? ofPrompt(said, usual, form) : said;
  const isObject = !isKnown && facts.brief.kind.value === 'product' && findLaunch(facts.brief) === undefined;
  const base = isObject ? { ...usual, ...sayObject(facts, pitch) } : usual;
  const { pricing, faq, hero } = base;
  const actions = form ? (own.hero?.actions ?? []) : (hero?.actions ?? []);
  return {
    ...base,
    ...own,
    ...(own.hero && hero
      ? {
          hero:
            isKnowing(pitch, facts.brief) ||
            (isKnown && (own.hero.title === '' || isUntold(facts.brief, pitch)))
              ? {
                  ...(isUntold(facts.brief, pitch) ? own.hero : {}),
                  ...hero,
                  actions: actions.length > 0 ? actions : (hero.actions ?? []),
                }
              : { ...own.hero, title: own.hero.title || hero.title, actions },
        }
      : {}),
    ...(own.cta ? { cta: { ...own.cta, actions: own.cta.actions ?? usual.cta?.actions ?? [] } } : {}),
    ...(own.contact ? { contact: { ...usual.contact, ...own.contact } } : {}),
    ...(faq
      ? {
          faq: {
            ...faq,
            items: [
              ...(own.faq?.items ?? []),
              ...(isSmall(pitch) ? [] : (faq.items ?? []).slice(0, form ? 4 : 6)),
            ],
          },
        }
      : {}),
    ...(pricing && form
      ? {
          pricing: {
            ...pricing,
            items: (pricing.items ?? []).map((item) => ({
              ...item,
              action: { label: form.button, href: form.to === 'pricing' ? 'contact' : form.to },
            })),
          },
        }
      : {}),
  };
}

/** Documentation that is called after the program it is about. */
export const withProgram = (definition: KindDefinition): KindDefinition => ({
  ...definition,
  title: (brief) => {
    const pitch = pitchOf(brief);
    const name = pitch ? namePitch(pitch) : null;
    if (name === null || name.length > 30) return definition.title?.(brief) ?? null;
    const { prompt } = brief;
    if (/\b(?:knowledge base|help (?:cent|page|site|docs))/iu.test(prompt)) return `${name} Help`;
    // A program's own page is no manual.
    return /\b(?:docs?|documentation|manual|guide|reference)\b/iu.test(prompt) ? `${name} Docs` : name;
  },
});
