import type { Brief } from '@/domain/site/brief';
import { sectionOfTitle } from './section-of-title';

const home =
  /^(?:inicio|accueil|start(?:seite)?|home|início|inizio|strona główna|ana ?sayfa|الرئيسية|בית)$/iu;
const inTown = /^(?:en|in|à|a|em|w)\s\p{Lu}/iu;

/** "4 páginas: Inicio, Servicios, Equipo": titles of pages are no things, nor people of the team behind them. */
export const withoutTitleItems = (brief: Brief): Brief => {
  const titles = new Set(brief.pages.map(({ value }) => value.toLowerCase()));
  const spans = brief.pages.flatMap((page) => page.spans);
  const [from, to] = [Math.min(...spans.map(({ start }) => start)), Math.max(...spans.map(({ end }) => end))];
  const isTitle = ({ value, spans: own }: Brief['items'][number]): boolean =>
    titles.has(value.name.toLowerCase()) &&
    // "Rubriques : estampes, affiches": whose pages they are called after are things none the less.
    (home.test(value.name) || sectionOfTitle(value.name, brief.language.value, brief.kind.value) !== null) &&
    value.price === undefined &&
    value.when === undefined &&
    own.every(({ start, end }) => start >= from && end <= to);
  // "la clínica Huellas en Murcia: Inicio, …, Equipo": nor is the house itself.
  const isHouse = ({ value }: Brief['items'][number]): boolean =>
    value.section === 'team' && value.name === brief.name?.value && inTown.test(value.note ?? '');
  const items = brief.items.filter((item) => !isTitle(item) && !isHouse(item));
  return items.length === brief.items.length ? brief : { ...brief, items };
};
