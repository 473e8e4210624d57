import type { LexiconCode } from '../lexicon/stop-words';
import { lowered } from '../words/lowered';

/** Where a prompt in one language asks for a site in another, and which. */
export type AskedAbroad = { readonly at: number; readonly length: number; readonly code: string };

type Named = Readonly<Record<string, string>>;
/** How each language calls the others where it says what something is written in; the stems of "englische Website", "Engelstalige site". */
const tongues: Readonly<Partial<Record<LexiconCode, Named>>> = {
  es: { en: 'inglés|ingles', fr: 'francés|frances', de: 'alemán|aleman', pt: 'portugués|portugues', it: 'italiano', nl: 'neerlandés|holandés', pl: 'polaco', tr: 'turco', ar: 'árabe|arabe', he: 'hebreo' },
  fr: { en: 'anglais', es: 'espagnol', de: 'allemand', pt: 'portugais', it: 'italien', nl: 'néerlandais', pl: 'polonais', tr: 'turc', ar: 'arabe', he: 'hébreu' },
  pt: { en: 'inglês|ingles', es: 'espanhol', fr: 'francês|frances', de: 'alemão|alemao', it: 'italiano', nl: 'neerlandês|holandês', pl: 'polaco|polonês', tr: 'turco', ar: 'árabe', he: 'hebraico' },
  it: { en: 'inglese', es: 'spagnolo', fr: 'francese', de: 'tedesco', pt: 'portoghese', nl: 'olandese', pl: 'polacco', tr: 'turco', ar: 'arabo', he: 'ebraico' },
  de: { en: 'englisch', es: 'spanisch', fr: 'französisch', pt: 'portugiesisch', it: 'italienisch', nl: 'niederländisch|holländisch', pl: 'polnisch', tr: 'türkisch', ar: 'arabisch', he: 'hebräisch' },
  nl: { en: 'engels', es: 'spaans', fr: 'frans', de: 'duits', pt: 'portugees', it: 'italiaans', pl: 'pools', tr: 'turks', ar: 'arabisch', he: 'hebreeuws' },
  pl: { en: 'angielsk', es: 'hiszpańsk', fr: 'francusk', de: 'niemieck', pt: 'portugalsk', it: 'włosk', nl: 'niderlandzk|holendersk', tr: 'tureck', ar: 'arabsk', he: 'hebrajsk' },
  tr: { en: '[iı]ngilizce', es: '[iı]spanyolca', fr: 'fransızca', de: 'almanca', pt: 'portekizce', it: '[iı]talyanca', nl: 'felemenkçe|flemenkçe|hollandaca', pl: 'lehçe', ar: 'arapça', he: '[iı]branice' },
  ar: { en: 'الإنجليزية|الانجليزية|الإنكليزية|الانكليزية', es: 'الإسبانية|الاسبانية', fr: 'الفرنسية', de: 'الألمانية|الالمانية', pt: 'البرتغالية', it: 'الإيطالية|الايطالية', nl: 'الهولندية', pl: 'البولندية', tr: 'التركية', he: 'العبرية' },
  he: { en: 'אנגלית', es: 'ספרדית', fr: 'צרפתית', de: 'גרמנית', pt: 'פורטוגזית', it: 'איטלקית', nl: 'הולנדית', pl: 'פולנית', tr: 'טורקית', ar: 'ערבית' },
}; // prettier-ignore

/** Round the name: "en alemán", "auf Türkisch", "po angielsku", "İngilizce olsun". */
const frames: Readonly<Partial<Record<LexiconCode, (name: string) => string>>> = {
  es: (name) => String.raw`(?:(?:escrit[oa]|tod[oa]|textos?)\s)?en\s(?:idioma\s)?${name}`,
  fr: (name) => String.raw`(?:(?:rédigée?|écrite?|tout|textes?)\s)?en\s(?:langue\s)?${name}e?`,
  pt: (name) => String.raw`(?:(?:escrit[oa]|tudo|textos?)\s)?em\s(?:língua\s)?${name}`,
  it: (name) => String.raw`(?:(?:scritt[oa]|tutto|testi)\s)?in\s(?:lingua\s)?${name}`,
  de: (name) => String.raw`(?:(?:alles|texte?)\s)?(?:auf\s${name}|in\s${name}er\ssprache|komplett\s${name}|${name}(?:sprachige?[nrs]?|e[nrs]?)(?=\s(?:web|seite|site|homepage|landing)))`,
  nl: (name) => String.raw`(?:(?:alles|teksten)\s)?(?:in\shet\s${name}|${name}(?:talige|e)(?=\s(?:web)?site))`,
  pl: (name) => String.raw`(?:(?:wszystko|teksty|treści)\s)?(?:po\s${name}u|w\sjęzyku\s${name}im)`,
  tr: (name) => String.raw`(?:(?:tamamı|hepsi|site|metinler)\s)?${name}(?:\solsun|\solmalı|\solacak|\shazırla\p{L}*|\sdilinde)?`,
  ar: (name) => String.raw`(?:باللغة\s${name}|ب${name})`,
  he: (name) => String.raw`(?:בשפה\sה|ב)${name}`,
}; // prettier-ignore

