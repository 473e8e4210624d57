import type { Brief } from '@/domain/site/brief';
import type { SitePicture } from '@/domain/site/site-picture';
import type { SectionType } from '@/domain/site/vocabulary';
import { deepPart } from '../brief/parts/deep-part';
import { withoutSpans } from '../brief/words/without-spans';
import { madeLanguages } from '../brief/languages/written-languages';
import { findTheme } from '../compose/themes/find-theme';
import { noPictures } from '../pictures/pictures-in-use';
import { placePictures } from '../pictures/place-pictures';
import { readPictureRole } from '@/domain/site/picture-name';
import { takePictures } from '../pictures/take-pictures';
import { createRandom, hashText } from '../random';
import { addParts } from './pages/add-parts';
import { askFormFields } from './pages/ask-form-fields';
import { isAppKind } from './app-kinds';
import { capitaliseItems } from './naming/capitalise-items';
import { chooseArt } from './look/choose-art';
import { chooseGrounds, hasColouredHero } from './look/choose-ground';
import { drawOwnThing } from './look/draw-own-thing';
import { partGrounds } from './look/part-grounds';
import { chooseLook } from './look/choose-look';
import { chooseVariant } from './look/choose-variant';
import type { LayoutHistory } from './look/choose-variant';
import { fillContent, openCopy } from './fill-content';
import { followOrder, followPaths, followUntold, followVariant, lookOf } from './follow-first';
import type { Copy } from './fill-content';
import { describePage } from './pages/describe-page';
import { canDerive } from './abroad/foreign-content';
import { tellLongAbroad } from './abroad/telling-long';
import { keepPrices, keepWords } from './told/keep-words';
import { fitFamily } from './kinds/families/find-family';
import { findKind } from './kinds/find-kind';
import { finishInLanguage } from './kinds/local-copy';
import { fitKind } from './kinds/trades/fit-kind';
import { localeOf } from './kinds/parts/locale-of';
import { isPhoneOnly } from './kinds/parts/phone-only';
import { makeFacts } from './told/make-facts';
import { mendBrief } from './mend-brief';
import { nameAlike } from './naming/name-alike';
import { openPage } from './pages/open-page';
import { planAction, sayMain } from './plan-action';
import { planLinks } from './pages/plan-links';
import { planPages } from './pages/plan-pages';
import { varyOrder } from './pages/vary-order';
import { retellingOf } from './retelling';
import { dropEcho } from './pages/drop-echo';
import { dropLateCall } from './pages/drop-late-call';
import { refitVariants } from './look/refit-variants';
import { sayDayOnce } from './say-day-once';
import { dropTwins } from './told/drop-twins';
import { sayListsOnce } from './told/say-lists-once';
import { withoutFacetShelves } from './only-facets';
import type { PageDraft } from './pages/plan-pages';
import { behavioursFor } from './plan-section';
import { freeId } from './free-id';
import type { Edition, PagePlan, SectionPlan, SitePlan } from './site-plan';
import { switchable } from './look/switch-variant';
import { keepToLanguage, translateBrief, writeInEnglish } from './abroad/translate-brief';
import { findWords } from './words/find-words';
import { listServices } from './told/list-services';
import { withoutFacts } from './abroad/told-facts-abroad';
import { siteBehaviours } from './site-behaviours';
import { withWhatsApp } from './whatsapp-link';
import { neverBare } from './never-bare';
import { fitWords, speakOfOne } from './words/fit-words';

/**
 * Turns what was understood into a site: pages, sections, their layouts and words, with the person's own pictures where
 * there are some. The same brief, seed and pictures, the same plan.
 */
export function makePlan(told: Brief, choice: number, given: readonly SitePicture[] = []): SitePlan {
  // The copy asks the prompt hundreds of questions, and none of what was not read.
  // Nor of the names that have a page each: those are no words about the business.
  const asked = told.ownPages ? withoutSpans(told.prompt, told.ownPages.spans) : told.prompt;
  const written = writeInEnglish({ ...told, prompt: deepPart(asked) });
  const first = planLanguage(keepToLanguage(written), choice, given, null);
  const translations = madeLanguages(written).map((language) =>
    planLanguage(
      keepToLanguage(translateBrief(mendBrief(written), language, first.name)),
      choice,
      given,
      first,
    ),
  );
  if (translations.length === 0) return first;
  const editions = [first, ...translations].map(editionOf);
  return { ...first, editions, translations: translations.map((plan) => ({ ...plan, editions })) };
}

