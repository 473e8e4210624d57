import { onlyPaid } from './only-paid';
import type { ListedItem } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';
import type { ContentItem, Facts } from '../../content';
import { listedOf } from '../parts/price-of';
import { capitalise, lowerFirst } from '../parts/weave';
import { namesDay } from './names-day';
import type { Family } from './local-bank';

const unseen = new Set<SiteKind>(['nonprofit', 'course', 'law', 'accountant', 'insurance', 'consulting']);

const cooks = new Set<SiteKind>(['restaurant', 'cafe', 'bar', 'bakery']);

const titled = ({ name }: ListedItem): ContentItem => ({ title: capitalise(name) });
const among = (facts: Facts, sections: readonly SectionType[]): readonly ListedItem[] =>
  listedOf(facts).filter(({ section }) => section !== null && sections.includes(section));

/** Whether a prompt lists something for a section. */
export const listedIn = (facts: Facts, section: SectionType): boolean => among(facts, [section]).length > 0;

/** Classes that a prompt lists without their times: "salsa, bachata, hip-hop". */
export const toldClasses = (facts: Facts): readonly ContentItem[] =>
  among(facts, ['timetable', 'curriculum'])
    .filter(({ when, price }) => when === undefined && price === undefined)
    .map(titled);

const shownBy: Partial<Record<SiteKind, readonly SectionType[]>> = {
  hotel: ['rooms'],
  photographer: ['products', 'services'],
  portfolio: ['products', 'services'],
  // Nobody takes a picture of a monthly ticket.
  gym: ['products', 'services'],
  yoga: ['products', 'services'],
};
/** The things on sale that a prompt names with their prices. */
export const toldGoods = (facts: Facts): readonly ContentItem[] =>
  // A photographer's packages are no pictures. A house shows its rooms; dues and fees of a club or school are nothing to see.
  among(facts, shownBy[facts.brief.kind.value] ?? ['menu', 'products', 'services', 'pricing'])
    .filter(({ price }) => price !== undefined && !unseen.has(facts.brief.kind.value))
    .map(titled);

/** What can be seen of what a prompt names: things on sale with their prices, else those without. */
export const toldSights = (facts: Facts): readonly ContentItem[] => {
  // Of a kitchen the dishes are seen, and not what it is hired for.
  const dishes = cooks.has(facts.brief.kind.value) ? among(facts, ['menu']).map(titled) : [];
  if (dishes.length > 0) return dishes;
  const goods = toldGoods(facts).filter(({ title }) => !onlyPaid.test(title));
  // A house shows what it has beside its rooms.
  if (facts.brief.kind.value === 'hotel') {
    const seen = among(facts, ['rooms', 'amenities']).filter(
      ({ name }) => !/inclu|compris|inbegr/iu.test(name),
    );
    if (seen.length > 0) return seen.map(titled);
  }
  // Who teaches may sell what was made there.
  if (unseen.has(facts.brief.kind.value) && goods.length === 0) return among(facts, ['products']).map(titled);
  if (goods.length > 0 || unseen.has(facts.brief.kind.value)) return goods;
  return among(facts, ['rooms', 'menu', 'products', 'services']).map(titled);
};

const training: Readonly<Record<string, string>> = {
  nl: 'Training',
  pl: 'Trening',
  tr: 'Antrenman',
  ar: 'تدريب',
  he: 'אימון',
};

/** What a week holds where no class is told: of a gym the usual ones, of a club no more than that one trains. */
export const usualClasses = (
  facts: Facts,
  usual: readonly (readonly [string, string])[],
): readonly ContentItem[] => {
  const noun = training[facts.brief.language.value];
  const isClub =
    noun !== undefined &&
    facts.brief.kind.value === 'gym' &&
    !/fitness|siłowni|sportschool|spor salon|crossfit|لياقة|جيم|כושר/iu.test(facts.brief.prompt);
  return isClub ? [{ title: noun }] : usual.map(([title]) => ({ title }));
};

/** The things with prices that stand outside the list of prices: they belong into it too; null without any. */
export const pricedElsewhere = (facts: Facts): readonly ContentItem[] | null => {
  const items = among(facts, ['menu', 'products', 'services']).filter(({ price }) => price !== undefined);
  return items.length > 0 ? items.map((item) => ({ ...titled(item), price: item.price ?? '' })) : null;
};

