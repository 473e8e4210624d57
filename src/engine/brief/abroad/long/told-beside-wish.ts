import { capitalise } from '../../../capitalise';
import { isWish } from './wishes-in';

const greeting =
  /^(?:hola(?: a todos)?|buenos días|buenas(?: tardes| noches)?|bonjour(?: à tous)?|salut|bonsoir|guten (?:tag|morgen|abend)|hallo(?: zusammen)?|moin|servus|grüezi|liebes team|olá|oi|bom dia|boa (?:tarde|noite)|buongiorno|buonasera|salve|ciao|beste(?: lezer| team)?|goede(?:n?dag|middag|morgen)|hoi|dag|dzień dobry|witam(?: serdecznie)?|witajcie|cześć|merhaba(?:lar)?|selam(?:lar)?|iyi (?:günler|akşamlar)|مرحب[ا-ي]?[\u064b-\u0652]*[ا]?|السلام عليكم(?: ورحمة الله(?: وبركاته)?)?|أهلاً?(?: وسهلاً?)?|صباح الخير|مساء الخير|تحية طيبة|שלום(?: רב| לכם| לכולם)?|היי|בוקר טוב|ערב טוב)\s?[,!.،:–-]*\s*/iu;
/** Where a statement may go on with a wish: "… und brauche eine neue Website", "…, e vorremmo un sito". */
const joints =
  /,?\s(?:y|e|und|et|en|i|oraz|ve|a|dlatego|daher|deshalb|así que|donc|quindi|dus|so)\s|,\s|\s?[;–]\s|\s(?=ו(?:רוצים|צריכים|מחפשים|מבקשים))/gu;

/** "Je m'occupe de la communication de la Ferme …": who writes, and no visitor asks. */
export const isIntroduction = (text: string): boolean =>
  /^(?:scrivo per|escribo (?:por|para|de parte de)|j['’]écris pour|ich schreibe (?:für|im namen)|ik schrijf (?:voor|namens)|escrevo (?:pela|pelo|para))\s|(?<!\p{L})(?:je m['’]occupe de|je gère|me encargo de|llevo la comunicación|cuido da comunicação|mi occupo d\p{L}+|ich kümmere mich um|ik verzorg|ik doe de|zajmuję się)(?:\s\p{L}+){0,3}\s(?:communication|com|site|comunicación|redes|comunicação|comunicazione|sito|website|öffentlichkeitsarbeit|werbung|communicatie|pr|stroną|komunikacją)(?!\p{L})/iu.test(
    text,
  );

/** "… een website voor onze buurtmoestuin De Groene Kluis in Utrecht": whom it is for, and where. */
const behindFor =
  /(?:^|\s)(?:para|pour|für|voor|per|scrivo per|communication de|comunicación de|comunicação de)\s(?:l['’]|(?:(?:o|a|el|la|il|het|de)\s)?(?:meu|minha|nosso|nossa)\s|(?:la|el|los|las|le|les|il|lo|a|o|die|der|das|den|dem|de|het|onze?|nostr[oa]|notre|nuestr[oa]|mi|mon|ma|mio|mia|mijn|unser\p{L}*|mein\p{L}*|noss[oa]|meu|minha|un[ae]?|een|ein\p{L}*)\s)?(?<whole>\p{L}[^.]+[.])$/u;
/** "…, chama Casa da Maré.": the name is said over it. */
const calledSo =
  /,?\s(?:(?:que |qui |che |die |der |das )?(?:(?:se |si )?(?:llama|chama)|s['’]appelle|heißt|heet)|llamad[oa]|chamad[oa]|appelée?|nommée?|namens|chiamat[oa]|genaamd)\s["„«“]?\p{Lu}[^,.]*(?<rest>[,.])/u;
const ended = (text: string): string => text.replace(/["”»“„«]/gu, '');

/** "Je suis la présidente de l'association …": the office of who writes is no news to visitors, their house is. */
const inOffice =
  /^(?:je suis|(?:yo )?soy|(?:eu )?sou|(?:io )?sono|ik ben)\s(?:l['’]|(?:le|la|el|o|a|il|lo|de)\s)?(?:président\p{L}*|directric\p{L}*|directeur|gérant\p{L}*|secrétaire|trésori\p{L}+|responsable|patron\p{L}*|president\p{L}*|director\p{L}*|gerente|dueñ[oa]|secretari[oa]|encargad[oa]|dono|dona|diretor\p{L}*|titolare|presidente|direttor\p{L}*|direttrice|voorzitter|eigenaar|eigenaresse|secretaris)\s(?:de\s(?=l['’]|la\s|el\s|los\s)|du\s|del\s|da\s|do\s|della\s|dell['’]|de\s|van\s)/iu;

/** A statement without its "Hola," or "Guten Tag,". */
export const withoutGreeting = (text: string): string => capitalise(text.replace(greeting, '').trim());

/**
 * What a wish tells beside itself: "Ich leite die Praxis … und brauche eine neue Website", "un sitio para Mar Azul, un hostal en
 * Cádiz". Empty where it tells nothing.
 */
export const toldBesideWish = (text: string, name: string | null): string => {
  const bare = withoutGreeting(text);
  // From the last joint back, so that as much as can be is told.
  const told =
    [...bare.matchAll(joints)]
      .toReversed()
      .map((joint) => ({
        left: bare.slice(0, joint.index),
        right: bare.slice(joint.index + joint[0].length),
      }))
      .find(({ left, right }) => isWish(right) && !isWish(left))?.left ?? '';
  if (told.split(/\s+/u).length > 3)
    return `${capitalise(told.replace(inOffice, '').replace(/[,;\s]+$/u, ''))}.`;
  const led = behindFor.exec(bare)?.groups?.['whole'];
  if (name !== null && led?.includes(name) === true && !isWish(led))
    return ended(capitalise(led.replace(calledSo, '$<rest>')));
  const at = name === null ? -1 : bare.indexOf(name);
  const rest = at < 0 ? '' : bare.slice(at + (name?.length ?? 0));
  // A name and what it is: "Pousada Maré Mansa, na praia do Rosa, em Imbituba".
  return /^["”»“']?(?:,|\s[–—-]|\s\()/u.test(rest) && rest.split(/\s+/u).length > 2 && !isWish(rest)
    ? ended(capitalise(bare.slice(at).replace(/["”»“]/u, '')))
    : '';
};
