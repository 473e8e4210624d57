/** The days as they may be written and as a timetable heads them, by language. */
const rows: Readonly<Record<string, string>> = {
  es: 'lunes=Lunes martes=Martes mi[eé]rcoles=Miércoles jueves=Jueves viernes=Viernes s[aá]bados?=Sábado domingos?=Domingo',
  fr: 'lundis?=Lundi mardis?=Mardi mercredis?=Mercredi jeudis?=Jeudi vendredis?=Vendredi samedis?=Samedi dimanches?=Dimanche',
  de: 'montag(?:abend)?s?=Montag dienstag(?:abend)?s?=Dienstag mittwoch(?:abend)?s?=Mittwoch donnerstag(?:abend)?s?=Donnerstag freitag(?:abend)?s?=Freitag samstag(?:abend)?s?=Samstag sonntag(?:abend)?s?=Sonntag',
  pt: 'segundas?(?:-feiras?)?=Segunda-feira ter[çc]as?(?:-feiras?)?=Terça-feira quartas?(?:-feiras?)?=Quarta-feira quintas?(?:-feiras?)?=Quinta-feira sextas?(?:-feiras?)?=Sexta-feira s[aá]bados?=Sábado domingos?=Domingo',
  it: 'luned[iì]=Lunedì marted[iì]=Martedì mercoled[iì]=Mercoledì gioved[iì]=Giovedì venerd[iì]=Venerdì sabat[oi]=Sabato domenic(?:a|he)=Domenica',
  nl: 'maandag(?:avond)?(?:en)?=Maandag dinsdag(?:avond)?(?:en)?=Dinsdag woensdag(?:avond)?(?:en)?=Woensdag donderdag(?:avond)?(?:en)?=Donderdag vrijdag(?:avond)?(?:en)?=Vrijdag zaterdag(?:en)?=Zaterdag zondag(?:en)?=Zondag',
  pl: 'poniedzia[łl][a-z]*=Poniedziałek wtor[a-z]+=Wtorek [śs]rod[a-zęą]+=Środa czwart[a-z]+=Czwartek pi[ąa]t[a-z]+=Piątek sobot[a-zęą]+=Sobota niedziel[a-zęą]+=Niedziela',
  tr: 'pazartesi(?:leri)?=Pazartesi sal[ıi](?:lar[ıi])?=Salı [çc]ar[şs]amba(?:lar[ıi])?=Çarşamba per[şs]embe(?:leri)?=Perşembe cumartesi(?:leri)?=Cumartesi cuma(?:lar[ıi])?=Cuma pazar(?:lar[ıi])?=Pazar',
  ar: '(?:ال)?[اإ]ثنين=الاثنين (?:ال)?ثلاثاء?=الثلاثاء (?:ال)?[أا]ربعاء?=الأربعاء (?:ال)?خميس=الخميس (?:ال)?جمعة=الجمعة (?:ال)?سبت=السبت (?:ال)?[أا]حد=الأحد',
  he: 'שני=יום_שני שלישי=יום_שלישי רביעי=יום_רביעי חמישי=יום_חמישי שישי=יום_שישי שבת=שבת ראשון=יום_ראשון',
};

/** What a lesson is called where only its day is told. */
export const lessonNoun: Readonly<Record<string, string>> = {
  es: 'Clase',
  fr: 'Cours',
  de: 'Kurs',
  pt: 'Aula',
  it: 'Lezione',
  nl: 'Les',
  pl: 'Zajęcia',
  tr: 'Ders',
  ar: 'الحصة',
  he: 'שיעור',
};

/** Each day of a language: how it may be written, and its name. */
export const daysIn = (language: string): readonly (readonly [written: string, name: string])[] =>
  (rows[language] ?? '')
    .split(' ')
    .filter(Boolean)
    .map((row) => {
      const [written = '', name = ''] = row.split('=');
      return [written, name.replace('_', ' ')] as const;
    });
