import { capitalise } from '../../capitalise';
import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

/** What is counted, as its plural begins, and one of it. */
const ones: readonly (readonly [RegExp, string])[] = [
  [/^habitacion/iu, 'Habitación'],
  [/^chambre/iu, 'Chambre'],
  [/^doppelzimmer/iu, 'Doppelzimmer'],
  [/^zimmer/iu, 'Zimmer'],
  [/^ferienwohnung/iu, 'Ferienwohnung'],
  [/^quarto/iu, 'Quarto'],
  [/^su[ií]te/iu, 'Suite'],
  [/^camere/iu, 'Camera'],
  [/^kamer/iu, 'Kamer'],
  [/^poko/iu, 'Pokój'],
  [/^domk/iu, 'Domek'],
  [/^apartament/iu, 'Apartament'],
  [/^apartment/iu, 'Apartment'],
  [/^oda/iu, 'Oda'],
  [/^s[uü]it/iu, 'Süit'],
  [/^daire/iu, 'Daire'],
  [/^bungalov/iu, 'Bungalov'],
  [/^bungalow/iu, 'Bungalow'],
  [/^tiendas/iu, 'Tienda'],
  [/^tentes/iu, 'Tente'],
  [/^tenten/iu, 'Tent'],
  [/^tend[ae]s?$/iu, 'Tenda'],
  [/^zelte/iu, 'Zelt'],
  [/^namioty/iu, 'Namiot'],
  [/^çadır/iu, 'Çadır'],
  [/^tipis/iu, 'Tipi'],
  [/^yurtas/iu, 'Yurta'],
  [/^yourtes/iu, 'Yourte'],
  [/^jurten/iu, 'Jurte'],
  [/^jurty/iu, 'Jurta'],
  [/^iurte/iu, 'Iurta'],
  [/^cabañas/iu, 'Cabaña'],
  [/^cabanes/iu, 'Cabane'],
  [/^cabanas/iu, 'Cabana'],
  [/^casette/iu, 'Casetta'],
  [/^roulottes/iu, 'Roulotte'],
  [/^hütten/iu, 'Hütte'],
  [/^baumhäuser/iu, 'Baumhaus'],
  [/^blokhutten/iu, 'Blokhut'],
  [/^chal[ée]s/iu, 'Chalé'],
  [/^chalets/iu, 'Chalet'],
  [/^lodges/iu, 'Lodge'],
  [/^أكواخ/u, 'كوخ'],
  [/^אוהלים/u, 'אוהל'],
  [/^غرف/u, 'غرفة'],
  [/^أجنحة/u, 'جناح'],
  [/^شقق/u, 'شقة'],
  [/^شاليهات/u, 'شاليه'],
  [/^خيام/u, 'خيمة'],
  [/^חדרי/u, 'חדר'],
  [/^יחידות/u, 'יחידה'],
  [/^סוויטות/u, 'סוויטה'],
  [/^בקתות/u, 'בקתה'],
  [/^צימרים/u, 'צימר'],
];
const counted = /^(?<count>\d{1,2})\s(?<noun>\p{L}+)(?:\s(?<sort>\p{L}[\p{L}\s-]*))?$/u;
const numbered = /^\p{L}[\p{L}\s]*\s\d{1,2}$/u;
const most = 12;
const pictures = ['bed', 'window', 'lamp', 'chair'];

const read = (title: string) => {
  const { count = '', noun = '', sort } = counted.exec(title)?.groups ?? {};
  const one = ones.find(([plural]) => plural.test(noun))?.[1];
  const number = Number(count);
  return one === undefined || number < 2 || number > most ? null : { one, number, sort };
};

const isOther = ({ title }: ContentItem): boolean => read(title) === null;

function standApart(section: SectionPlan): SectionPlan {
  const { items } = section.content;
  const [only, ...more] = items ?? [];
  // "6 pokoi" is nothing to choose in a form, nor the name of a picture.
  if (section.type === 'booking' || section.type === 'gallery')
    return items?.every(isOther) === false
      ? { ...section, content: { ...section.content, items: items.filter(isOther) } }
      : section;
  const told = only && section.type === 'rooms' ? read(only.title) : null;
  if (!only || !told || more.some(({ sample }) => sample !== true)) return section;
  const rooms = Array.from({ length: told.number }, (_, at): ContentItem => ({
    ...only,
    title: `${told.one} ${at + 1}`,
    ...(told.sort === undefined || only.text !== undefined ? {} : { text: capitalise(told.sort) }),
    art: pictures[at % pictures.length] ?? 'bed',
    sample: true,
  }));
  return { ...section, content: { ...section.content, items: rooms } };
}

/** What a night costs, by the rooms that there are and not by usual ones. */
function priceAsTold(plan: SitePlan): SitePlan {
  const sections = plan.pages.flatMap((page) => page.sections);
  const rooms = sections.find(({ type }) => type === 'rooms')?.content.items ?? [];
  const isNumbered = rooms.length > 1 && rooms.every(({ title }) => numbered.test(title));
  if (!isNumbered || plan.brief.items.some(({ value }) => value.price !== undefined)) return plan;
  const names = new Set(rooms.map(({ title }) => title));
  const price = (section: SectionPlan): SectionPlan => {
    const { items = [] } = section.content;
    const isUsual = items.length > 1 && items.every(({ sample, title, note }) => sample === true && note !== undefined && !names.has(title)); // prettier-ignore
    if (section.type !== 'pricing' || !isUsual) return section;
    const told = rooms.map(({ title }, at): ContentItem => ({ ...items[at % items.length], title }));
    return { ...section, content: { ...section.content, items: told } };
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(price) })) };
}

/** "6 pokoi", "5 oda", "7 غرف" of a house: as many rooms, each at what was told, and not one row that says how many. */
export const roomsOneByOne = (plan: SitePlan): SitePlan =>
  plan.kind === 'hotel'
    ? priceAsTold({
        ...plan,
        pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(standApart) })),
      })
    : plan;
