import type { BehaviourWord } from './behaviour-words';

/** The languages besides English that behaviours speak, by BCP 47 primary subtag. */
export const behaviourLanguages: readonly string[] = [
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'ar',
  'pl',
  'tr',
  'he',
];

/** The texts of behaviours in the order of `behaviourLanguages`. `{n}` and the like stand for values. */
export const behaviourTranslations: Readonly<Record<BehaviourWord, readonly string[]>> = {
  // prettier-ignore
  ageTitle: ['¿Tienes la edad legal?', 'Avez-vous l’âge légal ?', 'Sind Sie alt genug?', 'Tem idade legal?', 'Hai l’età legale?', 'Ben je oud genoeg?', 'هل بلغت السن القانونية؟', 'Czy masz wymagany wiek?', 'Yaşınız uygun mu?', 'האם הגעת לגיל הנדרש?'],
  // prettier-ignore
  ageText: ['Esta página es para mayores de {age} años.', 'Cette page s’adresse aux personnes de {age} ans ou plus.', 'Diese Seite ist für Menschen ab {age} Jahren.', 'Esta página é para maiores de {age} anos.', 'Questa pagina è per chi ha almeno {age} anni.', 'Deze pagina is voor mensen van {age} jaar of ouder.', 'هذه الصفحة لمن بلغ {age} عامًا أو أكثر.', 'Ta strona jest dla osób od {age} lat.', 'Bu sayfa {age} yaş ve üzeri içindir.', 'הדף הזה מיועד לבני {age} ומעלה.'],
  // prettier-ignore
  ageYes: ['Tengo {age} o más', 'J’ai {age} ans ou plus', 'Ich bin {age} oder älter', 'Tenho {age} ou mais', 'Ho {age} anni o più', 'Ik ben {age} of ouder', 'عمري {age} أو أكثر', 'Mam {age} lat lub więcej', '{age} yaşında veya üzerindeyim', 'אני בן או בת {age} ומעלה'],
  // prettier-ignore
  ageNo: ['Soy menor', 'Je suis plus jeune', 'Ich bin jünger', 'Sou mais novo', 'Sono più giovane', 'Ik ben jonger', 'أنا أصغر', 'Jestem młodszy lub młodsza', 'Daha gencim', 'אני צעיר או צעירה יותר'],
  // prettier-ignore
  ageRefused: ['Entonces vuelve más adelante.', 'Alors revenez plus tard.', 'Dann bitte später wiederkommen.', 'Então volte mais tarde.', 'Allora torna più avanti.', 'Kom dan later terug.', 'إذن عد لاحقًا من فضلك.', 'W takim razie zapraszamy później.', 'Öyleyse lütfen daha sonra gelin.', 'אז נשמח לראותך בהמשך.'],
  // prettier-ignore
  stepNeed: ['Qué necesitas', 'Votre besoin', 'Worum es geht', 'O que precisa', 'Che cosa ti serve', 'Wat je nodig hebt', 'ما الذي تحتاجه', 'Czego potrzebujesz', 'Neye ihtiyacınız var', 'מה נחוץ לך'],
  // prettier-ignore
  stepMore: ['Algunos detalles', 'Quelques détails', 'Einzelheiten', 'Alguns detalhes', 'Qualche dettaglio', 'Enkele details', 'بعض التفاصيل', 'Kilka szczegółów', 'Birkaç ayrıntı', 'כמה פרטים'],
  // prettier-ignore
  stepYou: ['Cómo contactarte', 'Vous joindre', 'Wie wir Sie erreichen', 'Como o contactamos', 'Come contattarti', 'Hoe we je bereiken', 'كيف نصل إليك', 'Jak się z Tobą skontaktować', 'Size nasıl ulaşalım', 'איך ניצור איתך קשר'],
  // prettier-ignore
  stepOf: ['Paso {n} de {count}', 'Étape {n} sur {count}', 'Schritt {n} von {count}', 'Passo {n} de {count}', 'Passo {n} di {count}', 'Stap {n} van {count}', 'الخطوة {n} من {count}', 'Krok {n} z {count}', 'Adım {n} / {count}', 'שלב {n} מתוך {count}'],
  // prettier-ignore
  estimate: ['Una primera estimación', 'Une première estimation', 'Eine erste Schätzung', 'Uma primeira estimativa', 'Una prima stima', 'Een eerste schatting', 'تقدير أولي', 'Wstępna wycena', 'İlk tahmin', 'אומדן ראשון'],
  // prettier-ignore
  estimateSize: ['Superficie en metros cuadrados', 'Surface en mètres carrés', 'Fläche in Quadratmetern', 'Área em metros quadrados', 'Superficie in metri quadrati', 'Oppervlakte in vierkante meters', 'المساحة بالمتر المربع', 'Powierzchnia w metrach kwadratowych', 'Metrekare olarak alan', 'שטח במטרים רבועים'],
  // prettier-ignore
  estimateTimes: ['Visitas al mes', 'Visites par mois', 'Besuche im Monat', 'Visitas por mês', 'Visite al mese', 'Bezoeken per maand', 'الزيارات في الشهر', 'Wizyty w miesiącu', 'Ayda ziyaret', 'ביקורים בחודש'],
  // prettier-ignore
  estimatePace: ['Metros cuadrados por hora', 'Mètres carrés par heure', 'Quadratmeter je Stunde', 'Metros quadrados por hora', 'Metri quadrati all’ora', 'Vierkante meters per uur', 'أمتار مربعة في الساعة', 'Metry kwadratowe na godzinę', 'Saatte metrekare', 'מטרים רבועים לשעה'],
  // prettier-ignore
  estimateResult: ['Unas {n} horas de trabajo al mes', 'Environ {n} heures de travail par mois', 'Etwa {n} Stunden Arbeit im Monat', 'Cerca de {n} horas de trabalho por mês', 'Circa {n} ore di lavoro al mese', 'Ongeveer {n} uur werk per maand', 'نحو {n} ساعة عمل في الشهر', 'Około {n} godzin pracy w miesiącu', 'Ayda yaklaşık {n} saat iş', 'כ-{n} שעות עבודה בחודש'],
  // prettier-ignore
  stepSummary: ['Lo que has escrito', 'Ce que vous avez saisi', 'Ihre Angaben', 'O que preencheu', 'Che cosa hai scritto', 'Wat je hebt ingevuld', 'ما أدخلته', 'To, co wpisano', 'Girdikleriniz', 'מה שמילאת'],
  // prettier-ignore
  sortBy: ['Ordenar por', 'Trier par', 'Sortieren nach', 'Ordenar por', 'Ordina per', 'Sorteren op', 'الترتيب حسب', 'Sortuj według', 'Sırala', 'למיין לפי'],
  // prettier-ignore
  sortListed: ['Orden de la tienda', 'Ordre de la boutique', 'Wie angezeigt', 'Ordem da loja', 'Ordine del negozio', 'Zoals getoond', 'كما هو معروض', 'Jak na liście', 'Listedeki gibi', 'כפי שמוצג'],
  // prettier-ignore
  sortCheap: ['Precio, de menor a mayor', 'Prix croissant', 'Preis aufsteigend', 'Preço, do menor ao maior', 'Prezzo crescente', 'Prijs, laag naar hoog', 'السعر من الأقل إلى الأعلى', 'Cena rosnąco', 'Fiyat, artan', 'מחיר מהנמוך לגבוה'],
  // prettier-ignore
  sortDear: ['Precio, de mayor a menor', 'Prix décroissant', 'Preis absteigend', 'Preço, do maior ao menor', 'Prezzo decrescente', 'Prijs, hoog naar laag', 'السعر من الأعلى إلى الأقل', 'Cena malejąco', 'Fiyat, azalan', 'מחיר מהגבוה לנמוך'],
  // prettier-ignore
  sortName: ['Nombre', 'Nom', 'Name', 'Nome', 'Nome', 'Naam', 'الاسم', 'Nazwa', 'Ad', 'שם'],
  // prettier-ignore
  coupon: ['Código de descuento', 'Code promo', 'Gutscheincode', 'Código de desconto', 'Codice sconto', 'Kortingscode', 'رمز الخصم', 'Kod rabatowy', 'İndirim kodu', 'קוד הנחה'],
  // prettier-ignore
  couponUse: ['Aplicar', 'Appliquer', 'Einlösen', 'Aplicar', 'Applica', 'Toepassen', 'تطبيق', 'Zastosuj', 'Uygula', 'החלה'],
  // prettier-ignore
  couponOn: ['{code} descuenta un {percent} %.', '{code} : {percent} % de remise.', '{code}: {percent} % Rabatt.', '{code} desconta {percent} %.', '{code}: sconto del {percent} %.', '{code} geeft {percent} % korting.', '{code} يخصم {percent} %.', '{code}: {percent} % rabatu.', '{code}: %{percent} indirim.', '{code}: הנחה של {percent} %.'],
  // prettier-ignore
  couponBad: ['No existe el código {code}.', 'Le code {code} n’existe pas.', 'Den Code {code} gibt es nicht.', 'O código {code} não existe.', 'Il codice {code} non esiste.', 'De code {code} bestaat niet.', 'لا يوجد رمز {code}.', 'Nie ma kodu {code}.', '{code} diye bir kod yok.', 'אין קוד {code}.'],
  // prettier-ignore
  discount: ['Descuento', 'Remise', 'Rabatt', 'Desconto', 'Sconto', 'Korting', 'الخصم', 'Rabat', 'İndirim', 'הנחה'],
  // prettier-ignore
  taxIncluded: ['Impuestos incluidos', 'TVA comprise', 'Enthaltene Steuer', 'Imposto incluído', 'Imposta inclusa', 'Inclusief btw', 'الضريبة المشمولة', 'W tym podatek', 'Dahil olan vergi', 'כולל מס'],
  // prettier-ignore
  taxAdded: ['Impuestos', 'Taxe', 'Steuer', 'Imposto', 'Imposta', 'Belasting', 'الضريبة', 'Podatek', 'Vergi', 'מס'],
  // prettier-ignore
  signIn: ['Entrar', 'Se connecter', 'Anmelden', 'Entrar', 'Accedi', 'Inloggen', 'تسجيل الدخول', 'Zaloguj się', 'Giriş yap', 'כניסה'],
  // prettier-ignore
  signUp: ['Crear cuenta', 'Créer un compte', 'Konto anlegen', 'Criar conta', 'Crea un account', 'Account maken', 'إنشاء حساب', 'Załóż konto', 'Hesap oluştur', 'פתיחת חשבון'],
  // prettier-ignore
  signOut: ['Salir', 'Se déconnecter', 'Abmelden', 'Sair', 'Esci', 'Uitloggen', 'تسجيل الخروج', 'Wyloguj się', 'Çıkış yap', 'יציאה'],
  // prettier-ignore
  signDelete: ['Eliminar esta cuenta', 'Supprimer ce compte', 'Dieses Konto löschen', 'Eliminar esta conta', 'Elimina questo account', 'Dit account verwijderen', 'حذف هذا الحساب', 'Usuń to konto', 'Bu hesabı sil', 'מחיקת החשבון'],
  // prettier-ignore
  signDemo: ['Una demostración: no hay servidor ni cuenta real. Nombre y correo quedan en este navegador; la contraseña no se guarda. No uses una real.', 'Une démonstration : ni serveur, ni vrai compte. Le nom et l’adresse restent dans ce navigateur ; le mot de passe n’est pas gardé. N’en mettez pas un vrai.', 'Eine Demo: kein Server, kein echtes Konto. Name und Mail bleiben in diesem Browser; das Passwort wird nicht gespeichert. Bitte kein echtes verwenden.', 'Uma demonstração: sem servidor nem conta real. Nome e e-mail ficam neste navegador; a palavra-passe não é guardada. Não use uma verdadeira.', 'Una demo: niente server, nessun account vero. Nome e mail restano in questo browser; la password non viene salvata. Non usarne una vera.', 'Een demo: geen server, geen echt account. Naam en e-mail blijven in deze browser; het wachtwoord wordt niet bewaard. Gebruik geen echt wachtwoord.', 'عرض تجريبي: لا خادم ولا حساب حقيقي. يبقى الاسم والبريد في هذا المتصفح، ولا تُحفظ كلمة المرور. لا تستخدم كلمة حقيقية.', 'To demonstracja: bez serwera i prawdziwego konta. Imię i adres zostają w tej przeglądarce; hasło nie jest zapisywane. Nie podawaj prawdziwego.', 'Bu bir gösterim: sunucu da gerçek hesap da yok. Ad ve e-posta bu tarayıcıda kalır; parola saklanmaz. Gerçek bir parola kullanmayın.', 'הדגמה: אין שרת ואין חשבון אמיתי. השם והמייל נשארים בדפדפן הזה, והסיסמה אינה נשמרת. אין להשתמש בסיסמה אמיתית.'],
  // prettier-ignore
  password: ['Contraseña, al menos 8 caracteres', 'Mot de passe, 8 caractères au moins', 'Passwort, mindestens 8 Zeichen', 'Palavra-passe, pelo menos 8 caracteres', 'Password, almeno 8 caratteri', 'Wachtwoord, minstens 8 tekens', 'كلمة المرور، 8 أحرف على الأقل', 'Hasło, co najmniej 8 znaków', 'Parola, en az 8 karakter', 'סיסמה, לפחות 8 תווים'],
  // prettier-ignore
  signHello: ['Has entrado como {name}.', 'Connexion ouverte : {name}.', 'Angemeldet als {name}.', 'Entrou como {name}.', 'Accesso effettuato: {name}.', 'Ingelogd als {name}.', 'دخلت باسم {name}.', 'Zalogowano: {name}.', '{name} olarak giriş yapıldı.', 'נכנסת בשם {name}.'],
  // prettier-ignore
  signUnknown: ['No hay ninguna cuenta con esta dirección en este navegador. Crea una primero.', 'Aucun compte avec cette adresse dans ce navigateur. Créez-en un d’abord.', 'In diesem Browser gibt es kein Konto mit dieser Adresse. Bitte zuerst eines anlegen.', 'Não há conta com este endereço neste navegador. Crie uma primeiro.', 'In questo browser non c’è un account con questo indirizzo. Creane uno prima.', 'In deze browser is er geen account met dit adres. Maak er eerst een.', 'لا يوجد حساب بهذا العنوان في هذا المتصفح. أنشئ حسابًا أولًا.', 'W tej przeglądarce nie ma konta z tym adresem. Najpierw je załóż.', 'Bu tarayıcıda bu adresle bir hesap yok. Önce bir tane oluşturun.', 'אין בדפדפן הזה חשבון עם הכתובת הזו. יש לפתוח חשבון תחילה.'],
  // prettier-ignore
  signTaken: ['Ya hay una cuenta con esta dirección en este navegador. Entra.', 'Un compte avec cette adresse existe déjà dans ce navigateur. Connectez-vous.', 'Mit dieser Adresse gibt es in diesem Browser schon ein Konto. Bitte anmelden.', 'Já há uma conta com este endereço neste navegador. Entre.', 'In questo browser c’è già un account con questo indirizzo. Accedi.', 'In deze browser is er al een account met dit adres. Log in.', 'يوجد حساب بهذا العنوان في هذا المتصفح. سجّل الدخول.', 'W tej przeglądarce jest już konto z tym adresem. Zaloguj się.', 'Bu tarayıcıda bu adresle zaten bir hesap var. Giriş yapın.', 'כבר יש בדפדפן הזה חשבון עם הכתובת הזו. אפשר להיכנס.'],
  // prettier-ignore
  searchSite: ['Buscar en el sitio', 'Chercher sur le site', 'Website durchsuchen', 'Pesquisar no site', 'Cerca nel sito', 'Zoek op deze site', 'ابحث في الموقع', 'Szukaj w witrynie', 'Sitede ara', 'חיפוש באתר'],
  // prettier-ignore
  searchNone: ['Nada encontrado.', 'Rien trouvé.', 'Nichts gefunden.', 'Nada encontrado.', 'Nessun risultato.', 'Niets gevonden.', 'لا نتائج.', 'Nic nie znaleziono.', 'Sonuç yok.', 'לא נמצא דבר.'],
  // prettier-ignore
  searchFound: ['{n} encontrados', '{n} trouvés', '{n} gefunden', '{n} encontrados', '{n} trovati', '{n} gevonden', 'النتائج: {n}', 'Znaleziono: {n}', '{n} sonuç', 'נמצאו {n}'],
  // prettier-ignore
  wishEmpty: ['Aún no hay nada guardado. Pulsa el corazón de un producto para guardarlo aquí.', 'Rien pour l’instant. Touchez le cœur d’un article pour le garder ici.', 'Noch nichts gemerkt. Das Herz neben einem Artikel legt ihn hier ab.', 'Ainda não há nada guardado. Toque no coração de um produto para o guardar aqui.', 'Ancora niente. Tocca il cuore accanto a un articolo per tenerlo qui.', 'Nog niets bewaard. Tik op het hart bij een artikel om het hier te bewaren.', 'لا شيء محفوظ بعد. اضغط القلب بجانب المنتج ليبقى هنا.', 'Nic tu jeszcze nie ma. Serce obok produktu doda go do tej listy.', 'Henüz bir şey yok. Bir ürünün kalbine dokunun, burada saklansın.', 'עדיין אין כאן דבר. לחיצה על הלב ליד מוצר שומרת אותו כאן.'],
  // prettier-ignore
  wishCount: ['Guardados: {n}', 'Articles gardés : {n}', '{n} gemerkt', 'Guardados: {n}', 'Salvati: {n}', '{n} bewaard', 'المحفوظ: {n}', 'Zapisane: {n}', '{n} kayıtlı', 'נשמרו: {n}'],
  // prettier-ignore
  added: ['Añadido', 'Ajouté', 'Hinzugefügt', 'Adicionado', 'Aggiunto', 'Toegevoegd', 'أُضيف', 'Dodano', 'Eklendi', 'נוסף'],
  // prettier-ignore
  cartNeedsScript: ['El carrito necesita JavaScript, que aquí está desactivado.', 'Le panier a besoin de JavaScript, désactivé ici.', 'Der Warenkorb braucht JavaScript, das hier ausgeschaltet ist.', 'O carrinho precisa de JavaScript, que aqui está desligado.', 'Il carrello ha bisogno di JavaScript, che qui è disattivato.', 'De winkelwagen heeft JavaScript nodig, en dat staat hier uit.', 'تحتاج السلة إلى JavaScript، وهو معطّل هنا.', 'Koszyk wymaga JavaScriptu, który jest tu wyłączony.', 'Sepet, burada kapalı olan JavaScript’i gerektirir.', 'העגלה דורשת JavaScript, והוא כבוי כאן.'],
  // prettier-ignore
  noTimes: ['No quedan horas ese día. Elige otro.', 'Plus d’heure libre ce jour-là. Choisissez-en un autre.', 'An diesem Tag ist keine Zeit mehr frei. Bitte einen anderen wählen.', 'Já não há horas nesse dia. Escolha outro.', 'Non restano orari in quel giorno. Scegline un altro.', 'Op die dag is geen tijd meer vrij. Kies een andere.', 'لا مواعيد متبقية في هذا اليوم. اختر يوماً آخر.', 'Tego dnia nie ma już wolnych godzin. Wybierz inny.', 'Bu günde boş saat kalmadı. Başka bir gün seçin.', 'לא נותרו שעות ביום הזה. בחרו יום אחר.'],
  // prettier-ignore
  laterDate: ['La salida es después de la llegada.', 'Le départ vient après l’arrivée.', 'Die Abreise liegt nach der Anreise.', 'A saída é depois da chegada.', 'La partenza viene dopo l’arrivo.', 'Het vertrek is na de aankomst.', 'المغادرة تكون بعد الوصول.', 'Wyjazd jest po przyjeździe.', 'Çıkış, girişten sonra olur.', 'העזיבה היא אחרי ההגעה.'],
  // prettier-ignore
  numberRange: ['Un número de {min} a {max}, por favor.', 'Un nombre de {min} à {max}, s’il vous plaît.', 'Bitte eine Zahl von {min} bis {max}.', 'Um número de {min} a {max}, por favor.', 'Un numero da {min} a {max}, per favore.', 'Een getal van {min} tot {max}, alsjeblieft.', 'رقم من {min} إلى {max} من فضلك.', 'Proszę podać liczbę od {min} do {max}.', 'Lütfen {min} ile {max} arasında bir sayı.', 'מספר מ־{min} עד {max}, בבקשה.'],
  // prettier-ignore
  notKept: ['Sin guardar: el almacenamiento de este navegador está lleno o bloqueado.', 'Non enregistré : le stockage de ce navigateur est plein ou bloqué.', 'Nicht gespeichert: Der Speicher dieses Browsers ist voll oder gesperrt.', 'Não guardado: o armazenamento deste navegador está cheio ou bloqueado.', 'Non salvato: la memoria di questo browser è piena o bloccata.', 'Niet opgeslagen: de opslag van deze browser is vol of geblokkeerd.', 'لم يُحفظ: مساحة التخزين في هذا المتصفح ممتلئة أو محجوبة.', 'Nie zapisano: pamięć tej przeglądarki jest pełna lub zablokowana.', 'Kaydedilmedi: bu tarayıcının depolama alanı dolu veya engelli.', 'לא נשמר: האחסון של הדפדפן הזה מלא או חסום.'],
};
