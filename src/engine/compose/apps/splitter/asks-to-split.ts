import { isItemBill } from '@/engine/brief/apps/is-item-bill';
import { readPeople } from './read-people';

const shared =
  /\bwho owes\b|\bwhat (?:each|everyone|everybody) owes\b|\bowes? (?:whom|who|each other|one another)\b|\bsettle(?:s|ments?)? (?:up|debts?|between)|(?:expenses?|costs?|shared|group|trip|household) split(?:ter|ting)?\b|split(?:s|ting)? (?:(?:the|our|shared|group|household|trip|holiday|travel|common|my|up|all|monthly) )*(?:expenses?|costs?(?= of| between| among| with|[,.:;]|$)|spending|bills|rent|utilities)|\bbills? split(?:ter|ting)s? (?:\p{L}+ )?for (?:our|(?:my )?(?:flat|room|house)mates)|\b(?:share|divide|sharing|dividing) (?:(?:the|our|all) )*(?:expenses|costs|bills|rent)\b|\b(?:shared|group|joint) (?:expenses?|costs)\b|qui[eé]n (?:le )?debe|gastos (?:compartidos|comunes|del grupo|entre)|(?:repartir|dividir) (?:los )?gastos|qui doit|d[eé]penses (?:partag|commun|entre)|partage(?:r)? (?:des|les|nos) (?:d[eé]penses|frais)|wer (?:schuldet )?wem|wer schuldet|gemeinsame (?:ausgaben|kosten)|(?:ausgaben|kosten) (?:zu )?(?:teilen|aufteilen)|quem deve|despesas (?:partilhadas|compartilhadas|entre|do grupo)|(?:dividir|rachar) (?:as )?despesas|chi deve|spese (?:condivise|comuni|di gruppo|tra)|dividere le spese|wie (?:moet|is) wie|wie betaalt wie|gedeelde (?:uitgaven|kosten)|(?:kosten|uitgaven) (?:verdelen|delen)|kto komu|wsp[oó]lne wydatki|kim kime|ortak (?:harcama|masraf|gider)|من يدين|من مدين|(?:تقسيم|تقاسم|قسمة) (?:ال)?مصاريف|(?:ال)?مصاريف (?:ال)?مشتركة|מי חייב|הוצאות משותפות|חלוקת (?:ה)?הוצאות/iu;

/** "Expense tracker for a couple: who paid what, split evenly". */
const paid =
  /\bwho (?:has )?paid (?:what|how much|for)\b|\b(?:expenses?|costs?|spending|bills|rent)\b[^.;]{0,60}\bsplit (?:it |them |everything )?(?:evenly|equally|fairly|fifty[- ]fifty|50[/ -]50|in half|down the middle)\b/iu;
const bill = /\bsplit(?:s|ting|ter)?\b/iu;
const isTip = /\btips?\b|\bgratuity\b/iu;

/** Whether a prompt wants what several people paid to be evened out between them. */
export const asksToSplit = (prompt: string): boolean =>
  shared.test(prompt) ||
  isItemBill(prompt) ||
  (paid.test(prompt) && !isTip.test(prompt)) ||
  // "Split the bill for our ski trip: Anna, Ben and Chloe": between people with names, each of whom may have paid.
  (bill.test(prompt) && !isTip.test(prompt) && readPeople({ prompt }).length > 1);
