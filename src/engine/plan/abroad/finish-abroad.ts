import { setOpenLast } from '../pages/set-open-last';
import { findBank } from '../kinds/localized/find-bank';
import { usualDates } from '../kinds/localized/fit-copy';
import type { ContentItem } from '../content';
import { weekInWords } from './week-in-words';
import type { SectionPlan, SitePlan } from '../site-plan';
import { animalsToAdopt } from './animals-to-adopt';
import { countedThings } from './counted-things';
import { dottedLetters } from './dotted-letters';
import { heedPeople } from '../heed/people/heed-people';
import { headAsAsked } from './head-as-asked';
import { tellHowItBegan } from './how-it-began';
import { languagesOfLife } from './languages-of-life';
import { licenceClasses } from './licence-classes';
import { noPricesAbroad } from './no-prices-abroad';
import { roomsOneByOne } from './rooms-one-by-one';
import { aimAtWhatIs, sayOffersOnce, tellLostPrices } from './offers-once';
import { signUpForm } from './sign-up-form';
import { topicsOfBlog } from './topics-of-blog';
import { withoutMeat } from './without-meat';
import { workshopDates } from './workshop-dates';

const flat = (text: string): string => text.toLowerCase().trim();

/** How a site looks: "neongrünen Akzenten". */
const isAccent =
  /(?<!\p{L})(?:akzente?n?|acentos?|accents?|accenti?|accento|accenten|akcent\p{L}*|vurgular?)$|^(?:textos?|textes?|testo|tekst|text|schrift|yazı|letras?)\s(?:claros?|clairs?|hell|chiaro|licht|jasny|açık|blancos?|blancs?|branco|bianco|weiß|wit|oscuros?|escuros?|sombres?)$|^(?:ambiance|ambiente|atmosphère|atmosfera|atmósfera|stimmung|sfeer|klimat|estilo|stile|styl)(?!\p{L})/iu;

const mapSections = (plan: SitePlan, each: (section: SectionPlan) => readonly SectionPlan[]): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(each) })),
});

/** Dates where a list of them was asked for and none are told, each a sample. */
const datesToKeep = (language: string): readonly ContentItem[] => {
  const bank = findBank(language);
  return bank ? usualDates(bank) : [];
};

const wares = new Set<string>(['products', 'gallery', 'menu']);

const dated = new Set<string | null>(['events', 'agenda', 'timetable']);
/** "ateliers compost le premier samedi du mois": beside what is told to take place no other day is made up. */
function withoutMadeUpDays(plan: SitePlan): SitePlan {
  if (!plan.brief.items.some(({ value }) => dated.has(value.section))) return plan;
  return mapSections(plan, (section) => {
    const { items = [] } = section.content;
    return section.type === 'events' && items.length > 0 && items.every(({ sample }) => sample)
      ? []
      : [section];
  });
}

/** Lists that were asked for and hold nothing: filled with what such a house has, or not there. */
function fillEmpty(plan: SitePlan): SitePlan {
  const topics = topicsOfBlog(plan);
  const animals = animalsToAdopt(plan);
  const seen = animals.length > 0 ? { ...plan, art: ['dog', 'cat', 'paw', 'bowl'] } : plan;
  return mapSections(seen, (section) => {
    const isEmpty = (section.content.items ?? []).length === 0;
    if (!isEmpty) return [workshopDates(section, plan.language)];
    const { title } = section.content;
    if (section.type === 'categories')
      return topics.length === 0 ? [] : [{ ...section, variant: 'tiles', content: { title, items: topics } }];
    if (section.type === 'events' && (section.content.body ?? []).length === 0)
      return [workshopDates({ ...section, content: { ...section.content, items: datesToKeep(plan.language) } }, plan.language)]; // prettier-ignore
    if (wares.has(section.type) && (section.content.body ?? []).length === 0) return [];
    if (section.type === 'timetable') return weekInWords(plan, section);
    if (section.type === 'languages' && plan.kind === 'cv')
      return [{ ...section, content: { ...section.content, items: languagesOfLife(plan.language) } }];
    if (section.type === 'listings' && animals.length > 0)
      return [{ ...section, variant: 'grid', content: { title, items: animals } }];
    return [section];
  });
}

const holds = (longer: string, shorter: string): boolean =>
  longer.length > shorter.length && flat(longer).includes(flat(shorter));

const ofHouse = new Set<string>(['about', 'story', 'text']);
const isOwn = ({ content }: SectionPlan, lists: readonly (readonly string[])[]): boolean =>
  lists.some(([title]) => title === flat(content.title));

