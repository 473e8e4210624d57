import type { Brief, Slot, Span } from '@/domain/site/brief';
import { isLook } from '../../brief/abroad/is-look';
import { wishes } from '../../brief/abroad/east/list-pieces';
import { withFacts } from '../told/list-facts';
import { cut, isUneven, wishesOf, type Stretch } from '../told/told-facts';
import { capitalise } from '../../capitalise';
import type { SitePlan } from '../site-plan';
import { sentencesEast } from './sentences-east';
import { closing, sentenceEnds } from './told-words-west';
import { lean } from '../../brief/words/lean-letters';

const languages = new Set(['nl', 'pl', 'tr', 'ar', 'he']);
const semitic = new Set(['ar', 'he']);
const mostFacts = 6;
const mostWords = 9;

type Test = (text: string) => boolean;

/** How a site is to be, and what somebody wants of whoever makes it. */
const look = lean(
  /(?<!\p{L})(?:strak|modern\p{L}*|verloop|gradient\p{L}*|gradyan\p{L}*|geçiş\p{L}*|rusti\p{L}*|warm\p{L}*|fris\p{L}*|vrolijk\p{L}*|simpel|eenvoudig|chic|stoer\p{L}*|speels\p{L}*|sfeervol\p{L}*|professione\p{L}*|tinten|sierlijk\p{L}*|nowocze\p{L}*|eleganck\p{L}*|minimalis\p{L}*|spokojn\p{L}*|ciepł\p{L}*|jasn\p{L}*|ciemn\p{L}*|prost\p{L}*|przejrzyst\p{L}*|klimat\p{L}*|delikatn\p{L}*|subteln\p{L}*|pastel\p{L}*|sade\p{L}*|şık|sıcak|modern|minimal\p{L}*|ferah|samimi|canlı|koyu|açık renk\p{L}*|rengi\p{L}*|tonlar\p{L}*|tipograf\p{L}*|graag|alsjeblieft|proszę|lütfen|koyma\p{L}*|olmasın|olsun|istem\p{L}*|ihtiyac\p{L}*|potrzebuj\p{L}*|chcia\p{L}*|chcę|dzień dobry|merhaba|hallo|hoi|landing\p{L}*|app|pagina'?s?|podstron\p{L}*|zakładk\p{L}*|menu|knop\p{L}*|button|przycisk\p{L}*|buton\p{L}*|link\p{L}*|nieuwsbrief|newsletter\p{L}*|bülten|filtr\p{L}*|filter\p{L}*|koszyk\p{L}*|sepet\p{L}*|winkelwagen|webshop|sklep internetowy)(?!\p{L})|أنيق|هادئ|بسيط|عصري|حديث|دافئ|فاخر|مودرن|ألوان|تصميم|سلة|فلاتر|فلتر|عد تنازلي|تأكيد|مع (?:نموذج|معرض|صور|قائمة|خريطة|حجز)|שחור|לבן|נקי ו|מינימליסט|מודרני|צבעוני|חמים|יוקרתי|רגוע|פסטל|כפתור|ניוזלטר|עגלת|סינון|ספירה לאחור|אישור הגעה|עם (?:טופס|גלריה|תמונות|תפריט|מפה)/iu,
);
const refused =
  /^(?:geen|zonder|niet|maar|bez|nie|ale|ama|değil|بدون|بلا|لا|ليس|לא|בלי|ללא|אבל)(?:\s|$)|(?:\s(?:yok|olmasın|istemiyor\p{L}*|koymayın|koyma))$|\sלא$|\s(?:św|ul|al|pl|im|godz|tel)\.?$/iu;
/** Letters that know no capitals: every full stop ends a sentence. */
const anyEnd = /(?<=[.!?؟])\s+|\n+/gu;
/** "online i stacjonarnie": how they work, and no wish; the number that a gift or a firm goes by. */
const stated =
  /^(?:ook |także |również )?online\s(?:en|i|oraz|ve)\s\p{L}|\s(?:en|i|oraz|ve)\s(?:ook\s)?online$|(?<!\p{L})(?:KRS|NIP|konto|nr konta|rekening|hesap no|REGON|KvK|RSIN|ANBI|IBAN|BIG|vergi no)(?!\p{L})|مرخص|ترخيص رقم|רישיון מס/iu;
const greeting = /^(?:مساء الخير|صباح الخير|السلام عليكم|مرحبا|أهلا|שלום|בוקר טוב|ערב טוב)$/u;
const contactRow = /@|https?:|www\.|\d{5,}|\d{2,3}[ -]\d{3}/iu;
/** "waar", "które", "ki", "التي", "ש": a clause that hangs on the words before it. */
const hanging =
  /^(?:waar|die|dat|wat|waarmee|zodat|omdat|want|met|voor|van|en|of|który|któr\p{L}+|gdzie|żeby|że|bo|z|ze|dla|oraz|i|ve|ile|için|ki|çünkü|حيث|التي|الذي|لأن|مع|و|في|من|عن|إلى|أن|כי|אשר|עם|של|על|כדי|או)(?:\s|$)|^ש[א-ת]{3,}\s/iu;

const meetsAny = (slots: readonly Slot<unknown>[], { start, end }: Span): boolean =>
  slots.some(({ spans }) => spans.some((span) => span.start < end && span.end > start));
const spanOf = ({ text, start }: Stretch): Span => ({ start, end: start + text.length });

/** Beginnings of the words of a text that say something, without the letters that Semitic scripts join in front. */
const stemsOf = (text: string, language: string): string[] => {
  const isJoined = semitic.has(language);
  return text
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > (isJoined ? 2 : 3) || /\d/u.test(word))
    .map((word) => {
      const bare = isJoined && word.length > 4 ? word.replace(/^(?:وال|بال|لل|ال|[ובלהמשכوبلف])/u, '') : word;
      return bare.slice(0, Math.max(isJoined ? 3 : 4, bare.length - (isJoined ? 1 : 3)));
    });
};

