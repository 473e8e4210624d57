import type { Brief } from '@/domain/site/brief';
import type { SectionType } from '@/domain/site/vocabulary';
import { feedsElsewhere } from '../../brief/abroad/feeds-elsewhere';
import { isInvitation } from '../who/is-invitation';
import { isPersonal } from '../who/is-personal';
import { isTrainer } from '../who/is-trainer';
import { lean } from '../../brief/words/lean-letters';

/** Clubs, choirs and museums. */
const clubs = lean(
  /(?<!\p{L})(?:(?:associa\p{L}+|asociaci\p{L}+|association) (?:cultur\p{L}*|sporti\p{L}*|deportiva|desportiva|recreativa|musicale?)|rancho|koło gospodyń|kgw|folcl[oó]r\p{L}*|cotisation|contributie|quota associativa|clube?s?|klub\p{L}*|kul[uü][bp]\p{L}*|\p{L}*(?:verein|chor|koor|vereniging|club)|verein\p{L}*|chorale|ch[oœ]e?ur|coro|coral|orfe[oó]n|fanfare|harmonie|banda|orchestr\p{L}*|orquesta|orkest\p{L}*|ch[oó]r\p{L}*|koro\p{L}*|mus[eé]\p{L}*|m[uü]ze\p{L}*|bibliot\p{L}*|k[uü]t[uü]phane\p{L}*|circolo|peña|harcer\p{L}*|scouts?|escoteiros|escuteiros|scouting|ה?מקהל\p{L}*|מועדון|מוזיאון|ספרי[יה]\p{L}*|نادي|جوقة|كورال|متحف|مكتبة)(?!\p{L})/iu,
);

/** Where a table is asked for; "réservez le camion" is none. */
const tables = lean(
  /(?<!\p{L})(?:tisch\p{L}*|sitzplätze|tables?|couverts|mesas?|comedor|tavol[io]|coperti|tafels?|stolik\p{L}*|masa\p{L}*|réserv\p{L}*|reserv\p{L}*|prenot\p{L}*|rezerw\p{L}*|rezerv\p{L}*|طاولات?|حجز|שולחנות|הזמנת)(?!\p{L})/iu,
);
/** What one invites one's own guests to. */
const family =
  /(?<!\p{L})(?:hochzeit\p{L}*|heirat\p{L}*|trauung|geburtstag\p{L}*|taufe|jubiläum|mariage|anniversaire|baptême|bodas?|casamos|cumpleaños|bautizo|casamentos?|aniversário|batizado|matrimonio|sposiamo|nozze|compleanno|battesimo|bruiloft|trouwen|verjaardag|ślub\p{L}*|wesel\p{L}*|urodzin\p{L}*|chrzcin\p{L}*|düğün\p{L}*|nikah|doğum günü|kına|einladung|invitation|invito|invitación|convite|uitnodiging|zaproszenie|davetiye)(?!\p{L})|زفاف|زواج|عيد ميلاد|دعوة|חתונ|בר מצווה|בת מצווה|יום הולדת|הזמנה/iu;
const moving = new Set(['gym', 'yoga']);
const selling = new Set(['florist', 'bakery', 'bar', 'shop', 'cafe', 'restaurant']);
const cooking = new Set(['bakery', 'bar', 'cafe', 'restaurant']);
/** Where it sells on its page. */
const shopping =
  /online|web ?shop|e-?shop|tienda|boutique|panier|shop|laden|loja|negozio|winkel|sklep|koszyk|sepet|mağaza|سلة|متجر|חנות|סל קניות/iu;
const byAppointment =
  /(?:nur|ausschließlich) nach (?:termin)?(?:vereinbarung|absprache)|(?:solo|sólo|únicamente|siempre) con cita|(?:uniquement|seulement) sur rendez-vous|(?:só|somente|apenas) com (?:marcação|hora marcada|agendamento)|(?:solo|esclusivamente) su appuntamento|(?:alleen|uitsluitend) op afspraak|(?:tylko|wyłącznie) po (?:wcześniejszym )?(?:umówieniu|uzgodnieniu)|(?:sadece|yalnızca) randevu|بموعد مسبق فقط|بالمواعيد فقط|בתיאום מראש בלבד|רק בתיאום/iu;
const toldClock =
  /(?<![\d.,/€])(?:[01]?\d|2[0-4]|[٠-٩]{1,2})(?:[:.h][0-5]\d|\s?h|\s?uhr|\s?uur)?\s?(?:-|–|a las|alle|às|bis|tot|do|à|إلى|الى|لـ|עד)\s?(?:[01]?\d|2[0-4]|[٠-٩]{1,2})(?:[:.h][0-5]\d|\s?h(?!\p{L})|\s?uhr|\s?uur|\s?(?:مساء|ظهر|عصر))/iu;
const practices = new Set([
  'clinic',
  'dentist',
  'therapist',
  'veterinary',
  'salon',
  'spa',
  'law',
  'accountant',
  'auto',
  'home-services',
  'cleaning',
]);
const teaching = /schule|escuela|école|scuola|escola|adiestra|éducat|educa[çc]|ausbildung|training/iu;
/** Where a week of lessons is asked for. */
const timed =
  /stundenplan|kursplan|horario de clases|emploi du temps|planning|orario (?:dei corsi|delle lezioni)|lesrooster|rooster|grafik|plan zajęć|ders program|جدول|מערכת שעות|לוח שיעורים|grade de aulas|horário das aulas/iu;
