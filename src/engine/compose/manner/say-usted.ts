import { turnTexts } from './page-texts';

/** Verbs that say "tú" with what says "usted": no noun ends alike. */
const verbs = `buscas busca; eliges elige; estás está; hablas habla; llegas llega; pides pide; practicas practica; puedes puede; quieres quiere; recibes recibe; sabes sabe; sales sale; tienes tiene; vendrás vendrá; vienes viene; aprenderás aprenderá; compres compre; compruebas comprueba; decides decide; deseas desea; dices dice; digas diga; echas echa; encuentras encuentra; entiendes entiende; eres es; escribas escriba; escribes escribe; esperas espera; estés esté; haces hace; llegues llegue; llevarás llevará; llevas lleva; necesitas necesita; necesites necesite; pierdes pierde; podrías podría; puedas pueda; querías quería; quieras quiera; recoges recoge; tendrás tendrá; tengas tenga; traes trae; usas usa; vas va; ves ve; viajas viaja; vuelves vuelve; quedas queda; atascas atasca; has ha; podrás podrá; verás verá; sientes siente; prefieres prefiere; conoces conoce; piensas piensa; creas cree; vengas venga; hagas haga; veas vea; tomas toma; sois son; venís vienen; queréis quieren; podéis pueden; tenéis tienen; estáis están; vais van; decís dicen; necesitáis necesitan; pagas paga; llevarte llevarse; llevártelo llevárselo`;
/** What one asks a friend to do, with a word that hangs on it. */
const hung = `dinos díganos; dínoslo díganoslo; dínoslas díganoslas; dime dígame; escríbenos escríbanos; escríbeme escríbame; cuéntanos cuéntenos; cuéntame cuénteme; cuéntanoslo cuéntenoslo; cuéntamelo cuéntemelo; llámanos llámenos; llámame llámeme; mándanos mándenos; pregúntanos pregúntenos; visítanos visítenos; síguenos síganos; avísanos avísenos; quédate quédese; siéntate siéntese; recógelo recójalo; repásalo repáselo; resérvalo resérvelo; tráelo tráigalo; tráela tráigala; descríbelo descríbalo; ábrelo ábralo; ciérralo ciérrelo; dilo dígalo; hazlo hágalo; hazla hágala; ponlo póngalo; ponla póngala; úsalo úselo; ponles póngales; apúntate apúntese; únete únase; acércate acérquese; suscríbete suscríbase; regístrate regístrese; inscríbete inscríbase; decídete decídase; asegúrate asegúrese; imagínate imagínese; decidnos dígannos; escribidnos escríbannos; contadnos cuéntennos; venid vengan; decid digan; preguntad pregunten; llamadnos llámennos`;
/** What one asks a friend to do, where it opens a sentence or follows another such word. */
const bare = `abre abra; añade añada; apunta apunte; avisa avise; borra borre; cierra cierre; descubre descubra; di diga; disfruta disfrute; elige elija; empieza empiece; encuentra encuentre; envía envíe; escoge escoja; escribe escriba; guarda guarde; haz haga; indica indique; llama llame; manda mande; mira mire; participa participe; pide pida; pon ponga; prueba pruebe; pulsa pulse; recoge recoja; rellena rellene; repasa repase; reserva reserve; revisa revise; sigue siga; toca toque; trae traiga; usa use; ven venga; vuelve vuelva; consulta consulte; compra compre; visita visite; pregunta pregunte; cuenta cuente; echa eche; dibuja dibuje; aprende aprenda; sube suba; baja baje; ordena ordene; busca busque; filtra filtre; crea cree; entra entre; copia copie; arrastra arrastre; escucha escuche; lee lea; come coma; comprueba compruebe; saca saque; duerme duerma; despierta despierte`;
/** Of these the same word is a thing or what somebody else does, unless what it is done to follows. */
const alsoThings =
  /^(?:reserva|prueba|consulta|compra|visita|pregunta|cuenta|busca|entra|sube|baja|lee|come|abre|cierra|empieza|sigue|vuelve|crea|trae|manda|encuentra|escucha|ordena|llama|avisa|echa|toca|guarda|di|usa|saca)$/iu;

const tableOf = (rows: string): ReadonlyMap<string, string> =>
  new Map(
    rows.split('; ').map((row): [string, string] => [row.split(' ')[0] ?? '', row.split(' ')[1] ?? '']),
  );
const verbOf = tableOf(verbs);
const hungOf = tableOf(hung);
const bareOf = tableOf(bare);