/** What of a prompt was taken for something: all but its phrases. */
const takenOf = (brief: Brief, known: string): Slot<unknown>[] => [
  ...wishesOf(brief).map((span): Slot<unknown> => ({ value: null, spans: [span] })),
  ...brief.colours, ...brief.excluded, ...brief.pages, ...brief.sections, ...brief.parts.filter(({ value }) => value.lines !== undefined || known.includes(value.title.toLowerCase())), ...brief.behaviours,
  ...brief.tone, ...brief.languages, ...brief.quotes, ...brief.social, ...brief.items,
  ...[brief.font, brief.scheme, brief.style, brief.onePage, brief.name, brief.offer, brief.place, brief.phone, brief.email, brief.address, brief.date].filter((slot) => slot !== null),
]; // prettier-ignore

/** What a prompt in Dutch, Polish, Turkish, Arabic or Hebrew tells in its pieces and `said`, all text of its site, does not say. */
export function restEast(brief: Brief, said: string, isRequest: Test): readonly string[] {
  const known = said.toLowerCase().replace(/\p{M}/gu, '');
  const taken = takenOf(brief, known);
  // "5 minuten van het strand": a figure tells where a house is, whatever look the word beside it brings.
  const ofLook = new Set((brief.style?.spans ?? []).map(({ start }) => start));
  const figured = taken.filter(({ spans: [span] }) => !span || !ofLook.has(span.start));
  // "strand" is not said by "illustration".
  const begun = semitic.has(brief.spoken) ? null : ` ${known.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')}`;
  const isSaid = (stem: string): boolean =>
    begun === null ? known.includes(stem) : begun.includes(` ${stem}`);
  const isUnsaid = (text: string): boolean => {
    const stems = stemsOf(text, brief.spoken);
    const missing = stems.filter((stem) => !isSaid(stem));
    return missing.length > 0 && missing.length / stems.length >= 0.5;
  };
  const isFit = (piece: Stretch): boolean => {
    const { text } = piece;
    const words = text.split(/\s+/u).length;
    return (
      words <= mostWords &&
      text.length > 5 &&
      isUnsaid(text) &&
      !greeting.test(text) &&
      (stated.test(text) ||
        !(
          isRequest(text) ||
          wishes.test(text) ||
          look.test(text) ||
          isLook(text) ||
          contactRow.test(text)
        )) &&
      !(refused.test(text) || hanging.test(text) || isUneven(text) || /[?؟]/u.test(text)) &&
      !meetsAny(/\d/u.test(text) ? figured : taken, spanOf(piece))
    );
  };
  const facts: string[] = [];
  for (const whole of cut(brief.prompt, 0, semitic.has(brief.spoken) ? anyEnd : sentenceEnds)) {
    const sentence = { ...whole, text: whole.text.replace(/[.!;:,،\s]+$/u, '') };
    // "טעמים: פיסטוק, תות, מנגו": a row under its own heading stays one.
    const head = /^(?<head>\p{L}[^:,،\n]{2,24}):\s/u.exec(sentence.text)?.groups?.['head'];
    const rows = cut(sentence.text, sentence.start, /[,،;؛]\s+|:\s|\s[–—]\s/gu);
    if (head !== undefined && rows.length > 2 && rows.every((piece) => piece.text.split(' ').length <= 4)) {
      const own = rows.slice(1);
      const isFree = own.every((piece) => !meetsAny(taken, spanOf(piece)));
      if (
        isFree &&
        own.filter((piece) => isUnsaid(piece.text)).length > own.length / 2 &&
        !isRequest(sentence.text) &&
        !wishes.test(head) &&
        !look.test(sentence.text)
      ) {
        facts.push(sentence.text);
        continue;
      }
    }
    // "Gospodarze: Ewa i Janusz": a label and what it is of.
    const [label, only] = rows;
    if (head !== undefined && rows.length === 2 && label && only && isFit(only)) {
      facts.push(`${capitalise(label.text.trim())}: ${only.text.trim()}`);
      continue;
    }
    for (const piece of rows) {
      const text = piece.text.replace(/[.!:\s]+$/u, '');
      const count = text.split(/\s+/u).length;
      if (count >= 2 && isFit({ ...piece, text }))
        facts.push(capitalise(text.replace(/^(?:i|oraz|en|ve|ale|maar|ama)\s/u, '')));
    }
  }
  return [...new Set(facts)].slice(0, mostFacts);
}

