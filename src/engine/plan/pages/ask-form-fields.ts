import type { SectionType } from '@/domain/site/vocabulary';
import { readFormFields } from '../../brief/parts/read-form-fields';
import type { SectionPlan, SitePlan } from '../site-plan';

/** Which form of the site is meant, the likeliest first. */
const meant: readonly (readonly [asked: RegExp, types: readonly SectionType[]])[] = [
  [/^rsvp/iu, ['rsvp', 'form', 'contact']],
  [/booking|reservation|appointment|consultation|reserv|réservation|prenota|termin|boek/iu, ['booking', 'form', 'contact']],
  [/quote|price|presupuesto|devis|preventivo|angebot|offerte|orçamento/iu, ['quote', 'form', 'contact']],
  [/volunteer/iu, ['volunteer', 'form', 'contact']],
  [/contact|enquiry|inquiry|kontakt|contatt|contat/iu, ['contact', 'form', 'quote']],
  [/./u, ['form', 'quote', 'booking', 'contact', 'volunteer']],
]; // prettier-ignore
/** Forms with fields of their own: to those only what they lack is added. */
const whole: ReadonlySet<SectionType> = new Set(['rsvp', 'booking']);
const usual =
  /^(?:your |full |first |guest )*(?:names?|e-?mails?(?: address)?|phone(?: number)?|telephone|number of (?:guests|people)|guests|people|party size|dates?|times?|preferred (?:day|date|time)|arrival|departure|messages?|notes?|nombre|nom|nome|naam|correo|tel[eé]fono|telefono|fecha|datum|data|personas)$/iu;
const nameOf = /(?<!\p{L})(?:names?|nombre|nom|nome|naam)(?!\p{L})/iu;

const tidy = (label: string): string =>
  label
    .trim()
    .replace(/^photos?(?: upload)?$|^upload (?:an? )?(?:photo|picture)s?$/iu, 'Link to a photo')
    .replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());

/** Gives the forms of a plan the fields that its prompt lists for them: "RSVP with dietary needs". */
export function askFormFields(plan: SitePlan): SitePlan {
  const forms = readFormFields(plan.brief.prompt);
  const sections = plan.pages.flatMap((page) => page.sections);
  if (forms.length === 0 || sections.some(({ content }) => content.fields !== undefined)) return plan;
  const fields = new Map<SectionType, readonly string[]>();
  for (const { form, labels } of forms) {
    const types = meant.find(([asked]) => asked.test(form))?.[1] ?? [];
    const type = types.find((one) => !fields.has(one) && sections.some((section) => section.type === one));
    if (type === undefined) continue;
    const asked = labels.map(tidy);
    const own = whole.has(type) ? asked.filter((label) => !usual.test(label)) : asked;
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

const names: Readonly<Record<string, string>> = {
  es: 'Nombre',
  fr: 'Nom',
  it: 'Nome',
  pt: 'Nome',
  nl: 'Naam',
};
const nameLabel = ({ language }: SitePlan): string => names[language] ?? 'Name';
