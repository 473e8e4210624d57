import type { SiteKind } from '@/domain/site/vocabulary';
import { cleanName } from '../names/clean-name';
import type { Clause } from './dated-clauses';
import { findWhen } from './find-when';
import { meetingNoun } from './meeting-noun';
import type { Reading } from '../reading';
import { cooks } from '../parts/section-for';
import { lean } from '../words/lean-letters';

/** What a date says of the whole: from when it is open, until when one may apply. */
export const bounds = lean(
  /(?<!\p{L})(?:open(?!\s(?:dag|dagen|huis|podium|day|days|house|evening|studios?|mic|air|rehearsal|weekend|gardens?|doors?|morning|afternoon|night|session|stage|call)\b)|opens|opening|opened|openings|hours|closed|closes|shut|until|till|til|by|before|after|since|from|between|deadline|due|valid|expires?|countdown|launch\p{L}*|release\p{L}*|early bird|available|availability|season|holidays?|born|founded|est|established|call|phone|breakfast|lunch|dinner|check-?in|check-?out|deliver\p{L}*|geöffnet|offen|öffnungszeiten|geschlossen|bis|seit|ab|ouvert\p{L}*|fermé\p{L}*|horaires?|jusqu\p{L}*|depuis|abierto|abre|abrimos|cerrado|horarios?|hasta|desde|aperto|chiuso|orari\p{L}*|fino|aberto|fechado|até|gesloten|tot|vanaf|mo|lu|mi|do|sa)(?!\p{L})/iu,
);
/** Small words round the name of something dated. */
export const joints =
  /^(?:[\s,;:–—@-]|(?:and|und|et|y|e|en|on|at|every|each|the|our|next|upcoming|also|plus|then|am|um|le|el|il|op|dates?|events?|diary|calendar)(?!\p{L}))+|(?:[\s,;:–—@(-]|(?<!\p{L})(?:on|at|from|every|each|is|are|am|um|le|el|il|op|and|und|et|y|a|em|dia|den|dnia)(?!\p{L}))+$/giu;
/** What a group does when it meets. */
export const meets =
  /^(?:we|they|the (?:choir|group|club|band|team))?\s?(?:also\s)?(?<verb>rehearse|meet|train|practi[sc]e|play|sing|dance|ride|run|gather|worship|sew|knit|paint|sail|row|swim|climb|walk|cycle)s?$/iu;

/** What takes place, as the heading of its line. */
export function titleOf(raw: string): string {
  // "I'm Kirsty and I'm abseiling down the tower on 8 May"
  let title = raw.replace(
    /^\s*(?:i['’]?m|i am)\s(?:\p{Lu}\p{L}+\s(?:and|&)\s(?:i['’]?m|i am)\s)?(?=\p{Ll}+ing\s)/iu,
    '',
  );
  for (let before = ''; before !== title;) {
    before = title;
    title = title.replace(joints, '').trim();
  }
  // "Kickstarter starts 3 November"
  title = title.replace(
    /(?<=\p{L}{3}.*)\s(?:starts?|starting|begins?|beginning|takes place|happens|is on|goes live|meets|rehearses|trains|gathers|practi[sc]es)$/iu,
    '',
  );
  // "next show The Importance of Being Earnest": its title says what it is.
  title = title.replace(
    /^(?:show|production|play|film|exhibition|concert|musical|screening)\s(?=(?:The|A|An|My|Our)\s\p{Lu})/iu,
    '',
  );
  // "Friday 8pm The Quiet Girl": with a capital before a capital the article is part of it.
  if (/^\p{Lu}/u.test(title) && raw.includes(`The ${title}`)) title = `The ${title}`;
  const verb = meets.exec(title)?.groups?.['verb'];
  const noun = verb === undefined ? cleanName(title) : meetingNoun(verb);
  return noun.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
}

/** "Beavers Monday 5.45-6.45pm, Cubs Tuesday 6.30-8pm": sentences in which several have a time of their own each week. */
export function sessionsOf(
  clauses: readonly Clause[],
  reading: Reading,
  kind: SiteKind,
): ReadonlySet<number> {
  const named = new Map<number, Set<string>>();
  for (const { start, end, sentence } of clauses) {
    const text = reading.prompt.slice(start, end);
    const when = findWhen(text, reading.lexicon);
    const title = when?.isWeekly && !when.isDaily ? titleOf(text.slice(0, when.start)) : '';
    if (title === '' || cooks.has(kind) || bounds.test(title) || places.test(title)) continue;
    named.set(sentence, (named.get(sentence) ?? new Set()).add(title));
  }
  return new Set([...named].filter(([, titles]) => titles.size > 1).map(([sentence]) => sentence));
}

/** What is open, where something else would take place. */
const places =
  /(?<!\p{L})(?:shop|store|showroom|office|workshop|studio|counter|kitchen|bar|café|cafe|reception|phone|lines?|surgery|clinic|library|museum|gallery|garden|desk|mornings?|evenings?|afternoons?|late|early|hours?|weekdays?|weekends?|collections?|walk-?ins?|appointments?|by|only|also)(?!\p{L})/iu;