const pleases = String.raw`(?:,?\s(?:por favor|please|bitte|s['’]il (?:vous|te) pla[iî]t|svp|per favore|graag|alstublieft|a\.?u\.?b\.?|proszę|lütfen|من فضلك|בבקשה))?`;
const letter = String.raw`[\p{L}\p{N}]`;
const site =
  /(?:^|[\s(–-])(?:\p{L}+-)?(?:sitio(?: web)?|p[áa]gina(?: web)?|web|web ?site|site|landing(?: page)?|(?:web|internet|start|event)?seite|homepage|webauftritt|internetauftritt|strona|stron[ęy]|witryn\p{L}*|sito|pagina|web site\p{L}*|site\p{L}*|sayfa\p{L}*|موقع\p{L}*|صفحة|אתר|דף(?: נחיתה)?|portfolio|portafolio|blog|boutique en ligne|tienda online|onlineshop|webshop)(?![\p{L}\p{N}])/iu;
/** What is taught, led, read or spoken in a language is not what the site is written in. */
const spoken =
  /\p{L}*(?:clase|curso|tour|visita|gu[íi]a|taller|academia|escuela|habl|libro|cuento|novela|ceremonia|cours|visite|école|ecole|parl|livre|atelier|roman|aula|escola|fal[ao]|lezion|cors[oi]|scuol|libr[io]|unterricht|kurs|führung|schule|sprech|sprich|nachhilfe|bücher|betreu|lessen|cursus|rondleiding|spreek|boeken|lekcj|zaję|szkoł|oprowadz|książ|mówi|ders|okul|konuş|kitap|rehber|دروس|دورات|دورة|جولات|كتب|شيعור|שיעור|קורס|סיור|ספרים|דובר|מלמד|menu|men[üú]|carta|karte|podcast|film|theater|teatro|vers[ií]|sürüm|نسخ|גרס|también|auch|aussi|anche|também|ook|także|również|ayrıca|hem)\p{L}*/iu;
const joined = /(?:^|\s)(?:y|e|et|und|en|i|oraz|ve|o|ou|oder|of|lub|veya|&|\/)\s$|[/&]\s?$/iu;
const goesOn = /^\s?(?:[/&]|,?\s?(?:y|e|et|und|en|ed|i|oraz|ve|o|ou|oder|of|lub|veya)\s|و|ו(?=\p{L}))/iu;

const patterns: readonly (readonly [LexiconCode, string, RegExp])[] = (
  Object.entries(tongues) as readonly (readonly [LexiconCode, Named])[]
).flatMap(([speaks, named]) =>
  Object.entries(named).map(([code, names]): readonly [LexiconCode, string, RegExp] => [
    speaks,
    code,
    new RegExp(`(?<!${letter})${frames[speaks]?.(`(?:${names})`) ?? names}${pleases}(?!${letter})`, 'gu'),
  ]),
);
const anyTongue = new RegExp(Object.values(tongues).flatMap(Object.values).join('|'), 'u');
const readFrom = 1200;

/** The wish of a prompt that is not English for a site in another language than its own: "Página web en alemán para …". */
export function findAskedAbroad(prompt: string): AskedAbroad | null {
  const text = lowered(prompt.slice(0, readFrom));
  if (!anyTongue.test(text)) return null;
  for (const [speaks, code, pattern] of patterns)
    for (const { 0: told, index } of text.matchAll(pattern)) {
      const before = text.slice(0, index);
      const after = text.slice(index + told.length);
      const sentence = /[^.!?\n]*$/u.exec(before)?.[0] ?? '';
      if (spoken.test(sentence) || joined.test(before) || goesOn.test(after)) continue;
      if (anyTongue.test(/^\s?[,،]\s?\p{L}+/u.exec(after)?.[0] ?? '')) continue;
      if (anyTongue.test(/\p{L}+\s?[,،]\s*$/u.exec(before)?.[0] ?? '')) continue;
      const isAlone = /(?:^|[.,;:!?(\n–-])\s*$/u.test(before) && /^\s*(?:[.,;:!?)\n–-]|$)/u.test(after);
      // "site: İngilizce kursu": a bare name in front of a word says what that is.
      const isSaidOfSite =
        (speaks !== 'tr' && site.test(sentence)) || /^\s(?:web|seite|site|homepage|landing)/u.test(after);
      if (!isAlone && !isSaidOfSite) continue;
      return whole(prompt, index, told.length, code);
    }
  return null;
}

/** The wish with the brackets or the comma it stands in. */
function whole(prompt: string, start: number, length: number, code: string): AskedAbroad {
  let [from, to] = [start, start + length];
  const before = prompt.slice(0, from);
  const after = prompt.slice(to);
  if (/\(\s*$/u.test(before) && /^\s*\)/u.test(after)) {
    from = before.trimEnd().length - 1;
    to += after.indexOf(')') + 1;
  } else if (/[.!?\n]\s*$|^\s*$/u.test(before)) to += /^\s*[.,;:!?]?\s*/u.exec(after)?.[0].length ?? 0;
  else from -= /(?:\s*[,;–-])?\s*$/u.exec(before)?.[0].length ?? 0;
  return { at: from, length: to - from, code };
}
