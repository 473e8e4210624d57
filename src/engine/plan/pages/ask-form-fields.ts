import type { SectionType } from '@/domain/site/vocabulary';
import { readFormFields } from '../../brief/parts/read-form-fields';
import type { SectionPlan, SitePlan } from '../site-plan';
import { lean } from '../../brief/words/lean-letters';

/** Which form of the site is meant, the likeliest first. */
const meant: readonly (readonly [asked: RegExp, types: readonly SectionType[]])[] = [
  [/^rsvp|zusage|r[uü]ckmeldung|presen[cç]a|asistencia|conferma|potwierdz|katılım|אישור הגעה|حضور/iu, ['rsvp', 'form', 'contact']],
  [/booking|reservation|appointment|consultation|reserv|réservation|prenota|termin|boek|marca[cç]|agend|wizyt|rezerw|randevu|rezerv|حجز|موعد|תור|הזמנ/iu, ['booking', 'form', 'contact']],
  [/quote|price|presupuesto|devis|preventivo|angebot|offerte|orçamento|wycen|teklif|عرض سعر|הצעת מחיר/iu, ['quote', 'form', 'contact']],
  [/volunteer|voluntari|b[eé]n[eé]vol|helfer|ehrenamt|vrijwillig|wolontar|g[oö]n[uü]ll|متطوع|تطوع|מתנדב/iu, ['volunteer', 'form', 'contact']],
  [/contact|enquiry|inquiry|kontakt|contatt|contat|ileti[sş]im|تواصل|اتصال|קשר/iu, ['contact', 'form', 'quote']],
  [/./u, ['form', 'quote', 'booking', 'contact', 'volunteer']],
]; // prettier-ignore
/** Forms with fields of their own: to those only what they lack is added. */
const whole: ReadonlySet<SectionType> = new Set(['rsvp', 'booking']);
const usual =
  /^(?:your |full |first |guest )*(?:names?|e-?mails?(?: address)?|phone(?: number)?|telephone|number of (?:guests|people)|guests|people|party size|dates?|times?|preferred (?:day|date|time)|arrival|departure|messages?|notes?|nombre|nom|nome|naam|correo|tel[eé]fono|telefono|fecha|datum|data|personas)$/iu;
