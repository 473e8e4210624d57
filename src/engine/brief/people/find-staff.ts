import type { SectionType } from '@/domain/site/vocabulary';
import type { Met } from '../offer/find-meant';
import { isCueAt, type Reading } from '../reading';

const doer = /(?:ist|er|or|ian|man|woman|smith|vet|chef|nurse|guide|coach|mechanic)$/u;
const doers =
  /(?:physios|osteos|techs|ists|ers|ors|ians|men|women|smiths|vets|chefs|nurses|guides|coaches|mechanics|midwives)$/u;
/** Words that end like somebody who does something, and others whom a page does not present as its own. */
const others =
  /^(?:customer|partner|offer|flower|visitor|supplier|flyer|member|follower|neighbour|neighbor|sponsor|beer|number|order|paper|cover|poster|computer|door|floor|colou?r|brother|sister|mother|father|dinner|answer|banner|timer|tower|river|letter|burger|sweater|scooter|camper|trailer|reader|subscriber|user|buyer|listener|investor|donor|winner|newsletter|volunteer|other|owner|founder|maker|author|transfer|counter|calculator|editor|corner|kipper|slipper|hamper|cracker|pepper|jumper|boiler|heater|mixer|lager|freezer|cooker|dryer|charger|sticker|planter|container|conditioner|roller|radiator|tractor|motor|mirror|sensor|generator|platter|chowder|fritter|skewer|washer|digger|shutter|gutter|shower|locker|saver|starter|taster|offcut|filter|summer|winter|power|quarter|order|calendar)s?$/u;

/** Whether a word tells people by what they do, in the plural: "solicitors". */
export function isDoers(form: string): boolean {
  return doers.test(form) && !others.test(form);
}

/** "our solicitors", "meet the audiologist" as an entry of its own: those who work there. */
export function findStaff(reading: Reading): Met<SectionType>[] {
  const { tokens } = reading;
  const found: Met<SectionType>[] = [];
  for (const [at, token] of tokens.entries()) {
    const isMet = token.form === 'meet' && isCueAt(reading, at + 1, 'definite', 'possessive');
    const isOurs =
      // "our own kippers": those who work there are not theirs.
      token.form === 'our' &&
      tokens[at + 1]?.form !== 'own' &&
      !isCueAt(reading, at - 1, 'for', 'break', 'in');
    const from = isMet ? at + 2 : isOurs ? at + 1 : null;
    if (from === null || tokens[from]?.clause !== token.clause) continue;
    let to = from + 1;
    while (to < from + 3 && tokens[to]?.clause === token.clause && !isCueAt(reading, to, 'and', 'with', 'in'))
      to += 1;
    const last = tokens[to - 1]?.form ?? '';
    if (tokens[to]?.clause === token.clause && !isCueAt(reading, to, 'and', 'with')) continue;
    if (others.test(last) || !(doers.test(last) || (isMet && doer.test(last)))) continue;
    found.push({ value: 'team', from: at, to });
  }
  return found;
}
