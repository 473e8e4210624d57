import { withLeanLetters } from '../../brief/words/lean-letters';

/** How a language heads what is good to know, what a fact for visitors has in it, and what is said to whoever makes the site. */
export type FactWords = {
  readonly title: string;
  readonly facts: RegExp;
  readonly requests: RegExp;
  /** Words that say a house is closed: where opening hours are told, these say it already. */
  readonly closed: RegExp;
};

const words = (source: string): RegExp =>
  new RegExp(withLeanLetters(String.raw`(?<![\p{L}\p{N}])(?:${source})`), 'iu');

/** What is a fact in any of them: how to dress, by when to answer, whether new ones are welcome, more than so many. */
const everywhere =
  "sem (?:hora marcada|agendamento)|sin (?:reserva|cita)|senza prenotazione|sans réservation|sin (?:cobrar|coste|compromiso|permanencia|esperas|comisiones|intermediarios)|sans (?:engagement|frais|commission|intermédiaire)|ohne (?:anfahrtskosten|vertragsbindung|voranmeldung|aufpreis|bindung)|sem (?:compromisso|custo|fidelidade|taxas?|cobrar)|senza (?:impegno|costi|vincoli|spese)|dress ?code|kleiderordnung|tenue (?:de|correcte|blanche|chic)|vestimenta|abbigliamento|strój|kıyafet|الزي|קוד לבוש|rsvp|aanmelden (?:voor|vóór|kan)|anmelde?n? bis|antwort\\p{L}* bis|zusage\\p{L}* bis|rückmeldung|confirmar (?:antes|até)|confirma\\p{L}* (?:antes|até|entro)|conferma\\p{L}* entro|répon\\p{L}* (?:souhaitée )?(?:avant|d[’']ici)|potwierdz\\p{L}* do|nuev[oa]s (?:pacientes|clientes)|nouveaux (?:patients|clients)|neue (?:patient|kund)|nuovi (?:pazienti|clienti)|novos (?:pacientes|clientes)|nieuwe (?:patiënten|klanten)|now(?:ych|i) (?:pacjen|klien)|yeni (?:hasta|müşteri)|(?:plus|más|mais) de \\d|über \\d|oltre \\d|meer dan \\d|ponad \\d|أكثر من \\d|יותר מ-?\\d|cadeautip|geschenk(?:tipp|liste|wunsch)|liste de mariage|lista (?:de bodas|nozze|de casamento)|כרית";
const tells = (source: string): RegExp => words(`${source}|${everywhere}`);