/** What stands on the pages of a business, and of a person only if they tell it. */
const ofFirms = new Set<SectionType>([
  'about',
  'story',
  'events',
  'stats',
  'portfolio',
  'testimonials',
  'services',
  'features',
  'process',
  'values',
  'languages',
  'timeline',
  'faq',
]);
const priced = /preis|prix|tarif|precio|preço|prezz|listino|prijs|cennik|ceny|fiyat|ücret|أسعار|מחיר/iu;

const hasOffers = ({ items }: Brief): boolean =>
  items.some(({ value }) => value.section === 'services' || value.section === 'curriculum');

/** Whether a prompt in another language than English rules out a usual section that it did not ask for. */
export function isRuledOutAbroad(brief: Brief, type: SectionType): boolean {
  const { prompt, kind, items } = brief;
  const isAsked = brief.sections.some(({ value }) => value === type);
  const opening = `${brief.offer?.value ?? ''} ${prompt.slice(0, 60)}`;
  // Nobody works there whom nobody has named.
  if (type === 'team' || type === 'teacher')
    return (
      !items.some(({ value }) => value.section === type || value.section === 'team') &&
      !brief.counts.some(({ value }) => value.thing === type)
    );
  // "120 people who help": nobody counted them.
  if (type === 'stats') return !isAsked && !items.some(({ value }) => value.section === type);
  // A festival is no small house that knows one's name.
  if ((type === 'about' || type === 'story') && kind.value === 'event' && !isAsked) return true;
  // Who sees people by appointment alone has no hours of opening.
  // Nor does made-up opening stand beside hours that are told and were not understood.
  if (type === 'hours')
    return brief.hours === null && !isAsked && (byAppointment.test(prompt) || toldClock.test(prompt));
  // Two who marry are no firm.
  if (ofFirms.has(type) && type !== 'faq' && !isAsked && isInvitation(brief)) return true;
  // Where guests reply already, nobody asks them once more.
  if (type === 'cta' && isInvitation(brief)) return brief.sections.some(({ value }) => value === 'rsvp');
  // Of a life nothing is made up, and one person does not say "we".
  if (kind.value === 'cv' && ofFirms.has(type) && !isAsked)
    return !items.some(({ value }) => value.section === type);
  // "São 12 aulas gravadas, R$ 297": where a course tells what it sells, no other lessons are made up.
  if (type === 'curriculum')
    return (
      kind.value === 'course' &&
      !items.some(({ value }) => value.section === type || value.section === 'timetable') &&
      items.some(({ value }) => value.section === 'pricing' && value.price !== undefined) &&
      !timed.test(prompt)
    );
  // Who trains people one by one has no week of classes.
  if (type === 'timetable') return kind.value === 'gym' && isPersonal(brief) && !isTimed(brief);
  // Theatres, choirs and fairs have no dinner for their guests, and ask nobody for a reply.
  if (type === 'agenda' || type === 'rsvp')
    return (
      kind.value === 'event' &&
      !family.test(prompt) &&
      !brief.items.some(({ value }) => value.section === type)
    );
  if (type === 'booking')
    return (
      (cooking.has(kind.value) && feedsElsewhere(brief) && !tables.test(prompt)) ||
      (kind.value === 'gym' && clubs.test(opening))
    );
  // A judo club offers what it trains, and no back for office chairs; a florist's goods are no services.
  if (type === 'services')
    return (
      (selling.has(kind.value) ||
        (moving.has(kind.value) && (clubs.test(opening) || isTimed(brief) || isTrainer(brief)))) &&
      !hasOffers(brief)
    );
  // Who plays tennis or sings lends no hand.
  if (type === 'volunteer') return clubs.test(opening) && !isAsked;
  // What a kitchen or bakery has stands on its menu; a second list of the same is none.
  if (type === 'products' && cooking.has(kind.value))
    return !items.some(({ value }) => value.section === 'products') && !shopping.test(prompt);
  if (type === 'gallery') return moving.has(kind.value) && clubs.test(opening);
  // "Termine" of a practice are appointments, and what a price is nobody knows who tells none of several services.
  if (type === 'events')
    return (
      practices.has(kind.value) &&
      !(isAsked && teaching.test(brief.offer?.value ?? '')) &&
      !items.some(({ value }) => value.section === 'events')
    );
  // What is on the table, on the shelf or to sleep in bears its price already; an app's is its maker's to tell.
  if (type === 'pricing' && !items.some(({ value }) => value.price !== undefined))
    if (selling.has(kind.value) || ((kind.value === 'hotel' || kind.value === 'mobile-app') && !isAsked))
      return true;
  if (type === 'pricing' && isAsked) return false;
  if (type === 'pricing')
    return (
      items.filter(({ value }) => value.section === 'services').length > 1 &&
      !items.some(({ value }) => value.price !== undefined) &&
      !priced.test(prompt)
    );
  // A choir or a museum lives of its members and visitors; gifts are asked for where the prompt speaks of them.
  return type === 'donation' && clubs.test(prompt);
}

/** Whether a prompt tells when something takes place each week. */
const isTimed = ({ items }: Brief): boolean =>
  items.some(({ value }) => value.section === 'timetable' && value.when !== undefined);
