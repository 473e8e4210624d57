import type { Brief } from '@/domain/site/brief';

type Manner = NonNullable<Brief['manner']>;

/** A prompt without the words that say how its visitors are spoken to, and how that is. */
export type MannerAside = { readonly rest: string; readonly manner: Manner };

const whole = (words: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${words})(?!\p{L})`, 'iu');

const german = (pronoun: string, verb: string): string =>
  String.raw`(?:in (?:der )?)?["„»]?${pronoun}["“«]?[- ]?(?:form|ansprache|anrede)|(?:bitte )?(?:alles |immer )?per ${pronoun}(?=\s*(?:[.,;!)]|$|und |bitte))|(?:ansprache|anrede|tonalität):? (?:per |in |mit )?["„»]?${pronoun}["“«]?|(?:wir )?(?:die |unsere |den )?(?:\p{L}+ )?(?:bitte )?(?:ge)?${verb}(?: (?:wir|unsere|die) \p{L}+(?: \p{L}+)?)?`;
const dutch = (pronoun: string, verb: string): string => {
  const said = String.raw`["‘“'„]?${pronoun}["’”']?`;
  return String.raw`(?:(?:in|met) (?:de )?)?${said}[- ]?vorm|spreek(?:t|en)? (?:\p{L}+ ){0,5}?(?:aan )?met ${said}(?: aan)?|(?:\p{L}+ ){0,2}(?:aan te spreken|aan(?:ge)?spr(?:eken|oken)) met ${said}|met ${said} (?:worden )?(?:aan te spreken|aan(?:ge)?spr(?:eken|oken))(?: worden)?|(?:\p{L}+ )?(?:graag )?ge?${verb}|${verb}`;
};
const polish = (pronoun: string): string =>
  String.raw`(?:proszę )?(?:zwra\p{L}+ się )(?:do \p{L}+ )?(?:per|na|przez) ["„”']?(?:${pronoun})["”']?`;
const turkish = (pronoun: string): string =>
  String.raw`(?:\p{L}+ )?["“”'‘]?${pronoun}["“”'’]? (?:diye |dili(?:yle|nde|ni)?)(?: ?hitap\p{L}*| ?seslen\p{L}*| ?kullan\p{L}*)?`;
/** What each of them has at least: few prompts speak of it, and the long patterns take their time. */
const manners: readonly (readonly [needed: RegExp, RegExp, Manner])[] = [
  [
    /\bdu\b|duze|tut|t[uú](?![a-z])|\b(?:je|jij|jou)\b|zwra|\bsen\b/iu,
    whole(
      `${german('du', 'duz(?:en|t)')}|(?:que se |se )?tute(?:ar|e|en|o|a|amos|ando|ado)(?: a \\p{L}+(?: \\p{L}+)?| al? \\p{L}+)?|tut[eé]a(?:me|nos|l[eo]s?|d)|tutead(?:me|nos)|tutoie[sz]?-(?:moi|nous|les)|tutoyez[ -](?:moi|nous|les|nos|mes)(?: \\p{L}+)?|${dutch('(?:je|jij|jou)', 'tutoyeren')}|${polish('ty')}|${turkish('sen')}|duze? (?:mich|uns|alle)|dammi del tu|dateci del tu|(?:en (?:la|el|los|las) )?(?:que )?(?:se )?(?:les? )?(?:trat(?:o|ar|ando|amos|e|a)|habl\\p{L}+)(?: \\p{L}+){0,3} de t[uú](?: a l[oa]s? \\p{L}+| al? \\p{L}+)?|de t[uú] a t[uú]|(?:avec |le |en )?tutoiement(?: des? \\p{L}+)?|(?:on |nous )?(?:se |les? |de )*tuto(?:yer|ie|yant|yons)(?: (?:les|le|mes|nos) \\p{L}+)?|(?:dare|dando|dai|diamo|usando|usare) (?:(?:a|ai) \\p{L}+ )?(?:de)?il? tu|(?:dare|dando|dai|diamo|usando|usare) (?:(?:a|ai) \\p{L}+ )?del tu(?: a\\p{L}* \\p{L}+)?|trat(?:ar|amento|e|ando|amos|a)(?: \\p{L}+){0,3} por tu(?: os? \\p{L}+| as? \\p{L}+)?`,
    ),
    'close',
  ],
  [
    /usted|vous|\blei\b|\bsie\b/iu,
    whole(
      '(?:siempre |bitte |toujours |sempre )?(?:de )?(?:usted|vous|lei|sie)(?:,| y| et| und| e)? (?:y )?(?:no|pas|nicht|non|kein) (?:de )?(?:t[uú]|du)',
    ),
    'polite',
  ],
  [
    /usted|vous|\blei\b|\bsie\b/iu,
    whole(
      '(?:siempre |bitte |toujours |sempre )?(?:de )?(?:t[uú]|du),? (?:no|pas|nicht|non|kein) (?:de )?(?:usted|vous|lei|sie)',
    ),
    'close',
  ],
  [
    /\bsie\b|siez|usted|vous|vouvo|\blei\b|\bu\b|zwra|\bsiz\b/iu,
    whole(
      `${german('sie', 'siez(?:en|t)')}|(?:en (?:la|el|los|las) )?(?:que )?(?:se )?(?:les? )?(?:trat(?:o|ar|ando|amos|e|a)|habl\\p{L}+)(?: \\p{L}+){0,3} de usted(?: a l[oa]s? \\p{L}+| al? \\p{L}+)?|ustede(?:o|ar)|(?:avec |le |en )?vouvoiement(?: des? \\p{L}+)?|(?:on |nous )?(?:se |les? |de )*vouvo(?:yer|ie|yant|yons)(?: (?:les|le|mes|nos) \\p{L}+)?|vouvoyez[ -](?:moi|nous|les|nos|mes)(?: \\p{L}+)?|(?:con (?:l['’]uso )?|(?:si )?(?:us[aioe]\\p{L}*|d(?:ai|ate|are|ando|iamo|ia)) (?:sempre )?)(?:(?:a|ai) \\p{L}+ )?(?:il|del) ["«“]?lei["»”]?(?: a\\p{L}* \\p{L}+)?|${dutch('u', 'vousvoyeren')}|${polish('pan(?:i|a|em)?(?:\\/pani)?|państwo')}|${turkish('siz')}`,
    ),
    'polite',
  ],
];
const boundary = /[,;:()\n]|[.!?](?=\s|$)|\s[-–—]\s/u;
const mostWords = 9;