/**
 * What stands in a timetable: the classes of the prompt as far as it lists any, else the usual ones of `moves` on five days, each
 * a sample. Only those who move people have usual ones.
 */
export const weekOf = (
  facts: Facts,
  moves: readonly ContentItem[],
  weekdays: readonly string[],
): readonly ContentItem[] => {
  const told = toldClasses(facts);
  if (told.length > 0) return told;
  // Whoever names days has lessons on those: no other week is made up.
  if (namesDay.test(facts.brief.prompt)) return [];
  if (moves.length === 0)
    return among(facts, ['services', 'pricing'])
      .filter(({ price }) => price === undefined)
      .map(titled);
  return weekdays.slice(0, 5).flatMap((group, day) =>
    (moves.length === 1
      ? ['18:00']
      : facts.brief.kind.value === 'course'
        ? ['10:00', '16:30']
        : ['7:00', '18:30']
    ).map((value, turn) => ({
      group,
      value,
      title: moves[(day + turn) % moves.length]?.title ?? facts.name,
      sample: true,
    })),
  );
};

/** What is booked of those who sell things: nobody books a bottle. */
const visited =
  /(?<!\p{L})(?:verkostung|weinprobe|führung|kurs|workshop|beratung|dégustation|visite|atelier|cours|cata|visita|taller|clase|degustazione|corso|laborator|prova|degustação|oficina|aula|proeverij|rondleiding|degustacj|warsztat|tadım|تذوق|زيارة|טעימ|סיור)/iu;

/** What a form lets visitors choose from: nothing at a table, and no usual classes beside a week that is told. */
export const choicesOf = (
  facts: Facts,
  family: Family,
  offers: readonly ContentItem[],
): readonly ContentItem[] => {
  const isWeekTold = among(facts, ['timetable']).some(({ when }) => when !== undefined);
  return family === 'food' || (family === 'move' && isWeekTold)
    ? []
    : offers
        .filter(({ title }) => family !== 'shop' || visited.test(title))
        .slice(0, 6)
        .map(({ title }) => ({ title }));
};

/** The first things on sale in one line: "Coni, vaschetta 1 kg". German nouns keep their capitals, and so do names: "Flat White". */
export const inOneLine = (things: readonly ContentItem[], language: string): string =>
  things
    .slice(0, 3)
    .map(({ title }, at) =>
      at === 0 || language === 'de' || /\s\p{Lu}/u.test(title) ? title : lowerFirst(title),
    )
    .join(language === 'ar' ? '، ' : ', ');

const bread =
  /brood|chleb|pieczyw|ekmek|fırın|خبز|مخبز|فرن|לחם|מאפי|(?<!\p{L})pan(?!\p{L})|panad|panific|pain|boulang|brot|bäck|pão|padar|pane|forno/iu;

/** What a page opens with: bread is on the table of bakeries that have some; a bar or an ice cream parlour says its name. */
export const heroTitles = (
  facts: Facts,
  voiced: readonly string[] | undefined,
  usual: readonly string[],
): readonly string[] => {
  const { kind, prompt } = facts.brief;
  if (kind.value === 'bakery' && !bread.test(prompt)) return [facts.name];
  // Beside told dishes the name says more than "the bread is warm".
  if (kind.value === 'restaurant' && among(facts, ['menu']).length > 1) return [facts.name];
  if (voiced) return voiced;
  if (kind.value === 'bakery') return usual.slice(1);
  if (kind.value === 'restaurant') return usual.slice(0, 1);
  return kind.value === 'cafe' || kind.value === 'bar' || kind.value === 'cv' ? [facts.name] : usual;
};

/** What stands under the name on a CV: what somebody can do, as far as it is told. */
export const skillsLine = (facts: Facts): string | null => {
  if (facts.brief.kind.value !== 'cv') return null;
  return among(facts, ['skills'])
    .slice(0, 4)
    .map(({ name }) => capitalise(name))
    .join(' · ');
};

/** Under which words a week stands: lessons have their plan; music on Fridays is no lesson, and beside dates it is the programme. */
export const weekHeading = (facts: Facts, sellsThings: boolean): 'timetable' | 'agenda' | 'events' => {
  if (!sellsThings) return 'timetable';
  return among(facts, ['events']).length > 0 ? 'agenda' : 'events';
};
