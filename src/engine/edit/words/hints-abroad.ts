/** What a hint says in another language: a pattern of the English one, and its words with `$1`, `$2` for what it names. */
type Hints = {
  readonly unclear: string;
  readonly sections: Readonly<Record<string, string>>;
  readonly said: readonly string[];
};

/** The English hints, in the order in which each language tells them. */
const forms: readonly RegExp[] = [
  /^make the buttons dark green$/,
  /^make the text bigger$/,
  /^use a serif font for headings$/,
  /^make it dark$/,
  /^make it light$/,
  /^change "(.+)" to ".+"$/,
  /^add an? (.+) section$/,
  /^remove the (.+) section$/,
  /^add a page called (?:News|Partners)$/,
  /^change the price of (.+) to 35$/,
];

const languages: Readonly<Record<string, Hints>> = {
  es: {
    unclear: 'No he entendido “{said}”, así que no he cambiado nada. Lo más parecido que sé hacer:',
    sections: {
      team: 'equipo',
      FAQ: 'preguntas frecuentes',
      testimonials: 'opiniones',
      gallery: 'galería',
      contact: 'contacto',
    },
    said: ['pon los botones en verde oscuro', 'haz el texto más grande', 'usa una fuente serif para los títulos', 'ponlo en modo oscuro', 'ponlo en modo claro', 'cambia "$1" por "Bienvenidos"', 'añade una sección de $1', 'quita la sección de $1', 'añade una página llamada Noticias', 'cambia el precio de $1 a 35'], // prettier-ignore
  },
  fr: {
    unclear:
      'Je n’ai pas compris « {said} », rien n’a donc été changé. Ce que je sais faire de plus proche :',
    sections: {
      team: 'équipe',
      FAQ: 'questions fréquentes',
      testimonials: 'avis',
      gallery: 'galerie',
      contact: 'contact',
    },
    said: ['mets les boutons en vert foncé', 'agrandis le texte', 'utilise une police serif pour les titres', 'mets le site en sombre', 'mets le site en clair', 'remplace "$1" par "Bienvenue"', 'ajoute une section $1', 'supprime la section $1', 'ajoute une page appelée Actualités', 'change le prix de $1 à 35'], // prettier-ignore
  },
  de: {
    unclear:
      '„{said}“ habe ich nicht verstanden, deshalb wurde nichts geändert. Am nächsten kommt, was ich kann:',
    sections: {
      team: 'Team',
      FAQ: 'häufige Fragen',
      testimonials: 'Bewertungen',
      gallery: 'Galerie',
      contact: 'Kontakt',
    },
    said: ['mach die Buttons dunkelgrün', 'mach den Text größer', 'nimm eine Serifenschrift für die Überschriften', 'mach die Seite dunkel', 'mach die Seite hell', 'ändere "$1" in "Willkommen"', 'füge einen Abschnitt $1 hinzu', 'entferne den Abschnitt $1', 'füge eine Seite Neues hinzu', 'ändere den Preis von $1 auf 35'], // prettier-ignore
  },
  pt: {
    unclear: 'Não percebi “{said}”, por isso nada foi alterado. O mais próximo que sei fazer:',
    sections: {
      team: 'equipa',
      FAQ: 'perguntas frequentes',
      testimonials: 'depoimentos',
      gallery: 'galeria',
      contact: 'contacto',
    },
    said: ['põe os botões em verde escuro', 'faz o texto maior', 'usa uma fonte serif nos títulos', 'põe em modo escuro', 'põe em modo claro', 'muda "$1" para "Bem-vindos"', 'adiciona uma secção de $1', 'remove a secção de $1', 'adiciona uma página chamada Novidades', 'muda o preço de $1 para 35'], // prettier-ignore
  },
  it: {
    unclear: 'Non ho capito “{said}”, quindi non è cambiato nulla. La cosa più vicina che so fare:',
    sections: {
      team: 'team',
      FAQ: 'domande frequenti',
      testimonials: 'recensioni',
      gallery: 'galleria',
      contact: 'contatti',
    },
    said: ['rendi i pulsanti verde scuro', 'ingrandisci il testo', 'usa un font serif per i titoli', 'rendi il sito scuro', 'rendi il sito chiaro', 'cambia "$1" in "Benvenuti"', 'aggiungi una sezione $1', 'rimuovi la sezione $1', 'aggiungi una pagina chiamata Novità', 'cambia il prezzo di $1 a 35'], // prettier-ignore
  },
  nl: {
    unclear: '“{said}” begreep ik niet, dus er is niets veranderd. Het dichtst in de buurt komt:',
    sections: {
      team: 'team',
      FAQ: 'veelgestelde vragen',
      testimonials: 'reviews',
      gallery: 'galerij',
      contact: 'contact',
    },
    said: ['maak de knoppen donkergroen', 'maak de tekst groter', 'gebruik een serif lettertype voor de koppen', 'maak de site donker', 'maak de site licht', 'verander "$1" in "Welkom"', 'voeg een sectie $1 toe', 'verwijder de sectie $1', 'voeg een pagina Nieuws toe', 'verander de prijs van $1 naar 35'], // prettier-ignore
  },
  pl: {
    unclear: 'Nie rozumiem „{said}”, więc nic się nie zmieniło. Najbliższe, co potrafię:',
    sections: { team: 'zespół', FAQ: 'faq', testimonials: 'opinie', gallery: 'galeria', contact: 'kontakt' },
    said: ['zmień przyciski na ciemnozielone', 'powiększ tekst', 'użyj czcionki szeryfowej w nagłówkach', 'zrób ciemną stronę', 'zrób jasną stronę', 'zmień "$1" na "Witamy"', 'dodaj sekcję $1', 'usuń sekcję $1', 'dodaj stronę Aktualności', 'zmień cenę $1 na 35'], // prettier-ignore
  },
  tr: {
    unclear: '“{said}” sözünü anlamadım, bu yüzden hiçbir şey değişmedi. Yapabildiğim en yakın şeyler:',
    sections: { team: 'ekip', FAQ: 'sss', testimonials: 'yorumlar', gallery: 'galeri', contact: 'iletişim' },
    said: ['düğmeleri koyu yeşil yap', 'metni büyüt', 'başlıklarda serif yazı tipi kullan', 'siteyi koyu yap', 'siteyi açık yap', '"$1" yerine "Hoş geldiniz" yaz', '$1 bölümü ekle', '$1 bölümünü kaldır', 'Haberler sayfası ekle', '$1 fiyatını 35 yap'], // prettier-ignore
  },
  ar: {
    unclear: 'لم أفهم «{said}»، لذلك لم يتغير شيء. أقرب ما أستطيع فعله:',
    sections: {
      team: 'الفريق',
      FAQ: 'الأسئلة',
      testimonials: 'آراء العملاء',
      gallery: 'معرض',
      contact: 'اتصل بنا',
    },
    said: ['اجعل الأزرار خضراء داكنة', 'كبر النص', 'استخدم خط serif للعناوين', 'اجعل الموقع داكنا', 'اجعل الموقع فاتح', 'غير "$1" إلى "أهلا وسهلا"', 'أضف قسم $1', 'احذف قسم $1', 'أضف صفحة اسمها الأخبار', 'غير سعر $1 إلى 35'], // prettier-ignore
  },
  he: {
    unclear: 'לא הבנתי את „{said}”, ולכן דבר לא השתנה. הקרוב ביותר שאני יודע לעשות:',
    sections: {
      team: 'צוות',
      FAQ: 'שאלות נפוצות',
      testimonials: 'המלצות',
      gallery: 'גלריה',
      contact: 'צור קשר',
    },
    said: ['הפוך את הכפתורים לירוק כהה', 'הגדל את הטקסט', 'השתמש בגופן serif לכותרות', 'הפוך את האתר לכהה', 'הפוך את האתר לבהיר', 'שנה "$1" ל "ברוכים הבאים"', 'הוסף אזור $1', 'הסר את אזור $1', 'הוסף עמוד בשם חדשות', 'שנה את המחיר של $1 ל 35'], // prettier-ignore
  },
};

/** An English hint in the language of the command it answers; null where that language has no words for it. */
export function hintAbroad(hint: string, language: string): string | null {
  const hints = languages[language];
  const at = forms.findIndex((form) => form.test(hint));
  const words = hints?.said[at];
  const named = at < 0 ? undefined : forms[at]?.exec(hint)?.[1];
  if (!hints || words === undefined) return null;
  const said = named !== undefined && hint.endsWith(' section') ? hints.sections[named] : (named ?? '');
  return said === undefined ? null : words.replace('$1', () => said);
}

/** That nothing was understood, in the language of the command; null for English and those without words here. */
export const unclearAbroad = (said: string, language: string): string | null =>
  languages[language]?.unclear.replace('{said}', said) ?? null;
