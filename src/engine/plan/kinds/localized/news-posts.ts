import type { ContentItem, Facts } from '../../content';
import { firstEpisodes, isPodcast } from './first-episodes';
import { firstPosts } from './first-posts';

type News = { readonly title: string; readonly items: readonly (readonly [string, string])[] };
const news: Readonly<Record<string, News>> = {
  es: { title: 'Noticias', items: [['Estrenamos página', 'Desde hoy, lo que pasa se cuenta aquí.'], ['Lo que viene', 'Las próximas semanas, en pocas líneas.'], ['Lo que hicimos', 'Un resumen, con alguna foto.']] },
  fr: { title: 'Actualités', items: [['Notre nouveau site', 'Dès aujourd’hui, les nouvelles paraissent ici.'], ['À venir', 'Les prochaines semaines en quelques lignes.'], ['Retour en images', 'Ce qui s’est passé, avec quelques photos.']] },
  de: { title: 'Aktuelles', items: [['Unsere neue Seite', 'Ab heute steht hier, was es Neues gibt.'], ['Was ansteht', 'Die nächsten Wochen in wenigen Zeilen.'], ['Rückblick', 'Was war, mit ein paar Bildern.']] },
  pt: { title: 'Notícias', items: [['O nosso novo site', 'A partir de hoje, as novidades ficam aqui.'], ['O que vem aí', 'As próximas semanas em poucas linhas.'], ['O que aconteceu', 'Um resumo, com algumas fotografias.']] },
  it: { title: 'Notizie', items: [['Il nostro nuovo sito', 'Da oggi le novità si leggono qui.'], ['In arrivo', 'Le prossime settimane in poche righe.'], ['Com’è andata', 'Un riassunto, con qualche foto.']] },
  nl: { title: 'Nieuws', items: [['Onze nieuwe site', 'Vanaf vandaag lees je het nieuws hier.'], ['Wat er komt', 'De komende weken in een paar regels.'], ['Terugblik', 'Wat er was, met een paar foto’s.']] },
  pl: { title: 'Aktualności', items: [['Nowa strona', 'Od dziś wieści są tutaj.'], ['Co przed nami', 'Najbliższe tygodnie w kilku zdaniach.'], ['Co było', 'Krótko, z kilkoma zdjęciami.']] },
  tr: { title: 'Haberler', items: [['Yeni sitemiz', 'Bugünden sonra haberler burada.'], ['Sırada ne var', 'Önümüzdeki haftalar, birkaç satırda.'], ['Neler oldu', 'Kısaca, birkaç fotoğrafla.']] },
  ar: { title: 'الأخبار', items: [['موقعنا الجديد', 'من اليوم تجدون الأخبار هنا.'], ['ما القادم', 'الأسابيع المقبلة في سطور.'], ['ما الذي حدث', 'باختصار ومع بعض الصور.']] },
  he: { title: 'חדשות', items: [['האתר החדש', 'מהיום החדשות כאן.'], ['מה צפוי', 'השבועות הקרובים בכמה שורות.'], ['מה היה', 'בקצרה, עם כמה תמונות.']] },
}; // prettier-ignore
/** What stands under recipes that nobody has told. */
const recipes: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  es: [['Para hoy', 'Pocos ingredientes, media hora.'], ['Para el domingo', 'Con tiempo y para varios.'], ['Con lo que queda', 'Nada se tira.']],
  fr: [['Pour ce soir', 'Peu d’ingrédients, une demi-heure.'], ['Pour dimanche', 'Avec du temps, pour toute la table.'], ['Avec les restes', 'Rien ne se perd.']],
  de: [['Für heute', 'Wenige Zutaten, eine halbe Stunde.'], ['Für Sonntag', 'Mit Zeit und für viele.'], ['Aus dem, was da ist', 'Nichts bleibt übrig.']],
  pt: [['Para hoje', 'Poucos ingredientes, meia hora.'], ['Para domingo', 'Com tempo e para muitos.'], ['Com o que sobra', 'Nada se perde.']],
  it: [['Per stasera', 'Pochi ingredienti, mezz’ora.'], ['Per la domenica', 'Con calma e per tutti.'], ['Con quello che resta', 'Non si butta niente.']],
  nl: [['Voor vanavond', 'Weinig nodig, een half uur.'], ['Voor zondag', 'Met tijd, voor een volle tafel.'], ['Met wat er nog ligt', 'Niets gaat weg.']],
  pl: [['Na dziś', 'Mało składników, pół godziny.'], ['Na niedzielę', 'Bez pośpiechu, dla wszystkich.'], ['Z tego, co zostało', 'Nic się nie marnuje.']],
  tr: [['Bu akşam için', 'Az malzeme, yarım saat.'], ['Pazar için', 'Vakit ayırıp kalabalığa.'], ['Kalanlarla', 'Hiçbir şey atılmaz.']],
  ar: [['لهذا المساء', 'مكونات قليلة ونصف ساعة.'], ['ليوم العطلة', 'على مهل ولعدد أكبر.'], ['مما تبقّى', 'لا شيء يُرمى.']],
  he: [['להערב', 'מעט מצרכים, חצי שעה.'], ['לשבת', 'בנחת ולכל השולחן.'], ['ממה שנשאר', 'לא זורקים כלום.']],
}; // prettier-ignore
const asksRecipes =
  /(?<!\p{L})(?:recetas?|recettes?|rezepte?n?|receitas?|ricett[ae]|recepten|przepis(?:y|ów|ami)|tarif(?:ler|i|leri)(?!\s?liste)|(?:ال|و)?وصفات|מתכונים)(?!\p{L})/iu;
const asked =
  /(?<!\p{L})(?:noticias|actualit[ée]s?|actus|aktuelles|neuigkeiten|nachrichten|news|notícias|novidades|notizie|novità|novedades|avisos|artigos|artículos|articles|artikel|articoli|nieuws|aktualności|haberler|duyurular)(?!\p{L})|(?:ال)?[أا]خبار|חדשות/iu;
const essays = /^(?:art)/iu;

/** What stands among the latest texts where none are told: news where news are asked for, the first texts of a blog elsewhere. */
export function usualPosts(
  { brief }: Facts,
  language: string,
): { title?: string; lede?: string; items: readonly ContentItem[] } | null {
  const episodes = isPodcast(brief.prompt)
    ? firstEpisodes(language, brief.counts.find(({ value }) => value.thing === 'posts')?.value.count)
    : null;
  if (episodes) return episodes;
  const cooked = recipes[language];
  if (cooked && brief.kind.value !== 'blog' && asksRecipes.test(brief.prompt))
    return { lede: '', items: cooked.map(([title, text]) => ({ title, text, sample: true })) };
  const plain = firstPosts[language];
  const said = asked.exec(brief.prompt)?.[0];
  const told = news[language];
  if (!plain) return null;
  if (said === undefined || !told || /(?<!\p{L})blog/iu.test(brief.prompt)) return { items: plain };
  // "artigos": what they are called, and none that tells why there is a blog.
  if (essays.test(said))
    return { title: said.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase()), items: plain.slice(1) };
  return { title: told.title, items: told.items.map(([title, text]) => ({ title, text, sample: true })) };
}
