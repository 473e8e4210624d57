import type { Brief, Slot } from '@/domain/site/brief';
import { sectionOfTitle } from '../../parts/section-of-title';
import { meaningOfTitle } from './page-titles';
import { capitalise } from '../../../capitalise';

const home =
  /^(?:start(?:seite)?|home(?:page)?|inicio|portada|início|accueil|page d['’]accueil|inizio|principal|página inicial|página principal|pagina iniziale)$/iu;
const site = String.raw`(?:(?:die|meine|unsere|the)\s)?(?:web-?)?(?:seite|site|website|homepage)|(?:la|mi|nuestra|el)\s(?:web|página|sitio(?: web)?)|(?:le|mon|notre)\ssite|(?:o|meu|nosso)\s(?:site|sítio)|(?:il|il mio|il nostro)\ssito`;
const has = String.raw`(?:sollte|soll|braucht)|(?:necesita|besoin de|precisa de|ha bisogno di)|(?:debe(?:ría)?|tiene que|ha de) (?:tener|llevar|incluir)|(?:doit|devrait|devra) (?:avoir|comporter|contenir|comprendre)|(?:deve|precisa|tem que|tem de) (?:ter|conter|incluir)|(?:deve|dovrebbe) (?:avere|contenere|comprendere)`;
const lists: readonly RegExp[] = [
  new RegExp(String.raw`(?<!\p{L})(?:${site})\s(?:${has})\s(?<list>[^.;!?\n]{12,240})`, 'iu'),
  /(?<!\p{L})(?:(?:ich|wir)\s(?:hätten?|möchten?|brauchen?|wünschen?(?:\s(?:mir|uns))?)(?:\sgern(?:e)?)?|(?:quiero|queremos|necesito|necesitamos|me gustaría(?: tener)?)|(?:je veux|je voudrais|nous voulons|nous voudrions|il me faut|il nous faut|j['’]aimerais)|(?:quero|queremos|preciso de|precisamos de|gostaria de)|(?:vorrei|vogliamo|vorremmo|mi servono|ci servono))\s(?:(?:estas?|las|ces|les|as|le|diese|die)\s)?(?:páginas|secciones|apartados|pages|rubriques|seiten|unterseiten|bereiche|seções|secções|pagine|sezioni)\s?:?\s(?<list>[^.;!?\n]{12,240})/iu,
  /(?<!\p{L})(?:con|avec|mit|com)\s(?:(?:las|les|den|as|le)\s)?(?:páginas|secciones|apartados|pages|rubriques|seiten|unterseiten|bereichen|seções|secções|pagine|sezioni)\s?:?\s(?<list>[^.;!?\n]{12,240})/iu,
];
const ending = /\s(?:haben|enthalten|umfassen|bekommen|bieten|zeigen|geben|beinhalten)$/iu;
const own =
  /^(?:(?:una?|une|eine?n?|uma?)\s(?:página|page|seite|pagina)\s(?:de\s|d['’]|di\s|con\s|mit\s|für\s|"|«)?)/iu;
const article = /^(?:die|der|das|eine?n?|la|le|les|el|los|las|il|lo|gli|os?|as?|una?|une|uma?)\s/u;

/** The titles of a list, each with where it stands. */
function titlesOf(list: string, start: number): Slot<string>[] {
  const found: Slot<string>[] = [];
  let from = 0;
  const add = (to: number): void => {
    const raw = list.slice(from, to);
    const bare = raw.trim().replace(ending, '');
    const value = bare
      .replace(own, '')
      .replace(article, '')
      .replace(/^["“„«»'\s]+|["“”«»'\s]+$/gu, '');
    const at = start + from + raw.indexOf(value);
    if (value !== '')
      found.push({ value: capitalise(value), spans: [{ start: at, end: at + value.length }] });
  };
  for (const mark of list.matchAll(/,\s*|\s(?:y|e|et|und|ed|sowie)\s(?=\p{L})/gu)) {
    add(mark.index);
    from = mark.index + mark[0].length;
  }
  add(list.length);
  return found;
}

/** "Die Seite soll Startseite, Spielplan, Mitmachen und Kontakt haben": pages that are named in a sentence. */
export function askedPages(brief: Brief): Brief {
  if (brief.pages.length > 0 || brief.onePage?.value === true) return brief;
  for (const pattern of lists) {
    const found = pattern.exec(brief.prompt);
    const list = found?.groups?.['list'];
    if (!found || list === undefined) continue;
    const start = found.index + found[0].length - list.length;
    const titles = titlesOf(list, start);
    if (titles.length < 3 || titles.some(({ value }) => value.split(' ').length > 4)) continue;
    const isKnown = (title: string): boolean =>
      home.test(title) ||
      meaningOfTitle(title) !== undefined ||
      sectionOfTitle(title, brief.spoken, brief.kind.value) !== null;
    const known = titles.filter(({ value }) => isKnown(value));
    const hasHome = titles.some(({ value }) => home.test(value));
    const isCalled = /pages?|páginas|seiten|pagine/iu.test(found[0].slice(0, -list.length));
    if (!hasHome && !(isCalled && known.length > 1) && known.length < 3) continue;
    const span = { start, end: start + list.length };
    const isFree = (slot: Slot<unknown>): boolean =>
      !slot.spans.some((one) => one.start >= span.start && one.end <= span.end);
    const { name } = brief;
    return {
      ...brief,
      name: name && isFree(name) ? name : null,
      pages: hasHome ? titles : [{ value: homeTitle[brief.spoken] ?? 'Home', spans: [] }, ...titles],
      parts: brief.parts.filter(isFree),
      items: brief.items.filter(isFree),
      phrases: brief.phrases.filter(isFree),
    };
  }
  return brief;
}

const homeTitle: Readonly<Record<string, string>> = {
  es: 'Inicio',
  fr: 'Accueil',
  de: 'Start',
  pt: 'Início',
  it: 'Inizio',
};

const seitenOffer =
  /^(?:seiten?|páginas?|pages?|pagin[ae]|unterseiten|menüpunkte|rubriques?|secciones|sezioni)$/iu;
/** "Seiten: Startseite, Kontakt": the word before the list is nothing that is offered. */
export const pagesNoOffer = (brief: Brief): Brief =>
  brief.offer && seitenOffer.test(brief.offer.value) ? { ...brief, offer: null } : brief;