const like = (word: string, as: string): string =>
  /^\p{Lu}/u.test(as) ? word.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase('es')) : word;
const oneOf = (table: ReadonlyMap<string, string>): string => [...table.keys()].join('|');
const verb = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(verbOf)})(?!\p{L})`, 'giu');
const hanging = new RegExp(String.raw`(?<!\p{L})(?:${oneOf(hungOf)})(?!\p{L})`, 'giu');
const opening = new RegExp(
  String.raw`(?<lead>^\s*|[.:;!?¡¿>"|(]\s*)(?<word>${oneOf(bareOf)})(?!\p{L})(?<next>\sy\ste(?!\p{L})|\s\p{L}+|:\ste(?!\p{L}))?`,
  'giu',
);
const object =
  /^(?:\s(?:tu|tus|su|el|la|los|las|un|una|uno|lo|cuándo|cuando|cómo|por|donde|qué|si|hora|mesa|algo|dos|otra|ya|ahora|también|antes|más|hoy|esta?)$|:\ste|\sy\ste)/iu;
const politeBare = [...new Set([...bareOf.values(), ...hungOf.values()])].join('|');
/** "Venga, pregunta y saca": what follows a wish is one; so is what follows a condition: "Si se pierde, llama". */
const chained = new RegExp(
  String.raw`(?<=(?<!\p{L})(?:${politeBare})(?:\s\p{L}+){0,3}(?:,|\sy|\so)\s|(?:^|[.:!?]\s)(?:si|cuando)\s[^,.]{3,60},\s)(?:${oneOf(bareOf)})(?!\p{L})`,
  'giu',
);
const self = new RegExp(String.raw`(?<!\p{L})te(?=\s(?:lo|la|los|las|${oneOf(verbOf)})(?!\p{L}))`, 'giu');

/** One stretch of Spanish said with respect. */
const turn = (text: string): string =>
  text
    .replace(/(?<=(?<!\p{L})(?:lo|la|los|las)\s)pruebas(?!\p{L})/giu, 'prueba')
    .replace(opening, (all: string, ...rest: unknown[]) => {
      const { lead, word, next = '' } = rest.at(-1) as { lead: string; word: string; next?: string };
      const isTold = /\spor$/iu.test(next) ? /^(?:pregunta|empieza)$/iu.test(word) : object.test(next);
      const isAsked = /^pregunta$/iu.test(word) && /^\s(?:al|en|cada)$/iu.test(next);
      if (alsoThings.test(word) && !isTold && !isAsked) return all;
      return `${lead}${like(bareOf.get(word.toLowerCase()) ?? word, word)}${next}`;
    })
    .replace(hanging, (word) => like(hungOf.get(word.toLowerCase()) ?? word, word))
    .replace(chained, (word) => like(bareOf.get(word.toLowerCase()) ?? word, word))
    .replace(chained, (word) => like(bareOf.get(word.toLowerCase()) ?? word, word))
    .replace(
      /(?<!\p{L})(?<stem>sumar|apuntar|unir|inscribir|registrar|hacer|sentar)te(?!\p{L})/giu,
      '$<stem>se',
    )
    .replace(/(?<!\p{L})(?<stem>\p{L}{3,}[aei]r)te(?!\p{L})/gu, '$<stem>le')
    .replace(/(?<!\p{L})os(?!\p{L})/gu, 'les')
    .replace(/(?<!\p{L})vuestr[oa](?<many>s?)(?!\p{L})/giu, (word, many: string) => like(`su${many}`, word))
    .replace(self, (word) => like('se', word))
    .replace(/(?<!\p{L})te(?!\p{L})/giu, (word) => like('le', word))
    .replace(/(?<!\p{L})contigo(?!\p{L})/giu, (word) => like('con usted', word))
    .replace(/(?<!\p{L})(?:ti|tú)(?!\p{L})/giu, (word) => like('usted', word))
    .replace(/(?<!\p{L})tu(?<many>s)?(?!\p{L})/giu, (word, many: string | undefined) =>
      like(many === undefined ? 'su' : 'sus', word),
    )
    .replace(/(?<!\p{L})tuy(?<end>[oa]s?)(?!\p{L})/giu, (word, end: string) => like(`suy${end}`, word))
    .replace(verb, (word) => like(verbOf.get(word.toLowerCase()) ?? word, word));

/** A Spanish page or text that says "tú" said with "usted" instead; what is `own`, the words of the prompt, stays. */
export const sayUsted = (text: string, own = ''): string => turnTexts(text, turn, own);
