import { addBanner } from '../intents/add-banner';
import { addNote } from '../intents/add-note';
import type { Step, StepResult } from '../intent';
import { foldWord } from '../words/fold-word';
import { readCommand } from '../words/read-command';

const seasons =
  /\b(?:(?:in|during|over|all|this|im|en|no|na|d'|l')\s?(?:the )?(?:winter|summer|sommer|inverno|estate|hiver|ete|invierno|verano|verao)|(?:in|during|all|en|im|a|ad|em|till|until|from|bis|ab|jusqu'en|hasta|fino a|ate|through)\s(?:the |end of |mid |fines de |finales de |mitte |ende |fin )?(?:janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januar|februar|marz|juni|juli|oktober|dezember|janeiro|fevereiro|marco|maio|junho|julho|setembro|outubro|novembro|dezembro))\b/;
/** Days that stand out of every week: a feast, the next Friday. */
const feasts =
  /\b(?:easter|christmas|boxing day|new year|good friday|(?:this|next) (?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|paques|noel|pascua|navidad|nochebuena|ostern|ostermontag|ostersonntag|karfreitag|weihnachten|silvester|neujahr|heiligabend|pasqua|pasquetta|natale|capodanno|pascoa|natal)\b/;
const opens =
  /\b(?:open|closed?|shut|closing|ferm(?:e|es|ons|ee)|ouvert|ouvrons|cerramos|cerrado|abrimos|abierto|chiusi|chiudiamo|aperti|fechamos|fechado|aberto|geschlossen|zu|schliessen|offen|geoffnet)\b/;

const isApart = (said: string): boolean => seasons.test(said) || feasts.test(said);

/**
 * "In winter we are closed on Mondays", "on ferme en août": hours that hold for a part of the year are no week of the
 * site. They are said under the hours in the person's own words, on top of the page where no section tells the hours.
 */
export function seasonNote(step: Step): StepResult | null {
  const said = foldWord(step.part.source);
  if (/["“”:@]|\d{5}/u.test(step.part.source) || !isApart(said) || !opens.test(said)) return null;
  // "The mail is … and we close in January" are two wishes.
  const clauses = said.split(/\s(?:and|but|et|y|e|und)\s|[,;]\s?/u);
  if (!clauses.every((one) => isApart(one) || opens.test(one) || one.split(' ').length < 4)) return null;
  if (/^(?:add|put|change|make|move|remove|show|hide|rename)\b/.test(step.part.plain)) return null;
  const text = step.part.source.trim().replace(/[.!]+$/u, '');
  const large = text.charAt(0).toUpperCase() + text.slice(1);
  const order = (words: string) => ({ ...step, part: readCommand(words, 'en') });
  const note = addNote.attempt(order(`add a line under hours saying "${large}"`));
  return note?.status === 'done' ? note : addBanner.attempt(order(`add a banner saying "${large}"`));
}
