import { readLocalTrades, type LocalTrade } from './local-trade';

/**
 * Those who care for one thing of the body, and those who show places, by language: they have little in common with a practice of
 * any kind, which sees to all.
 */
const tables = {
  es: `
homecare | cuidados a domicilio, ayuda a domicilio, cuidado de mayores, atención domiciliaria | Aseo y comidas: Con respeto y a su hora | Curas y medicación: Por quien sabe hacerlo | Compañía: Pasear, leer, charlar | Casa en orden: Lo que cada día hace falta | Noches y fines de semana: Cuando la familia descansa | Orientación: Ayudas y trámites, explicados
dietitian | nutricionista*, dietista*, nutrición, dietética | Primera consulta: Hábitos, análisis y qué quieres cambiar | Plan de comidas: Con lo que te gusta y el tiempo que tienes | Seguimiento: Ajustamos sobre la marcha | Nutrición deportiva: Según lo que entrenas | Alergias e intolerancias: Comer bien sin miedo
midwife | matrona*, comadrona*, doula* | Embarazo: Visitas tranquilas, con tiempo para preguntar | Preparación al parto: Respirar, moverse, saber qué pasa | Posparto: En casa, los primeros días | Lactancia: Ayuda cuando hace falta | Suelo pélvico: Volver poco a poco
podiatry | podolog*, podólog* | Quiropodia: Uñas, durezas y callos | Uña encarnada: Alivio sin esperar | Estudio de la pisada: Cómo caminas y por qué duele | Plantillas: A medida | Pie diabético: Con control y cuidado
osteopath | osteopat*, osteópat*, quiropráctic*, quiropractic* | Primera sesión: Hablar, explorar, tratar | Espalda y cuello: Donde se nota el día | Embarazo: Con suavidad | Bebés y niños: Sesiones cortas y tranquilas | Deportistas: Antes y después de la carrera
speech | logoped*, logopedia* | Valoración: Escuchar antes de empezar | Niños: Jugando, con tareas para casa | Voz: Para quien trabaja hablando | Lectura y escritura: Paso a paso | Adultos: Recuperar palabras con tiempo
tours | excursiones, excursión, tour*, rutas guiadas, paseos en barco, guía turístic*, agencia de viajes, buceo, kayak* | Salida corta: Un par de horas, para todos | Día completo: Con parada para comer | Atardecer: Cuando cambia la luz | Grupo privado: A vuestro ritmo | Familias: Con tiempo para mirar
`,
  fr: `
homecare | soins à domicile, aide à domicile, maintien à domicile, services à la personne | Toilette et repas: Avec respect, à l’heure dite | Soins et traitements: Par quelqu’un dont c’est le métier | Compagnie: Marcher, lire, parler | Maison en ordre: Ce que chaque jour demande | Nuits et week-ends: Quand la famille souffle | Conseils: Aides et démarches, expliquées
dietitian | nutritionniste*, diététicien*, dieteticien*, nutrition | Premier bilan: Habitudes, analyses et ce que vous voulez changer | Programme alimentaire: Avec vos goûts et votre emploi du temps | Suivi: On ajuste en chemin | Sport: Selon vos entraînements | Allergies et intolérances: Manger bien, sans crainte
midwife | sage-femme*, sages-femmes, doula* | Grossesse: Des consultations avec le temps des questions | Préparation à la naissance: Respirer, bouger, comprendre | Après la naissance: À la maison, les premiers jours | Allaitement: De l’aide quand il en faut | Rééducation: Doucement, étape par étape
podiatry | podolog*, pédicure*, pedicure* | Soins de pédicurie: Ongles, cors et durillons | Ongle incarné: Soulager vite | Bilan postural: Comment vous marchez, et pourquoi cela fait mal | Semelles: Sur mesure | Pied diabétique: Surveillé et soigné
osteopath | ostéopathe*, osteopathe*, ostéopathie, chiropract* | Première séance: Parler, examiner, soigner | Dos et nuque: Là où la journée se fait sentir | Grossesse: Tout en douceur | Nourrissons et enfants: Des séances courtes et calmes | Sportifs: Avant et après l’effort
speech | orthophon* | Bilan: Écouter avant de commencer | Enfants: En jouant, avec des exercices pour la maison | Voix: Pour ceux qui parlent toute la journée | Lecture et écriture: Pas à pas | Adultes: Retrouver ses mots, à son rythme
tours | excursions, excursion, balades en bateau, croisières, visites guidées, guide touristique, guide de montagne, agence de voyages, plongée, kayak* | Sortie courte: Deux heures, pour tous | Journée entière: Avec une pause pour manger | Coucher de soleil: Quand la lumière change | Groupe privé: À votre rythme | Familles: Avec le temps de regarder
`,
  de: `
homecare | pflegedienst*, ambulante pflege, häusliche pflege, seniorenbetreuung*, seniorenpflege, betreuungsdienst* | Grundpflege: Mit Respekt und zur vereinbarten Zeit | Behandlungspflege: Nach ärztlicher Verordnung | Betreuung: Spazieren, vorlesen, reden | Haushalt: Was jeder Tag verlangt | Verhinderungspflege: Damit die Familie durchatmet | Beratung: Pflegegrade und Anträge, erklärt
dietitian | ernährungsberat*, ernaehrungsberat*, diätolog*, diätassist*, ökotropholog* | Erstgespräch: Gewohnheiten, Werte und was sich ändern soll | Ernährungsplan: Mit dem, was schmeckt und in den Tag passt | Begleitung: Wir passen unterwegs an | Sport: Abgestimmt auf Ihr Training | Unverträglichkeiten: Gut essen, ohne Sorge
midwife | hebamme*, hebammen*, doula* | Schwangerschaft: Vorsorge mit Zeit für Fragen | Geburtsvorbereitung: Atmen, bewegen, wissen, was kommt | Wochenbett: Zu Hause, in den ersten Wochen | Stillen: Hilfe, wenn sie gebraucht wird | Rückbildung: Schritt für Schritt zurück
podiatry | podolog*, fußpfleg*, fusspfleg* | Podologische Behandlung: Nägel, Hornhaut, Hühneraugen | Eingewachsene Nägel: Mit Spange, ohne Eile | Diabetischer Fuß: Gründlich und vorsichtig | Einlagenberatung: Damit der Schuh wieder passt | Hausbesuche: Wenn der Weg zu weit ist
osteopath | osteopath*, chiropract*, chiropraktik*, heilpraktik* | Erste Behandlung: Reden, untersuchen, behandeln | Rücken und Nacken: Wo man den Tag spürt | Schwangerschaft: Ganz sanft | Säuglinge und Kinder: Kurz und ruhig | Sport: Vor und nach der Belastung
speech | logopäd*, logopaed*, sprachtherap* | Befund: Erst zuhören | Kinder: Spielend, mit Übungen für zu Hause | Stimme: Für alle, die viel sprechen | Lesen und Schreiben: Schritt für Schritt | Erwachsene: Wörter wiederfinden, mit Zeit
tours | ausflüge, bootstour*, bootsfahrt*, stadtführung*, führungen, reisebüro*, tauchschule*, kanutour*, kajaktour*, wanderführer*, bergführer*, rundfahrt* | Kurze Tour: Zwei Stunden, für alle | Tagestour: Mit einer Pause zum Essen | Sonnenuntergang: Wenn das Licht wechselt | Private Gruppe: In Ihrem Tempo | Familien: Mit Zeit zum Schauen
`,
  pt: `
homecare | apoio domiciliário, cuidados ao domicílio, cuidador de idosos, cuidadores de idosos, home care | Higiene e refeições: Com respeito e à hora certa | Cuidados e medicação: Por quem sabe | Companhia: Passear, ler, conversar | Casa em ordem: O que cada dia pede | Noites e fins de semana: Quando a família descansa | Orientação: Apoios e papéis, explicados
dietitian | nutricionista*, dietista*, nutrição | Primeira consulta: Hábitos, análises e o que quer mudar | Plano alimentar: Com o que gosta e o tempo que tem | Acompanhamento: Ajusta-se pelo caminho | Nutrição esportiva: Conforme o treino | Alergias e intolerâncias: Comer bem, sem medo
midwife | parteira*, enfermeira obstetra, enfermeira parteira, doula* | Gravidez: Consultas com tempo para perguntas | Preparação para o parto: Respirar, mexer, saber o que vem | Pós-parto: Em casa, nos primeiros dias | Amamentação: Ajuda quando é precisa | Recuperação: Devagar, passo a passo
podiatry | podolog*, podólog* | Tratamento dos pés: Unhas, calos e calosidades | Unha encravada: Alívio sem demora | Estudo da passada: Como anda e porque dói | Palmilhas: À medida | Pé diabético: Com controlo e cuidado
osteopath | osteopat*, osteópat*, quiroprax*, quiropráti* | Primeira sessão: Conversar, examinar, tratar | Costas e pescoço: Onde o dia pesa | Gravidez: Com suavidade | Bebés e crianças: Sessões curtas e calmas | Desportistas: Antes e depois do esforço
speech | fonoaudi*, terapeuta da fala, terapia da fala | Avaliação: Ouvir antes de começar | Crianças: A brincar, com exercícios para casa | Voz: Para quem fala o dia inteiro | Leitura e escrita: Passo a passo | Adultos: Recuperar palavras com tempo
tours | passeios de barco, passeios guiados, excursões, excursão, tour*, guia turístic*, agência de viagens, mergulho, caiaque* | Passeio curto: Duas horas, para todos | Dia inteiro: Com paragem para comer | Pôr do sol: Quando a luz muda | Grupo privado: Ao vosso ritmo | Famílias: Com tempo para olhar
`,
  it: `
homecare | assistenza domiciliare, assistenza anziani, badanti, cure domiciliari | Igiene e pasti: Con rispetto e all’ora giusta | Cure e terapie: Di chi lo sa fare | Compagnia: Passeggiare, leggere, parlare | Casa in ordine: Quello che ogni giorno chiede | Notti e fine settimana: Quando la famiglia riposa | Orientamento: Aiuti e pratiche, spiegati
dietitian | nutrizionist*, dietist*, dietolog*, biologa nutrizionista | Prima visita: Abitudini, esami e che cosa vuoi cambiare | Piano alimentare: Con quello che ti piace e il tempo che hai | Controlli: Si aggiusta strada facendo | Sport: In base agli allenamenti | Allergie e intolleranze: Mangiare bene senza paura
midwife | ostetric*, doula* | Gravidanza: Visite con il tempo per le domande | Corso preparto: Respirare, muoversi, sapere che cosa succede | Dopo il parto: A casa, i primi giorni | Allattamento: Aiuto quando serve | Riabilitazione: Piano, passo dopo passo
podiatry | podolog* | Trattamento podologico: Unghie, calli e duroni | Unghia incarnita: Sollievo senza attese | Esame del passo: Come cammini e perché fa male | Plantari: Su misura | Piede diabetico: Con controllo e cura
osteopath | osteopat*, chiropratic* | Prima seduta: Parlare, valutare, trattare | Schiena e collo: Dove si sente la giornata | Gravidanza: Con delicatezza | Neonati e bambini: Sedute brevi e tranquille | Sportivi: Prima e dopo lo sforzo
speech | logopedist*, logopedia | Valutazione: Prima si ascolta | Bambini: Giocando, con esercizi per casa | Voce: Per chi parla tutto il giorno | Lettura e scrittura: Passo dopo passo | Adulti: Ritrovare le parole, con calma
tours | escursioni, gite in barca, tour*, visite guidate, guida turistic*, guida alpina, agenzia viaggi, agenzia di viaggi, diving, kayak* | Uscita breve: Due ore, per tutti | Giornata intera: Con una sosta per mangiare | Tramonto: Quando cambia la luce | Gruppo privato: Al vostro passo | Famiglie: Con il tempo di guardare
`,
  nl: `
homecare | thuiszorg*, ouderenzorg, thuishulp | Verzorging: Met respect en op tijd | Verpleging: Door wie het vak kent | Gezelschap: Wandelen, voorlezen, praten | Huishouden: Wat elke dag vraagt | Avond en weekend: Zodat de familie op adem komt | Advies: Indicaties en aanvragen, uitgelegd
dietitian | diëtist*, dietist*, voedingscoach*, voedingsdeskundige* | Eerste gesprek: Gewoontes, waarden en wat je wilt veranderen | Voedingsplan: Met wat je lekker vindt en wat in je dag past | Begeleiding: Onderweg bijsturen | Sport: Afgestemd op je training | Allergie en intolerantie: Lekker eten zonder zorgen
midwife | verloskundige*, vroedvrouw*, doula* | Zwangerschap: Controles met tijd voor vragen | Voorbereiding: Ademen, bewegen, weten wat er komt | Kraamtijd: Thuis, de eerste dagen | Borstvoeding: Hulp als het nodig is | Herstel: Stap voor stap
podiatry | pedicure*, podolo*, podotherap* | Voetbehandeling: Nagels, eelt en likdoorns | Ingegroeide nagel: Snel verlichting | Voetonderzoek: Hoe je loopt en waarom het pijn doet | Zolen: Op maat | Diabetische voet: Met controle en zorg
osteopath | osteopa*, chiropract* | Eerste behandeling: Praten, onderzoeken, behandelen | Rug en nek: Waar de dag te voelen is | Zwangerschap: Heel zacht | Baby’s en kinderen: Kort en rustig | Sport: Voor en na de inspanning
speech | logoped* | Onderzoek: Eerst luisteren | Kinderen: Spelend, met oefeningen voor thuis | Stem: Voor wie veel praat | Lezen en schrijven: Stap voor stap | Volwassenen: Woorden terugvinden, met tijd
tours | rondvaart*, boottocht*, excursies, stadswandeling*, rondleiding*, reisbureau*, kanotocht*, wadloop*, gids | Korte tocht: Twee uur, voor iedereen | Dagtocht: Met een pauze om te eten | Zonsondergang: Als het licht verandert | Privégroep: In je eigen tempo | Gezinnen: Met tijd om te kijken
`,
  pl: `
homecare | opieka domowa, opieki domowej, opieka nad seniorami, opieki nad osobami starszymi | Higiena i posiłki: Z szacunkiem i na czas | Pielęgnacja: Przez kogoś, kto to potrafi | Towarzystwo: Spacer, lektura, rozmowa | Dom: To, czego wymaga dzień | Noce i weekendy: Gdy rodzina odpoczywa | Doradztwo: Świadczenia i wnioski, objaśnione
dietitian | dietety* | Pierwsza konsultacja: Nawyki, wyniki i co ma się zmienić | Plan żywienia: Z tym, co lubisz i na co masz czas | Opieka: Poprawki po drodze | Sport: Dopasowane do treningu | Alergie i nietolerancje: Dobre jedzenie bez obaw
midwife | położn*, douli, doula | Ciąża: Wizyty z czasem na pytania | Szkoła rodzenia: Oddech, ruch i wiedza, co będzie | Po porodzie: W domu, w pierwszych dniach | Karmienie: Pomoc, kiedy jest potrzebna | Powrót do formy: Krok po kroku
podiatry | podolog* | Zabieg podologiczny: Paznokcie, odciski, modzele | Wrastający paznokieć: Szybka ulga | Badanie stóp: Jak chodzisz i skąd ból | Wkładki: Na miarę | Stopa cukrzycowa: Pod stałą opieką
osteopath | osteopat*, chiroprakt* | Pierwsza wizyta: Rozmowa, badanie, terapia | Plecy i szyja: Tam, gdzie czuć dzień | Ciąża: Delikatnie | Niemowlęta i dzieci: Krótko i spokojnie | Sport: Przed wysiłkiem i po nim
speech | logoped* | Diagnoza: Najpierw słuchanie | Dzieci: Przez zabawę, z ćwiczeniami do domu | Głos: Dla tych, którzy dużo mówią | Czytanie i pisanie: Krok po kroku | Dorośli: Słowa wracają z czasem
tours | rejs*, wycieczk*, zwiedzani*, biuro podróży, biura podróży, spływ*, kajak*, przewodni* | Krótka wyprawa: Dwie godziny, dla każdego | Cały dzień: Z przerwą na jedzenie | Zachód słońca: Kiedy zmienia się światło | Grupa prywatna: W Waszym tempie | Rodziny: Z czasem na patrzenie
`,
  tr: `
homecare | evde bakım*, yaşlı bakım*, hasta bakım* | Temizlik ve yemek: Saygıyla, saatinde | Bakım ve ilaç: İşini bilenle | Eşlik: Yürümek, okumak, konuşmak | Ev düzeni: Günün gerektirdiği | Gece ve hafta sonu: Aile dinlenirken | Danışma: Haklar ve başvurular
dietitian | diyetisyen*, beslenme* | İlk görüşme: Alışkanlıklar, tahliller ve değişmesini istediğiniz şey | Beslenme planı: Sevdiklerinizle ve gününüze göre | Takip: Yolda birlikte düzeltme | Sporcu beslenmesi: Antrenmana göre | Alerji ve hassasiyet: Çekinmeden iyi beslenme
midwife | ebe, ebelik, doula* | Gebelik: Sorulara vakit ayıran görüşmeler | Doğuma hazırlık: Nefes, hareket, bilgi | Doğum sonrası: İlk günlerde, evde | Emzirme: Gerektiğinde destek | Toparlanma: Adım adım
podiatry | podolog*, ayak sağlığı, ayak bakım* | Ayak bakımı: Tırnak, nasır ve sertlik | Batık tırnak: Beklemeden rahatlama | Basış analizi: Nasıl yürüdüğünüz ve ağrının nedeni | Tabanlık: Ölçüye göre | Diyabetik ayak: Düzenli ve dikkatli
osteopath | osteopat*, kayropra*, şiroprakt* | İlk seans: Konuşma, muayene, uygulama | Sırt ve boyun: Günün hissedildiği yer | Gebelik: Yumuşak uygulama | Bebek ve çocuk: Kısa ve sakin seanslar | Sporcular: Antrenmandan önce ve sonra
speech | dil ve konuşma*, konuşma terap* | Değerlendirme: Önce dinleme | Çocuklar: Oyunla, ev ödevleriyle | Ses: Çok konuşanlar için | Okuma ve yazma: Adım adım | Yetişkinler: Sözcükler zamanla geri gelir
tours | tur, turu, turlar*, turları*, tekne turu, gezi, geziler*, tur rehberi, turist rehberi, turizm*, seyahat acent*, dalış*, rafting* | Kısa tur: İki saat, herkese göre | Tam gün: Yemek molasıyla | Gün batımı: Işık değişirken | Özel grup: Kendi temponuzda | Aileler: Bakmaya vakit bırakarak
`,
  ar: `
homecare | رعاية منزلية, رعاية المسنين, تمريض منزلي | النظافة والوجبات: باحترام وفي موعدها | العناية والدواء: على يد من يعرف | الرفقة: مشي وقراءة وحديث | ترتيب البيت: ما يحتاجه كل يوم | الليالي والعطل: حين تستريح العائلة | الإرشاد: الإجراءات بوضوح
dietitian | *تغذية, *التغذية, *أخصائية تغذية | الاستشارة الأولى: عاداتك وتحاليلك وما تود تغييره | خطة غذائية: مما تحب وبحسب وقتك | متابعة: نعدّل مع الوقت | تغذية رياضية: بحسب تمرينك | الحساسية: طعام طيب بلا قلق
midwife | *قابلة, *القابلة, *دولا | الحمل: زيارات فيها وقت للأسئلة | التحضير للولادة: تنفس وحركة ومعرفة | بعد الولادة: في البيت، في الأيام الأولى | الرضاعة: مساعدة عند الحاجة | التعافي: خطوة خطوة
podiatry | *عناية بالقدم, *طب القدم, *العناية بالقدمين | عناية بالقدم: أظافر ومسامير وجلد | ظفر ناشب: راحة بلا انتظار | فحص المشية: كيف تمشي ولماذا يؤلمك | ضبانات: حسب المقاس | قدم السكري: بمتابعة وعناية
osteopath | *تقويم العظام, *كايروبراكتيك, *أوستيوباثي | الجلسة الأولى: حديث وفحص وعلاج | الظهر والرقبة: حيث يظهر تعب اليوم | الحوامل: بلطف | الرضع والأطفال: جلسات قصيرة وهادئة | الرياضيون: قبل الجهد وبعده
speech | *تخاطب, *نطق, *التخاطب, *النطق | التقييم: نستمع أولاً | الأطفال: باللعب وتمارين للبيت | الصوت: لمن يتكلم كثيراً | القراءة والكتابة: خطوة خطوة | الكبار: تعود الكلمات مع الوقت
tours | *رحلات, *جولات, *سياحة, *سياحية, *السياحة, *سفاري, *غوص | رحلة قصيرة: ساعتان للجميع | يوم كامل: مع استراحة للطعام | الغروب: حين يتبدل الضوء | مجموعة خاصة: على وتيرتكم | عائلات: مع وقت للتأمل
`,
  he: `
homecare | סיעוד, טיפול בבית, טיפול בקשישים, חברת סיעוד | רחצה וארוחות: בכבוד ובזמן | טיפול ותרופות: בידי מי שיודע | חברה: לטייל, לקרוא, לדבר | סדר בבית: מה שכל יום צריך | לילות וסופי שבוע: כשהמשפחה נחה | ייעוץ: זכויות וטפסים, בהסבר
dietitian | דיאטנ*, תזונאי*, תזונה | פגישה ראשונה: הרגלים, בדיקות ומה רוצים לשנות | תפריט אישי: עם מה שאוהבים ועם הזמן שיש | מעקב: מתקנים בדרך | תזונת ספורט: לפי האימון | אלרגיות ורגישויות: לאכול טוב בלי חשש
midwife | מיילדת*, דולה*, דולות | היריון: פגישות עם זמן לשאלות | הכנה ללידה: לנשום, לזוז, לדעת | אחרי הלידה: בבית, בימים הראשונים | הנקה: עזרה כשצריך | שיקום: צעד אחר צעד
podiatry | פודולוג*, פודיאטר*, פדיקור רפואי | טיפול בכף הרגל: ציפורניים, יבלות ועור קשה | ציפורן חודרנית: הקלה בלי לחכות | בדיקת דריכה: איך הולכים ולמה כואב | מדרסים: לפי מידה | כף רגל סוכרתית: עם מעקב ובזהירות
osteopath | אוסטאופת*, כירופרקט* | טיפול ראשון: לדבר, לבדוק, לטפל | גב וצוואר: איפה שמרגישים את היום | היריון: בעדינות | תינוקות וילדים: קצר ורגוע | ספורטאים: לפני המאמץ ואחריו
speech | קלינאי*, קלינאית תקשורת, ריפוי בדיבור | הערכה: קודם מקשיבים | ילדים: במשחק, עם תרגול לבית | קול: למי שמדבר הרבה | קריאה וכתיבה: צעד אחר צעד | מבוגרים: המילים חוזרות עם הזמן
tours | סיור*, טיול*, שיט, שייט, הפלג*, צלילה, קיאק*, מדריך טיולים | סיור קצר: שעתיים, לכולם | יום שלם: עם הפסקה לאוכל | שקיעה: כשהאור מתחלף | קבוצה פרטית: בקצב שלכם | משפחות: עם זמן להסתכל
`,
} as const;

/** The trades of a language that has them here. */
export const careTrades = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, readLocalTrades(table)]),
) as Readonly<Record<keyof typeof tables, readonly LocalTrade[]>>;
