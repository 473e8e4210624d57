import { readVoices, type Voice } from '../voices/read-voices';
import { readLocalTrades, type LocalTrade } from './local-trade';

/** Schools that children go to every day, and houses where one has oneself made beautiful by a doctor: rows by language. */
const tables = {
  es: `
school | colegio*, escuela primaria, escuela rural, ceip, instituto de secundaria | Leer y contar: Cada cual a su paso | Ciencias: Mirar, preguntar, probar | Música y arte: Todas las semanas | Deporte: Dentro y fuera | Comedor y tardes: Con gente conocida
aesthetic | medicina estética, clínica estética, centro de estética, estética avanzada | Valoración: Qué se puede hacer y qué no | Rejuvenecimiento facial: Poco a poco y natural | Limpieza facial: Profunda, sin prisa | Láser: En sesiones, con cita | Cuidado corporal: Según cada piel
`,
  fr: `
school | école primaire, école élémentaire, groupe scolaire, collège*, lycée* | Lire et compter: Chacun à son pas | Sciences: Regarder, demander, essayer | Musique et arts: Chaque semaine | Sport: Dedans et dehors | Cantine et périscolaire: Avec des visages connus
aesthetic | médecine esthétique, clinique esthétique, centre esthétique | Consultation: Ce qui est possible, et ce qui ne l’est pas | Soin du visage: Doux et précis | Rajeunissement: Peu à peu, au naturel | Laser: En séances, sur rendez-vous | Soin du corps: Selon chaque peau
`,
  de: `
school | grundschule*, realschule*, gesamtschule*, gymnasium, förderschule*, privatschule* | Lesen und Rechnen: Jedes Kind in seinem Schritt | Sachunterricht: Hinschauen, fragen, ausprobieren | Musik und Kunst: Jede Woche | Sport: Drinnen und draußen | Mittag und Betreuung: Mit bekannten Gesichtern
aesthetic | ästhetisch*, schönheitsklinik, ästhetik* | Beratung: Was geht und was nicht | Gesichtsbehandlung: Sanft und gründlich | Hautverjüngung: Schritt für Schritt, natürlich | Laser: In Sitzungen, mit Termin | Körperbehandlung: Passend zur Haut
`,
  pt: `
school | colégio*, escola básica, escola primária, agrupamento de escolas, escola particular | Ler e contar: Cada um ao seu passo | Ciências: Olhar, perguntar, experimentar | Música e artes: Todas as semanas | Desporto: Dentro e fora | Refeições e tardes: Com caras conhecidas
aesthetic | clínica de estética, clínica estética, medicina estética, estética avançada, harmonização facial | Avaliação: O que se pode fazer e o que não | Limpeza de pele: Profunda, sem pressa | Rejuvenescimento facial: Aos poucos, natural | Laser: Em sessões, com marcação | Cuidado corporal: Conforme cada pele
`,
  it: `
school | scuola primaria, scuola elementare, scuola media, istituto comprensivo, liceo* | Leggere e contare: Ognuno al suo passo | Scienze: Guardare, chiedere, provare | Musica e arte: Ogni settimana | Sport: Dentro e fuori | Mensa e pomeriggi: Con volti conosciuti
aesthetic | medicina estetica, clinica estetica, centro estetico, estetica avanzata | Consulenza: Che cosa si può fare e che cosa no | Pulizia del viso: Profonda, senza fretta | Ringiovanimento: Poco alla volta, naturale | Laser: In sedute, su appuntamento | Cura del corpo: Secondo la pelle
`,
  nl: `
school | basisschool*, middelbare school, lyceum, scholengemeenschap | Lezen en rekenen: Ieder kind in eigen stap | De wereld: Kijken, vragen, proberen | Muziek en kunst: Elke week | Bewegen: Binnen en buiten | Overblijven en opvang: Met bekende gezichten
aesthetic | cosmetische kliniek, schoonheidskliniek, huidkliniek | Intake: Wat kan en wat niet | Gezichtsbehandeling: Zacht en grondig | Huidverjonging: Stap voor stap, natuurlijk | Laser: In sessies, op afspraak | Lichaam: Passend bij je huid
`,
  pl: `
school | szkoł* podstawow*, liceum, zespół szkół, zespołu szkół | Czytanie i liczenie: Każdy swoim krokiem | Przyroda: Patrzeć, pytać, próbować | Muzyka i plastyka: Co tydzień | Ruch: W sali i na dworze | Obiady i świetlica: Ze znajomymi twarzami
aesthetic | medycyn* estetyczn*, klinik* estetyczn*, gabinet* kosmetologi* | Konsultacja: Co można zrobić, a czego nie | Oczyszczanie twarzy: Dokładnie i bez pośpiechu | Odmładzanie: Krok po kroku, naturalnie | Laser: W seriach, po umówieniu | Ciało: Dopasowane do skóry
`,
  tr: `
school | ilkokul*, ortaokul*, lise*, kolej* | Okuma ve matematik: Herkes kendi hızında | Fen: Bakmak, sormak, denemek | Müzik ve resim: Her hafta | Spor: İçeride ve dışarıda | Yemek ve etüt: Tanıdık yüzlerle
aesthetic | estetik klini*, medikal estetik, estetik merkez*, güzellik merkez* | Görüşme: Ne olur, ne olmaz | Cilt bakımı: Derin ve acelesiz | Cilt gençleştirme: Adım adım, doğal | Lazer: Seans seans, randevuyla | Vücut bakımı: Cilde göre
`,
  ar: `
school | *مدرسة ابتدائية, *مدرسة خاصة, *مدرسة أهلية, *مدارس, *ثانوية | القراءة والحساب: كل طفل بخطوته | العلوم: ننظر ونسأل ونجرب | الموسيقى والفن: كل أسبوع | الرياضة: في الداخل وفي الخارج | الوجبات والرعاية: مع وجوه مألوفة
aesthetic | *تجميل, *التجميل, *جلدية, *الجلدية | استشارة: ما الممكن وما غير الممكن | تنظيف البشرة: بعمق وعلى مهل | نضارة الوجه: تدريجياً وبشكل طبيعي | ليزر: على جلسات وبموعد | العناية بالجسم: بحسب البشرة
`,
  he: `
school | בית ספר, בית הספר, בתי ספר, תיכון | קריאה וחשבון: כל אחד בצעד שלו | מדעים: להסתכל, לשאול, לנסות | מוזיקה ואמנות: כל שבוע | ספורט: בפנים ובחוץ | ארוחות וצהרון: עם פנים מוכרות
aesthetic | אסתטיקה, רפואה אסתטית, קוסמטיקה רפואית, קליניקה אסתטית | ייעוץ: מה אפשר ומה לא | ניקוי פנים: יסודי ובלי למהר | מיצוק והצערה: לאט ובטבעיות | לייזר: בסדרה, בתיאום | טיפולי גוף: לפי העור
`,
} as const;

