/** What the fields of forms are called in ten languages; the first of a row is nearly always the name. */
export const nameField = String.raw`(?:nombre|nom|pr[eé]nom|name|vorname|vor- und nachname|nome|cognome|naam|voornaam|imi[eę]|imieniem|imienia|ad(?:[ıi]|-soyad|[ıi]-soyad[ıi])?|ad soyad|isim|(?:ب|و)?(?:ال)?[اإ]سم|שם(?: מלא| פרטי)?)`;

/** What else is asked of visitors. */
export const otherField = new RegExp(
  String.raw`(?<![\p{L}])(?:${[
    // Whom to answer, and where.
    String.raw`e-?mail\p{L}*|mail\p{L}*|correo|courriel|adresse|m[oó]vil|tel[eé]fono|t[eé]l[eé]phone|telefon\p{L}*|handy\p{L}*|telefone|telem[oó]vel|celular|whatsapp|cellulare|telefoon\p{L}*|nummer|(?:ال|بال|وال|و|ب)?(?:هاتف|جوال|موبايل|بريد|إيميل|رقم)|(?:ו|ב|ה)?(?:טלפון|נייד|מייל|אימייל|כתובת)|direcci[oó]n|anschrift|endereço|indirizzo|adres\p{L}*|c[oó]digo postal|code postal|plz|postleitzahl|cap|postcode`,
    // Who, when, how many.
    String.raw`edad(?:es)?|[aâ]ges?|alter|idade|et[aà]|leeftijd|wiek\p{L}*|ya[sş]\p{L}*|(?:ال|وال|و)?عمر|גיל|fechas?|d[ií]as?|hora|dates?|jour|heure|datum|data|datas|wunschtermin|termin|uhrzeit|tag|dia|giorno|ora|orario|dag|tijd|dat[ąaęy]|godzin\p{L}*|dzie[nń]\p{L}*|dni|tarih\p{L}*|saat|g[uü]n|(?:ال|وال|و)?(?:تاريخ|موعد|يوم|وقت)|ו?(?:תאריך|יום|שעה)|personas|cu[aá]nt[oa]s|n[uú]mero de|personnes|nombre de|combien|anzahl|personen\p{L}*|wie viele|\p{L}+(?:datum|nummer|termin|wunsch|klasse|adresse|anzahl|größe|stufe|niveau)|pessoas|quant[aoie]s?|numero|persone|aantal|personen|hoeveel|liczb\p{L}*|ile|ki[sş]i(?: say[ıi]s[ıi])?|ka[cç] ki[sş]i|(?:ال|وال|و)?عدد|ו?מספר`,
    // About what.
    String.raw`mensaje|message|nachricht|mensagem|messaggio|bericht|wiadomo[sś]\p{L}*|mesaj|(?:ال|وال|و)?رسالة|ו?הודעה|motivo|asunto|sujet|betreff|anliegen|assunto|oggetto|onderwerp|temat\p{L}*|konu|(?:ال|وال|و)?(?:موضوع|نوع|ملاحظات)|ו?(?:נושא|סוג|הערות)|marca|modelo|marque|mod[eè]le|modell|marke|modello|merk|model\p{L}*|marka|alergias?|allergies?|allergien?|alergie|alerji|dieta?|r[eé]gime|comentarios?|bemerkung\p{L}*|fotos?|photos?|zdj[eę]ci\p{L}*|foto[gğ]raf|raza|race|rasse|raça|razza|ras|matr[ií]cula|talla|taille|gr[oö](?:ß|ss)e|tamanho|taglia|maat|nivel|niveau|n[ií]vel|livello|poziom|seviye|presupuesto|budget|or[cç]amento|bud[zż]et|b[uü]t[cç]e|ciudad|ville|ort|cidade|citt[aà]|stad|miasto|[sş]ehir|tipo|type|art der|soort|typ|t[uü]r[uü]?|llegada|salida|arriv[eé]e|d[eé]part|anreise|abreise|chegada|sa[ií]da|arrivo|partenza|aankomst|vertrek|przyjazd\p{L}*|wyjazd\p{L}*|giri[sş]|[cç][ıi]k[ıi][sş]|servicio|leistung|servi[cç]o|servizio|us[lł]ug\p{L}*|hizmet|empresa|entreprise|firma|azienda|bedrijf|[sş]irket|apellidos?|nachname|sobrenome|apelido|cognome|achternaam|nazwisk\p{L}*|soyad[ıi]?`,
  ].join('|')})(?!\p{L})`,
  'iu',
);

