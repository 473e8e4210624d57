import type { CountWish, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import { countables } from '../lexicon/countables';
import { findPhrases } from '../words/phrase-index';
import { listVariants } from '../items/list-variants';
import { isCueAt, spanOf, type Reading } from '../reading';
import { shownIn } from './is-shown-in-gallery';

const members = new Map(
  Object.entries(countables).flatMap(([thing, list]) =>
    list.split(' ').map((word) => [word, thing] as const),
  ),
);

const questionWords = new Set([
  'question',
  'questions',
  'pregunta',
  'preguntas',
  'fragen',
  'frage',
  'pergunta',
  'perguntas',
  'domande',
  'vragen',
  'pytan',
  'pytania',
  'soru',
]);
const units = new Set(
  'day days hour hours minute minutes min mins second seconds sec week weeks month months year years night nights km kg m cm mm miles mile euro euros dollar dollars pound pounds percent guests people person persons seats star stars px am pm uhr h tage tag stunden jahre jahr dias horas anos meses jours heures ans mois giorni ore anni dagen uur jaar dni godzin lat gun saat yil language languages column columns more click clicks of by x yr yrs times time st nd rd th step steps kr sek nok dkk zl tl lei usd eur gbp chf tonnes tonne tons ton kilos litres liters acres hectares sqm mins watts kw mph kmh'.split(
    ' ',
  ),
);
units.delete('step');
units.delete('steps');
units.delete('columns');
units.delete('column');

function numberAt(reading: Reading, at: number): number | null {
  const token = reading.tokens[at];
  if (!token || token.isClosed) return null;
  if (/^\d{1,3}$/u.test(token.form)) {
    const near =
      reading.text.slice(Math.max(0, token.start - 2), token.start) +
      '|' +
      reading.text.slice(token.end, token.end + 2);
    if (/[$€£¥₹#+]\s?\||\d[.,:]\||\|[.,:]\d|\|\s?[%€£$₺₪:]|\|[-–]\d|[-–/]\|/u.test(near)) return null;
    return Number(token.form);
  }
  return reading.lexicon.numbers.get(token.form) ?? null;
}

/** "send the first 30 pages", "a 200 page novel": of a manuscript, and not of the site. */
const ofPaper =
  /\b(?:first|last|send|sends|read|reads|write|writes|sample of|manuscript of|book of|novel of|report of|more than|at most)\s(?:(?:the|us|your|me|your first|the first|the last|about)\s)?$/iu;

function thingAt(
  reading: Reading,
  at: number,
  kind: SiteKind,
): { readonly thing: string; readonly to: number } | null {
  const token = reading.tokens[at];
  if (!token) return null;
  if (questionWords.has(token.form))
    return {
      thing: kind === 'quiz' || kind === 'flashcards' || kind === 'poll' ? 'questions' : 'faq',
      to: at + 1,
    };
  for (const form of listVariants(token.form)) {
    const thing = members.get(form);
    if (thing !== undefined) return { thing, to: at + 1 };
  }
  // "three numbers about our impact": figures in a row, also where a word for them is none by itself.
  if (
    /^(?:numbers|figures)$/u.test(token.form) &&
    /^(?:about|on|that|showing|from)$/u.test(reading.tokens[at + 1]?.form ?? '')
  )
    return { thing: 'stats', to: at + 1 };
  const section = findPhrases(reading.lexicon.sections, reading.tokens, { from: at, to: at + 3 }).find(
    (match) => match.from === at && (match.value.kinds === null || match.value.kinds.has(kind)),
  );
  return section ? { thing: section.value.value, to: section.to } : null;
}

/** "two sisters run it": those who do it are nothing to count on a page. */
const kin =
  /^(?:sisters|brothers|friends|sons|daughters|kids|children|generations|hermanas|hermanos|amigos|amigas|soeurs|freres|amis|schwestern|bruder|freunde|sorelle|fratelli|amici|irmas|irmaos|zussen|broers|vrienden|siostry|bracia)$/u;
/** More than this many people are members of a club, not cards of a team; 80 recipes are in the book, not on the page. */
const mostCards = 24;
/** "300 bottles of juice": made last year, not shown one by one. */
const mostGoods = 60;
/** "30 grass pitches", "48 rooms": how large a house is; what it lets is told by sorts of them. */
const mostRooms = 12;
/** Sections of which a page has one. */
const lone = new Set<string>([
  'story',
  'about',
  'contact',
  'map',
  'hours',
  'booking',
  'newsletter',
  'quote',
  'venue',
  'teacher',
  'cta',
]);
/** "86 volunteers", "20 traders": how many there are, where a section of that name holds something else. */
const crowds = new Set<string>([
  'team',
  'volunteer',
  'posts',
  'jobs',
  'testimonials',
  'logos',
  'listings',
  'team members',
]);

/** "committee (5 people)", which reads "with 5 people". */
const peopleOf =
  /\b(?:committee|team|crew|board|staff|trustees)\s(?:with|of|\()\s?(\d{1,2}|\p{L}+)\s(?:people|persons|members)\b/u;
const crewOf =
  /(?<!\p{L})(\p{L}{3,}|\d{1,2})\spersonen\s(?:(?:auf der teamseite\s|kurz\s|einzeln\s)?(?:vorgestellt|vorstellen|zeigen|gezeigt))|(?<!\p{L})(?:equipe|equipo|team|squadra|equip)\s(?:de|di|von|van|aus|com|con|mit|met)\s(\d{1,2}|\p{L}+)(?!\p{L}|\d)/u;
const plural = /\p{L}{2,}(?:s|en|ler|lar)$/u;
const words = new Set(['one', 'un', 'une', 'ein', 'eine', 'um', 'uma', 'una', 'uno', 'een', 'bir', 'jeden']);

/** Reads "three pricing tiers", "at least five questions", "16 cards", "25/5 minutes". */
export function readCounts(
  reading: Reading,
  kind: SiteKind,
  skip: (at: number) => boolean,
): Slot<CountWish>[] {
  const { tokens } = reading;
  const counts: Slot<CountWish>[] = [];
  const add = (thing: string, count: number, from: number, to: number): void => {
    if (count < 1 || counts.some((slot) => slot.value.thing === thing)) return;
    if (lone.has(thing) || (thing === 'products' && count > mostGoods)) return;
    if (thing === 'rooms' && count > mostRooms) return;
    if (kin.test(thing) || (crowds.has(thing) && count > mostCards)) return;
    counts.push({ value: { thing, count }, spans: [spanOf(tokens, from, to)] });
  };
  for (let at = 0; at < tokens.length; at += 1) {
    const count = numberAt(reading, at);
    if (count === null || skip(at) || words.has(tokens[at]?.form ?? '')) continue;
    // "£95 (30 min, 5 images)": said of what has the price.
    const lead = reading.text.slice(Math.max(0, (tokens[at]?.start ?? 0) - 80), tokens[at]?.start);
    if (/[£€$]\s?\d[\d.,]*\s?\([^()]*$/u.test(lead)) continue;
    // "£12 includes 3 tastings": part of what is sold.
    if (/^(?:includes|including|incl|inc)$/u.test(tokens[at - 1]?.form ?? '')) continue;
    for (let next = at + 1; next <= at + 4; next += 1) {
      const token = tokens[next];
      if (!token || token.isClosed || !/^[\s-]{1,3}$/u.test(token.gap)) break;
      const thing = thingAt(reading, next, kind);
      // "three features, …": counted things, where "an app that features …" is a verb.
      const isThing =
        thing !== null &&
        (tokens[thing.to]?.clause !== token.clause || isCueAt(reading, thing.to, 'and', 'with'));
      if (units.has(token.form) || (!isThing && isCueAt(reading, next, 'with', 'for', 'and', 'in'))) break;
      if (thing?.thing === 'pages' && ofPaper.test(lead)) break;
      if (thing) {
        // "three sample posts cards": the last of several things in a row is the one counted.
        const further =
          next < at + 4 && /^\s$/u.test(tokens[thing.to]?.gap ?? '')
            ? thingAt(reading, thing.to, kind)
            : null;
        add(shownIn(reading, at) ?? (further ?? thing).thing, count, at, (further ?? thing).to);
        break;
      }
      if (
        plural.test(token.form) &&
        !findPhrases(reading.lexicon.tones, tokens, { from: next, to: next + 1 }).length
      ) {
        const after = tokens[next + 1];
        const isLast = !after || !/^\s$/u.test(after.gap) || !thingAt(reading, next + 1, kind);
        if (isLast) {
          add(shownIn(reading, at) ?? token.form, count, at, next + 1);
          break;
        }
      }
    }
  }
  // "équipe de 3", "equipo de cuatro", "Team aus fünf Leuten": the group stands before its number.
  const crew = (reading.spoken === 'en' ? peopleOf : crewOf).exec(reading.folded);
  const told = crew?.[1] ?? crew?.[2] ?? '';
  const size = Number(told) || (reading.lexicon.numbers.get(told) ?? 0);
  if (crew && size > 1 && size <= mostCards && !counts.some(({ value }) => value.thing === 'team'))
    counts.push({
      value: { thing: 'team', count: size },
      spans: [{ start: crew.index, end: crew.index + crew[0].length }],
    });
  const spells = kind === 'timer' ? /\b(\d{1,3})\s?[/+]\s?(\d{1,3})\b/u.exec(reading.folded) : null;
  if (spells) {
    const span = { start: spells.index, end: spells.index + spells[0].length };
    counts.push(
      { value: { thing: 'work minutes', count: Number(spells[1]) }, spans: [span] },
      { value: { thing: 'break minutes', count: Number(spells[2]) }, spans: [span] },
    );
  }
  return counts;
}