const voices = {
  es: `
# school
title: Aquí se aprende preguntando
lede: Un colegio donde cada niño tiene su sitio, y cada familia alguien a quien preguntar.
about: {name} es un colegio{in} donde se aprende con tiempo y se juega cada día.
about: Las familias entran, preguntan y participan.
why: Familias | Lo que pasa en clase se cuenta en casa.
why: Alumnado | Cada cual tiene su paso y su sitio.
why: Barrio | Con las puertas abiertas cuando hay algo que celebrar.
role: Dirección | Conoce a cada alumno por su nombre.
role: Profesorado | Explica las veces que haga falta.
role: Secretaría | Responde a las familias y guarda los papeles.
step: Escríbenos | Edad y curso.
step: Ven a verlo | Una mañana, con tiempo para preguntas.
step: El primer día | Alguien acompaña.
ask: ¿Hay plazas? | Escríbenos con la edad y el curso, y te decimos.
ask: ¿Podemos visitarlo? | Claro. Dinos qué mañana puedes.
call: ¿Quieres conocer el colegio? | Escríbenos y te lo enseñamos.
`,
  fr: `
# school
title: Ici, on apprend en questionnant
lede: Une école où chaque enfant a sa place, et chaque famille quelqu’un à qui parler.
about: {name} est une école{in} où l’on apprend en prenant le temps et où l’on joue chaque jour.
about: Les familles entrent, demandent et participent.
why: Familles | Ce qui se passe en classe se raconte à la maison.
why: Élèves | Chacun a son pas et sa place.
why: Quartier | Portes ouvertes quand il y a quelque chose à fêter.
role: Direction | Connaît chaque élève par son prénom.
role: Enseignement | Explique autant de fois qu’il faut.
role: Secrétariat | Répond aux familles et garde les papiers.
step: Écrivez | L’âge et la classe.
step: Venez voir | Un matin, avec le temps des questions.
step: Le premier jour | Quelqu’un accompagne.
ask: Reste-t-il des places ? | Écrivez l’âge et la classe, et nous vous le disons.
ask: Peut-on visiter l’école ? | Bien sûr. Dites quel matin vous convient.
call: Envie de voir l’école ? | Écrivez, et nous vous faisons visiter.
`,
  de: `
# school
title: Hier lernt man durch Fragen
lede: Eine Schule, in der jedes Kind seinen Platz hat und jede Familie jemanden, den sie fragen kann.
about: {name} ist eine Schule{in}, in der mit Zeit gelernt und jeden Tag gespielt wird.
about: Familien kommen herein, fragen nach und machen mit.
why: Familien | Was in der Klasse geschieht, erfährt man auch zu Hause.
why: Kinder | Jedes hat seinen Schritt und seinen Platz.
why: Nachbarschaft | Die Türen stehen offen, wenn es etwas zu feiern gibt.
role: Schulleitung | Kennt jedes Kind beim Namen.
role: Lehrkräfte | Erklären es so oft wie nötig.
role: Sekretariat | Antwortet den Familien und bewahrt die Papiere.
step: Schreiben Sie uns | Alter und Klasse.
step: Schauen Sie vorbei | An einem Vormittag, mit Zeit für Fragen.
step: Der erste Tag | Jemand geht mit.
ask: Gibt es freie Plätze? | Schreiben Sie Alter und Klasse, dann sagen wir es Ihnen.
ask: Können wir die Schule ansehen? | Gern. Sagen Sie, welcher Vormittag Ihnen passt.
call: Möchten Sie die Schule sehen? | Schreiben Sie, und wir führen Sie herum.
`,
  pt: `
# school
title: Aqui aprende-se a perguntar
lede: Uma escola onde cada criança tem o seu lugar, e cada família alguém a quem perguntar.
about: {name} é uma escola{in} onde se aprende com tempo e se brinca todos os dias.
about: As famílias entram, perguntam e participam.
why: Famílias | O que acontece na sala conta-se em casa.
why: Alunos | Cada um tem o seu passo e o seu lugar.
why: Bairro | De portas abertas quando há o que celebrar.
role: Direção | Conhece cada aluno pelo nome.
role: Professores | Explicam as vezes que for preciso.
role: Secretaria | Responde às famílias e guarda os papéis.
step: Escreva | A idade e o ano.
step: Venha ver | Uma manhã, com tempo para perguntas.
step: O primeiro dia | Alguém acompanha.
ask: Há vagas? | Escreva a idade e o ano, e dizemos.
ask: Podemos visitar a escola? | Claro. Diga que manhã pode.
call: Quer conhecer a escola? | Escreva e mostramos.
`,
  it: `
# school
title: Qui si impara chiedendo
lede: Una scuola dove ogni bambino ha il suo posto, e ogni famiglia qualcuno a cui chiedere.
about: {name} è una scuola{in} dove si impara con calma e si gioca ogni giorno.
about: Le famiglie entrano, chiedono e partecipano.
why: Famiglie | Quello che succede in classe si racconta a casa.
why: Alunni | Ognuno ha il suo passo e il suo posto.
why: Quartiere | A porte aperte quando c’è qualcosa da festeggiare.
role: Direzione | Conosce ogni alunno per nome.
role: Insegnanti | Spiegano tutte le volte che serve.
role: Segreteria | Risponde alle famiglie e tiene le carte.
step: Scriveteci | L’età e la classe.
step: Venite a vedere | Una mattina, con il tempo per le domande.
step: Il primo giorno | Qualcuno accompagna.
ask: Ci sono posti? | Scrivete l’età e la classe, e ve lo diciamo.
ask: Si può visitare la scuola? | Certo. Diteci che mattina potete.
call: Volete vedere la scuola? | Scriveteci, e vi mostriamo le aule.
`,
  nl: `
# school
title: Hier leer je door te vragen
lede: Een school waar elk kind een plek heeft, en elk gezin iemand om het aan te vragen.
about: {name} is een school{in} waar met tijd geleerd wordt en elke dag gespeeld.
about: Ouders lopen binnen, vragen en doen mee.
why: Ouders | Wat er in de klas gebeurt, hoor je ook thuis.
why: Kinderen | Ieder heeft een eigen stap en een eigen plek.
why: Buurt | De deur staat open als er iets te vieren is.
role: Directie | Kent elk kind bij naam.
role: Leerkrachten | Leggen het zo vaak uit als nodig.
role: Administratie | Antwoordt ouders en bewaart de papieren.
step: Schrijf ons | De leeftijd en de groep.
step: Kom kijken | Op een ochtend, met tijd voor vragen.
step: De eerste dag | Iemand loopt mee.
ask: Is er plaats? | Schrijf de leeftijd en de groep, dan zeggen we het.
ask: Kunnen we komen kijken? | Graag. Zeg welke ochtend past.
call: Kom je de school bekijken? | Schrijf, dan laten we alles zien.
`,
  pl: `
# school
title: Tu uczymy się, pytając
lede: Szkoła, w której każde dziecko ma swoje miejsce, a każda rodzina kogoś, kogo może zapytać.
about: {name}: szkoła{in}, w której jest czas na naukę i codziennie na zabawę.
about: Rodzice wchodzą, pytają i współtworzą.
why: Rodzice | O tym, co w klasie, wiadomo też w domu.
why: Uczniowie | Każdy ma swój krok i swoje miejsce.
why: Okolica | Drzwi są otwarte, kiedy jest co świętować.
role: Dyrekcja | Zna każde dziecko po imieniu.
role: Nauczyciele | Tłumaczą tyle razy, ile trzeba.
role: Sekretariat | Odpowiada rodzicom i pilnuje dokumentów.
step: Napisz | Wiek i klasa.
step: Przyjdź zobaczyć | Przed południem, z czasem na pytania.
step: Pierwszy dzień | Ktoś towarzyszy.
ask: Czy są miejsca? | Napisz wiek i klasę, a odpowiemy.
ask: Czy można przyjść zobaczyć szkołę? | Tak. Napisz, które przedpołudnie pasuje.
call: Chcesz zobaczyć szkołę? | Napisz, a wszystko pokażemy.
`,
  tr: `
# school
title: Burada sorarak öğrenilir
lede: Her çocuğun bir yeri, her ailenin soracağı biri olan bir okul.
about: {name}{in} zaman ayırarak öğrenilen, her gün oynanan bir okul.
about: Aileler gelir, sorar ve katılır.
why: Aileler | Sınıfta olan, evde de bilinir.
why: Öğrenciler | Herkesin kendi hızı ve yeri var.
why: Mahalle | Kutlanacak bir şey olduğunda kapılar açık.
role: Müdürlük | Her çocuğu adıyla tanır.
role: Öğretmenler | Gerektiği kadar anlatır.
role: Kayıt işleri | Aileleri yanıtlar, belgeleri saklar.
step: Yazın | Yaş ve sınıf.
step: Gelip görün | Bir sabah, sorulara vakit bırakarak.
step: İlk gün | Yanında biri olur.
ask: Yer var mı? | Yaşı ve sınıfı yazın, söyleyelim.
ask: Okulu gezebilir miyiz? | Elbette. Hangi sabah uygun, yazın.
call: Okulu görmek ister misiniz? | Yazın, gezdirelim.
`,
  ar: `
# school
title: هنا نتعلم بالسؤال
lede: مدرسة لكل طفل فيها مكان، ولكل أسرة من تسأله.
about: {name} مدرسة{in} نتعلم فيها على مهل ونلعب كل يوم.
about: الأهل يدخلون ويسألون ويشاركون.
why: الأهل | ما يحدث في الصف يُعرف في البيت.
why: الطلاب | لكل واحد خطوته ومكانه.
why: الحي | الأبواب مفتوحة حين يكون هناك ما نحتفل به.
role: الإدارة | تعرف كل طفل باسمه.
role: المعلمون | يشرحون كل مرة من جديد.
role: السكرتارية | ترد على الأهل وتحفظ الأوراق.
step: اكتبوا لنا | العمر والصف.
step: تعالوا وانظروا | في صباح فيه وقت للأسئلة.
step: اليوم الأول | يرافقه أحدنا.
ask: هل توجد أماكن؟ | اكتبوا العمر والصف ونخبركم.
ask: هل يمكن زيارة المدرسة؟ | بالطبع. اكتبوا أي صباح يناسبكم.
call: هل تودون رؤية المدرسة؟ | اكتبوا لنا ونريكم كل شيء.
`,
  he: `
# school
title: כאן לומדים מתוך שאלות
lede: בית ספר שיש בו מקום לכל ילד, ולכל משפחה יש את מי לשאול.
about: {name}: בית ספר{in} שלומדים בו בנחת ומשחקים בכל יום.
about: ההורים נכנסים, שואלים ומשתתפים.
why: הורים | מה שקורה בכיתה יודעים גם בבית.
why: תלמידים | לכל אחד הקצב והמקום שלו.
why: השכונה | הדלתות פתוחות כשיש מה לחגוג.
role: הנהלה | מכירה כל ילד בשמו.
role: מורים | מסבירים כמה פעמים שצריך.
role: מזכירות | עונה להורים ושומרת על הניירת.
step: כתבו לנו | גיל וכיתה.
step: בואו לראות | בבוקר, עם זמן לשאלות.
step: היום הראשון | מישהו מלווה.
ask: יש מקום? | כתבו גיל וכיתה, ונגיד לכם.
ask: אפשר לבוא לראות? | בשמחה. כתבו איזה בוקר מתאים.
call: רוצים לראות את בית הספר? | כתבו, ונראה לכם הכול.
`,
} as const;

type Language = keyof typeof tables;
/** These trades by language. */
export const schoolTrades = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, readLocalTrades(table)]),
) as Readonly<Record<Language, readonly LocalTrade[]>>;

/** What schools say, by language. */
export const schoolVoices = Object.fromEntries(
  Object.entries(voices).map(([language, table]) => [language, readVoices(table)]),
) as Readonly<Record<Language, ReadonlyMap<string, Voice>>>;
