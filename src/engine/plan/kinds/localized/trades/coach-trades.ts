import { readVoices } from '../voices/read-voices';
import { readLocalTrades } from './local-trade';

/** Coaches who treat nobody: what they offer and say, by language. */
const tables = {
  es: [
    `coach | coach, coach de vida, coach personal, coaching, life coach | Sesión individual: Una hora, una pregunta | Proceso de tres meses: Con metas que se miden | Decisiones: Ver las opciones con calma | Trabajo y carrera: Cambiar, o quedarse mejor | Equipos: Hablar de lo que no se habla`,
    `# coach
title: ¿Y si empezamos por lo que quieres?
title: Una buena pregunta lo cambia todo
lede: Conversaciones con un objetivo: ver dónde estás, decidir adónde vas y dar el primer paso.
about: Un proceso empieza con lo que quieres cambiar y termina cuando ya no hace falta.
about: Sin recetas: preguntas claras, tiempo para pensar y un paso concreto cada vez.
why: Preguntas, no consejos | Las respuestas son tuyas.
why: Un paso cada vez | Pequeño, con fecha.
why: Confidencial | Lo que se dice aquí, aquí queda.
step: Una primera charla | Para ver si encajamos.
step: Un objetivo | En una frase que se entienda.
step: Las sesiones | Con algo que hacer entre una y otra.
said: Salí de la primera sesión con una decisión tomada. | Tras un cambio de trabajo
said: Nadie me dijo qué hacer, y por fin lo hice. | Seis sesiones
said: Preguntas que sigo usando. | Un año después
role: Coaching | Escucha, pregunta y no juzga.
ask: ¿Es una terapia? | No. Aquí se trabaja con metas; si hace falta otra ayuda, se dice.
ask: ¿Cuántas sesiones hacen falta? | Depende de la meta. Se habla en la primera charla.
ask: ¿Se puede hacer a distancia? | Sí, por vídeo.
call: ¿Hablamos? | Una primera charla, sin compromiso.`,
  ],
  fr: [
    `coach | coach, coach de vie, coaching, coach professionnel, coach professionnelle, coach personnel | Séance individuelle: Une heure, une question | Parcours de trois mois: Avec des objectifs qui se mesurent | Décisions: Regarder les choix au calme | Travail et carrière: Changer, ou rester mieux | Équipes: Parler de ce qui se tait`,
    `# coach
title: Et si l’on partait de ce que vous voulez ?
title: Une bonne question change tout
lede: Des conversations avec un but : voir où vous en êtes, décider où vous allez, faire le premier pas.
about: Un accompagnement commence par ce que vous voulez changer et s’arrête quand il n’est plus utile.
about: Pas de recettes : des questions claires, du temps pour réfléchir et un pas concret à la fois.
why: Des questions, pas de conseils | Les réponses sont les vôtres.
why: Un pas à la fois | Petit, avec une date.
why: Confidentiel | Ce qui se dit ici reste ici.
step: Un premier échange | Pour voir si le courant passe.
step: Un objectif | En une phrase claire.
step: Les séances | Avec quelque chose à faire entre-temps.
said: Sortie de la première séance avec une décision prise. | Après un changement de poste
said: Personne ne m’a dit quoi faire, et je l’ai enfin fait. | Six séances
said: Des questions que je me pose encore. | Un an plus tard
role: Coaching | Écoute, questionne et ne juge pas.
ask: Est-ce une thérapie ? | Non. On travaille avec des objectifs ; s’il faut une autre aide, c’est dit.
ask: Combien de séances faut-il ? | Selon l’objectif. On en parle au premier échange.
ask: Peut-on le faire à distance ? | Oui, en vidéo.
call: On en parle ? | Un premier échange, sans engagement.`,
  ],
  de: [
    `coach | coach, coachin, coaching, life-coach*, lifecoach*, *coaching, business-coach*, lebensberat* | Einzelgespräch: Eine Stunde, eine Frage | Begleitung über drei Monate: Mit Zielen, die man misst | Entscheidungen: Die Möglichkeiten in Ruhe ansehen | Beruf und Laufbahn: Wechseln, oder besser bleiben | Teams: Über das reden, worüber keiner redet`,
    `# coach
title: Fangen wir mit dem an, was Sie wollen
title: Eine gute Frage ändert viel
lede: Gespräche mit einem Ziel: sehen, wo Sie stehen, entscheiden, wohin es geht, und den ersten Schritt tun.
about: Eine Begleitung beginnt mit dem, was Sie ändern möchten, und endet, wenn sie nicht mehr nötig ist.
about: Keine Rezepte: klare Fragen, Zeit zum Nachdenken und immer ein Schritt, der machbar ist.
why: Fragen statt Ratschläge | Die Antworten sind Ihre.
why: Ein Schritt nach dem anderen | Klein, mit Datum.
why: Vertraulich | Was hier gesagt wird, bleibt hier.
step: Ein erstes Gespräch | Um zu sehen, ob es passt.
step: Ein Ziel | In einem klaren Satz.
step: Die Sitzungen | Mit einer Aufgabe dazwischen.
said: Nach dem ersten Gespräch war die Entscheidung gefallen. | Nach einem Stellenwechsel
said: Niemand hat mir gesagt, was ich tun soll, und dann habe ich es getan. | Sechs Sitzungen
said: Die Fragen stelle ich mir heute noch. | Ein Jahr danach
role: Coaching | Hört zu, fragt nach und urteilt nicht.
ask: Ist das eine Therapie? | Nein. Hier wird mit Zielen gearbeitet; wenn andere Hilfe nötig ist, wird das gesagt.
ask: Wie viele Sitzungen braucht es? | Das hängt vom Ziel ab. Darüber sprechen wir beim ersten Mal.
ask: Geht das auch aus der Ferne? | Ja, per Video.
call: Sprechen wir darüber? | Ein erstes Gespräch, unverbindlich.`,
  ],
  pt: [
    `coach | coach, coach de vida, coaching, life coach | Sessão individual: Uma hora, uma pergunta | Processo de três meses: Com metas que se medem | Decisões: Ver as opções com calma | Trabalho e carreira: Mudar, ou ficar melhor | Equipas: Falar do que ninguém fala`,
    `# coach
title: E se começarmos pelo que quer?
title: Uma boa pergunta muda tudo
lede: Conversas com um objetivo: ver onde está, decidir para onde vai e dar o primeiro passo.
about: Um processo começa pelo que quer mudar e termina quando já não faz falta.
about: Sem receitas: perguntas claras, tempo para pensar e um passo concreto de cada vez.
why: Perguntas, não conselhos | As respostas são suas.
why: Um passo de cada vez | Pequeno, com data.
why: Confidencial | O que se diz aqui fica aqui.
step: Uma primeira conversa | Para ver se faz sentido.
step: Um objetivo | Numa frase clara.
step: As sessões | Com algo para fazer entre uma e outra.
said: Saí da primeira sessão com uma decisão tomada. | Depois de mudar de emprego
said: Ninguém me disse o que fazer, e finalmente fiz. | Seis sessões
said: Perguntas que ainda hoje uso. | Um ano depois
role: Coaching | Ouve, pergunta e não julga.
ask: É uma terapia? | Não. Aqui trabalha-se com metas; se for precisa outra ajuda, diz-se.
ask: Quantas sessões são precisas? | Depende da meta. Fala-se na primeira conversa.
ask: Pode ser à distância? | Sim, por vídeo.
call: Vamos conversar? | Uma primeira conversa, sem compromisso.`,
  ],
  it: [
    `coach | coach, life coach, coaching, mental coach, coach professionista | Sessione individuale: Un’ora, una domanda | Percorso di tre mesi: Con obiettivi che si misurano | Decisioni: Guardare le scelte con calma | Lavoro e carriera: Cambiare, o restare meglio | Squadre: Parlare di ciò che si tace`,
    `# coach
title: E se partissimo da quello che vuoi?
title: Una buona domanda cambia tutto
lede: Conversazioni con uno scopo: vedere dove sei, decidere dove vai e fare il primo passo.
about: Un percorso comincia da ciò che vuoi cambiare e finisce quando non serve più.
about: Niente ricette: domande chiare, tempo per pensare e un passo concreto alla volta.
why: Domande, non consigli | Le risposte sono tue.
why: Un passo alla volta | Piccolo, con una data.
why: Riservato | Quello che si dice qui resta qui.
step: Una prima chiacchierata | Per vedere se ci troviamo.
step: Un obiettivo | In una frase chiara.
step: Le sessioni | Con qualcosa da fare nel frattempo.
said: Uscita dal primo incontro con una decisione presa. | Dopo un cambio di lavoro
said: Nessuno mi ha detto che cosa fare, e finalmente l’ho fatto. | Sei incontri
said: Domande che mi faccio ancora. | Un anno dopo
role: Coaching | Ascolta, domanda e non giudica.
ask: È una terapia? | No. Qui si lavora con obiettivi; se serve un altro aiuto, lo si dice.
ask: Quante sessioni servono? | Dipende dall’obiettivo. Se ne parla la prima volta.
ask: Si può fare a distanza? | Sì, in video.
call: Ne parliamo? | Una prima chiacchierata, senza impegno.`,
  ],
  nl: [
    `coach | coach, lifecoach, life-coach, loopbaancoach*, coaching, coachpraktijk, levenscoach | Gesprek: Een uur, één vraag | Traject van drie maanden: Met doelen die je kunt meten | Keuzes: Rustig naast elkaar leggen | Werk en loopbaan: Veranderen, of beter blijven | Teams: Zeggen wat niemand zegt`,
    `# coach
title: Zullen we beginnen met wat je wilt?
lede: Gesprekken met een doel: zien waar je staat, kiezen waar je heen gaat en de eerste stap zetten.
about: Een traject begint met wat je wilt veranderen en stopt als het niet meer nodig is.
about: Geen recepten: heldere vragen, tijd om te denken en steeds één haalbare stap.
why: Vragen, geen adviezen | De antwoorden zijn van jou.
why: Eén stap tegelijk | Klein, met een datum.
why: Vertrouwelijk | Wat hier gezegd wordt, blijft hier.
step: Een eerste gesprek | Om te zien of het klikt.
step: Een doel | In één heldere zin.
step: De sessies | Met iets om te doen tussendoor.
said: Na het eerste gesprek was de knoop doorgehakt. | Na een nieuwe baan
said: Niemand zei wat ik moest doen, en toen deed ik het. | Zes gesprekken
said: Vragen die ik mezelf nog steeds stel. | Een jaar later
role: Coaching | Luistert, vraagt en oordeelt niet.
ask: Is dit therapie? | Nee. We werken met doelen; is er andere hulp nodig, dan zeggen we dat.
ask: Hoeveel gesprekken zijn nodig? | Dat hangt van het doel af. Daar hebben we het de eerste keer over.
ask: Kan het op afstand? | Ja, via video.
call: Zullen we praten? | Een eerste gesprek, vrijblijvend.`,
  ],
  pl: [
    `coach | coach*, coaching*, life coach*, trener rozwoju | Sesja indywidualna: Godzina, jedno pytanie | Proces na trzy miesiące: Z celami, które da się zmierzyć | Decyzje: Spokojny przegląd możliwości | Praca i kariera: Zmienić albo zostać lepiej | Zespoły: Rozmowa o tym, o czym się milczy`,
    `# coach
title: Zacznijmy od tego, czego chcesz
lede: Rozmowy z celem: zobaczyć, gdzie jesteś, zdecydować, dokąd idziesz, i zrobić pierwszy krok.
about: Proces zaczyna się od tego, co chcesz zmienić, i kończy się, gdy nie jest już potrzebny.
about: Bez recept: jasne pytania, czas na myślenie i za każdym razem jeden konkretny krok.
why: Pytania zamiast rad | Odpowiedzi są Twoje.
why: Krok po kroku | Małym, z datą.
why: Poufnie | Co tu powiedziane, zostaje tutaj.
step: Pierwsza rozmowa | Żeby sprawdzić, czy to pasuje.
step: Cel | W jednym jasnym zdaniu.
step: Sesje | Z zadaniem pomiędzy.
said: Po pierwszej rozmowie decyzja była podjęta. | Po zmianie pracy
said: Nikt mi nie mówił, co robić, i wreszcie to zrobiłam. | Sześć sesji
said: Te pytania zadaję sobie do dziś. | Rok później
role: Coaching | Słucha, pyta i nie ocenia.
ask: Czy to terapia? | Nie. Tu pracuje się z celami; jeśli potrzebna jest inna pomoc, mówimy o tym.
ask: Ile sesji trzeba? | To zależy od celu. Porozmawiamy o tym za pierwszym razem.
ask: Czy można zdalnie? | Tak, przez wideo.
call: Porozmawiamy? | Pierwsza rozmowa, bez zobowiązań.`,
  ],
  tr: [
    `coach | yaşam koçu*, koçluk, koç, kariyer koçu*, öğrenci koçu* | Bireysel görüşme: Bir saat, bir soru | Üç aylık süreç: Ölçülebilir hedeflerle | Kararlar: Seçeneklere sakince bakmak | İş ve kariyer: Değişmek ya da daha iyi kalmak | Ekipler: Konuşulmayanı konuşmak`,
    `# coach
title: Ne istediğinizden başlayalım
lede: Amacı olan görüşmeler: nerede olduğunuzu görmek, nereye gideceğinize karar vermek ve ilk adımı atmak.
about: Süreç, değiştirmek istediğinizle başlar; gerek kalmayınca biter.
about: Reçete yok: açık sorular, düşünmeye zaman ve her seferinde tek bir somut adım.
why: Öğüt değil soru | Yanıtlar sizin.
why: Adım adım | Küçük ve tarihli.
why: Gizli | Burada konuşulan burada kalır.
step: İlk görüşme | Uyup uymadığımızı görmek için.
step: Bir hedef | Tek ve açık bir cümleyle.
step: Görüşmeler | Arada yapılacak bir şeyle.
said: İlk görüşmeden kararımı vermiş çıktım. | İş değişikliğinden sonra
said: Kimse ne yapacağımı söylemedi, sonunda yaptım. | Altı görüşme
said: O soruları hâlâ kendime soruyorum. | Bir yıl sonra
role: Koçluk | Dinler, sorar, yargılamaz.
ask: Bu bir terapi mi? | Hayır. Hedeflerle çalışılır; başka bir yardım gerekiyorsa söylenir.
ask: Kaç görüşme gerekir? | Hedefe bağlı. İlk görüşmede konuşulur.
ask: Uzaktan olur mu? | Evet, görüntülü.
call: Konuşalım mı? | İlk görüşme, hiçbir zorunluluk yok.`,
  ],
  ar: [
    `coach | مدرب حياة, مدربة حياة, لايف كوتش, كوتش, كوتشينغ | جلسة فردية: ساعة وسؤال واحد | مسار ثلاثة أشهر: بأهداف تُقاس | القرارات: نظرة هادئة إلى الخيارات | العمل والمسار المهني: تغيير، أو بقاء أفضل | الفرق: حديث عمّا لا يُقال`,
    `# coach
title: لنبدأ بما تريد
lede: حوارات لها هدف: أن ترى أين أنت، وتقرر إلى أين، وتخطو الخطوة الأولى.
about: يبدأ المسار بما تود تغييره، وينتهي حين لا تعود بحاجة إليه.
about: بلا وصفات جاهزة: أسئلة واضحة، ووقت للتفكير، وخطوة ملموسة في كل مرة.
why: أسئلة لا نصائح | الإجابات لك.
why: خطوة بعد خطوة | صغيرة ولها موعد.
why: بسرية تامة | ما يقال هنا يبقى هنا.
step: حديث أول | لنرى إن كنا نتفق.
step: هدف | في جملة واضحة.
step: الجلسات | مع شيء تفعله بينها.
said: خرجت من الجلسة الأولى وقد اتخذت القرار. | بعد تغيير العمل
said: لم يقل لي أحد ماذا أفعل، وفعلته أخيراً. | ست جلسات
said: أسئلة ما زلت أطرحها على نفسي. | بعد عام
role: التدريب | يصغي ويسأل ولا يحكم.
ask: هل هذا علاج نفسي؟ | لا. نعمل هنا على الأهداف، وإن لزمت مساعدة أخرى قلنا ذلك.
ask: كم جلسة أحتاج؟ | بحسب الهدف، ونتحدث عن ذلك في اللقاء الأول.
ask: هل يمكن عن بُعد؟ | نعم، بالفيديو.
call: نتحدث؟ | لقاء أول بلا التزام.`,
  ],
  he: [
    `coach | מאמן אישי לחיים, מאמנת לחיים, מאמן לחיים, מאמנת אישית לחיים, קואצ'ר*, קואוצ'ינג, קואצ'ינג, אימון אישי לחיים | פגישה אישית: שעה ושאלה אחת | תהליך של שלושה חודשים: עם מטרות שאפשר למדוד | החלטות: לראות את האפשרויות בשקט | עבודה וקריירה: לשנות, או להישאר טוב יותר | צוותים: לדבר על מה שלא מדברים`,
    `# coach
title: נתחיל במה שאתם רוצים
lede: שיחות עם מטרה: לראות איפה אתם, להחליט לאן, ולעשות את הצעד הראשון.
about: תהליך מתחיל במה שרוצים לשנות ונגמר כשכבר לא צריך אותו.
about: בלי מתכונים: שאלות ברורות, זמן לחשוב וכל פעם צעד אחד ממשי.
why: שאלות, לא עצות | התשובות שלכם.
why: צעד אחר צעד | קטן, עם תאריך.
why: בסודיות | מה שנאמר כאן נשאר כאן.
step: שיחה ראשונה | לראות אם מתאים.
step: מטרה | במשפט אחד ברור.
step: הפגישות | עם משהו לעשות ביניהן.
said: יצאתי מהפגישה הראשונה עם החלטה. | אחרי החלפת עבודה
said: אף אחד לא אמר לי מה לעשות, וסוף סוף עשיתי. | שש פגישות
said: את השאלות האלה אני שואלת עד היום. | שנה אחרי
role: אימון | מקשיב, שואל ולא שופט.
ask: זה טיפול? | לא. עובדים עם מטרות; אם צריך עזרה אחרת, אומרים.
ask: כמה פגישות צריך? | תלוי במטרה. מדברים על זה בפעם הראשונה.
ask: אפשר מרחוק? | כן, בווידאו.
call: נדבר? | שיחה ראשונה, בלי התחייבות.`,
  ],
} as const;

type Language = keyof typeof tables;
const languages = Object.keys(tables) as readonly Language[];
const byLanguage = <T>(read: (table: readonly [string, string]) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, read(tables[language])])) as Record<Language, T>;

/** What coaches offer, by language. */
export const coachTrades = byLanguage(([rows]) => readLocalTrades(rows));
/** What they say. */
export const coachVoices = byLanguage(([, voice]) => readVoices(voice));
