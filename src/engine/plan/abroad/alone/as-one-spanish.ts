import { anyOf, capitalAs, pairsOf, turnWords } from './turn-words';

const verbs = pairsOf(
  `decimos:digo damos:doy hacemos:hago tenemos:tengo contamos:cuento empezamos:empiezo sabemos:sé conocemos:conozco ponemos:pongo salimos:salgo volvemos:vuelvo seguimos:sigo pedimos:pido podemos:puedo queremos:quiero vamos:voy vayamos:vaya somos:soy estamos:estoy elegimos:elijo servimos:sirvo cerramos:cierro corregimos:corrijo proponemos:propongo usáramos:usara traemos:traigo ofrecemos:ofrezco venimos:vengo recogemos:recojo mostramos:muestro leemos:leo creemos:creo medimos:mido probamos:pruebo
  acertamos:acierto atendemos:atiendo avisamos:aviso buscamos:busco preparamos:preparo cambiamos:cambio cocinamos:cocino trabajamos:trabajo dedicamos:dedico ocupamos:ocupo guardamos:guardo apartamos:aparto contestamos:contesto confirmamos:confirmo enseñamos:enseño enviamos:envío escuchamos:escucho fijamos:fijo exploramos:exploro explicamos:explico ajustamos:ajusto arreglamos:arreglo cuidamos:cuido examinamos:examino llevamos:llevo miramos:miro mandamos:mando cumplimos:cumplo reparamos:reparo preguntamos:pregunto respondemos:respondo llamamos:llamo esperamos:espero vendemos:vendo aconsejamos:aconsejo ayudamos:ayudo reservamos:reservo tocamos:toco llegamos:llego entregamos:entrego usamos:uso dejamos:dejo`,
);
const hung = pairsOf(
  'dinos:dime cuéntanos:cuéntame escríbenos:escríbeme avísanos:avísame llámanos:llámame mándanos:mándame pregúntanos:pregúntame síguenos:sígueme visítanos:visítame cuéntanoslo:cuéntamelo dínoslo:dímelo escribidnos:escribidme aconsejarte:aconsejarte conocernos:conocerme díganos:dígame escríbanos:escríbame',
);
const anyVerb = anyOf(verbs);
const anyHung = anyOf(hung);
/** What two do together, and what a whole club says. */
const stays =
  /(?<!\p{L})(?:juntos|nos (?:vemos|conocemos|une|sentimos)|hablamos|acordemos|todos|los dos|para conocernos|dijimos|buscábamos)(?!\p{L})/iu;
const ours = /(?<!\p{L})(?:nos|nosotr[oa]s|nuestr[oa]s?)(?!\p{L})|\p{L}{2,}(?:amos|emos|imos)(?!\p{L})/iu;
const nouns =
  /(?<!\p{L})(?:extremos|últimos|próximos|tramos|reclamos|mínimos|máximos|ramos|mimos)(?!\p{L})/giu;

/** A Spanish sentence of "nosotros" as one person says it: "Dinos qué pasa y te damos un precio" -> "Dime qué pasa y te doy un precio"; as it is where that would not be sure. */
export function asOneSpanish(sentence: string): string {
  if (sentence.startsWith('Quiénes somos')) return sentence.replace('Quiénes somos', 'Quién soy');
  // "Dime cuándo nos vemos": they meet, and one is told.
  if (stays.test(sentence)) return turnWords(sentence, hung, anyHung);
  const told = turnWords(turnWords(sentence, verbs, anyVerb), hung, anyHung)
    .replace(/(?<!\p{L})con nosotr[oa]s(?!\p{L})/giu, (said) => capitalAs('conmigo', said))
    .replace(/(?<=(?<!\p{L})(?:de|por|para|a|sobre)\s)nosotr[oa]s(?!\p{L})/giu, 'mí')
    .replace(/(?<!\p{L})nosotr[oa]s(?!\p{L})/giu, (said) => capitalAs('yo', said))
    .replace(/(?<=fuera\s)nuestro(?!\p{L})/giu, 'mío')
    .replace(/(?<!\p{L})nuestr[oa](?<many>s?)(?!\p{L})/giu, (said, many: string) =>
      capitalAs(`mi${many}`, said),
    )
    .replace(/(?<!\p{L})nos(?!\p{L})/giu, (said) => capitalAs('me', said));
  return ours.test(told.replace(nouns, '')) ? sentence : told;
}
