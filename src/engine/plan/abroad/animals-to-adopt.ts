import type { ContentItem } from '../content';
import type { SitePlan } from '../site-plan';

const adopting =
  /ado(?:p[ct]|tt|ção|ções)|asiel|schronisk|sahiplen|barına|التبني|للتبني|تبنّ|אימוץ|suchen ein zuhause|zuhause gesucht|tiervermittlung|thuis zoeken|zoeken een (?:thuis|baasje)|herplaats/iu;

// "Adotta un alveare": who gives a home to a hive, a tree or a row of vines takes in no dog.
const otherwise =
  /(?<!\p{L})ado\p{L}+\s(?:(?:une?|un[oa]?|um|uma|een|a)['’\s])?\s?(?:alvear|alber|uliv|oliv|arn[ie]a|colmen|colmei|[aá]rbol|arbre|ruch|vign|vit[ei]|árvore|abeill|abej|boom|olijf|bijen)\p{L}*/giu;

const dogs = /(?<!\p{L})(?:perros|chiens|hunde|cães|cani|honden|psy|köpek\p{L}*|כלבים)(?!\p{L})|كلاب/iu;
const cats =
  /(?<!\p{L})(?:gatos|chats|katzen|gatti|katten|koty|kedi\p{L}*|חתולים|anim\p{L}+|tiere|dieren|zwierz\p{L}*|hayvan\p{L}*)(?!\p{L})|قطط|حيوانات/iu;

/** Dogs and cats that nobody has named: who they are, and what they would like. */
const rows: Readonly<Record<string, readonly (readonly [name: string, group: string, text: string])[]>> = {
  es: [['Luna', 'Perros', 'Cuatro años, negra, se apoya en la gente.'], ['Coco', 'Perros', 'Dos años y un truco que enseña a todos.'], ['Nube', 'Gatos', 'Tres años, tranquila, quiere un alféizar.'], ['Pipo y Lola', 'Gatos', 'Hermanos, medio año, solo juntos.']],
  fr: [['Luna', 'Chiens', 'Quatre ans, noire, s’appuie contre les gens.'], ['Coco', 'Chiens', 'Deux ans, un tour qu’il montre à tous.'], ['Brume', 'Chats', 'Trois ans, calme, cherche un rebord de fenêtre.'], ['Pip et Olive', 'Chats', 'Frère et sœur, six mois, ensemble seulement.']],
  de: [['Luna', 'Hunde', 'Vier Jahre, schwarz, lehnt sich gern an.'], ['Keks', 'Hunde', 'Zwei Jahre, ein Kunststück, oft gezeigt.'], ['Wolke', 'Katzen', 'Drei Jahre, ruhig, wünscht sich eine Fensterbank.'], ['Pip und Olive', 'Katzen', 'Geschwister, ein halbes Jahr, nur zusammen.']],
  pt: [['Luna', 'Cães', 'Quatro anos, preta, encosta-se às pessoas.'], ['Coco', 'Cães', 'Dois anos e um truque que mostra a todos.'], ['Nuvem', 'Gatos', 'Três anos, calma, quer um parapeito.'], ['Pipo e Lola', 'Gatos', 'Irmãos, meio ano, só juntos.']],
  it: [['Luna', 'Cani', 'Quattro anni, nera, si appoggia a tutti.'], ['Biscotto', 'Cani', 'Due anni e un trucco da far vedere.'], ['Nuvola', 'Gatti', 'Tre anni, tranquilla, cerca un davanzale.'], ['Pip e Oliva', 'Gatti', 'Fratelli, sei mesi, solo insieme.']],
  nl: [['Luna', 'Honden', 'Vier jaar, zwart, leunt graag tegen je aan.'], ['Koekje', 'Honden', 'Twee jaar, kent één kunstje en laat het vaak zien.'], ['Wolk', 'Katten', 'Drie jaar, rustig, zoekt een vensterbank.'], ['Pip en Olijf', 'Katten', 'Broer en zus, een half jaar, alleen samen.']],
  pl: [['Luna', 'Psy', 'Cztery lata, czarna, lubi się przytulić.'], ['Ciastek', 'Psy', 'Dwa lata i jedna sztuczka, chętnie pokazywana.'], ['Chmurka', 'Koty', 'Trzy lata, spokojna, szuka parapetu.'], ['Pip i Oliwka', 'Koty', 'Rodzeństwo, pół roku, tylko razem.']],
  tr: [['Luna', 'Köpekler', 'Dört yaşında, siyah, insana yaslanmayı sever.'], ['Kurabiye', 'Köpekler', 'İki yaşında, tek numarasını herkese gösterir.'], ['Bulut', 'Kediler', 'Üç yaşında, sakin, bir pencere önü arıyor.'], ['Pip ile Zeytin', 'Kediler', 'Kardeşler, altı aylık, yalnızca birlikte.']],
  ar: [['لونا', 'كلاب', 'أربع سنوات، سوداء، تحب القرب من الناس.'], ['كوكي', 'كلاب', 'سنتان، وحركة واحدة يعرضها للجميع.'], ['غيمة', 'قطط', 'ثلاث سنوات، هادئة، تبحث عن نافذة.'], ['لوز وزيتونة', 'قطط', 'أخوان، نصف سنة، معاً فقط.']],
  he: [['לונה', 'כלבים', 'בת ארבע, שחורה, אוהבת להישען.'], ['קוקי', 'כלבים', 'בן שנתיים, עם תרגיל אחד שהוא מראה לכולם.'], ['עננה', 'חתולים', 'בת שלוש, רגועה, מחפשת אדן חלון.'], ['פיפ וזית', 'חתולים', 'אחים, חצי שנה, רק ביחד.']],
}; // prettier-ignore

/** Animals that look for a home, each a sample, where a shelter names none; nobody of any other site. */
export function animalsToAdopt({ language, brief }: SitePlan): readonly ContentItem[] {
  if (!adopting.test(brief.prompt.replace(otherwise, ' '))) return [];
  const only = cats.test(brief.prompt) || !dogs.test(brief.prompt) ? 4 : 2;
  return (rows[language] ?? []).slice(0, only).map(([title, group, text], at) => ({
    title,
    group,
    text,
    art: at < 2 ? 'dog' : 'cat',
    sample: true,
  }));
}