// What a long prompt lists is read row by row.
const readAgain = (brief: Brief): Brief => retellingOf(brief)?.readTold(brief) ?? brief;

const editionOf = ({ language, folder, pages }: SitePlan): Edition => ({
  language,
  folder,
  paths: pages.map(({ path }) => path),
});

/** The site in one language; `first` is the same site in the language it was made in first, which the others follow. */
function planLanguage(
  told: Brief,
  choice: number,
  given: readonly SitePicture[],
  first: SitePlan | null,
): SitePlan {
  const own = told.excluded.some(({ value }) => value === 'images') ? [] : given;
  const mended = takePictures(listServices(withoutFacts(readAgain(mendBrief(told)))), own);
  // Two prompts with the same seed must not make the same choices.
  const promptHash = hashText(mended.prompt);
  const seed = (choice ^ promptHash) >>> 0;
  // Seeds that follow one another take turns: another look, another opening, and none by chance the same.
  const steady = (1 ^ promptHash) >>> 0;
  const turn = choice - 1;
  const { kind: family, brief: read } = fitFamily(mended, findKind(mended.kind.value));
  const kind = fitKind(family, read);
  // The plans of a long prompt bear the names that it tells.
  const brief = retellingOf(read) ? read : nameAlike(read, kind, seed);
  const facts = makeFacts(brief, kind, seed);
  const words = speakOfOne(fitWords(findWords(localeOf(facts)), kind.kind, brief.prompt), brief.prompt);
  const art = first?.art ?? chooseArt(brief, kind);
  const copy = drawOwnThing(openCopy(facts, kind, words), kind, art);
  const excluded = new Set<string>(brief.excluded.map(({ value }) => value));
  const random = createRandom(seed, 'plan');
  const look = first ? lookOf(first) : chooseLook(brief, kind, steady, turn);
  const usual = callForBooking(dropUnspeakable(planPages(brief, kind, words), copy), copy);
  const drafts = followPaths(
    first ? followOrder(usual, first) : varyOrder(usual, brief, steady, turn),
    first,
    brief.language.value,
  );
  const hasScript = !excluded.has('script');
  const shell = {
    seed,
    brief,
    kind: brief.kind.value,
    schemaType: isAppKind(brief.kind.value) ? 'WebApplication' : kind.schemaType,
    noun: kind.noun,
    name: facts.name,
    tagline: brief.quotes.find(({ value }) => value.use === 'tagline')?.value.text ?? null,
    language: brief.language.value,
    locale: localeOf(facts),
    direction: brief.direction,
    ...look,
    contact: {
      phone: brief.phone?.value ?? null,
      email: brief.email?.value ?? null,
      address: brief.address?.value ?? null,
      place: facts.place,
      social: brief.social.map(({ value }) => value),
      hours: brief.hours?.value ?? null,
    },
    founded: brief.founded?.value ?? null,
    date: brief.date?.value ?? null,
    until: brief.until?.value ?? null,
    alsoOn: brief.alsoOn?.value ?? null,
    starts: brief.starts?.value ?? null,
    art,
    behaviours: siteBehaviours(brief, drafts, excluded),
    hasScript,
    hasImages: !excluded.has('images'),
    pictures: noPictures,
    folder: first ? `${brief.language.value}/` : '',
    translations: [],
    editions: [],
  };
  const action = planAction(brief, kind, words, drafts);
  const pictureCount = own.filter(({ path }) => readPictureRole(path) !== 'logo').length;
  const sketch = { ...shell, pictureCount, hasColouredHero: hasColouredHero(shell) };
  const history = new Map<string, number>();
  const offset = random.below(3);
  const pages = drafts.map((draft, index): PagePlan => {
    const page: LayoutHistory = { page: [], site: history };
    const sections: Omit<SectionPlan, 'ground'>[] = [];
    for (const type of draft.types) {
      const content = sayMain(
        type === 'hero' || type === 'page-header' || (type === 'app' && sections.length === 0)
          ? openPage(type, draft, copy, shell)
          : fillContent(type, copy),
        type,
        brief,
        action,
      );
      const lasts = type === 'hero' ? steady : seed;
      const layouts = createRandom(lasts, `layout:${draft.path}:${type}:${sections.length}`);
      sections.push({
        type,
        id: freeId(
          type,
          sections.map(({ id }) => id),
        ),
        variant: switchable(
          type,
          followVariant(first, draft.path, type, chooseVariant(type, content, sketch, page, layouts, turn), {
            content,
            sketch,
          }),
          shell.behaviours,
          new Set((content.items ?? []).flatMap(({ group }) => group ?? [])).size,
        ),
        content,
        behaviours: behavioursFor(
          type,
          shell.behaviours,
          brief.excluded.map(({ value }) => value),
        ),
      });
    }
    dropEcho(sections);
    const grounds = chooseGrounds({ ...shell, turn: offset + index }, sections);
    return {
      role: draft.role,
      title: draft.title,
      path: draft.path,
      description: describePage(draft, sections, facts.name, brief.language.value),
      sections: sections.map((section, at) => ({ ...section, ground: grounds[at] ?? 'page' })),
    };
  });
  // A tool's frame is a bar and a line: the work is between them.
  const header = isAppKind(brief.kind.value)
    ? { navVariant: 'bar', footerVariant: 'line' }
    : (first ?? chooseFrame(look.style, random));
  const plan: SitePlan = {
    ...shell,
    navVariant: header.navVariant,
    footerVariant: header.footerVariant,
    pages,
    links: planLinks(brief, pages, words),
    action,
  };
  const parted = addParts(plan, words);
  const again = first ? undefined : retellingOf(brief);
  const long = first ? undefined : tellLongAbroad(parted, words);
  const kept = again
    ? again.retell(keepPrices(parted, words), words, kind.knows?.(brief) === true)
    : (long ?? keepWords(parted, words));
  const lean = withoutFacetShelves(long ?? finishInLanguage(dropTwins(again ? kept : sayListsOnce(kept))));
  const linked = { ...lean, links: planLinks(brief, lean.pages, words) };
  const full = followUntold(first, askFormFields(withWhatsApp(capitaliseItems(linked), facts)));
  const dated = partGrounds(refitVariants(neverBare(sayDayOnce(dropLateCall(full)), words)));
  return own.length === 0 ? dated : { ...dated, ...placePictures(dated.pages, own) };
}

