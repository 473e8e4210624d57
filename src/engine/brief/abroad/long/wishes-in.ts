import { isOfOurs } from './label-sorts';
import type { Block, Line } from './part-blocks';
import { sum } from './read-sums';

const word = (words: string): string => String.raw`(?<![\p{L}\d])(?:${words})(?!\p{L})`;

/** What is made. */
const site = String.raw`web|webs|website|web ?site(?:si)?|webseite|webpagina|web-?page|homepage|internetseite|internetauftritt|auftritt|sitio(?: web)?|página web|site|sito|sitesi\p{L}*|siteye|sitede|sayfamız\p{L}*|(?<!w )stron[aęiy]|stronie|witryn\p{L}*|landing(?: ?page)?|(?:hochzeits|vereins|firmen|internet)seite|(?:ال|ل|ب|بال)?موقع(?:اً|ا|نا)?(?: إلكتروني\p{L}*)?|[בהל]?אתר`;
const pagesSaid = String.raw`p[aá]ginas?|pages?|secciones|apartados|seiten|unterseiten|startseite|rubriques|onglets|pagine|sezioni|pagina['’]?s|pagina|podstron\p{L}*|zakładk\p{L}*|sayfa(?:lar\p{L}*|sı\p{L}*)?|men[úù]|menü(?:punkte?)?|الصفحات|(?:ب)?صفحات|صفحة|أقسام|ה?עמודים|ה?דפים|[בה]?דף|עמוד`;
const parts = String.raw`formular(?:io|z|e|za|zem)?|formulários?|\p{L}*formular(?:z\p{L}*)?|formulaire|modulo|\p{L}*formulier|form(?:u|unda|unu)?|\p{L}+ form(?:u|unda)|galer[ií]a|galerie|galleria|galeri\p{L}*|foto['’]?s?|fotos|photos?|bilder\p{L}*|immagini|imagens|imágenes|zdjęci\p{L}*|görsel\p{L}*|fotoğraf\p{L}*|bot(?:ón|ones|ão|ões)|bouton|buttons?|knop(?:pen)?|przycisk\p{L}*|buton\p{L}*|pulsant[ei]|mapa|karte|plan d['’]accès|blog|newsletter|nieuwsbrief|bülten|tienda|boutique|(?:online-?)?shop|webshop|webwinkel|loja|negozio online|sklep\p{L}*|mağaza|carrito|panier en ligne|calendario|kalender|sekcj\p{L}*|section|sección|carrousels?|carrusel\p{L}*|karussell\p{L}*|pop-?ups?|ventanas emergentes|fenêtres? surgissantes|açılır pencere\p{L}*|boekingssysteem|\p{L}*buchungssystem|sistema de reservas|système de réservation|rezervasyon sistemi|system rezerwacji|חלונות קופצים|texte|textos|teksten|teksty|metinler|slider|video|countdown|cuenta atrás|compte à rebours|conto alla rovescia|odliczani\p{L}*|geri sayım|animaciones|animations?|animationen|animacj\p{L}*|animasyon\p{L}*|(?:ال)?نموذج|صوراً?|معرض|خريطة|متجر|زر|טופס|גלרי[יה]ה?|תמונות|כפתור|מפה|חנות|טקסט(?:ים)?`;
const looks = String.raw`colores?|couleurs?|\p{L}*farb(?:e|en|lich)\p{L}*|cores|colori|kleuren|kolor(?:y|ach|ystyka)|kolorystyk\p{L}*|barw\p{L}*|renk\p{L}*|tonlar\p{L}*|tonos|tons|tinten|töne|erdtöne|pastell\p{L}*|diseño|design|gestaltung|aspetto|aspect|look|optik|ontwerp|tasarım\p{L}*|wygląd|projekt|estilo|stile|style|stil|stijl|styl\p{L}*|ambiance|atmosph?[eè]re|stimmung|sfeer|klimat|letra|tipograf\p{L}*|typograph\p{L}*|schrift\p{L}*|caratteri|lettertype\p{L}*|czcionk\p{L}*|yazı tipi|tono|tonfall|ton|tom|toon|ansprache|siezen|duzen|tute\p{L}+|tutoy\p{L}+|vouvoy\p{L}+|stock(?:fotos?|photos)?|(?:ال)?ألوان|الخط|خط واضح|(?:ال)?تصميم|أسلوب|צבעים|צבעי|בצבעי|עיצוב|סגנון|גופן|פונט`;
const wanting = String.raw`quier[oe]\p{L}*|quer(?:emos|íamos|ría|ríamos|o|ia)|me imagino|j['’]imagine|stell\p{L}* (?:ich|wir) (?:mir|uns)|immagin[oi]\p{L}*|stel(?:len)? (?:ik|we|wij) (?:me|ons)|wyobrażam|ihtiya[cç]\p{L}*|rifacendo|rifare|refaire|rehacer|renovar|refazer|erneuern|vernieuwen|odświeżyć|yenile\p{L}+|necesit(?:o|amos)|nos gustaría|me gustaría|busc(?:o|amos)|nos hace falta|precis(?:o|amos|am?)|necesitan?|a besoin|ont besoin|gostar(?:ia|íamos)|voudr(?:ais|ions)|aimerai(?:s|ent)|aimerions|souhait\p{L}+|cherch(?:e|ons)|besoin|faudrait|möcht\p{L}+|wünsch\p{L}+|brauch\p{L}+|hätten?|gerne?|bitte|soll(?:en|te|ten)?|suchen?|vorrei|vorremmo|desider\p{L}+|serv(?:e|irebbe|ono)|abbiamo bisogno|ho bisogno|mi piacerebbe|ci piacerebbe|cerchiamo|cerco|wil(?:len)?|zou(?:den)?|graag|zoek(?:en)?|nodig|moet(?:en)?|mogen|chc[eę]\p{L}*|chcieli\p{L}*|chciał\p{L}*|prosi(?:my|m)|proszę|potrzeb\p{L}+|szuka(?:m|my)|ma mieć|mają|musi|isti?yor\p{L}*|ister(?:iz|im|dik)|rica ederi\p{L}|lütfen|olsun|olmasın|olmalı|gerek\p{L}*|que (?:sea|tenga|haya|lleve|incluya|seja|tenha)|deb(?:e|en|ería)|dev[eo]\p{L}*|che (?:sia|abbia)|doit|devra|ma być|powinn\p{L}+|نريد|أريد|نرغب|أرغب|نحتاج|أحتاج|نرجو|أرجو|نود|يرجى|الرجاء|رجاءً|من فضلك\p{L}*|ו?רוצים|ו?רוצה|ו?צריכים|ו?צריך|ו?מחפשים|ו?מבקשים|נשמח ל|אל ת\p{L}+|בבקשה|ו?מעוניינ\p{L}+|שיהיה|שיהיו|אשמח ל`;