/** What stands as a heading is no fact beside it: "Bon à savoir: Animaux à adopter". */
function dropEchoes(plan: SitePlan): SitePlan {
  const titles = new Set(
    plan.pages.flatMap(({ sections }) => sections.map(({ content }) => flat(content.title))),
  );
  // "Szukamy: koców, karmy" and, once more, "Szukamy koców i karmy".
  const lists = plan.brief.parts.flatMap(({ value }) =>
    value.lines && value.lines.length > 0 ? [[value.title, ...value.lines].map(flat)] : [],
  );
  const isListed = (text: string): boolean =>
    lists.some((list) => list.filter((one) => flat(text).includes(one)).length >= Math.min(2, list.length));
  return mapSections(plan, (section) => {
    if (ofHouse.has(section.type) && lists.length > 0 && (section.content.body ?? []).length > 1)
      return [
        {
          ...section,
          content: {
            ...section.content,
            body: section.content.body?.filter((text) => !isListed(text)) ?? [],
          },
        },
      ];
    if (section.type !== 'amenities' || !section.content.items) return [section];
    const facts = section.content.items;
    const items = facts.filter(
      (item) =>
        item.text !== undefined ||
        (!titles.has(flat(item.title)) &&
          !(isListed(item.title) && facts.length > 0 && item.title.includes(' ') && !isOwn(section, lists)) &&
          !isAccent.test(item.title) &&
          // "On livre" beside "Minimum 15, on livre": part of another is none beside it.
          !facts.some(
            (other) => other !== item && other.text === undefined && holds(other.title, item.title),
          )),
    );
    if (items.length === section.content.items.length) return [section];
    return items.length === 0 ? [] : [{ ...section, content: { ...section.content, items } }];
  });
}

/** The projects of a cause are what it does: nobody reads the same six things twice. */
function sayWorkOnce(plan: SitePlan): SitePlan {
  const { kind, brief } = plan;
  const asked = new Set(brief.sections.map(({ value }) => value));
  if (kind !== 'nonprofit' || !asked.has('portfolio') || asked.has('services')) return plan;
  const shown = new Set(
    plan.pages
      .flatMap(({ sections }) => sections)
      .filter(({ type }) => type === 'portfolio')
      .flatMap(({ content }) => (content.items ?? []).map(({ title }) => flat(title))),
  );
  return mapSections(plan, (section) =>
    section.type === 'services' && (section.content.items ?? []).every(({ title }) => shown.has(flat(title)))
      ? []
      : [section],
  );
}

const costing =
  /cu[aá]nto (?:cuesta|vale)|combien (?:ça |cela )?co[uû]te|was kostet|quanto (?:custa|costa)|wat kost|ile (?:to )?kosztuj|ne kadar (?:tutar|eder)?|fiyat|كم (?:ال)?(?:تكلفة|سعر|يكلف)|כמה (?:זה )?עולה/iu;
const depending =
  /depend|dépend|selon|según|segundo|secondo|hängt|kommt (?:darauf )?an|richtet sich|dipende|zależy|hangt|ligt aan|bağlı|göre|حسب|תלוי|écrivez ce que|escribe lo que|schreiben sie, was|pregúntanos|chiedici|pergunte pela|fragen sie uns|powiemy, zanim|zapytaj o|hoor je|zeggen we|vraag naar|söyleriz|נגיד לפני|שאלו על/iu;
/** "Combien ça coûte ? Selon le groupe": where prices are told, nobody is told that they depend, or to write for them. */
function priceOnce(plan: SitePlan): SitePlan {
  const isPriced = plan.brief.items.some(({ value }) => value.price !== undefined);
  if (!isPriced) return plan;
  return mapSections(plan, (section) => {
    const { items } = section.content;
    if (section.type !== 'faq' || !items) return [section];
    const kept = items.filter(({ title, text }) => !costing.test(title) || !depending.test(text ?? ''));
    if (kept.length === items.length) return [section];
    return kept.length === 0 ? [] : [{ ...section, content: { ...section.content, items: kept } }];
  });
}

/** Partners of whom nobody is named are places to take. */
const openPlacesLast = (plan: SitePlan): SitePlan => ({
  ...plan,
  pages: plan.pages.map((page) => ({
    ...page,
    sections: setOpenLast(page.sections, ({ content }) =>
      (content.items ?? []).every(({ sample }) => sample === true),
    ),
  })),
});

/** The last look at a site abroad: headings as they were asked for, no list without its things, nothing twice. */
export function finishAbroad(plan: SitePlan): SitePlan {
  if (plan.brief.spoken === 'en' || plan.language !== plan.brief.spoken) return plan;
  return noPricesAbroad(
    dottedLetters(
      countedThings(
        roomsOneByOne(
          aimAtWhatIs(
            sayOffersOnce(
              tellLostPrices(
                priceOnce(
                  tellHowItBegan(
                    sayWorkOnce(
                      dropEchoes(
                        licenceClasses(
                          withoutMeat(
                            fillEmpty(
                              withoutMadeUpDays(headAsAsked(signUpForm(heedPeople(openPlacesLast(plan))))),
                            ),
                          ),
                        ),
                      ),
                    ),
                  ),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
}
