import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import type { Head } from '../items/find-heads';
import { findFilteredList } from './filtered-list';
import { furtherReaders } from '../further-readers';
import { rareReaders } from '../rare-readers';
import type { ReadKind } from '../offer/read-kind';
import type { Reading } from '../reading';

/** App kinds that are asked for as pages of their own as often as they are presented by one. */
const pages = new Set<SiteKind>(['directory', 'forum', 'poll', 'quiz', 'game', 'calculator', 'converter']);
const apps = new Set<SiteKind>(appKinds.filter((kind) => !pages.has(kind)));

/** Pages that present a thing: the thing itself lives elsewhere. */
const presenting =
  /\b(?:landing(?:s?[ -]?(?:page|pagina|strona|site|seite))?|landingpage|sales page|splash page|promo (?:page|site)|product (?:page|site)|marketing (?:page|site|website)|launch page|coming soon page|teaser page|page d'atterrissage|page de vente|produktseite|pagina di presentazione|pagina de ventas|pagina de presentacion|strona produktowa|tanitim sayfasi|acilis sayfasi)\b|صفح[هة] هبوط|صفح[هة] تعريفي[هة]|דף נחיתה/u;
/** What a page says of a thing that it wants people to take up; a tool to work with has none of it. */
const pitching =
  /\b(?:what it does|how it works|why (?:people|teams|we) |sign[- ]?up (?:for|to|form|button)|(?:join|for) the (?:beta|wait(?:ing)? ?list)|waitlist|early access|free trial|start free|pricing|price plans?|plans? and prices|testimonials|customer (?:quotes|stories|reviews)|app store|google play|download (?:button|badge|link)s?|newsletter sign|faq|press kit|coming soon)\b/u;
const appWord =
  /^(?:apps?|application|aplicacion|appli|aplicativo|applicazione|aplikacj[aiey]|uygulama(?:si)?|تطبيق|لتطبيق|אפליקציה|אפליקציית|לאפליקציה|לאפליקציית|\p{L}+app)$/u;
/** What people do at work: such an app is used on a screen and sold by the month. */
const business =
  /\b(?:invoic\w*|bill(?:s|ing)|payroll|schedul\w*|shifts?|rota|projects?|tasks?|teams?|crm|hr|accounting|bookkeeping|taxe?s?|analytics|reporting|customers?|clients?|support|help ?desk|marketing|e-?mails?|newsletters?|recruit\w*|hiring|inventory|stock|sales|workflows?|documents?|contracts?|signatures?|bookings?|appointments?|time[- ]tracking|timesheets?|passwords?|vpn|api|developers?|dev|design|web app|business\w*|compan(?:y|ies)|freelancers?|agenc(?:y|ies)|startups?|accountants?|offices?|restaurants?|cafes|property|landlords?|b2b|saas|software|platform|crypto|ai|chatbot|factura\w*|facturation|rechnung\w*|empresas?|entreprises?|unternehmen|equip[oe]s?|proyectos?|projets?|projekt\w*|clientes|fattur\w*|aziende|facturen|bedrijven|faktur\w*|firm|fatura\w*|isletme\w*)\b/u;
/** Lists of people rather than of things. */
const people = /\b(?:contacts?|address(?:es)?|clients?|customers?|members?|people|phone)\b/u;
const stores =
  /\b(?:app store|play store|google play|ios|android|iphone|ipad|phones?|smartphone|mobile|movil|handy|telefon\w*|download (?:buttons?|links?|badges?))\b/u;

/**
 * What is wanted when an app is named: a page that presents it ("landing page for a habit tracker") is that of a product,
 * and the product of everyday life lives on a phone ("surf forecast app"), the one of work on a screen.
 */
export function settleAppKind(
  reading: Reading,
  told: ReadKind,
  isNamed = false,
  opening: Head | null = null,
): ReadKind {
  const { value } = told.kind;
  const first = reading.folded.slice(0, sentenceEnd(reading));
  const maker = rareReaders().findMaker(reading);
  // "reading list: title, author, rating": a list with columns holds records, not tasks.
  const holdsRecords = maker ? maker.kind === 'todo' : !apps.has(value) || value === 'todo';
  const records =
    !holdsRecords || isNamed || presenting.test(first) ? null : furtherReaders().findRecordsApp(reading);
  if (records)
    return {
      kind: {
        value: people.test(reading.folded.slice(records.start, records.end)) ? 'crm' : 'tracker',
        spans: [records],
      },
      head: told.head ?? opening,
      offer: { value: reading.prompt.slice(records.start, records.end), spans: [records] },
    };
  if (maker)
    return {
      kind: { value: maker.kind, spans: maker.offer.spans },
      head: told.head ?? opening,
      offer: maker.offer,
    };
  const filtered = apps.has(value) || presenting.test(first) ? null : findFilteredList(reading);
  if (filtered)
    return {
      kind: { value: 'directory', spans: [filtered] },
      head: told.head ?? opening,
      offer: { value: reading.prompt.slice(filtered.start, filtered.end), spans: [filtered] },
    };
  // A list of books by where they stand is a board, one of books or guests a table; any other list is one of tasks.
  const isLeague = value === 'tracker' && /\b(?:league|tournament|ladder)\b/u.test(first);
  // "Trivia night scoreboard: teams, rounds": the quiz is played elsewhere.
  const isScored = (value === 'quiz' || (value === 'tracker' && /^[^:.;,]{0,20}\b(?:quiz|trivia)\b/u.test(reading.folded))) && /^[^:.;,]{2,40}\bscore ?(?:board|keeper|card|pad|sheet|tracker|counter)s?\b/u.test(reading.folded); // prettier-ignore
  // "Sales pipeline board: Lead, Won, Lost": its stages are columns, whoever stands in them.
  const isBoard = value === 'crm' && /^[^:.;]{2,40}\b(?:board|pipeline)\s?:/u.test(reading.folded);
  const opened =
    apps.has(value) && value !== 'todo' && !isLeague && !isBoard && !isScored
      ? null
      : rareReaders().findOpeningApp(reading, isNamed);
  const opens = value === 'todo' && opened?.kind !== 'kanban' && opened?.kind !== 'tracker' ? null : opened;
  if (opens)
    return {
      kind: { value: opens.kind, spans: told.kind.spans },
      head: told.head ?? opening,
      ...(opens.offer ? { offer: opens.offer } : {}),
    };
  const kept = furtherReaders().findKeeping(reading, isNamed);
  if (kept && value !== 'habits')
    return {
      kind: { value: 'tracker', spans: told.kind.value === 'tracker' ? told.kind.spans : kept.spans },
      head: told.head,
      offer: kept,
    };
  const closest = apps.has(value) && value !== 'todo' ? null : rareReaders().findClosestApp(reading, isNamed);
  if (closest)
    return {
      kind: { value: closest.kind, spans: told.kind.spans },
      head: told.head ?? opening,
      ...(told.head ? {} : { offer: closest.offer }),
    };
  const used = value === 'unknown' || value === 'saas' ? rareReaders().findAppByUse(reading, isNamed) : null;
  if (used)
    return {
      kind: { value: used.kind, spans: told.kind.spans },
      head: told.head ?? opening,
      ...(used.offer ? { offer: used.offer } : {}),
    };
  const isPresented =
    apps.has(value) &&
    ((presenting.test(first) && told.head !== null && told.head.lead !== 'other') ||
      (isNamed && reading.spoken === 'en' && pitching.test(reading.folded)));
  if (value !== 'saas' && !isPresented) return told;
  const isApp = reading.tokens.some((token) => token.sentence === 0 && appWord.test(token.form));
  const isOnPhone = stores.test(reading.folded) || (isApp && !business.test(first));
  return {
    kind: {
      value: (isApp && isOnPhone) || (isPresented && stores.test(reading.folded)) ? 'mobile-app' : 'saas',
      spans: told.kind.spans,
    },
    head: told.head,
  };
}

function sentenceEnd(reading: Reading): number {
  return reading.tokens.find((token) => token.sentence > 0)?.start ?? reading.folded.length;
}