// A language without copy of its own keeps to what it can say; what was asked for stays.
function dropUnspeakable(drafts: readonly PageDraft[], { facts, local }: Copy): PageDraft[] {
  if (facts.brief.language.value === 'en') return [...drafts];
  const asked = new Set(facts.brief.sections.map(({ value }) => value));
  const isSpoken = (type: SectionType): boolean => asked.has(type) || type in local || canDerive(type, facts);
  // "sobre nós" of a bakery that tells no past: the page that would tell it says who they are.
  const isAsked = asked.has('about') && !drafts.some(({ types }) => types.includes('about'));
  const spoken = drafts.map((draft) => ({
    ...draft,
    types: draft.types
      .map((type) => (type === 'story' && isAsked && !isSpoken(type) ? 'about' : type))
      .filter(isSpoken),
  }));
  return spoken.filter(
    (draft, index) =>
      index === 0 ||
      facts.brief.pages.length > 0 ||
      draft.types.some((type) => type !== 'page-header' && type !== 'cta'),
  );
}

// Appointments by telephone alone: no form that looks like one, but the number.
function callForBooking(drafts: PageDraft[], { facts }: Copy): PageDraft[] {
  if (!isPhoneOnly(facts.brief)) return drafts;
  return drafts.map((draft) => {
    const types = draft.types.map((type) => (type === 'booking' ? 'cta' : type));
    return { ...draft, types: [...new Set(types)] };
  });
}

function chooseFrame(
  style: SitePlan['style'],
  random: ReturnType<typeof createRandom>,
): Pick<SitePlan, 'navVariant' | 'footerVariant'> {
  return {
    navVariant: pickFrom(style, 'header', ['bar', 'centred', 'split'], random.next()),
    footerVariant: pickFrom(style, 'footer', ['line', 'columns', 'sign', 'centred'], random.next()),
  };
}

function pickFrom(
  style: SitePlan['style'],
  part: 'header' | 'footer',
  all: readonly string[],
  chance: number,
): string {
  const preferred = findTheme(style).prefers[part] ?? [];
  const choices = preferred.length > 0 ? preferred : all;
  return choices[Math.floor(chance * choices.length)] ?? all[0] ?? 'bar';
}