/** The same in ten languages, with what may stand before and behind. */
const usualAbroad = lean(
  /^(?:nombre(?: y apellidos?)?|apellidos?|nom|pr[eé]nom|nome(?: e cognome)?|cognome|(?:vor|nach)?name|naam|voornaam|imi[eę](?: i nazwisko)?|nazwisko|ad(?:ı|[ -]soyad\p{L}*)?|soyad|isim|(?:ال)?اسم|שם(?: מלא)?|(?:n[uú]mero de |num[eé]ro de |nr\.? |numer )?(?:tel[eé]fono|t[eé]l[eé]phone|telefon\p{L}*|telefone|telem[oó]vel|telefoon\p{L}*|m[oó]vil|handy\p{L}*|celular)|(?:رقم )?ال(?:هاتف|جوال)|(?:מספר )?טלפון|e-?mail|mail|correo(?: electr[oó]nico)?|courriel|(?:ال)?بريد(?: الإلكتروني)?|(?:ה|ב)?(?:מייל|אימייל)|fechas?(?: preferidas?)?|datas|dates|n\.?º de (?:h[oó]spedes|pessoas|personas|hu[eé]spedes)|d[ií]a(?: preferido)?|hora|date(?: souhait[eé]e)?|jour|heure|datum|wunsch(?:termin|datum)|uhrzeit|data|ora|giorno|dag|tijd|godzina|dzie[nń]|termin|tarih|saat|g[uü]n|tercih edilen g[uü]n|(?:ال)?(?:تاريخ|موعد|يوم|وقت)|תאריך|שעה|יום|(?:n[uú]mero de )?(?:personas|pessoas)|(?:nombre de )?personnes|anzahl(?: der)? personen|personen\p{L}*|(?:numero (?:di )?)?(?:persone|ospiti)|aantal personen|liczba os[oó]b|ile os[oó]b|ki[sş]i say[ıi]s[ıi]|عدد (?:الأشخاص|الأفراد|الضيوف)|מספר (?:אנשים|אורחים|סועדים)|dat[ae]s? (?:de llegada|d['’]arriv[eé]e|di arrivo|de chegada|van aankomst)|(?:ll|a)egada|arriv[eé]e|arrivo|chegada|an(?:reise|kunft)|aankomst|salida|d[eé]part|partenza|sa[ií]da|abreise|vertrek|mensaje|message|nachricht|mensagem|messaggio|bericht|wiadomo[sś][cć]|mesaj|(?:ال)?رسالة|הודעה)$/iu,
);
/** What a booking asks by its choices and its days already: "curso", "alojamento", "partida". */
const chosen = lean(
  /^(?:which )?(?:room|cottage|course|class|service|treatment|session|curso|clase|servicio|taller|tratamiento|sesi[oó]n|cours|prestation|soin|atelier|kurs|leistung|behandlung|corso|servizio|trattamento|servi[cç]o|aula|cursus|behandeling|us[lł]uga|hizmet|alojamiento|habitaci[oó]n|alojamento|quarto|h[eé]bergement|chambre|unterkunft|zimmer|alloggio|camera|accommodatie|kamer|partida|check-?(?:in|out))$/iu,
);
const nameOf =
  /(?<!\p{L})(?:names?|(?:vor|nach)name|nombre|nom|pr[eé]nom|nome|naam|imi[eę]|ad(?:ı|[ -]soyad\p{L}*)?|isim|(?:ال)?[اإ]سم|שם)(?!\p{L})/iu;

const tidy = (label: string): string =>
  label
    .trim()
    .replace(/^photos?(?: upload)?$|^upload (?:an? )?(?:photo|picture)s?$/iu, 'Link to a photo')
    .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** Gives the forms of a plan the fields that its prompt lists for them: "RSVP with dietary needs". */
export function askFormFields(plan: SitePlan): SitePlan {
  const forms = [...readFormFields(plan.brief.prompt), ...(isOwn(plan) ? (plan.brief.forms ?? []) : [])];
  const sections = plan.pages.flatMap((page) => page.sections);
  if (forms.length === 0 || sections.some(({ content }) => content.fields !== undefined)) return plan;
  const hasChoice = (type: SectionType): boolean =>
    type === 'booking' && sections.some((one) => one.type === type && (one.content.items?.length ?? 0) > 0);
  const fields = new Map<SectionType, readonly string[]>();
  for (const { form, labels } of forms) {
    const types = meant.find(([asked]) => asked.test(form))?.[1] ?? [];
    const type = types.find((one) => !fields.has(one) && sections.some((section) => section.type === one));
    if (type === undefined) continue;
    const asked = labels.map(tidy);
    const own = whole.has(type)
      ? asked.filter(
          (label) =>
            !usual.test(label) && !usualAbroad.test(label) && !(hasChoice(type) && chosen.test(label)),
        )
      : asked;
    const named =
      whole.has(type) || asked.some((label) => nameOf.test(label)) ? own : [nameLabel(plan), ...own];
    if (own.length > 0) fields.set(type, named);
  }
  const give = (section: SectionPlan): SectionPlan => {
    const own = fields.get(section.type);
    return own ? { ...section, content: { ...section.content, fields: own } } : section;
  };
  return {
    ...plan,
    pages: plan.pages.map((page) => ({ ...page, sections: page.sections.map(give) })),
  };
}

// In an edition in another language its owner's words would stand among others.
const isOwn = ({ brief, language }: SitePlan): boolean => brief.spoken === language;

const names: Readonly<Record<string, string>> = {
  es: 'Nombre',
  fr: 'Nom',
  it: 'Nome',
  pt: 'Nome',
  nl: 'Naam',
  pl: 'Imię',
  tr: 'Ad',
  ar: 'الاسم',
  he: 'שם',
};
const nameLabel = ({ language }: SitePlan): string => names[language] ?? 'Name';