const siteWord = new RegExp(word(site), 'iu');
const pagesWord = new RegExp(word(pagesSaid), 'iu');
const partWord = new RegExp(word(parts), 'iu');
const lookWord = new RegExp(word(looks), 'iu');
const wantWord = new RegExp(word(wanting), 'iu');
/** What begins like this speaks of how the site is to look or what it is to have. */
const opensAsWish = new RegExp(
  String.raw`^(?:surtout |però |pero |ma |maar |aber |bitte )?(?:los |las |les |des |la |le |die |i |de |bitte |y |e |et |und |en )?(?:${word(`${looks}|${pagesSaid}`)})|^(?:un[ae]?|ein(?:e|en)?|um|uma|een|jeden|bir|que (?:se pueda|haya|tenga|lleve|salga|on puisse)|mit|avec|con|com|met|z|nada de|sin|sans|sem|senza|zonder|bez|pas de|keine?n?|geen|non vogliamo|nie|لا|بدون|بلا|בלי|ללא|אל|du|de l['’]|evitar|évitez|évitar|evitare|lieber|plutôt|niente|nessun\p{L}*|nada de|gracias|merci|danke|grazie|obrigad[oa]|bedankt|dziękuj\p{L}*|teşekkür\p{L}*|شكراً?|תודה)(?:\s.*)?(?:${word(`${site}|${parts}|${looks}|vente en ligne|venta online|venda online|online-verkauf|vendita online|online verkoop|sprzedaży online|carte postale`)})`,
  'iu',
);

