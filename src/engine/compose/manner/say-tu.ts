import { beginLike, turnTexts } from './page-texts';
import { nounsOfHers, orderOf, secondOf } from './french-tu';

/** Sentences that no rule turns. */
const whole: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})si vous êtes perdus?(?!\p{L})/giu, 'si tu te perds'],
  [/(?<!\p{L})pour vous et les vôtres(?!\p{L})/giu, 'pour toi et les tiens'],
  [/(?<!\p{L})la vôtre(?!\p{L})/giu, 'la tienne'],
  [/(?<!\p{L})le vôtre(?!\p{L})/giu, 'le tien'],
  [/(?<!\p{L})les vôtres(?!\p{L})/giu, 'les tiens'],
  [/(?<!\p{L})vous-même(?!\p{L})/giu, 'toi-même'],
  [/(?<!\p{L})vous pour(?=\s?[.,!?]|$)/giu, 'toi pour'],
  [/(?<!\p{L})pour vous seul(?!\p{L})/giu, 'pour toi seul'],
];
/** What a visitor asks the house, which is more than one: "Expédiez-vous ?". */
const house =
  /(?<!\p{L})(?:composez|cousez|expédiez|garantissez|réparez|vendez|livrez|acceptez|proposez|prenez|faites|travaillez|pouvez)-vous(?= [^?]{0,60}\?|\s?\?)|(?<!\p{L})vous déplacez-vous|(?<!\p{L})combien vous (?:êtes|serez)|(?<!\p{L})rendez-vous(?!\p{L})/giu;
const second = String.raw`\p{L}+ez|êtes|faites|dites`;
const hung = String.raw`(?:(?:ne|n’|y|en|le|la|l’|les|nous|lui|leur|m’|me)\s?){0,2}`;
const own = (text: string): RegExp => new RegExp(text, 'giu');
const reflexive = own(String.raw`(?<!\p{L})vous vous (?<verb>${second})(?!\p{L})`);
const subject = own(String.raw`(?<![\p{L}-])vous (?<between>${hung})(?<verb>${second})(?![\p{L}])`);
const asked = own(String.raw`(?<![\p{L}-])(?<verb>${second})-vous(?=[^.!?<>|]*\?)`);
const ordered = own(String.raw`(?<![\p{L}-])(?<verb>${second})-vous(?!\p{L})`);
const order = own(
  String.raw`(?<![\p{L}-])(?<verb>\p{L}+ez|dites|faites)(?<tail>-(?:nous|moi|le|la|les|lui|leur|en|y)(?:-(?:nous|moi|en))?)?(?![\p{L}-])`,
);
const behind =
  /(?<=(?<!\p{L})(?:chez|pour|à|avec|de|sur|sans|jusqu’à|par|entre|contre|après|avant|qu’à) )vous(?!\p{L})/giu;
const object = /(?<![\p{L}-])vous(?= (?<next>\p{L}|l’|y ))/giu;

const starts = /^[aeiouhyàâéèêëîïôœù]/iu;

/** "votre" before a noun: hers, unless a vowel follows. */
const thine = (_: string, votre: string, noun: string): string => {
  const bare = noun.toLowerCase();
  const isHers = nounsOfHers.has(bare) && !starts.test(bare);
  return `${beginLike(isHers ? 'ta' : 'ton', votre)} ${noun}`;
};

/** One stretch of French said to a friend. */
function turn(text: string): string {
  const kept: string[] = [];
  const keep = (found: string): string => {
    kept.push(found);
    return `\uE001${String(kept.length - 1)}\uE002`;
  };
  return whole
    .reduce((said, [from, to]) => said.replace(from, (found) => beginLike(to, found)), text)
    .replace(house, keep)
    .replace(reflexive, (all: string, verb: string) => {
      const said = secondOf(verb);
      return beginLike(starts.test(said) ? `tu t’${said}` : `tu te ${said}`, all);
    })
    .replace(subject, (all: string, between: string, verb: string) =>
      beginLike(`tu ${between}${secondOf(verb)}`, all),
    )
    .replace(/(?<=(?<!\p{L})tu [^.,;:!?<>|]{2,60}(?: et| ou) )(?<verb>\p{L}+ez)(?![\p{L}-])/giu, (verb) =>
      secondOf(verb),
    )
    .replace(asked, (_, verb: string) => `${secondOf(verb)}-tu`)
    .replace(ordered, (_, verb: string) => `${orderOf(verb)}-toi`)
    .replace(order, (all: string, verb: string, tail: string | undefined) => {
      const said = orderOf(verb);
      if (said === null) return all;
      const isLinked = /^-(?:en|y)(?!\p{L})/u.test(tail ?? '') && /[ea]$/u.test(said);
      return `${said}${isLinked ? 's' : ''}${tail ?? ''}`;
    })
    .replace(behind, 'toi')
    .replace(object, (word, _next, at: number, all: string) =>
      starts.test(all.slice(at + word.length + 1)) ? beginLike('t’\uE003', word) : beginLike('te', word),
    )
    .replace(/\uE003 /gu, '')
    .replace(/(?<![\p{L}-])vous(?!\p{L})/giu, (word) => beginLike('toi', word))
    .replace(/(?<!\p{L})(votre) ([\p{L}\uE001]+)/giu, thine)
    .replace(/(?<!\p{L})vos(?!\p{L})/giu, (word) => beginLike('tes', word))
    .replace(/\uE001(\d+)\uE002/gu, (_, at: string) => kept[Number(at)] ?? '');
}

/** A French page or text that says "vous" said with "tu" instead; what is `own`, the words of the prompt, stays. */
export const sayTu = (text: string, own = ''): string => turnTexts(text, turn, own);
