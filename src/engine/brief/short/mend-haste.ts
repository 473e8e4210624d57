import { lexiconOf } from '../words/compile-lexicon';
import { correctSpelling } from '../words/correct-spelling';
import { foldText } from '../words/fold-text';
import { tokenise } from '../words/tokenise';

/** Words of a sentence rather than of its subject: no lexicon knows them, so their slips are listed. */
const small =
  'wiht=with wtih=with wihth=with whit=with iwth=with wih=with teh=the hte=the adn=and nad=and annd=and fro=for ofr=for calld=called caled=called callled=called cald=called namd=named nmaed=named naemd=named galery=gallery gallry=gallery opning=opening openning=opening oepning=opening bookng=booking websit=website webst=website resturant=restaurant restarant=restaurant locatoin=location sitee=site sute=site wepsite=website hosue=house';
const right: ReadonlyMap<string, string> = new Map(
  small.split(' ').map((entry): [string, string] => {
    const [slip = '', word = ''] = entry.split('=');
    return [slip, word];
  }),
);
const fewestSlips = 3;
const mostCharacters = 400;

/**
 * "webpge for a pottry workshp namd …": a prompt with several slips was typed in haste, and what was read through them is written
 * as it was meant, since its words may stand on the page. One odd word alone may be a word of its own and stays.
 */
export function mendHaste(prompt: string): string {
  if (prompt.length > mostCharacters) return prompt;
  const tokens = tokenise(prompt);
  // What stands in marks or is an address is written as it is.
  const closed = [...prompt.matchAll(/["“«][^"“”»\n]*["”»]|\S*[@/]\S*|\S+\.\p{Ll}\S*/gu)];
  for (const token of tokens)
    token.isClosed = closed.some(
      ({ 0: text, index }) => token.start >= index && token.start < index + text.length,
    );
  correctSpelling(tokens, 'en', lexiconOf('en'));
  const slips = tokens.flatMap(({ text, form, isClosed, start, end }) => {
    const folded = foldText(text);
    const word = right.get(folded) ?? (form === folded ? undefined : form);
    return isClosed ||
      word === undefined ||
      /[\p{M}\d'’-]/u.test(text) ||
      foldText(text) !== text.toLowerCase()
      ? []
      : [
          {
            start,
            end,
            word: /^\p{Lu}/u.test(text) ? word.charAt(0).toLocaleUpperCase() + word.slice(1) : word,
          },
        ];
  });
  if (slips.length < fewestSlips) return prompt;
  return slips.reduceRight(
    (text, { start, end, word }) => text.slice(0, start) + word + text.slice(end),
    prompt,
  );
}
