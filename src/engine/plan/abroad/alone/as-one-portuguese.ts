import { anyOf, capitalAs, pairsOf, turnWords } from './turn-words';
import { lean } from '../../../brief/words/lean-letters';

const verbs = pairsOf(
  `dizemos:digo damos:dou fazemos:faço fazemo-las:faço-as temos:tenho sabemos:sei podemos:posso queremos:quero somos:sou estamos:estou pomos:ponho vemos:vejo ouvimos:ouço conhecemos:conheço servimos:sirvo corrigimos:corrijo oferecemos:ofereço vamos:vou usaríamos:usaria lemos:leio
  explicamos:explico aconselhamos:aconselho ajustamos:ajusto arranjamos:arranjo avisamos:aviso atendemos:atendo marcamos:marco preparamos:preparo trabalhamos:trabalho começamos:começo confirmamos:confirmo vendemos:vendo contamos:conto continuamos:continuo cozinhamos:cozinho cuidamos:cuido cumprimos:cumpro respondemos:respondo encontramos:encontro procuramos:procuro escolhemos:escolho enviamos:envio examinamos:examino ficamos:fico guardamos:guardo levamos:levo ligamos:ligo esperamos:espero mostramos:mostro mudamos:mudo observamos:observo pegamos:pego perguntamos:pergunto reparamos:reparo resolvemos:resolvo acreditamos:acredito voltamos:volto consertamos:conserto tocamos:toco ajudamos:ajudo chegamos:chego buscamos:busco vamos:vou explicamos:explico entregamos:entrego`,
);
const anyVerb = anyOf(verbs);
/** What two do together, and what a whole club says. */
const stays =
  /(?<!\p{L})(?:juntos|(?:nos|se) encontramos|conhecer-nos|nos conhecer(?:mos)?|conhecemo-nos|nos conhecemos|une-nos|nos une|falamos|conversamos|sentimo-nos|nos sentimos|combinamos|todos)(?!\p{L})/iu;
const ours = lean(
  /(?<!\p{L})(?:nós|nos|noss[oa]s?|connosco|conosco)(?!\p{L})|-nos(?!\p{L})|a gente(?!\p{L})|\p{L}{2,}(?:amos|emos|imos)(?!\p{L})/iu,
);
const nouns = /(?<!\p{L})(?:últimos|próximos|ramos|mimos|extremos|mínimos|termos)(?!\p{L})/giu;
const possessives = pairsOf('nosso:meu nossa:minha nossos:meus nossas:minhas');
const anyPossessive = anyOf(possessives);

/** A Portuguese sentence of "nós" as one person says it: "Diga o quê e dizemos se temos" -> "Diga o quê e digo se tenho"; as it is where that would not be sure. */
export function asOnePortuguese(sentence: string): string {
  if (sentence.startsWith('Quem somos')) return sentence.replace('Quem somos', 'Quem sou');
  if (sentence.startsWith('Para nos conhecer,')) return sentence.replace('nos conhecer', 'me conhecer');
  if (stays.test(sentence)) return sentence;
  const told = turnWords(turnWords(sentence, verbs, anyVerb), possessives, anyPossessive)
    .replace(/(?<!\p{L})(?:connosco|conosco|com (?:a gente|nós))(?!\p{L})/giu, (said) =>
      capitalAs('comigo', said),
    )
    .replace(/(?<=(?<!\p{L})(?:para|por|de|sobre|em)\s)(?:a gente|nós)(?!\p{L})/giu, 'mim')
    .replace(/(?<!\p{L})(?:a gente|nós)(?!\p{L})/giu, (said) => capitalAs('eu', said))
    .replace(/-nos(?!\p{L})/giu, '-me')
    .replace(
      /(?<!\p{L})nos(?=\s(?:encontra|perguntam|contam|diz|conta|escolhe|deixa|segue|conhece))/giu,
      'me',
    )
    // "do resto cuido eu"
    .replace(/(?<!\p{L})aqui estou(?=[.!])/giu, 'estou aqui');
  return ours.test(told.replace(nouns, '')) ? sentence : told;
}
