import type { Brief } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { ReadPart } from '../names/mend-intro';

const opening =
  /^(?<who>\p{Lu}\p{Ll}[\p{L}’'-]*\s\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?),\s(?<trade>\p{Ll}[\p{L} -]{3,34}(?:er|or|ist|ian|smith|wright|maker|man|woman))(?:,\s|\sin\s|\sfrom\s|\sbased in\s)(?<town>\p{Lu}[\p{L}’' -]{2,30})[.,]/u;
/** Kinds that something else in the prompt tells: a course that is taught beside the work, a day on which it is shown. */
const beside: ReadonlySet<SiteKind> = new Set(['course', 'event', 'nonprofit']);
/** "Harp teacher and player. Weddings, funerals …": the first words are whoever it is. */
const first =
  /^(?<trade>\p{Lu}?[\p{L}-]+(?:\s\p{Ll}[\p{L}-]+){0,3}?\s(?:teacher|player|tutor|photographer|singer|pianist|harpist|violinist|guitarist|cellist|florist|caterer|celebrant|calligrapher|hairdresser|piper|drummer|magician|maker|baker|tailor|dressmaker|seamstress|illustrator|painter|joiner|carpenter|thatcher|farrier)(?:\sand\s\p{Ll}[\p{L}-]+)?)(?:\s(?:in|from|based in)\s[^.,]{3,30})?[.,]\s/u;
const teaches = /\b(?:teacher|tutor|instructor|coach|trainer|lecturer)$/iu;

/** "Hazel Dunmore, upholsterer, Settle. … I teach a three-day course": the trade that opens it is what it is. */
export function mendTradeTold(brief: Brief, readPart: ReadPart): Brief {
  if (brief.kind.value === 'event') {
    const told = first.exec(brief.prompt)?.groups?.['trade'];
    const meant = told === undefined ? null : readPart(`I am a ${told.toLowerCase()}.`, {});
    if (told !== undefined && meant !== null && meant.kind.value !== 'event' && brief.date === null) {
      const again = readPart(brief.prompt, { kind: meant.kind.value });
      return { ...again, offer: { value: told.toLowerCase(), spans: [{ start: 0, end: told.length }] } };
    }
  }
  const found = beside.has(brief.kind.value) ? opening.exec(brief.prompt) : null;
  const { trade, who = '' } = found?.groups ?? {};
  if (!found || trade === undefined || teaches.test(trade)) return brief;
  const alone = readPart(`I am a ${trade}.`, {});
  if (beside.has(alone.kind.value)) return brief;
  const start = who.length + 2;
  const spans = [{ start, end: start + trade.length }];
  return {
    ...brief,
    kind: { value: alone.kind.value, spans },
    offer: { value: trade, spans },
    name: { value: who, spans: [{ start: 0, end: who.length }] },
    items: brief.items.map((item) =>
      item.value.section === 'curriculum' ? { ...item, value: { ...item.value, section: 'pricing' } } : item,
    ),
  };
}
