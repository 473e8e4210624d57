import type { Chapter, Row } from '../../../brief/abroad/long/chapter';
import type { PagePlan, SectionPlan } from '../../site-plan';
import { isAkin } from './page-of-chapter';

const thin = new Set<string>(['page-header', 'cta', 'nav']);
export const isBare = ({ sections }: PagePlan): boolean => sections.every(({ type }) => thin.has(type));

const said = new Set(['faq', 'reviews', 'hours', 'contact', 'way']);

/**
 * The chapters of pages, where a page that has none takes the sentences that speak of what it is called after: "La nonna" what is
 * told of the grandmother.
 */
export const fillBare = (
  shelved: ReadonlyMap<number, readonly Chapter[]>,
  pages: readonly PagePlan[],
): Map<number, readonly Chapter[]> => {
  const filled = new Map(shelved);
  pages.forEach((page, at) => {
    if (at === 0 || (filled.get(at)?.length ?? 0) > 0 || !isBare(page)) return;
    const moved: string[] = [];
    const rows: Row[] = [];
    for (const [own, chapters] of filled)
      filled.set(
        own,
        chapters
          .map((chapter): Chapter => {
            const isOwn = (text: string): boolean => !said.has(chapter.sort) && isAkin(page.title, text);
            moved.push(...chapter.sentences.filter(isOwn));
            // "Parrainer une ruche, 90 €" among the workshops is of the page for it; a whole list stays.
            const own = chapter.rows.filter(({ name }) => isOwn(name));
            const isSome = own.length > 0 && own.length * 2 < chapter.rows.length + 1;
            if (isSome) rows.push(...own);
            return {
              ...chapter,
              rows: isSome ? chapter.rows.filter((row) => !own.includes(row)) : chapter.rows,
              sentences: chapter.sentences.filter((text) => !isOwn(text)),
            };
          })
          .filter((chapter) => hasAny(chapter)),
      );
    const [{ nth } = { nth: 0 }] = shelved.get(0) ?? [];
    if (moved.length > 0 || rows.length > 0)
      filled.set(at, [{ label: page.title, sort: 'other', nth, rows, people: [], answers: [], voices: [], dated: [], sentences: moved }]); // prettier-ignore
  });
  return filled;
};

const hasAny = ({ sentences, rows, people, answers, voices, dated }: Chapter): boolean =>
  [sentences, rows, people, answers, voices, dated].some((list) => list.length > 0);

const booking =
  /(?:reserv|réserv|buch|prenot|boek|rezerw|rezerv|randevu|cita|rendez-vous|termin|afspra|marca)|احجز|حجز|הזמנ|תיאום/iu;
/** A page for nothing else, whatever is told on it beside. */
const reserving = /^(?:(?:reserv|réserv|buchung|buchen|prenot|boek|rezerw|rezerv|randevu|marcaç))/iu;
const asking = new Set<string>(['booking', 'form', 'rsvp', 'quote']);

/** "Prenota", "احجز": a page that is called after booking has the form that the first page had. */
export const moveForm = (pages: readonly PagePlan[]): PagePlan[] => {
  const [home, ...others] = pages;
  const form: SectionPlan | undefined = home?.sections.find(({ type }) => asking.has(type));
  const at = others.findIndex(
    (page) =>
      booking.test(page.title) &&
      (isBare(page) || (reserving.test(page.title) && page.sections.every(({ type }) => !asking.has(type)))),
  );
  const page = others[at];
  if (!home || !form || !page) return [...pages];
  const rest = page.sections.filter(({ type }) => type !== 'cta');
  const end = rest.findIndex(({ type }) => type === 'contact' || type === 'map');
  const full = { ...page, sections: end < 0 ? [...rest, form] : rest.toSpliced(end, 0, form) };
  return [home, ...others.with(at, full)];
};
