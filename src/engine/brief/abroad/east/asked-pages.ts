import type { Brief, Slot } from '@/domain/site/brief';

const mostWords = 4;
const capitalise = (text: string, language: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase(language));

/** A list of titles that "pages" closes or leads: in Turkish behind it, in Polish in front. */
const rows: Readonly<Record<string, RegExp>> = {
  tr: /(?:^|[.;:\n]\s*|için\s(?:\p{L}+\s){0,3}site(?:si)?[,:]\s)(?<list>(?:[^.,;:\n]{2,30},\s?){1,8}[^.,;:\n]{2,40}?|\p{Lu}\p{L}+(?:\s\p{L}+)?\sve\s\p{Lu}\p{L}+(?:\s\p{L}+)?)\ssayfa(?:sı|ları)(?:\s(?:da\s)?(?:olsun|olacak|istiyor\p{L}*|lazım|yer alsın|bulunsun))?(?=\s*(?:[.;,\n]|$))/iu,
  pl: /(?:pod)?stron(?:ami|y|ach)\s?:\s?(?<list>[^.;:\n]{6,160})/iu,
  nl: /(?:met\s(?:de\s)?(?:pagina['’]s|volgende pagina['’]s)|pagina['’]s)\s?:?\s(?<list>(?:[^.,;:\n]{2,30},\s?)+[^.;:\n]{2,40})/iu,
};
const joints: Readonly<Record<string, RegExp>> = {
  tr: /\s*,\s*(?:ve\s)?|\sve\s/iu,
  pl: /\s*,\s*(?:i\s|oraz\s)?|\s(?:i|oraz)\s/iu,
  nl: /\s*,\s*(?:en\s)?|\sen\s/iu,
};
/** "صفحة أعمالنا وصفحة اطلب عرض سعر", "דף אודות, דף פרויקטים ודף קשר": each title behind its own word for a page. */
const each: Readonly<Record<string, RegExp>> = {
  ar: /(?<!\p{L})(?:و)?صفح[ةه]\s(?:ل|عن\s)?(?<title>[\u0621-\u064A]{2,}(?:\s(?!صفح|وصفح|و[\u0621-\u064A]{3,}\s?صفح|فيها|مع\s)[\u0621-\u064A]{2,}){0,3})(?=\s*(?:[،,.؛\n]|$|و?صفح[ةه]))/gu,
  he: /(?<![א-ת])(?:ו)?(?:דף|עמוד)\s(?:ל|של\s)?(?<title>[א-ת]{2,}(?:\s(?!דף|ודף|עמוד|ועמוד|עם\s)[א-ת]{2,}){0,2})(?=\s*(?:[,.;\n]|$|ו?(?:דף|עמוד)\s))/gu,
};
const noTitle = /^(?:نحيتة|هبوط|بسيطة|واحدة|شخصية|ويب|נחיתה|אחד|הבית|אינטרנט|פייסבוק|עסקי|landing)/u;

type Title = { readonly text: string; readonly start: number };

function titlesIn({ prompt, spoken }: Brief): readonly Title[] {
  const single = each[spoken];
  if (single)
    return [...prompt.matchAll(single)].flatMap((match) => {
      const text = match.groups?.['title'] ?? '';
      return noTitle.test(text) ? [] : [{ text, start: match.index + match[0].indexOf(text) }];
    });
  const found = rows[spoken]?.exec(prompt);
  const list = found?.groups?.['list'];
  const joint = joints[spoken];
  if (!found || list === undefined || !joint) return [];
  let at = found.index + found[0].indexOf(list);
  return list.split(joint).map((piece) => {
    const text = piece.trim();
    const start = prompt.indexOf(text, at);
    at = start + text.length;
    return { text, start };
  });
}

/** Pages that are asked for by their titles, where no reader of pages saw them. */
export function askedPages(brief: Brief): Brief {
  const { spoken, pages } = brief;
  if (spoken === 'nl' && pages.some(({ value }) => value === 'Ons'))
    return {
      ...brief,
      pages: pages.map((page) => (page.value === 'Ons' ? { ...page, value: 'Over ons' } : page)),
    };
  if (pages.length > 0) return brief;
  const titles = titlesIn(brief).filter(({ text, start }) => start >= 0 && text.length > 1);
  if (
    titles.length < 2 ||
    titles.some(({ text }) => text.split(/\s+/u).length > mostWords || /[\d"“„«]/u.test(text))
  )
    return brief;
  const asked = titles.map(({ text, start }): Slot<string> => ({
    value: capitalise(text.replace(/\s+/gu, ' '), spoken),
    spans: [{ start, end: start + text.length }],
  }));
  const isIn = ({ spans }: Slot<unknown>): boolean =>
    spans.some((one) => asked.some(({ spans: [own] }) => own && one.start < own.end && one.end > own.start));
  return {
    ...brief,
    pages: asked,
    parts: brief.parts.filter((slot) => !isIn(slot)),
    phrases: brief.phrases.filter((slot) => !isIn(slot)),
    items: brief.items.filter((item) => item.value.price !== undefined || !isIn(item)),
  };
}
