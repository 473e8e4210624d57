import type { Token } from './split-words';

const pronouns = /^(?:it|that|this|there|here|what|where|who|when|how|he|she|let|one)$/;
const done =
  /^(?:been|gone|gotten|got|changed|moved|left|retired|become|stopped|started|finished|joined|risen|dropped|sold|grown|quit|switched|replaced|taken|broken|shrunk)$/;
const said =
  /^(?:too|very|so|way|far|much|really|quite|rather|pretty|kinda|still|now|not|no|only|just|already|always|never|all|getting|looking|a|an|bit|wrong|right|out|off|over|up|down|full|free|hard|horrible|awful|ugly|terrible|boring|dull|tiny|small|big|huge|massive|dark|pale|closed|open|shut|available|missing|broken|gone|cancelled|canceled|on|in|at|called|spelled|spelt|misspelled|unreadable|illegible|clickable|fine|great|dated|old|cluttered|cramped|empty|back|supposed|meant|leaving|coming|going|moving|down|due)$/;

/** "The purple's giving me a headache"; "the hall's heading" is a genitive. */
const doing =
  /^(?!(?:building|wedding|parking|cleaning|training|opening|meeting|evening|morning|dining|reading|booking|pricing|heading|listing|painting|clothing|lighting|seating|wording|writing|drawing|landing|ceiling|kneeling|pudding|spring|string|ring|king|wing|thing|offering|setting|saying|recording|hosting|lettering|spelling|spacing)$)\w{2,}ing$/;

/**
 * "The rarebit's gone up", "Crew's $24 now": what stands behind the name is no property of it, so `'s` is a verb of its
 * own. `'s` before another word may be a genitive and stays: "the team's photo".
 */
export function openContractions(tokens: readonly Token[]): readonly Token[] {
  return tokens.flatMap((token, at) => {
    // "Ajoute qu'on accepte les chiens": the French word for that, shortened.
    const rest = token.kind === 'word' ? /^qu'(\p{L}+)$/u.exec(token.plain)?.[1] : undefined;
    if (rest) {
      const lead = token.written.slice(0, 3);
      const tail = token.written.slice(3);
      return [
        { ...token, plain: 'que', written: lead, text: lead, end: token.start + 3 },
        { ...token, plain: rest, written: tail, text: tail, start: token.start + 3, isSpaced: false },
      ];
    }
    const name = token.kind === 'word' ? /^(.{2,})'s$/.exec(token.plain)?.[1] : undefined;
    const next = tokens[at + 1]?.plain ?? '';
    if (
      !name ||
      pronouns.test(name) ||
      !(done.test(next) || said.test(next) || doing.test(next) || /^[€$£+]?\d|\S@\S/.test(next))
    )
      return [token];
    const verb = done.test(next) && next !== 'sold' && next !== 'broken' ? 'has' : 'is';
    const written = token.written.slice(0, -2);
    return [
      { ...token, plain: name, written, text: written, end: token.end - 2 },
      {
        ...token,
        plain: verb,
        written: token.written.slice(-2),
        text: verb,
        start: token.end - 2,
        isSpaced: false,
      },
    ];
  });
}
