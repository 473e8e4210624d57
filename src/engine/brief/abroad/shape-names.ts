import type { Brief, Slot } from '@/domain/site/brief';
import { slotAt } from '../slot-at';

/** Where short prompts say whose the site is, each with `who`; the first that fits counts. */
const signs: Readonly<Record<string, readonly RegExp[]>> = {
  he: [
    /^.{0,40}?ל-?["“״](?<who>[^"”״]{2,24})["”״]/u,
    /^(?<who>[א-ת]+(?:\s[א-ת]+){0,2}\s20\d\d),/u,
    /קורות חיים[^,:.]{0,24}\sל(?<who>[א-ת]{2,}\s[א-ת]{2,})(?=[,:])/u,
    /^(?:דף נחיתה|אתר|עמוד)\sל(?<who>[א-ת]{3,}),\s(?:תוכנה|תוכנת|אפליקציה|אפליקציית|מערכת|פלטפורמה|כלי)/u,
    /\s(?:ל?עמותת|ל?ארגון)\s(?<who>[א-ת]+(?:\s[א-ת]+){0,2})(?=[:,.])/u,
    /חנות[^.:]{0,40}\sבשם\s(?<who>[א-ת]+(?:\s[א-ת]+){0,2}?)(?=\sעם|[,:.])/u,
    /משרד עורכי (?:ה)?דין\s(?<who>[א-ת]+(?:\s(?:ו[א-ת׳']+|[א-ת]{2,}))?)(?=\s(?:ל|ב)[א-ת]|[,.:])/u,
    /(?:נדל"?ן|דירות)\sל(?<who>[א-ת]+(?:\s[א-ת]+){0,2}?)(?=\sעם|,|:)/u,
  ],
  ar: [
    /^موقع[^،:.]{0,24}\s(?:لمكتب|لشركة|لمؤسسة)\s(?<who>[\u0621-\u064A]{3,}(?:\s[\u0621-\u064A]{3,}){0,2})،/u,
    /سيرة ذاتية[^،:.]{0,24}\sل(?<who>[\u0621-\u064A]{2,}\s[\u0621-\u064A]{2,})(?=[،:])/u,
  ],
  tr: [
    /(?:bürosu|ofisi|firması)\s(?<who>\p{Lu}\p{L}+(?:\s(?:&|ve)\s\p{Lu}\p{L}+)?)\siçin\s/u,
    /(?:yazılımı|uygulaması|programı|platformu|aracı)\s["“]?(?<who>\p{Lu}\p{L}+)["”]?\siçin\s/u,
    /^["“]?(?<who>\p{L}[\p{L}\d-]+(?:\s\p{Lu}\p{L}+)?)["”]?\sadlı\s/u,
  ],
  pl: [
    /^\p{L}+(?:\s\p{L}+){0,2}\s(?:dla|aplikacji|programu)\s["„”]?(?<who>\p{Lu}\p{L}+)["”]?,\s(?:programu|aplikacji|systemu|narzędzia|oprogramowania)/u,
  ],
};
const asking = /\s(?:için|i̇çin)\s|(?:açılış|tanıtım)\ssayfası/iu;
const sorts = new Set<string>([
  'cv',
  'saas',
  'mobile-app',
  'nonprofit',
  'real-estate',
  'event',
  'directory',
  'shop',
  'docs',
  'law',
]);

/** Names in the shapes that briefs for a life, a program, a cause or a conference have, where no other reader saw one whole. */
export function namesInShapes(brief: Brief): Brief {
  const { spoken, prompt, kind, name } = brief;
  const isSort = sorts.has(kind.value) || (spoken === 'ar' && kind.value === 'unknown');
  if (!isSort && !/^.{0,40}?ל-?["“״]/u.test(prompt)) return brief;
  const isQuoted = brief.quotes.some(({ value }) => value.use === 'name');
  if (name !== null && isQuoted && !asking.test(name.value)) return brief;
  for (const sign of signs[spoken] ?? []) {
    const found = sign.exec(prompt.slice(0, 200));
    const who = found?.groups?.['who'];
    if (!found || who === undefined) continue;
    const start = found.index + found[0].indexOf(who, Math.max(0, found[0].lastIndexOf(who)));
    const slot = slotAt(who, start);
    const isIn = ({ spans }: Slot<unknown>): boolean =>
      spans.some((span) => span.start < start + who.length && span.end > start);
    return {
      ...brief,
      name: slot,
      offer: brief.offer && isIn(brief.offer) ? null : brief.offer,
      phrases: brief.phrases.filter((one) => !isIn(one)),
      items: brief.items.filter((one) => one.value.price !== undefined || !isIn(one)),
    };
  }
  return name && spoken === 'tr' && asking.test(name.value) ? { ...brief, name: null } : brief;
}

const callings: Readonly<Record<string, RegExp>> = {
  ar: /^[،,]\s(?<what>[\u0621-\u064A]+(?:\s[\u0621-\u064A]+){0,3})(?=[:،.])/u,
  he: /^[,]\s(?<what>[א-ת]+(?:\s[א-ת]+){0,3})(?=[:,.])/u,
  tr: /^[^,:.]{0,40},\s(?<what>\p{Ll}[\p{L}]+(?:\s\p{Ll}\p{L}+){0,3})(?=:)/u,
};
/** "لدانا حداد، مهندسة برمجيات:": what somebody does stands behind the name. */
export function callingBehindName(brief: Brief): Brief {
  const end = brief.name?.spans[0]?.end;
  const isBare = brief.kind.value === 'event' && brief.spoken === 'he' && brief.offer === null;
  if ((brief.kind.value !== 'cv' && !isBare) || end === undefined) return brief;
  const found = callings[brief.spoken]?.exec(brief.prompt.slice(end, end + 80));
  const what = found?.groups?.['what'];
  if (!found || what === undefined) return brief;
  const slot = slotAt(what, end + found[0].lastIndexOf(what));
  return { ...brief, offer: slot };
}

/** "Sekiz ürün": of a number that looks like "ours" no half is offered. */
export function noHalfOffer(brief: Brief): Brief {
  const span = brief.offer?.spans[0];
  return span &&
    brief.spoken === 'tr' &&
    /^(?:sekiz|dokuz|otuz|yirmisekiz)$/iu.test(
      /\p{L}*$/u.exec(brief.prompt.slice(0, span.start))?.[0] +
        (/^\p{L}+/u.exec(brief.prompt.slice(span.start))?.[0] ?? ''),
    )
    ? { ...brief, offer: null }
    : brief;
}