/** The piece of the prompt between two marks that holds a stretch, with the mark before it. */
function pieceRound(prompt: string, at: number, length: number): readonly [number, number] {
  let start = 0;
  for (const mark of prompt.slice(0, at).matchAll(new RegExp(boundary.source, 'gu'))) start = mark.index;
  const end = boundary.exec(prompt.slice(at + length))?.index;
  return [start, end === undefined ? prompt.length : at + length + end];
}

const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The prompt without a piece; the full stop of the sentence before stays, and brackets go with what they hold. */
function without(prompt: string, start: number, end: number): string {
  const before = prompt.slice(0, start);
  const after = prompt.slice(end);
  const mark = prompt.charAt(start);
  if (before === '') return after.replace(/^[\s,;:.!?]+/u, '');
  if (mark === '(') return (before.trimEnd() + after.replace(/^\)/u, '')).trim();
  const stop = /[.!?\n]/u.test(mark) && !/^[.!?]/u.test(after) ? mark : '';
  return (before + stop + after).replace(/([.!?])\s*[.!?,;]/u, '$1').trim();
}

/**
 * "in Du-Form", "que se tutee al cliente", "vouvoiement": a wish about every sentence of the site, and nothing that stands on
 * it. Null where a prompt has none.
 */
export function findManner(prompt: string): MannerAside | null {
  for (const [needed, pattern, manner] of manners) {
    const found = needed.test(prompt) ? pattern.exec(prompt) : null;
    if (!found) continue;
    const [start, end] = pieceRound(prompt, found.index, found[0].length);
    // "eventos y tutéame": what stands before the "and" is asked for as well.
    const joint = /(?<=[\p{L}»”"])(?<and>,?\s(?:y|et|und|e|en))\s$/iu.exec(prompt.slice(start, found.index));
    if (joint) return { rest: without(prompt, start + joint.index, end), manner };
    const count = wordsIn(prompt.slice(start, end));
    const asked = wordsIn(found[0]);
    // A piece that the prompt opens with says what is wanted as well, unless it says little else than this.
    const isPiece = count <= mostWords && (start > 0 || count <= Math.min(2 * asked, asked + 3));
    if (isPiece) return { rest: without(prompt, start, end), manner };
    const before = prompt
      .slice(0, found.index)
      .replace(/(?:\s(?:en|mit|con|avec|com|und|et|y|e|in))?\s?$/iu, '');
    return { rest: (before + prompt.slice(found.index + found[0].length)).trim(), manner };
  }
  return null;
}
