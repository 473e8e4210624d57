import { anyOf, capitalAs, pairsOf, turnWords } from './turn-words';

const verbs = pairsOf(
  `diciamo:dico facciamo:faccio diamo:do teniamo:tengo sappiamo:so andiamo:vado veniamo:vengo scegliamo:scelgo possiamo:posso spediamo:spedisco siamo:sono abbiamo:ho arriviamo:arrivi stiamo:sto vogliamo:voglio
  pensiamo:penso aiutiamo:aiuto troviamo:trovo prepariamo:preparo avvisiamo:avviso cambiamo:cambio occupiamo:occupo cerchiamo:cerco portiamo:porto chiamiamo:chiamo aspettiamo:aspetto rispondiamo:rispondo lavoriamo:lavoro rispettiamo:rispetto mandiamo:mando conosciamo:conosco correggiamo:correggo vendiamo:vendo prendiamo:prendo confermiamo:confermo mostriamo:mostro guardiamo:guardo raccontiamo:racconto esaminiamo:esamino regoliamo:regolo ripariamo:riparo mettiamo:metto spieghiamo:spiego leggiamo:leggo controlliamo:controllo partiamo:parto restiamo:resto scriviamo:scrivo seguiamo:seguo torniamo:torno suoniamo:suono consigliamo:consiglio ascoltiamo:ascolto chiediamo:chiedo cominciamo:comincio crediamo:credo offriamo:offro mandiamo:mando`,
);
const hung = pairsOf(
  'dicci:dimmi scrivici:scrivimi raccontaci:raccontami avvisaci:avvisami diccelo:dimmelo faccelo:fammelo chiedici:chiedimi contattaci:contattami seguici:seguimi scriveteci:scrivetemi trovarci:trovarmi conoscerci:conoscermi chiamaci:chiamami mandaci:mandami',
);
const own = pairsOf('noi:io nostro:mio nostra:mia nostri:miei nostre:mie raggiungibili:raggiungibile');
const anyOwn = anyOf(own);
const anyVerb = anyOf(verbs);
const anyHung = anyOf(hung);
/** What two do together, and what a whole club says. */
const stays =
  /(?<!\p{L})(?:insieme|ci (?:vediamo|conosciamo|unisce|siamo)|tutti|ne parliamo|parliamo|andiamo avanti)(?!\p{L})/iu;
const ours = /(?<!\p{L})(?:noi|nostr[oaie])(?!\p{L})|\p{L}{2,}iamo(?!\p{L})/iu;

/** An Italian sentence of "noi" as one person says it: "Dicci che cosa e ti diciamo se c’è" -> "Dimmi che cosa e ti dico se c’è"; as it is where that would not be sure. */
export function asOneItalian(sentence: string): string {
  if (sentence === 'Chi siamo') return 'Chi sono';
  if (stays.test(sentence)) return turnWords(sentence, hung, anyHung);
  const alone = turnWords(sentence, verbs, anyVerb).replace(
    /(?<=(?<!\p{L})(?:su di|di|da|con|per|a|presso)\s)noi(?!\p{L})/giu,
    'me',
  );
  const told = turnWords(turnWords(alone, hung, anyHung), own, anyOwn)
    .replace(/(?<!\p{L})ce ne(?=\soccupo)/giu, (said) => capitalAs('me ne', said))
    .replace(/(?<!\p{L})ci(?=\s(?:prendo|trovi|chiedono|raccontano|occupo|dici|scrivi))/giu, (said) =>
      capitalAs('mi', said),
    );
  return ours.test(told) ? sentence : told;
}
