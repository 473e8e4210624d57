import { capitalise } from '../../../capitalise';
import { partJoined } from './part-joined';
import type { Block, Line } from './part-blocks';
import { isWishLabel } from './wishes-in';

const pageWord = String.raw`p[aá]ginas?|secciones|apartados|seiten|unterseiten|pages|rubriques|onglets|pagine|sezioni|pagina['’]?s?|podstron\p{L}*|zakład\p{L}+|sayfalar\p{L}*|(?:ال|ب)?صفحات|עמודים|דפים`;
const siteWord = String.raw`web|website|webseite|site|sitio|sito|stron[aęy]|موقعاً?|אתר`;
const within = String.raw`(?:\s[^:.,\n]{0,60}?)?`;
const behindWord = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${pageWord})${within}(?:\s?:\s|\s(?:con|avec|mit|com|met|z|voor|pour|für|per|para|ve|مع|فيه|עם)\s)|(?:${siteWord})${within}(?:\s?:\s|\s(?:con|avec|mit|com|met|z|مع|فيه|עם|ובו)\s))(?<list>[^.!?\n]+)`,
  'iu',
);
/** "die Seiten Start, Leistungen und Kontakt": their names right behind the word. */
const namedBare =
  /(?<!\p{L})(?:[Ss]eiten|[Pp]ages|[Pp]áginas|[Pp]agine|[Pp]agina['’]s|[Ss]trony|[Pp]odstrony|[Ss]ecciones|[Rr]ubriques)\s(?<list>\p{Lu}[^,.:\n]{2,40},[^.!?\n]+)/u;
/** "que tenga inicio, áreas y contacto", "deve avere: home, cantina". */
const toHave =
  /(?:que (?:tenga|haya|lleve|incluya|tenha)|deb(?:e|ería) tener|dev[eo]\p{L}* (?:avere|ter)|doit (?:avoir|comporter)|soll(?:te)?(?: folgendes)? (?:haben|enthalten)|moet(?:en)? (?:hebben|bevatten)|willen we|op de site|ma mieć|powinna mieć)\s?:?\s(?<list>[^.!?\n]+)/iu;
/** Turkish says last that they are pages: "ana sayfa, eğitimler ve iletişim sayfaları olsun". */
const turkish =
  /(?:sitede|sitemizde|sitede şu|web sitesinde|siteye)\s(?<list>[^.!?\n]+?)\s(?:sayfa|bölüm|sekme)(?:lar|ler)\p{L}*\s(?:olsun|olmalı|istiyoruz|istiyorum)/iu;
const wantedBare = /(?:רוצים|רוצה|צריכים|نريد)\s(?<list>[^.!?\n]+)/u;
const article = /^(?:una?|ein(?:e|en)?|une|uma?|een|la página de|una página de|die seite)\s(?=\p{L})/u;
const withForm =
  /,?\s(?:con|avec|mit|com|met|z)\s(?:un[ao]?\s|ein\p{L}*\s|um\s|een\s)?(?:\p{L}+\s)?(?:formul\p{L}+|modulo|kontaktformular|form)(?!\p{L}).*$/iu;
/** "…, plus un bloc contact en bas": no page. */
const besides = /,\s(?:plus|sowie|dazu|además|oltre|mais|plus que|en verder|oraz dodatkowo|ayrıca)\s.*$/iu;
const semiticJoint = /^(.+?)\s[وו]\s?(?=[\u0590-\u06ff]{2})(.+)$/u;

/** The first page needs no name of its own where its usual one is as good. */
const hebrewHome = /^(?:[Ss]trona główna|דף (?:ה)?בית|עמוד (?:ה)?בית|ראשי|עמוד ראשי)$/u;

const noPage =
  /bouton|botón|button|knop|przycisk|pulsante|formul|modulo|foto|photo|bild|couleur|colore|farb|kleur|kolor|renk|galer|^(?:du|de la|des|un gros|una? gran|in|mit|con|avec|met|z)\s/iu;
/** The titles that a list begins with, up to where it goes on with wishes of another sort. */
const titlesOf = (pieces: readonly string[]): string[] => {
  const end = pieces.findIndex(
    (piece, at) => at > 1 && (noPage.test(piece) || piece.split(/\s+/u).length > 5),
  );
  return end < 0 ? [...pieces] : partJoined(pieces.slice(0, end).join(', '));
};

const partList = (list: string): string[] => {
  const bare = list
    .replace(/\s?\([^)]*\)?/gu, '')
    .replace(besides, '')
    .replace(withForm, '');
  const pieces = titlesOf(partJoined(bare));
  const semitic = pieces.length > 1 ? semiticJoint.exec(pieces.at(-1) ?? '') : null;
  const all = semitic ? [...pieces.slice(0, -1), semitic[1] ?? '', semitic[2] ?? ''] : pieces;
  return all
    .map((piece) =>
      piece
        .replace(
          /^(?:[Pp]ages|[Pp]áginas?|[Ss]eiten|[Pp]agine|pagina['’]s|strony|sayfalar|unterseiten)\s?(?::\s|\s(?=\p{Lu}))/u,
          '',
        )
        .replace(/^(?:y|e|et|und|en|i|oraz|ve)\s(?=\p{L})/u, '')
        .replace(/^[وו](?=(?:اتصل|صفحة|צור|דף))/u, '')
        .replace(article, '')
        .replace(/^page d['’]accueil$/u, 'accueil')
        .replace(/^página (?:de inicio|inicial)$/u, 'inicio')
        .replace(/^(?:mes|mis|meine|meus|minhas|mijn|moje|le mie|i miei)\s(?=\p{Ll})/u, '')
        .replace(/["«»“”„]/gu, '')
        .trim(),
    )
    .filter((piece) => piece !== '' && !hebrewHome.test(piece))
    .map(raise);
};

/** Turkish raises its dotted i with the dot: "iletişim" is "İletişim". */
const raise = (title: string): string =>
  title.startsWith('i') && /[ışğ]|ler$|lar$/u.test(title) ? `İ${title.slice(1)}` : capitalise(title);

const isTitles = (titles: readonly string[]): boolean =>
  titles.length > 2 &&
  titles.every((title) => title.split(/\s+/u).length <= 5 && title.length <= 40 && !/\d{3}/u.test(title));

/** "une page Instruments, une page Réparations avec les tarifs et une page Contact": each called a page. */
const eachCalled =
  /(?<!\p{L})(?:une|una|uma|eine|een|jedn[aąą]|bir)\s(?:page|página|pagina|seite|stron[aęę]|podstron[aęę]|sayfa)\s(?:(?:pour|para|für|sur|sobre|su|per|voor|dla|z)\s(?:(?:les?|la|los|las|el|die|das|den|de|het|il|lo|gli|i|o|a|os|as)\s|l['’])?)?["«“„]?(?<title>\p{L}[\p{L}’' -]{2,34}?)["»”]?(?=,|\s(?:avec|con|mit|com|met|z|où|donde|wo)\s|\s(?:et|y|e|und|en|i|ve)\s(?:une|una|uma|eine|een)\s|[.!?;]|\s?$)/giu;
const pagesCalled = (text: string): string[] => {
  const titles = [...text.matchAll(eachCalled)].map((found) => raise((found.groups?.['title'] ?? '').trim()));
  return titles.filter((title) => !/^(?:web|principale|d['’]accueil|unique|simple)$/iu.test(title));
};

/** The pages that a long brief asks for by name, in its order; empty where it asks for none. */
export const pagesNamed = (blocks: readonly Block[], wishes: ReadonlySet<Line>): string[] => {
  for (const { label, lines } of blocks) {
    const own = lines.filter((line) => wishes.has(line));
    const [first] = own;
    if (!first) continue;
    if (label !== null && (isWishLabel(label) || /^men[uúüù]$/iu.test(label))) {
      const isRows = own.length > 2 && own.every(({ isRow }) => isRow);
      const listed = isRows
        ? own.map(({ text }) => capitalise(text.split(/\s[–—-]\s|:\s|\s\(/u)[0] ?? ''))
        : partList(first.text.replace(/[.!]$/u, ''));
      if (isTitles(listed)) return listed;
    }
    for (const { text } of own) {
      const called = pagesCalled(text);
      if (called.length > 1) return called;
      const list =
        behindWord.exec(text)?.groups?.['list'] ??
        [namedBare, toHave, turkish, wantedBare]
          .map((one) => one.exec(text)?.groups?.['list'])
          .find((one) => one !== undefined);
      const listed = list === undefined ? [] : partList(list);
      if (isTitles(listed)) return listed;
    }
  }
  return [];
};
