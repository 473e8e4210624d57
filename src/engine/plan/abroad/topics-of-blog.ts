import type { ContentItem } from '../content';
import type { SitePlan } from '../site-plan';

type Topics = Readonly<Record<string, string>>;

const kitchen: Topics = {
  es: 'Entrantes,Platos,Postres', fr: 'Entrées,Plats,Desserts', de: 'Vorspeisen,Hauptgerichte,Nachspeisen', pt: 'Entradas,Pratos,Sobremesas', it: 'Antipasti,Piatti,Dolci',
  nl: 'Voorgerechten,Hoofdgerechten,Nagerechten', pl: 'Przystawki,Dania główne,Desery', tr: 'Başlangıçlar,Ana yemekler,Tatlılar', ar: 'مقبلات,أطباق رئيسية,حلويات', he: 'ראשונות,עיקריות,קינוחים',
}; // prettier-ignore
const travel: Topics = {
  es: 'Rutas,Consejos,Diario', fr: 'Itinéraires,Conseils,Carnet', de: 'Routen,Tipps,Tagebuch', pt: 'Roteiros,Dicas,Diário', it: 'Itinerari,Consigli,Diario',
  nl: 'Routes,Tips,Dagboek', pl: 'Trasy,Porady,Dziennik', tr: 'Rotalar,İpuçları,Günlük', ar: 'مسارات,نصائح,يوميات', he: 'מסלולים,טיפים,יומן',
}; // prettier-ignore
const any: Topics = {
  es: 'Notas,Ideas,Consejos', fr: 'Notes,Idées,Conseils', de: 'Notizen,Ideen,Tipps', pt: 'Notas,Ideias,Dicas', it: 'Appunti,Idee,Consigli',
  nl: 'Notities,Ideeën,Tips', pl: 'Notatki,Pomysły,Porady', tr: 'Notlar,Fikirler,İpuçları', ar: 'ملاحظات,أفكار,نصائح', he: 'רשימות,רעיונות,טיפים',
}; // prettier-ignore
const themes: readonly (readonly [words: RegExp, topics: Topics])[] = [
  [/recet|recette|rezept|receita|ricett|recept|przepis|tarif|وصف|طبخ|מתכונ|cocina|cuisine|koch|cozinha|cucina|gotow|yemek|בישול/iu, kitchen],
  [/viaj|voyag|reis|viag|podróż|gezi|seyahat|سفر|رحل|טיול|מסע/iu, travel],
]; // prettier-ignore

/** What the texts of a blog are told apart by, where categories are asked for and none is named; none of any other site. */
export function topicsOfBlog({ kind, language, brief }: SitePlan): readonly ContentItem[] {
  if (kind !== 'blog') return [];
  const topics = themes.find(([words]) => words.test(brief.prompt.slice(0, 160)))?.[1] ?? any;
  return (topics[language] ?? '')
    .split(',')
    .filter((title) => title !== '')
    .map((title) => ({ title, action: { label: title, href: 'posts' }, sample: true }));
}