/** "Website-Briefing Kletterhalle": what the paper is. "Ti racconto cosa ci serve": said to whoever reads it. */
const ofPaper =
  /^(?:(?:\p{L}+[- ])?(?:briefing|lastenheft|pflichtenheft)|cahier des charges|anfrage|solicitud de|capitolato)(?!\p{L})|(?<!\p{L})(?:ti racconto|le racconto|vi racconto|cosa ci serve|te cuento|os cuento|le cuento|je vous explique|voici (?:ce qu|nos infos|les infos)|hier (?:meine|unsere|die) (?:infos|angaben|daten)|segue abaixo|hieronder (?:vind|staat)|poniżej (?:przesyłam|informacje)|aşağıda bilgiler)(?!\p{L})|^(?:إليكم|אלה הפרטים|להלן)/iu;

/** "Côté style, …", "En cuanto al diseño": of the look, whatever stands behind it. */
const ofLook = new RegExp(
  String.raw`^(?:côté|niveau|pour le|pour la|en cuanto al?|por lo que respecta al?|respecto al?|beim|was (?:den|die|das)|quanto a[ol]?|per (?:lo|il)|qua|jeśli chodzi o)\s(?:${looks})(?!\p{L})`,
  'iu',
);
/** "Quero uma coisa colorida mas não infantil": what is wished for has no other name. */
const wantsLook =
  /^(?:quero|queremos|quiero|quisi[eé]ra(?:mos)?|nos gustaría|gostaria(?:mos)? de|je (?:veux|voudrais)|(?:on|nous) (?:veut|voulons|voudrions)|ich (?:will|möchte|hätte gerne?)|wir (?:wollen|möchten|hätten gerne?)|vorrei|vorremmo|voglio|vogliamo|ik wil|(?:we|wij) willen|chc(?:ę|emy))\s(?:uma coisa|algo|una cosa|quelque chose|etwas|qualcosa|iets|coś)\s/iu;
/** "Website für unsere Praxis": the title of what was sent. */
const titled =
  /^(?:website|webseite|homepage|internetseite|sitio web|página web|web|site(?: web| internet)?|sito(?: web)?|strona(?: internetowa)?)\s(?:für|para|pour|per|voor|dla|de)\s[^.,]{3,60}$/iu;

/** "Formulário com nome, email, …" */
const formAsked = /^(?:un[ae]?\s|ein\s|um\s|een\s)?(?:formulários?|formular(?:io|z)?|formulaire|modulo|formulier|\p{L}+formular)(?:\s(?:com|mit|avec|con|met|z|onde|où|dove|donde)\s|\.?$)/iu; // prettier-ignore
/** Whether a statement asks something of whoever makes the site, and tells visitors nothing. What bears a price is told. */
export const isWish = (text: string): boolean =>
  !sum.test(text) &&
  ((wantWord.test(text) && [siteWord, pagesWord, partWord, lookWord].some((one) => one.test(text))) ||
    opensAsWish.test(text) ||
    formAsked.test(text) ||
    ofLook.test(text) ||
    wantsLook.test(text) ||
    titled.test(text) ||
    ofPaper.test(text));

/** Whether a label speaks of the site and not of its house. */
export const isWishLabel = (label: string): boolean =>
  !isOfOurs(label) && (siteWord.test(label) || pagesWord.test(label));

const facts =
  /\d{1,2}[:.h]\d\d|\d\s?(?:uhr|uur|h|horas?|heures?|ore|godz\p{L}*)(?!\p{L})|\d\s?(?:bis|à|a|às|ao?s|al|alle|tot|do|–|-)\s?(?:las\s)?\d|[€$£₪₺]|@|\d{5,}|\d\s?(?:euros?|zł|TL|R\$)(?!\p{L})/iu;

/** The statements of a brief that are wishes: those that say so, and what stands beside wishes in one paragraph and tells no fact. */
export const wishesOf = (blocks: readonly Block[]): ReadonlySet<Line> => {
  const found = new Set<Line>();
  const opening = blocks[0]?.nth;
  let closing: number | undefined;
  for (const { sort, label, lines, nth } of blocks) {
    const isOwn = sort === 'wish' || (label !== null && isWishLabel(label));
    // A paragraph that begins with wishes goes on with them; the first tells who they are.
    if (nth !== opening && (isOwn || (label === null && lines[0] && isWish(lines[0].text)))) closing = nth;
    for (const line of lines)
      // Behind a list of pages a sum is told to visitors.
      if (
        (isOwn && !(line !== lines[0] && sum.test(line.text))) ||
        isWish(line.text) ||
        (nth === closing && (label === null || sort === 'other') && !facts.test(line.text))
      )
        found.add(line);
  }
  return found;
};
