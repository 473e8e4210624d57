import type { ContentItem } from '../content';
import type { SectionPlan, SitePlan } from '../site-plan';

const school =
  /autoescuela|auto[- ]?école|fahrschule|autoescola|escola de condução|autoscuola|scuola guida|rijschool|szko[łl]\p{L}* jazdy|nauk\p{L}* jazdy|sürücü kursu|(?:تعليم|مدرسة) (?:ال)?(?:قيادة|سواقة)|(?:בית ספר ל|מורה ל)נהיגה/iu;
/** What a driving school calls the licences that it teaches for. */
const licences =
  /(?<!\p{L})(?:permisos|carn[eé]s|carnets|categor[ií]as|permis|catégories|formations|führerscheinklassen|klassen|categorias|cartas de condução|patenti|categorie|rijbewijzen|categorieën|rijbewijs|kategorie|kategorii|kategoriami|ehliyet sınıfları|sınıflar)(?!\p{L})|(?:أنواع )?(?:ال)?رخص(?! القيادة في)|فئات الرخص\p{L}*|סוגי רישיון|דרגות רישיון|רישיונות/iu;

const rows: Readonly<Record<string, readonly (readonly [title: string, text: string])[]>> = {
  es: [['B', 'Coche'], ['A1 y A2', 'Moto'], ['AM', 'Ciclomotor'], ['B+E', 'Coche con remolque']],
  fr: [['B', 'Voiture'], ['A1 et A2', 'Moto'], ['AM', 'Cyclomoteur'], ['BE', 'Voiture et remorque']],
  de: [['B', 'Auto'], ['A1 und A2', 'Motorrad'], ['AM', 'Roller und Moped'], ['BE', 'Auto mit Anhänger']],
  pt: [['B', 'Carro'], ['A', 'Moto'], ['C', 'Caminhão'], ['D', 'Ônibus']],
  it: [['B', 'Auto'], ['A1 e A2', 'Moto'], ['AM', 'Ciclomotore'], ['BE', 'Auto con rimorchio']],
  nl: [['B', 'Auto'], ['A1 en A2', 'Motor'], ['AM', 'Bromfiets en scooter'], ['BE', 'Auto met aanhanger']],
  pl: [['B', 'Samochód'], ['A1 i A2', 'Motocykl'], ['AM', 'Motorower'], ['B+E', 'Samochód z przyczepą']],
  tr: [['B', 'Otomobil'], ['A2', 'Motosiklet'], ['C', 'Kamyon'], ['D', 'Otobüs']],
  ar: [['خصوصي', 'سيارة'], ['دراجة نارية', 'دراجة'], ['شحن', 'شاحنة']],
  he: [['B', 'רכב פרטי'], ['A', 'אופנוע'], ['C1', 'משאית קלה']],
}; // prettier-ignore
const inPortugal: readonly (readonly [string, string])[] = [['B', 'Automóvel'], ['A1 e A2', 'Moto'], ['AM', 'Ciclomotor'], ['BE', 'Automóvel com reboque']]; // prettier-ignore

/** A driving school whose licences are asked for: they stand under the word for them, and under no heading of goods. */
export function licenceClasses(plan: SitePlan): SitePlan {
  const { prompt } = plan.brief;
  const asked = licences.exec(prompt)?.[0];
  if (asked === undefined || !school.test(prompt.slice(0, 160))) return plan;
  const told = plan.brief.items.filter(
    ({ value }) => value.section === 'curriculum' && value.price !== undefined,
  );
  if (told.length > 1) return plan;
  const known = plan.language === 'pt' && plan.locale !== 'pt-BR' ? inPortugal : (rows[plan.language] ?? []);
  const items: readonly ContentItem[] = known.map(([title, text]) => ({ title, text, sample: true }));
  const title = asked.charAt(0).toLocaleUpperCase(plan.language) + asked.slice(1);
  const isName = ({ title: one }: ContentItem): boolean => one.toLowerCase() === asked.toLowerCase();
  const fit = (section: SectionPlan): readonly SectionPlan[] => {
    if (section.type === 'curriculum') return [{ ...section, content: { ...section.content, title, items } }];
    if (!section.content.items?.some(isName)) return [section];
    const rest = section.content.items.filter((item) => !isName(item));
    return rest.length === 0 ? [] : [{ ...section, content: { ...section.content, items: rest } }];
  };
  return { ...plan, pages: plan.pages.map((page) => ({ ...page, sections: page.sections.flatMap(fit) })) };
}
