/** What behaviours say that no section says: English, and the languages that the apps speak. */
const texts = {
  ageTitle: ['Are you old enough?', '¿Tienes la edad legal?', 'Avez-vous l’âge légal ?', 'Sind Sie alt genug?', 'Tem idade legal?', 'Hai l’età legale?', 'Ben je oud genoeg?', 'هل بلغت السن القانونية؟'],
  ageText: ['This page is for people of {age} or older.', 'Esta página es para mayores de {age} años.', 'Cette page s’adresse aux personnes de {age} ans ou plus.', 'Diese Seite ist für Menschen ab {age} Jahren.', 'Esta página é para maiores de {age} anos.', 'Questa pagina è per chi ha almeno {age} anni.', 'Deze pagina is voor mensen van {age} jaar of ouder.', 'هذه الصفحة لمن بلغ {age} عامًا أو أكثر.'],
  ageYes: ['I am {age} or older', 'Tengo {age} o más', 'J’ai {age} ans ou plus', 'Ich bin {age} oder älter', 'Tenho {age} ou mais', 'Ho {age} anni o più', 'Ik ben {age} of ouder', 'عمري {age} أو أكثر'],
  ageNo: ['I am younger', 'Soy menor', 'Je suis plus jeune', 'Ich bin jünger', 'Sou mais novo', 'Sono più giovane', 'Ik ben jonger', 'أنا أصغر'],
  ageRefused: ['Then please come back later.', 'Entonces vuelve más adelante.', 'Alors revenez plus tard.', 'Dann bitte später wiederkommen.', 'Então volte mais tarde.', 'Allora torna più avanti.', 'Kom dan later terug.', 'إذن عد لاحقًا من فضلك.'],
  stepNeed: ['What you need', 'Qué necesitas', 'Votre besoin', 'Worum es geht', 'O que precisa', 'Che cosa ti serve', 'Wat je nodig hebt', 'ما الذي تحتاجه'],
  stepMore: ['A few details', 'Algunos detalles', 'Quelques détails', 'Einzelheiten', 'Alguns detalhes', 'Qualche dettaglio', 'Enkele details', 'بعض التفاصيل'],
  stepYou: ['How we reach you', 'Cómo contactarte', 'Vous joindre', 'Wie wir Sie erreichen', 'Como o contactamos', 'Come contattarti', 'Hoe we je bereiken', 'كيف نصل إليك'],
  stepOf: ['Step {n} of {count}', 'Paso {n} de {count}', 'Étape {n} sur {count}', 'Schritt {n} von {count}', 'Passo {n} de {count}', 'Passo {n} di {count}', 'Stap {n} van {count}', 'الخطوة {n} من {count}'],
  estimate: ['A first estimate', 'Una primera estimación', 'Une première estimation', 'Eine erste Schätzung', 'Uma primeira estimativa', 'Una prima stima', 'Een eerste schatting', 'تقدير أولي'],
  estimateSize: ['Area in square metres', 'Superficie en metros cuadrados', 'Surface en mètres carrés', 'Fläche in Quadratmetern', 'Área em metros quadrados', 'Superficie in metri quadrati', 'Oppervlakte in vierkante meters', 'المساحة بالمتر المربع'],
  estimateTimes: ['Visits a month', 'Visitas al mes', 'Visites par mois', 'Besuche im Monat', 'Visitas por mês', 'Visite al mese', 'Bezoeken per maand', 'الزيارات في الشهر'],
  estimatePace: ['Square metres an hour', 'Metros cuadrados por hora', 'Mètres carrés par heure', 'Quadratmeter je Stunde', 'Metros quadrados por hora', 'Metri quadrati all’ora', 'Vierkante meters per uur', 'أمتار مربعة في الساعة'],
  estimateResult: ['About {n} hours of work a month', 'Unas {n} horas de trabajo al mes', 'Environ {n} heures de travail par mois', 'Etwa {n} Stunden Arbeit im Monat', 'Cerca de {n} horas de trabalho por mês', 'Circa {n} ore di lavoro al mese', 'Ongeveer {n} uur werk per maand', 'نحو {n} ساعة عمل في الشهر'],
} as const; // prettier-ignore
const languages = ['en', 'es', 'fr', 'de', 'pt', 'it', 'nl', 'ar'];

/** A text of a behaviour in a language, English where it has none; `{age}` and the like are filled in. */
export function sayBehaviour(
  language: string,
  word: keyof typeof texts,
  values: Readonly<Record<string, string>> = {},
): string {
  const text = texts[word][Math.max(0, languages.indexOf(language))] ?? texts[word][0];
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
