/** Boards and sounds of games, answers of voters, filler text, in the order of `otherLanguages`. */
export const translatedChoices = {
  wallsWord: ['Paredes', 'Murs', 'Wände', 'Paredes', 'Muri', 'Muren', 'Ściany', 'Duvarlar', 'الجدران', 'קירות'],
  sizeSmall: ['Pequeño', 'Petit', 'Klein', 'Pequeno', 'Piccolo', 'Klein', 'Mały', 'Küçük', 'صغير', 'קטן'],
  sizeMiddle: ['Mediano', 'Moyen', 'Mittel', 'Médio', 'Medio', 'Middel', 'Średni', 'Orta', 'متوسط', 'בינוני'],
  sizeLarge: ['Grande', 'Grand', 'Groß', 'Grande', 'Grande', 'Groot', 'Duży', 'Büyük', 'كبير', 'גדול'],
  ownAnswer: ['Tu propia respuesta', 'Votre propre réponse', 'Eigene Antwort', 'A sua própria resposta', 'La tua risposta', 'Je eigen antwoord', 'Własna odpowiedź', 'Kendi yanıtın', 'إجابتك الخاصة', 'תשובה משלך'],
  openUntil: ['Abierta hasta el {date}.', 'Ouvert jusqu’au {date}.', 'Offen bis {date}.', 'Aberta até {date}.', 'Aperto fino al {date}.', 'Open tot {date}.', 'Otwarte do {date}.', '{date} tarihine kadar açık.', 'مفتوح حتى {date}.', 'פתוח עד {date}.'],
  votingClosed: ['La votación se cerró el {date}.', 'Le vote s’est terminé le {date}.', 'Die Abstimmung endete am {date}.', 'A votação terminou a {date}.', 'La votazione si è chiusa il {date}.', 'De stemming sloot op {date}.', 'Głosowanie zakończyło się {date}.', 'Oylama {date} tarihinde kapandı.', 'أُغلق التصويت في {date}.', 'ההצבעה נסגרה ב־{date}.'],
  fillerTitle: ['Generador de lorem ipsum', 'Générateur de lorem ipsum', 'Lorem-ipsum-Generator', 'Gerador de lorem ipsum', 'Generatore di lorem ipsum', 'Lorem-ipsumgenerator', 'Generator lorem ipsum', 'Lorem ipsum üretici', 'مولد نص لوريم إيبسوم', 'מחולל לורם איפסום'],
  fillerLede: ['Texto de relleno para maquetas, tan largo como haga falta.', 'Du faux texte pour vos maquettes, aussi long qu’il le faut.', 'Blindtext für Entwürfe, so lang wie nötig.', 'Texto de enchimento para maquetes, do tamanho que precisar.', 'Testo segnaposto per le bozze, lungo quanto serve.', 'Vultekst voor ontwerpen, zo lang als nodig.', 'Tekst zastępczy do makiet, tak długi, jak trzeba.', 'Taslaklar için gereken uzunlukta dolgu metni.', 'نص حشو للتصاميم بالطول الذي تحتاجه.', 'טקסט מילוי לעיצובים, באורך הדרוש.'],
  fillerStart: ['Empezar con «Lorem ipsum»', 'Commencer par « Lorem ipsum »', 'Mit „Lorem ipsum“ beginnen', 'Começar com “Lorem ipsum”', 'Inizia con «Lorem ipsum»', 'Begin met ‘Lorem ipsum’', 'Zacznij od „Lorem ipsum”', '“Lorem ipsum” ile başla', 'البدء بعبارة “Lorem ipsum”', 'להתחיל ב„Lorem ipsum”'],
  swapSides: ['Preguntar el otro lado', 'Demander l’autre face', 'Andere Seite abfragen', 'Perguntar o outro lado', 'Chiedi l’altro lato', 'Vraag de andere kant', 'Pytaj o drugą stronę', 'Öteki yüzü sor', 'السؤال بالوجه الآخر', 'לשאול את הצד השני'],
}; // prettier-ignore
