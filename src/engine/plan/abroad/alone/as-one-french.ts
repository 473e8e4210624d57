import { capitalAs, pairsOf } from './turn-words';

const verbs = pairsOf(
  `sommes:suis avons:ai faisons:fais disons:dis pouvons:peux voulons:veux savons:sais tenons:tiens connaissons:connais choisissons:choisis vendons:vends répondons:réponds prenons:prends mettons:mets prévenons:préviens suivons:suis appelons:appelle attendons:attends lisons:lis partons:pars réglons:règle venons:viens revenons:reviens écrivons:écris intervenons:interviens recevons:reçois voyons:vois cousons:couds utiliserions:utiliserais essayons:essaie
  trouvons:trouve travaillons:travaille gardons:garde parlons:parle confirmons:confirme préparons:prépare donnons:donne montrons:montre arrangeons:arrange changeons:change cherchons:cherche commençons:commence corrigeons:corrige examinons:examine expliquons:explique regardons:regarde occupons:occupe racontons:raconte restons:reste réparons:répare conseillons:conseille écoutons:écoute épinglons:épingle aidons:aide veillons:veille proposons:propose livrons:livre demandons:demande envoyons:envoie apportons:apporte`,
);
const clitics = String.raw`(?:(?:ne|vous|le|la|les|lui|leur|y|en|nous)\s|[nl][’'])*`;
const speaking = new RegExp(
  String.raw`(?<!\p{L}|-)(?<we>[Nn]ous)\s(?<clitics>${clitics})(?<verb>${[...verbs.keys()].join('|')})(?!\p{L})`,
  'gu',
);
/** What two do together, and what customers or a whole club say. */
const stays =
  /(?<!\p{L})(?:ensemble|nous nous (?:voyons|sommes)|tous les deux|nous réunit|entre nous|chez nous|nous parlons|nous en parlons)(?!\p{L})/iu;
/** "dites-nous", "dites-le-nous". */
const asked = /(?<=(?:ez|tes)(?:-l[ea]s?)?-)nous(?!\p{L})/giu;
const ours = /(?<!\p{L})(?:nous|notre|nos)(?!\p{L})/iu;
const hers =
  /^(?:maison|cuisine|boutique|table|carte|passion|méthode|démarche|zone|galerie|pratique|venue|sélection|région)$/iu;

/** A French sentence of "nous" as one person says it: "Dites-nous quoi, nous vous disons si nous l’avons" -> "Dites-moi quoi, je vous dis si je l’ai"; as it is where that would not be sure. */
export function asOneFrench(sentence: string): string {
  if (/^Qui sommes-nous(?=\s?\??$)/u.test(sentence)) return sentence.replace('sommes-nous', 'suis-je');
  if (!ours.test(sentence)) return sentence;
  if (stays.test(sentence)) return sentence.replace(asked, 'moi');
  const told = sentence
    .replace(speaking, (_, we: string, between: string, verb: string) => {
      const said = `${between}${verbs.get(verb) ?? verb}`
        .replace(/(?<!\p{L})nous\s(?=[aeéèêiouh])/iu, 'm’')
        .replace(/(?<!\p{L})nous(?=\s)/iu, 'me');
      return capitalAs(/^[aeéèêiouy]/iu.test(said) ? `j’${said}` : `je ${said}`, we);
    })
    .replace(asked, 'moi')
    .replace(
      /(?<=(?<!\p{L})(?:de|par|avec|pour|chez|à)\s)nous(?!\p{L}|\s\p{L}+(?:er|ir|oir|re)(?!\p{L}))/giu,
      'moi',
    )
    .replace(/(?<!\p{L})nous\s(?=[aeéèêiouh]\p{L}+(?:er|ir|re)(?!\p{L}))/giu, (said) => capitalAs('m’', said))
    .replace(
      /(?<!\p{L})nous(?=\s(?:\p{L}+(?:er|ir|oir|re)|demande|raconte|laissez|dites)(?!\p{L}))/giu,
      (said) => capitalAs('me', said),
    )
    .replace(/(?<=je reste )joignables/iu, 'joignable')
    .replace(/(?<!\p{L})nos(?=\s\p{L})/giu, (said) => capitalAs('mes', said))
    .replace(/(?<!\p{L})notre\s(?<noun>\p{L}+)/giu, (said, noun: string) =>
      capitalAs(`${hers.test(noun) ? 'ma' : 'mon'} ${noun}`, said),
    );
  return ours.test(told) ? sentence : told;
}
