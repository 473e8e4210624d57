import { foldText } from '../words/fold-text';

/** What a column holds, as its form field. */
export type FieldSort = 'time' | 'date' | 'number' | 'email' | 'tel' | 'textarea' | 'text';

const sorts: readonly (readonly [sort: FieldSort, words: RegExp])[] = [
  [
    'textarea',
    /^(?:ingredients|steps|method|instructions|directions|lyrics|review|symptoms|notes?|comments?|remarks?|description|notas|observaciones|descripcion|notizen|bemerkung(?:en)?|beschreibung|remarques|commentaires?|observacoes|descricao|note|osservazioni|descrizione|opmerkingen|omschrijving|uwagi|notatki|opis|notlar|aciklama|(?:ال)?ملاحظات|הערות)$/u,
  ],
  ['email', /e-?mail|correo|بريد|אימייל|דוא/u],
  ['tel', /\b(?:phone|mobile|tel|telefon\w*|telefoon\w*|movil|handy|whatsapp)\b|هاتف|جوال|טלפון/u],
  [
    'date',
    /\b(?:date|day|due|deadline|best[- ]before|use[- ]by|sell[- ]by|when|fechas?|datum|dia|jour|giorno|dag|dzien|tarihi?|data|bought|borrowed|returned on|watered|fed|repotted|sown|planted|harvest(?:ed)?|seit(?: wann)?|depuis(?: quand)?|desde(?: cuando)?|ausgeliehen|verliehen|serviced|cleaned|expires?|expiry|renewal|renews|joined|member since|warranty|birthday|anniversary|started|finished|start|end|last (?!name)\w+|zuletzt \w+|nachste[rs]? \w+|ultim[oa] \w+|prochain \w+|dernier \w+|next \w+|mhd|ablauf\w*|(?:fallig|faellig)\w*|termin\w*|echeance|vencimient\w*|vencimento|caducidad|scadenza|vervaldatum|kauf(?:datum)?)\b|تاريخ|موعد|תאריך/u,
  ],
  [
    'number',
    /\b(?:quantity|qty|amount|price|cost|value|count|stock|in stock|minimum|min|reorder (?:level|point|at)|(?:number|count|frames|jars|pots|bags|boxes|pairs) of \w+|plus[- ]ones?|guests|bottles|playing time|rate(?: (?:per|an|a) \w+)?|pay|salary|wages?|fee|balance|deposit|rating|score|stars|pages|year|age|weight|height|distance|duration|minutes|mins|hours|km|kms|miles|litres|liters|sets|reps|odometer|systolic|diastolic|pulse|heart rate|bpm|temperature|glucose|blood sugar|ph|chlorine|humidity|pace|laps|lengths|rainfall|waist|hips|body fat|points|total|units|calories|kcal|kg|mm|cm|millimet(?:er|re)s|centimet(?:er|re)s|inches|grams|lbs|ounces|ml|kwh|diameter|thickness|width|depth|copies|seats|servings|quality|calidad|qualite|qualitat|qualidade|qualita|kwaliteit|kilos?(?: left)?|cantidad|precio|coste|importe|saldo|solde|existencias|minimo|puntuacion|paginas|peso|series|repeticiones|menge|preis|anzahl|bestand|mindestbestand|betrag|bewertung|seiten|gewicht|kosten|stuckzahl|prix|quantite|montant|poids|note|prezzo|quantita|importo|valore|peso|pagine|preco|quantidade|valor|prijs|aantal|bedrag|voorraad|cena|ilosc|kwota|fiyati?|miktari?|adet|stok|tutar|sayfa)\b|سعر|كمية|كميه|عدد|مبلغ|كيلو|מחיר|כמות|סכום|מספר/u,
  ],
];
const plain =
  /\b(?:severity|assignee|assigned to|reporter|reported by|plot|plot number|name|title|role|position|bed|crop|seed|piece|employer|venue|area|town|village|season|neighbou?rhood|district|author|artist|item|book|game|film|record|plant|tool|staff|employee|pupil|student|child|member|singer|patient|animal|pet|hive|product|sku|code|category|type|kind|status|stage|genre|location|place|shelf|room|supplier|vendor|brand|model|colour|color|size|company|client|customer|contact|person|owner|borrower|address|city|country|species|breed|variety|plant|tags?|style|theme|priority|source|platform|director|format|serial(?: number)?|exercise|mood|rsvp|diet\w*|allerg\w*|dietary needs|table|package|unit|vintage|region|grape|players?|duration|publisher|edition|language|bottle|destination|purpose|driver|vehicle|task|project|activity|dose|dosage|ingredients|difficulty|(?:cooking|prep(?:aration)?|start|end) time|photo (?:link|url)|link|url|standort|ubicacion|emplacement|nombre|titulo|autor|articulo|producto|codigo|categoria|tipo|estado|ubicacion|lugar|proveedor|marca|cliente|empresa|direccion|ciudad|titel|autorin?|artikel|produkt|lager(?:ort)?|ort|lieferant|marke|kunde|firma|adresse|stadt|art|titre|auteur|article|produit|lieu|emplacement|fournisseur|marque|client|entreprise|ville|nom|nome|titolo|autore|articolo|prodotto|codice|luogo|posizione|fornitore|azienda|citta|artigo|produto|local|fornecedor|naam|auteur|plaats|locatie|leverancier|merk|klant|bedrijf|nazwa|tytul|miejsce|dostawca|marka|klient|miasto|adi?|isim|baslik|yazar|urun|yer|konum|tedarikci|musteri|sehir)\b|اسم|عنوان|مؤلف|مولف|نوع|صنف|حاله|مكان|مورد|منتج|שם|סוג|מקום|ספק|כותרת|סטטוס|מוצר/u;

