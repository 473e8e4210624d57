import type { ContentItem, Facts } from '../../content';
import type { Family } from './local-bank';

type Rows = readonly (readonly [question: string, answer: string])[];

const hosts: readonly Family[] = ['food', 'stay'];
const open: readonly Family[] = [...hosts, 'event', 'shop', 'beauty'];

/**
 * Usual questions that suit whoever is asked. A bank tells six in this order: whether to reserve, what it costs, children, the way,
 * cancelling, who answers. Nobody reserves a lawyer for the weekend, and without an address there is none below.
 */
const fitQuestions = (rows: Rows, { brief }: Facts, family: Family): Rows => {
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  const suits = [
    hosts.includes(family),
    // Where prices are told nobody asks for them, and where none are nobody says so.
    isPriced && !['es', 'fr', 'de', 'pt', 'it'].includes(brief.language.value),
    open.includes(family),
    brief.address !== null,
    // Nobody moves a wedding or a concert to another day.
    family !== 'shop' && family !== 'event',
    true,
  ];
  return rows.filter((_, at) => suits[at] ?? true);
};

const asksPrice =
  /cost|kost|koszt|cuest|coût|prix|quanto|preis|precio|preço|prezz|fiyat|ücret|ne kadar tut|تكلف|السعر|כמה (?:זה )?עול|מחיר|ile to/iu;
const gives =
  /^(?:nichts|nic|rien|nada|niente|niets|hiç|ücretsiz|kostenlos|gratis|gratuit\p{L}*|לא עולה|כלום|חינם|لا شيء|مجان)(?!\p{L})/iu;

/** "That depends", "ask us": no answer where prices are told. */
const depends =
  /^(?:das hängt|ça dépend|cela dépend|depende|dipende|dat hangt|to zależy|zależy|.*bağlı|.*göre değişir|يعتمد|حسب|זה תלוי|תלוי|pregúnta|demandez|fragen sie|pergunte|chiedi|vraag naar|zapytaj|sorun|اسأل|שאלו)/iu;

/** "The prices are on this page": where none is, nobody says so. */
const pointsToPrices =
  /precios (?:orientativos )?están|prix (?:indicatifs )?sont|preise stehen|preços (?:de referência )?estão|prezzi (?:indicativi )?sono|op deze pagina|staan hier|na tej stronie|bu sayfada|الأسعار هنا|في هذه الصفحة|המחירים בעמוד|בדף/iu;
/** Beside told prices no usual line says what things cost: "Nothing, the first half hour is free". */
const besidePrices = (rows: Rows, { brief }: Facts): Rows => {
  const isPriced = brief.items.some(({ value }) => value.price !== undefined);
  // Nor does a first talk cost nothing where nobody said so.
  const left = rows.filter(
    ([question, answer]) =>
      !(asksPrice.test(question) && (gives.test(answer) || (isPriced && depends.test(answer)))) &&
      (isPriced || !pointsToPrices.test(answer)),
  );
  return left.length > 1 ? left : rows;
};

const comes =
  /zu Hause|kommen Sie|Anfahrt|chez moi|déplacement|pouvez-vous venir|en casa|podéis venir|pueden venir|visita|estar em casa|podem vir|deslocação|a casa|potete venire|thuis|komen|bezoek|w domu|przyjechać|dojazd|evde|gelebilirsiniz|ziyaret|البيت|الحضور|الزيارة|בבית|תגיעו|ביקור/iu;
const driven =
  /Anfahrt|trajet compris|desplazamiento|deslocação|tragitto|viaggio compreso|met de rit|dojazd|yol dahil|يشمل الطريق|כולל נסיעה/iu;
/** One brings a car to the workshop: nobody asks when it comes home, and whether to be there. */
const inWorkshop = (rows: Rows, { brief }: Facts): Rows => {
  const left = rows.filter(([question, answer]) => !comes.test(question) && !driven.test(answer));
  return brief.kind.value !== 'auto' || left.length === 0 ? rows : left;
};