/** By language. Stems: an ending may follow. */
export const factsAbroad = {
  es: {
    title: 'Conviene saber',
    facts: tells(String.raw`también|además|repart|recepción|organizamos|check-?in|check-?out|entrada desde|salida|minutos|duración|buscamos|hablo|atiendo|colegiad|licencia|experiencia|pago|entreg|a domicilio|env[ií]o|recogida|aparca|parking|cerra|cierr|abier|mascota|perros|niños|accesible|silla de ruedas|con cita|sin cita|cita previa|gratis|gratuit|tarjeta|efectivo|bizum|wifi|vegan|vegetarian|sin gluten|años de|familia|casero|inclui|máximo|mínimo|plazas|habla|atende|garantía|urgencia|24 horas|terraza|piscina|jardín|titulad|certificad|asegurad|a partir de \d|local|ecológic|por encargo|encargos|grupos|reserva con`),
    requests: words(String.raw`web|página|sitio|quier|queremos|(?:nos|me) gustaría|nuestras redes|necesit|formulario|galería|mapa|precios|horario|reseñas|secci|color|tonos|estilo|fondo|botón|diseño|logo|blog|idioma|tipograf|fotos|gracias|hola|buenas|faq|(?:reserva|pedido)s? online`),
    closed: words('cerra|cierr'),
  },
  fr: {
    title: 'Bon à savoir',
    facts: tells(String.raw`urgence|24 ?h|24/24|7j/7|on fait|nous faisons|aussi|également|livr|réception|accueil|(?:nous|on) organis|command|check-?in|arrivée|départ|rayon|intervention|7j|dépannage 7|minutes|durée|(?:nous|on) (?:re)?cherch|recherchons|taux|siret|paiement|(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)s? (?:midi|soir|matin)|commande par|à emporter|retrait|parking|stationnement|fermé|ouvert|animaux|chiens|enfants|accessible|pmr|fauteuil|sur rendez-vous|sans rendez-vous|gratuit|offert|carte bancaire|cb accept|espèces|wifi|vegan|végétar|sans gluten|ans d['’]expérience|famil|fait maison|maison|inclus|compris|maximum|minimum|max|places|on parle|nous parlons|nous (?:nous )?dépla|déplacement|garanti|urgence|24h|terrasse|piscine|jardin|diplômé|certifi|assur|agré|à partir de \d|loca[lu]|bio|sur commande|groupes|débutant|devis|adhésion`),
    requests: words(String.raw`site|page|veu[xt]|voudrai|aimerai|aimerions|besoin|souhait|formulaire|galerie|carte interactive|tarifs|horaires|avis|section|couleur|tons|style|fond|bouton|design|logo|blog|langue|police|photo|merci|bonjour|faq|réservation en ligne`),
    closed: words('fermé|fermeture'),
  },
  de: {
    title: 'Gut zu wissen',
    facts: tells(String.raw`notdienst|24 ?h|24 stunden|rund um die uhr|auch|außerdem|zusätzlich|liefer|rezeption|empfang|wir organisieren|veranstalten|feiern bis|vorbestell|bestellung|check-?in|anreise|abreise|umkreis|dauer|wir suchen|gesucht|erfolgsquote|ratenzahlung|wir vermitteln|spendenquittung|rund um die uhr|abholung|versand|park|geschlossen|geöffnet|ruhetag|haustier|hunde|kinder|barrierefrei|rollstuhl|nach (?:termin|vereinbarung|absprache)|ohne termin|kostenlos|gratis|kartenzahlung|ec-karte|bar(?:zahlung)?(?!\p{L})|wlan|vegan|vegetar|glutenfrei|seit \d{4}|jahre erfahrung|familien|hausgemacht|inklusive|inbegriffen|maximal|max|mindest|plätze|wir sprechen|wir kommen|anfahrt|garantie|notdienst|24|terrasse|pool|garten|zertifiziert|meisterbetrieb|versichert|ab \d+ jahre|regional|bio|auf bestellung|gruppen|anfänger|keine vorkenntnisse|gutschein|hausbesuche|alle kassen`),
    requests: words(String.raw`web|seite|homepage|möcht|brauch|hätte|formular|galerie|karte mit|preisliste|öffnungszeiten|bewertungen|bereich|abschnitt|farb|töne|stil|hintergrund|button|knopf|design|logo|blog|sprachen|schrift|fotos|bilder|danke|hallo|faq|online[ -]?(?:buch|bestell|termin|reserv)|termin online`),
    closed: words('geschlossen|ruhetag'),
  },
  pt: {
    title: 'Bom saber',
    facts: tells(String.raw`urgência|24 ?h|plantão|também|além disso|ainda|entreg|organizamos|aceita|pets|check-?in|check-?out|atendimento|online|minutos|duração|procuramos|taxa|crp|crm|oab|licença|experiência|pagamento|ao domicílio|em casa|encomend|levantamento|estacion|fecha|encerra|abert|animais|cães|crianças|acessível|cadeira de rodas|com marcação|por marcação|sem marcação|grátis|gratuit|cartão|multibanco|mbway|mb way|pix|dinheiro|wifi|wi-fi|vegan|vegetarian|sem glúten|anos de|famil|caseir|inclu|máximo|mínimo|lugares|vagas|fala|atende|garantia|urgência|24 ?h|esplanada|terraço|piscina|jardim|certificad|a partir d[eo]s? \d|local|biológic|orgânic|por encomenda|grupos|iniciantes|parcela|delivery`),
    requests: words(String.raw`site|página|quer|precis|gostaria|formulário|galeria|mapa|preços|horário|avaliações|seç|secç|cores|tons|estilo|fundo|botão|design|logo|blog|idioma|letra|fotos|obrigad|olá|faq|(?:reserva|encomenda|pedido|agendamento)s? online`),
    closed: words('fecha|encerra'),
  },
  it: {
    title: 'Da sapere',
    facts: tells(String.raw`pronto intervento|24 ?h|24 ?ore|h24|reperibil|anche|inoltre|consegn|organizziamo|orario continuato|ordin|check-?in|check-?out|arrivo|partenza|raggio|minuti|durata|cerchiamo|cercasi|esperienza|pagament|a domicilio|asporto|spedi|parcheggi|chius|apert|animali|cani|bambini|accessibile|sedia a rotelle|su appuntamento|senza appuntamento|su prenotazione|gratis|gratuit|carte|bancomat|contanti|satispay|wifi|wi-fi|vegan|vegetarian|senza glutine|anni di|famil|fatt[oaie] in casa|artigianal|inclus|compres|massimo|max|minimo|posti|si parla|parliamo|garanzi|urgenz|24 ore|terrazz|piscina|giardino|certificat|assicurat|dai \d|da \d+ anni|local|biologic|su ordinazione|gruppi|principianti|preventivo|dal \d{4}`),
    requests: words(String.raw`sito|pagin|web|vogli|vorre|serve|bisogno|modulo|galleria|mappa|listino|orari(?!o continuato)|recensioni|sezion|color|toni|stile|sfondo|pulsant|design|logo|blog|lingu|carattere|foto|grazie|ciao|buongiorno|salve|faq|prenotazion\p{L}+ online`),
    closed: words('chius'),
  },
  nl: {
    title: 'Goed om te weten',
    facts: tells(String.raw`ook|daarnaast|bezorg|receptie|reserver|organiseren|bestel|inchecken|uitchecken|check-?in|straal|minuten|duur|we zoeken|wij zoeken|gezocht|slagings|betal|lever|afhal|thuis|parkeer|gratis|gesloten|geopend|huisdieren|honden|kinderen|rolstoel|toegankelijk|op afspraak|zonder afspraak|pinnen|pin|contant|wifi|vegan|vegetar|glutenvrij|sinds \d{4}|jaar ervaring|familie|zelfgemaakt|huisgemaakt|inclusief|inbegrepen|maximaal|max|minimaal|plaatsen|we spreken|wij spreken|garantie|spoed|24|terras|zwembad|tuin|gecertificeerd|gediplomeerd|verzekerd|vanaf \d+ jaar|lokaal|biologisch|op bestelling|groepen|beginners|proefles|cadeaubon`),
    requests: words(String.raw`website|site|pagina|wil|graag|nodig|formulier|galerij|kaart met|prijslijst|openingstijden|reviews|sectie|kleur|tinten|stijl|achtergrond|knop|ontwerp|logo|blog|talen|lettertype|foto|bedankt|hallo|hoi|faq|veelgestelde|online (?:bestel|reserv|boek)|verzendinfo|over (?:ons|mij)|ons verhaal`),
    closed: words('gesloten|dicht'),
  },
  pl: {
    title: 'Warto wiedzieć',
    facts: tells(String.raw`także|również|też|dodatkowo|dowoz|recepcj|całą dobę|doba od|organizuj|zapisy|zamówieni|zameldowani|wymeldowani|doba hotelowa|doświadczeni|zdawalność|szukamy|minut|promień|płatnoś|rat[ay]|dowóz|dostaw|wysył|odbiór|dojazd|doje[zż]d|parking|nieczynn|zamknięt|otwart|zwierz|psy|psów|dzieci|wózk|niepełnosprawn|po umówieniu|na umówione|bez zapisów|gratis|darmow|bezpłatn|za darmo|kart|gotówk|blik|wifi|wi-fi|wegan|wegetar|bezgluten|od \d{4}|lat doświadczenia|letnie doświadczenie|rodzinn|domow|w cenie|maksymalnie|max|minimum|miejsc|mówimy|gwarancj|pogotowie|dyżur|całodob|24|taras|basen|ogród|ogródek|certyfik|ubezpiecz|od \d+ lat|lokaln|ekologiczn|na zamówienie|grup|początkując|bon|nfz`),
    requests: words(String.raw`stron|witryn|chc[ęe]|potrzeb|prosz|formularz|galeri|map[ay]|cennik|godziny|opinie|sekcj|kolor|odcie|styl|tło|tła|przycisk|projekt|logo|blog|język|czcionk|zdjęci|dzięk|cześć|dzień dobry|faq|rezerwacj\p{L}+ online|po polsku|o nas|o mnie|aktualnoś`),
    closed: words('nieczynn|zamknięt'),
  },
  tr: {
    title: 'Bilmenizde fayda var',
    facts: tells(String.raw`ayrıca|ek olarak|teslimat|düzenl|üzeri|giriş|çıkış|dakika|süre|arıyoruz|deneyim|ödeme|başarı|taşıma|eve servis|paket servis|gel al|kargo|otopark|park yeri|kapalı|açı[kğ]|evcil|köpek|çocuk|engelli|tekerlekli|randevu(?:lu|suz)|randevu ile|ücretsiz|bedava|kredi kart|nakit|wifi|wi-fi|vegan|vejetaryen|glutensiz|yıllık|yıldır|\d{4}['’](?:den|dan|ten|tan)|aile|ev yapımı|el yapımı|dahil|en fazla|en az|kişilik|konuşu|garanti|acil|7/24|24 saat|teras|havuz|bahçe|sertifika|sigorta|yaş üstü|yerel|organik|sipariş üzerine|grup|başlangıç|deneme dersi|taksit`),
    requests: words(String.raw`site|sayfa|istiyor|isterim|lazım|gerek|form|galeri|harita|fiyat|saatleri|yorum|bölüm|renk|ton|stil|tarz|arka plan|buton|tasarım|logo|blog|dil|yazı tipi|fotoğraf|teşekkür|merhaba|sss|online rezervasyon|olsun|online satış|kargo bilgisi|hikaye`),
    closed: words('kapalı'),
  },
  ar: {
    title: 'معلومات مفيدة',
    facts: tells(String.raw`أيضا|كذلك|(?:ال)?توصيل|ننظم|الطلبات|(?:تسجيل )?الدخول|المغادرة|دقيقة|مدة|نبحث|نسبة|الدفع|نوصل|(?:ال)?شحن|استلام|مواقف|موقف|مغلق|مفتوح|أطفال|للأطفال|للعائلات|عائلي|كراسي|بموعد|بدون موعد|مجان|نقد|بطاق|مدى|واي فاي|نباتي|خالي? من|منذ|سنوات|خبرة|بيتي|يدوي|يشمل|شامل|الحد|حتى \d|نتحدث|ضمان|طوارئ|٢٤|24|جلسات|مسبح|حديقة|تراس|معتمد|مرخص|مؤمن|من عمر|محلي|عضوي|حسب الطلب|مجموعات|للمبتدئين|تجريبي|تقسيط`),
    requests: words(String.raw`موقع|صفحة|أريد|نريد|أحتاج|نموذج|معرض|خريطة|أسعار|الأسعار|ساعات|أوقات|آراء|قسم|لون|ألوان|الألوان|بألوان|خلفية|زر|تصميم|شعار|مدونة|لغة|خط|صور|شكرا|مرحبا|السلام|عايز|عاوز|أبغى|ابغى|أبي|بدي|بدنا|بغيت|سيت|محتاج|ياريت|لو سمحت`),
    closed: words('مغلق'),
  },
  he: {
    title: 'כדאי לדעת',
    facts: tells(String.raw`גם|בנוסף|ו?ה?משלוח|מארגנים|עד \d+ אורחים|אינטרנט|צ['׳]ק|דקות|משך|מחפשים|גילאי|לגילאי|ניסיון|תשלום|ו?ה?חני|איסוף|סגור|פתוח|כלבים|חיות|ל?ילדים|נגיש|כיסא גלגלים|בתיאום|ללא תיאום|חינם|ללא עלות|אשראי|מזומן|ביט|wifi|וויי פיי|טבעוני|צמחוני|ללא גלוטן|כשר|מאז|שנות|שנים|משפחתי|תוצרת בית|עבודת יד|כולל|עד \d|מקסימום|מינימום|מקומות|דוברי|אחריות|חירום|24|מרפסת|בריכה|גינה|חצר|מוסמ|מורש|ביטוח|מגיל|מקומי|אורגני|בהזמנה|קבוצות|ל?מתחילים|שיעור ניסיון|תשלומים`),
    requests: words(String.raw`ל?אתר|עמוד|דף|רוצה|רוצים|צריך|צריכה|טופס|גלריה|מפה|מחירון|מחירים|שעות|ביקורות|חלק|צבע|גוונים|סגנון|רקע|כפתור|עיצוב|לוגו|בלוג|שפות|גופן|תמונות|תודה|שלום|היי`),
    closed: words('סגור'),
  },
} as const satisfies Readonly<Record<string, FactWords>>; // prettier-ignore