/** The field that a column asks for by its title: "last watered" is a date, "rating (1-5)" a number. */
export function sortField(title: string): FieldSort {
  if (/^how often\b.*\(\s?(?:in )?(?:days|weeks|hours|months)\s?\)$/iu.test(title.trim())) return 'number';
  const folded = foldText(title.replace(/\([^()]*\)/gu, ' ')).trim();
  if (
    /^(?:last|first|family) name$|^next (?:steps?|actions?|moves?|task)$|^(?:opening|business|office) (?:hours|times)$/u.test(
      folded,
    )
  )
    return 'text';
  // "Saved so far", "target": sums.
  if (
    /^(?:estimate[ds]?|actual|budgeted|planned)(?: (?:cost|amount|price))?$|^(?:amount )?(?:saved|raised|paid|collected)(?: so far| to date| already)?$|^(?:target|goal)(?: amount| sum)?$/u.test(
      folded,
    )
  )
    return 'number';
  // "How often to water in days", "how many jars": a number; "how often" alone is said in words.
  if (
    /^(?:every )?how (?:many|much|long)\b|^how often\b.*\b(?:in )?(?:days|weeks|hours|times)\b|\binterval (?:in|\()/u.test(
      folded,
    )
  )
    return 'number';
  // "Day pass price": what it costs, not when it is.
  if (/\b(?:price|cost|fee|rate|pay|budget)$/u.test(folded)) return 'number';
  if (/^(?:times|doses|pills|tablets|drops) (?:a|per|each) (?:day|week)$/u.test(folded)) return 'number';
  if (/\b(?:odometer|meter reading|mileage|tacho)$/u.test(folded)) return 'number';
  if (
    /^(?:bed ?time|wake(?:[- ]?up)?(?: time)?|woke up(?: at)?|got up(?: at)?|fell asleep(?: at)?|(?:start|end|finish|arrival|departure|sleep|wake|check-?in|check-?out) time|time (?:in|out|started|finished)|(?:clock|punch)(?:ed)?[- ]?(?:in|out)|time of day|times? taken|coucher|reveil|(?:heure|hora|ora)(?: (?:de|del|d'|di|du|da) ?\p{L}+)?|uhrzeit|(?:bett|schlafens|aufsteh|aufwach|weck)zeit|eingeschlafen|aufgewacht|hora de (?:dormir|acostarse|levantarse))$/u.test(
      folded,
    )
  )
    return 'time';
  // "Hours slept", "hours worked".
  if (/^(?:total )?hours (?:\p{L}+ ?){1,3}$/u.test(folded)) return 'number';
  return sorts.find(([, words]) => words.test(folded))?.[0] ?? 'text';
}

/** "Who took it", "how it felt": asked of every record. */
const asksOf = /^(?:who|how|where|why|what|which)\b(?:\s[\p{L}'’-]+){1,4}$/iu;

/** Whether a word names what a record holds. */
export const isFieldWord = (text: string): boolean =>
  asksOf.test(text) || sortField(text) !== 'text' || plain.test(foldText(text)) || readDone(text) !== null || /^(?:\p{L}+ )?from$|^(?:to|who|where)$/iu.test(text); // prettier-ignore

const ticked =
  /^(?:tick(?:ed)?|check(?:ed)?|mark(?:ed)?|check ?box|yes\/no)(?: (?:it|them|off|as))*(?: (?:for|when|if|once))?(?: (?:it|they|that|this)(?:['’]s|['’]re| is| are| was| were| has been)?)? (?<what>\p{L}+(?: \p{L}+)?)$/iu;
const finished =
  /^(?:\p{L}+ )?(?:seen|paid|done|returned|taken|completed|finished|confirmed|sent|received|checked|found|approved|signed|vaccinated|neutered|claimed|invoiced|reimbursed|treated|attended|packed|delivered|answered|replied|invited|booked|bought|read|played|watched|visited|tasted|planted|harvested|repaired|fixed|cleaned|solved)$/iu;
const asOf =
  /^(?:place|where|location|person|who|item|by|last|date|day|amount|when|first|next|money|sum|price|hours?|total|how|number|times?)\b/iu;

/** What is answered by yes or no where a column says that something is done: "Taken" of "tick when taken", "Queen seen". */
export function readDone(written: string): string | null {
  const what = ticked.exec(written)?.groups?.['what'];
  if (what !== undefined) return what.charAt(0).toUpperCase() + what.slice(1);
  return finished.test(written) && !asOf.test(written) && sortField(written) === 'text' ? written : null;
}
