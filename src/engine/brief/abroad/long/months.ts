const months = String.raw`enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|januar|jänner|februar|märz|april|juni|juli|august|september|oktober|november|dezember|janeiro|fevereiro|março|maio|junho|julho|setembro|outubro|novembro|dezembro|gennaio|febbraio|aprile|maggio|giugno|luglio|settembre|ottobre|dicembre|januari|februari|maart|mei|augustus|december|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|mart|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|يناير|فبراير|مارس|[أا]بريل|إبريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|كانون الثاني|شباط|آذار|نيسان|أيار|حزيران|تموز|آب|أيلول|تشرين الأول|تشرين الثاني|كانون الأول|ב?(?:ינואר|פברואר|מרץ|אפריל|מאי|יוני|יולי|אוגוסט|ספטמבר|אוקטובר|נובמבר|דצמבר)`;
const weekdays = String.raw`lunes|martes|miércoles|jueves|viernes|sábado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|segunda(?:-feira)?|terça(?:-feira)?|quarta(?:-feira)?|quinta(?:-feira)?|sexta(?:-feira)?|lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedziałek|wtorek|środa|czwartek|piątek|sobota|niedziela|pazartesi|salı|çarşamba|perşembe|cuma|cumartesi|pazar`;

/** A day of the year as it is told in ten languages: "sábado 12 de diciembre de 2026", "1–5 lutego 2027", "8 ve 9 mayıs". */
export const dayOfYear = new RegExp(
  String.raw`(?<!\p{L})(?:(?:(?:${weekdays}),?\s(?:den\s|dia\s)?)|يوم\s\p{L}+\s|ביום\s\p{L}+,?\s|יום\s\p{L}+,?\s)?(?:ב-?|ה-)?\d{1,2}(?:\.|º)?(?:\s?(?:[-–]|y|e|und|et|en|i|ve|al?|au|bis|t\/m|tot|do|و|إلى|עד)\s?\d{1,2}\.?)?\s(?:de\s|d['’])?(?:${months})(?:(?:\s|\sde\s)\d{4})?(?!\p{L})`,
  'iu',
);
/** A text that begins with a month: "November bis Ende März". */
export const monthFirst = new RegExp(String.raw`^(?:${months})(?!\p{L})`, 'iu');
/** The days of a week and the months, wherever one is told. */
export const dayOrMonth = new RegExp(
  String.raw`(?<!\p{L})(?:${weekdays}|${months})|(?:الأحد|الاثنين|الإثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|ראשון|שלישי|רביעי|חמישי|שישי|שבת)`,
  'iu',
);
