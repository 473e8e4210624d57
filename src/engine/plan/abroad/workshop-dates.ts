import type { SectionPlan } from '../site-plan';

/** Workshops where a list of them was asked for by that word and none is told: what they are called, what is still open. */
const workshops: Readonly<Record<string, readonly [asked: RegExp, titles: readonly string[], open: string]>> = {
  es: [/^(?:(?:nuestros|los) )?talleres/iu, ['Taller para empezar', 'Taller de temporada', 'Taller de tarde'], 'Hora y plazas por confirmar'],
  fr: [/^(?:(?:nos|les) )?ateliers/iu, ['Atelier découverte', 'Atelier de saison', 'Atelier du soir'], 'Heure et places à confirmer'],
  de: [/^(?:(?:unsere|die) )?(?:workshops|werkstatttage)/iu, ['Workshop für den Einstieg', 'Workshop zur Jahreszeit', 'Workshop am Abend'], 'Uhrzeit und Plätze folgen'],
  pt: [/^(?:(?:as|nossas|os) )?(?:oficinas|workshops)/iu, ['Oficina para começar', 'Oficina da estação', 'Oficina ao fim da tarde'], 'Hora e lugares a confirmar'],
  it: [/^(?:(?:i|nostri|i nostri) )?(?:laboratori|workshop)/iu, ['Laboratorio per iniziare', 'Laboratorio di stagione', 'Laboratorio serale'], 'Ora e posti da confermare'],
  nl: [/^(?:(?:onze|de) )?workshops/iu, ['Workshop voor beginners', 'Workshop van het seizoen', 'Workshop in de avond'], 'Tijd en plekken volgen'],
  pl: [/^(?:nasze )?warsztaty/iu, ['Warsztaty na początek', 'Warsztaty sezonowe', 'Warsztaty wieczorne'], 'Godzina i miejsca wkrótce'],
  tr: [/^atölye(?:ler|lerimiz)|^workshop/iu, ['Başlangıç atölyesi', 'Mevsim atölyesi', 'Akşam atölyesi'], 'Saat ve kontenjan duyurulacak'],
  ar: [/^(?:ال)?ورش|^ورشات/u, ['ورشة للمبتدئين', 'ورشة الموسم', 'ورشة مسائية'], 'الساعة والأماكن لاحقاً'],
  he: [/^(?:ה)?סדנאות/u, ['סדנה למתחילים', 'סדנה עונתית', 'סדנת ערב'], 'שעה ומקומות יפורסמו'],
}; // prettier-ignore

/** "ateliers" over dates that nobody told: they are workshops, and no open day. */
export function workshopDates(section: SectionPlan, language: string): SectionPlan {
  const { items = [], title } = section.content;
  const [asked, titles = [], open] = workshops[language] ?? [];
  if (section.type !== 'events' || !asked?.test(title) || items.length === 0) return section;
  if (!items.every(({ sample, value }) => sample === true && value !== undefined)) return section;
  const dated = items.map((item, at) => ({
    ...item,
    title: titles[at % titles.length] ?? title,
    ...(open === undefined ? {} : { text: open }),
  }));
  return { ...section, content: { ...section.content, items: dated } };
}