/** What a prompt tells of and a usual answer may say otherwise: arrival, breakfast, animals, parking and the like. */
const subjects: readonly RegExp[] = [
  /check-?in|check-?out|entrada (?:a partir|desde)|llegada|arrivée|arrivo|anreise|ankunft|inchecken|chegada|zameldowani|przyjazd|doba|giriş|çıkış|تسجيل الدخول|الوصول|צ['׳]ק|כניסה/iu,
  /desayuno|petit[- ]déj|frühstück|colazione|pequeno-almoço|café da manhã|ontbijt|śniadani|kahvaltı|إفطار|فطور|ארוחת בוקר/iu,
  /mascota|perro|animaux|chien|haustier|hund|animali|(?<!\p{L})can[ei](?!\p{L})|animais|cães|cachorro|huisdier|hond|zwierz|(?<!\p{L})p(?:ies|s[óya])|evcil|köpe|حيوان|كلب|כלב|חיות/iu,
  /aparca|parking|parcheggi|estaciona|parkplat|parken|parkeer|parkeren|otopark|مواقف|موقف|חני/iu,
  /cancel|annul|storn|absag|afzeg|odwoła|iptal|إلغاء|ביטול|לבטל/iu,
  /(?<!\p{L})env[ií]o|livr|liefer|consegn|spedi|entreg|bezorg|verzend|verzond|dostaw|wysy[łl]|kargo|teslimat|توصيل|شحن|משלוח/iu,
  /tarjeta|carte bancaire|kartenzahlung|bancomat|cartão|pinnen|kart[ąęy] |kredi kart|بطاق|אשראי/iu,
  /silla de ruedas|fauteuil roulant|pmr|rollstuhl|barrierefrei|sedia a rotelle|cadeira de rodas|rolstoel|wózk|tekerlekli|كراسي متحركة|כיסא גלגלים|נגיש/iu,
];
/** Of what the prompt tells no usual line speaks. A dog school has dogs everywhere. */
const besideTold = (rows: Rows, usual: Rows, { brief }: Facts, family: Family): Rows => {
  if (!open.includes(family)) return rows;
  const told = subjects.filter((subject) => subject.test(brief.prompt));
  const left = rows.filter(
    ([question, answer]) => !told.some((subject) => subject.test(`${question} ${answer}`)),
  );
  return left.length > 0 ? left : usual.slice(-1);
};

/** "Sí.", "Gerne": a yes or no that nobody has told. */
const vouched =
  /^(?:s[íi]|no|claro|por supuesto|con mucho gusto|oui|non|bien sûr|volontiers|avec plaisir|ja|nein|klar|natürlich|gerne?|sim|não|sì|certo|certamente|volentieri|nee|zeker|natuurlijk|graag|juist|tak|nie|oczywiście|chętnie|jasne|evet|hayır|elbette|tabii|olur|نعم|لا|بالتأكيد|طبعا|بكل سرور|بالطبع|כן|לא|בטח|בהחלט|ודאי|בוודאי|בשמחה|דווקא)(?=[\s.,;:!،]|$)/iu;
/** How one pays and how long something takes: whoever owns the business tells that, or nobody. */
const figured =
  /tarjeta|transferencia|carte bancaire|par carte|virement|mit karte|überweisung|cartão|transferência|con carta|bonifico|pinnen|overschrijv|overma|kartą|przelew|kartla|havale|بطاق|تحويل|אשראי|העברה|(?<![a-z])(?:d[ií]as|jours|tage|giorni|dagen|dni|semanas|semaines|wochen|settimane|weken|tygodni|horas|heures|stunden|ore|uur|godzin)(?![a-zà-ž])|birkaç gün|أيام|ימים|أسابيع|שבועות|ساعات|שעות|שעתיים|minut|dakika|دقائق|דקות|mientras esperas|te wachten|más de una forma|plusieurs (?:moyens|façons)|mehrere wege|mais de uma forma|più di un modo/iu;
const ofBooking =
  /cancel|annul|storn|absag|afzeg|odwoła|iptal|reserv|réserv|prenot|rezerw|termin|appuntam|afspraak|rendez-vous|marcar|إلغاء|حجز|לבטל|תור|randevu/iu;
/** Whoever takes people as they come is asked neither for an hour nor what happens to it. */
const asTheyCome = (rows: Rows, { brief }: Facts): Rows =>
  brief.excluded.some(({ value }) => value === 'booking')
    ? rows.filter(([question]) => !ofBooking.test(question))
    : rows;
const fewest = 2;
/** Usual answers state nothing that was not told: what is left says whom to ask. */
const withoutVouching = (rows: Rows, usual: Rows): Rows => {
  const isPlain = ([, answer]: Rows[number]): boolean => !vouched.test(answer) && !figured.test(answer);
  const left = rows.filter(isPlain);
  const more = usual.slice(-fewest).filter((row) => isPlain(row) && !left.includes(row));
  return left.length >= fewest ? left : [...left, ...more.slice(left.length - fewest)];
};

/** The questions of a voice, or the usual ones of a bank, that agree with what the prompt tells. */
export const askedOf = (
  own: Rows | undefined,
  usual: Rows,
  facts: Facts,
  family: Family,
): readonly ContentItem[] =>
  besideTold(
    asTheyCome(
      withoutVouching(
        inWorkshop(own ? besidePrices(own, facts) : fitQuestions(usual, facts, family), facts),
        usual,
      ),
      facts,
    ),
    usual,
    facts,
    family,
  ).map(([title, text]) => ({
    title,
    text,
  }));
