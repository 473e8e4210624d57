import { isCueAt, type Reading } from '../reading';

const told =
  /^(?:podcast|blog|magazine|newsletter|newspaper|zine|museum|exhibition|documentary|channel|show|wiki)$/u;

const makers =
  /^(?:suppliers?|makers?|manufacturers?|importers?|distributors?|producers?|wholesalers?|sellers?|dealers?|restorers?|museum|school|club|guild|society|association|taller|escuela|tienda|fabrica|estudio|club|escola|oficina|clube|loja|atelier|ecole|tailleur|fabricant|vendeur|marchand|laboratorio|scuola|bottega|produttore|maestro|maestra|profesor|profesora|professeur|professor|professora|asociacion|associacao|association|associazione|circolo|coro|banda)$/u;

/** "supplier of industrial gaskets", "clube de xadrez", "podcast about inventions": the words after the joint say what. */
export function ofEnd(reading: Reading, to: number): number {
  const { tokens } = reading;
  const isAbout = tokens[to - 1]?.form === 'about';
  const from = isAbout ? to : to + 1;
  const owner = tokens[from - 2];
  const joint = tokens[from - 1];
  const without = isAbout ? to - 1 : to;
  const isJoined = isAbout
    ? told.test(owner?.form ?? '')
    : makers.test(owner?.form ?? '') && /^(?:of|de|d|di|du|des|da|do)$/u.test(joint?.form ?? '');
  if (!isJoined || joint?.clause !== owner?.clause) return without;
  let end = from;
  while (
    end < from + 3 &&
    tokens[end]?.clause === joint?.clause &&
    /^\p{Ll}/u.test(tokens[end]?.text ?? '') &&
    tokens[end]?.isClosed !== true &&
    !isCueAt(reading, end, 'in', 'with', 'for', 'and', 'break', 'called', 'site')
  )
    end += 1;
  return end > from ? end : without;
}