/** Parts of the page and how it looks: no field, where they stand at the end of such a row. */
export const noField =
  /(?<!\p{L})(?:mapas?|galer[ií]as?|precios|horarios?|rese[nñ]as|opiniones|colores|plan d['’]acc[eè]s|galerie|horaires|tarifs|avis|couleurs|karte|preise|öffnungszeiten|anfahrt|farben|orari|prezzi|mappa|colori|preços|hor[aá]rio|cores|kaart|prijzen|kleuren|cennik|galeri[ai]|mapa|kolory|fiyatlar|harita|renkler|blog|newsletter|instagram|faq|خريطة|معرض|أسعار|ألوان|מפה|גלריה|מחירים|צבעים|p[aá]ginas?|seiten?|pages|pagine|strony|sayfa\p{L}*|צור|דף)(?!\p{L})/iu;

/** Forms by name, with what may be said of them. */
export const formWords = String.raw`(?:formulario|formulaire|formulário|modulo|form|formularz\p{L}*|نموذج|استمارة|טופס|\p{L}*formular|\p{L}*formulier)(?:(?:\s(?:di|de|do|da|per(?: la| le| il)?|pour|für|para|van|voor|o)\s|\s(?:d|dell|per l)[’']|\s)(?!con\s|avec\s|mit\s|com\s|met\s|z\s|ze\s|عם\s|con$)\p{L}+){0,2}`;

/** Polish "z imieniem i telefonem" as the fields are headed. */
const polishHeads: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})imieniem(?!\p{L})/giu, 'imię'],
  [/(?<!\p{L})nazwiskiem(?!\p{L})/giu, 'nazwisko'],
  [/(?<!\p{L})telefonem(?!\p{L})/giu, 'telefon'],
  [/(?<!\p{L})(e-?)?mailem(?!\p{L})/giu, '$1mail'],
  [/(?<!\p{L})adresem(?!\p{L})/giu, 'adres'],
  [/(?<!\p{L})wiekiem(?!\p{L})/giu, 'wiek'],
  [/(?<!\p{L})numerem(?!\p{L})/giu, 'numer'],
  [/(?<!\p{L})terminem(?!\p{L})/giu, 'termin'],
  [/(?<!\p{L})datą(?!\p{L})/giu, 'data'],
  [/(?<!\p{L})godziną(?!\p{L})/giu, 'godzina'],
  [/(?<!\p{L})liczbą(?!\p{L})/giu, 'liczba'],
  [/(?<!\p{L})wiadomością(?!\p{L})/giu, 'wiadomość'],
];
/** "bil-ism wal-barid", "ve-telefon": what joins a field to the row is no part of its name. */
const bare = (label: string): string =>
  label
    .trim()
    .replace(
      /^(?:(?:el|la|los|las|su|sus|tu|le|les|leur|votre|den|die|das|dem|der|o|a|os|as|il|lo|i|gli|de|het|een|un|una|une)\s|l[’'])(?=\p{L}{3})/iu,
      '',
    )
    .replace(/^و?ب(?=ال|اسم)|^و(?=\p{L}{3})/u, '')
    .replace(/^וה?(?=\p{L}{3})|^ב(?=שם)/u, '')
    .replace(
      /\s(?:ile|olsun|istensin|sorulsun|yer als[ıi]n|alanlar[ıi](?: olsun)?|isteyen|içeren|soran|bilgileri|yazılsın)(?:\s.*)?$/iu,
      '',
    )
    .replace(/^(?:pola|polami|felder|champs|campos|campi|velden|alanlar|حقول|שדות)\s?:?\s/iu, '');

/** A field as it is headed in its form. */
export const headOf = (label: string): string =>
  polishHeads
    .reduce((text, [from, to]) => text.replace(from, to), bare(label))
    .replace(/^i(?=\p{Ll})/u, (letter) => letter)
    .trim();

const paint =
  '(?:azul(?:es)?|verdes?|roj[oa]s?|blanc[oa]s?|negr[oa]s?|amarill[oa]s?|dorado|bleue?s?|verte?s?|rouges?|blanc|blanche|noire?s?|jaunes?|orange|oranje|naranja|laranja|arancione|dor[ée]e?s?|or|blau|gr[uü]n|rot|wei(?:ß|ss)|schwarz|gelb|gold|grau|braun|bordeaux|beige|creme|cr[eè]me|crema|vermelho|branco|preto|amarelo|dourado|blu|ross[oi]|bianco|nero|giallo|oro|grigio|blauw|groen|rood|wit|zwart|geel|goud|grijs|niebiesk\\p{L}+|zielon\\p{L}+|czerwon\\p{L}+|bia[lł]\\p{L}+|czarn\\p{L}+|z[lł]ot\\p{L}+|szar\\p{L}+|mavi|ye[sş]il|k[ıi]rm[ıi]z[ıi]|beyaz|siyah|sar[ıi]|lacivert|pembe|turuncu|mor|gri|krem|alt[ıi]n)';
/** "mavi beyaz", "azul y blanco": how it looks, behind the last field. */
export const onlyPaint = new RegExp(
  String.raw`^(?:(?:in|en|em|w kolorach|tonos|colores|couleurs|farben|cores|colori|kleuren|kolory|renkler)\s)?${paint}(?:(?:\s|\s?-\s?)(?:(?:y|et|und|e|en|i|ve)\s)?${paint})*$`,
  'iu',
);