const fewestBeside = 10;
/** "مفتوح كل يوم من ٧ إلى ١٢": what says no more than the hours do stands in their table. */
function beyondHours({ hours, prompt }: Brief, facts: readonly string[]): readonly string[] {
  const told = (hours?.spans ?? []).map(({ start, end }) => prompt.slice(start, end).trim().toLowerCase());
  const isMore = (fact: string): boolean => {
    const text = fact.toLowerCase();
    const said = told.find((one) => text.includes(one));
    return said === undefined || text.replace(said, '').replace(/[^\p{L}]/gu, '').length >= fewestBeside;
  };
  return facts.filter(isMore);
}

/** A plan with the pieces that its prompt tells and no section says. `factsTitle` heads what is good to know. */
export function tellRestEast(plan: SitePlan, said: string, factsTitle: string, isRequest: Test): SitePlan {
  const { brief, pages } = plan;
  const isApp = pages.some(({ sections }) => sections.some(({ type }) => type === 'app'));
  if (!languages.has(plan.language) || brief.spoken !== plan.language || isApp) return plan;
  const pieces = restEast(brief, said, isRequest);
  const whole = sentencesEast(brief, said);
  // What a whole sentence says no piece of it says beside.
  const facts = beyondHours(brief, [
    ...pieces.filter((piece) => !whole.some((one) => one.toLowerCase().includes(piece.toLowerCase()))),
    ...whole,
  ]);
  const [home, ...others] = pages;
  return home && facts.length > 0
    ? { ...plan, pages: [withFacts(home, facts, factsTitle, closing), ...others] }
    : plan;
}
