import type { SiteKind } from '@/domain/site/vocabulary';
import { lean } from '../../words/lean-letters';

/** A thing that people keep in a tool of their own: what names it in five languages, and what the tool is called there. */
export type KeptThing = {
  readonly english: string;
  readonly kind: SiteKind;
  /** On folded text. */
  readonly named: RegExp;
  readonly titles: Readonly<Record<string, string>>;
  /** Whether the thing alone is no tool yet, unless somebody keeps it. */
  readonly needsDeed?: true;
  readonly hasGoal?: true;
};

const called = (nl: string, pl: string, tr: string, ar: string, he: string): KeptThing['titles'] => ({
  nl,
  pl,
  tr,
  ar,
  he,
});

const kept: readonly KeptThing[] = [
  { english: 'habit tracker', kind: 'habits', needsDeed: true, named: /gewoont\p{L}*|nawyk\p{L}*|aliskanlik\p{L}*|عادات\p{L}*|הרגלים/u, titles: called('Mijn gewoontes', 'Nawyki', 'Alışkanlık takibi', 'متابعة العادات', 'מעקב הרגלים') },
  { english: 'water intake tracker', kind: 'tracker', hasGoal: true, needsDeed: true, named: /water.{0,24}(?:dr[io]nk|dronk|glazen)|drink\p{L}* water|waterinname|(?:pici\p{L}*|ilosc\p{L}*|wypi\p{L}*|pij\p{L}*).{0,12}wod[yea]|wod[yea].{0,20}(?:pij|wypi|szklan)|(?<!\p{L})su (?:tuketim|icme|takip|takib|miktar)\p{L}*|ic(?:tigim|ilen) su|شرب (?:ال)?م(?:اء|ياه|ايء)|شرب المي\p{L}*|استهلاك (?:ال)?ماء|كوب.{0,3} م(?:اء|وي[هة]|ي[هة]?)|(?:ال)?ماء .{0,16}(?:اشرب|شربت)|שתיית (?:ה)?מים|מים .{0,16}(?:שות|שתית)|צריכת מים/u, titles: called('Waterdagboek', 'Dziennik picia wody', 'Su takibi', 'متابعة شرب الماء', 'מעקב שתיית מים') },
  { english: 'shopping list', kind: 'todo', named: /boodschappen(?:lijst\p{L}*)?|list\p{L}* zakup\p{L}*|zakup(?:y|ow)\b|alisveris list\p{L}*|(?:قايمه|لايحه|لسته) (?:ال)?(?:مشتريات|تسوق|اغراض|مقاضي)|(?:ال)?مقاضي|רשימת (?:ה)?(?:קניות|סופר)/u, titles: called('Boodschappenlijst', 'Lista zakupów', 'Alışveriş listesi', 'قائمة المشتريات', 'רשימת קניות') },
  { english: 'packing list', kind: 'todo', named: /(?:in)?paklijst\p{L}*|list\p{L}* (?:rzeczy )?do spakowania|pakowani\p{L}* na|valiz listesi|bavul listesi|قايمه (?:تجهيز )?(?:السفر|الشنطه)|רשימת (?:ציוד|אריזה)/u, titles: called('Inpaklijst', 'Lista rzeczy do spakowania', 'Bavul listesi', 'قائمة السفر', 'רשימת אריזה') },
  { english: 'split bills', kind: 'tracker', needsDeed: true, named: /kosten (?:te )?(?:delen|verdelen)|rozlicz\p{L}* (?:wspoln\p{L}* )?(?:wydatk\p{L}*|koszt\p{L}*|rachunk\p{L}*).{0,30}(?:wspol|znajom|przyjaci)|(?:hesap|masraf) (?:bolus|paylas)\p{L}*|تقسيم (?:ال)?(?:مصاريف|فاتوره|حساب)|חלוקת (?:חשבון|הוצאות)/u, titles: called('Kosten delen', 'Wspólne wydatki', 'Ortak masraflar', 'تقسيم المصاريف', 'חלוקת הוצאות') },
  { english: 'subscription tracker', kind: 'tracker', needsDeed: true, named: /abonnementen|subskrypcj\p{L}*|abonelik\p{L}*|اشتراكاتي|اشتراكات شهري\p{L}*|מנויים/u, titles: called('Mijn abonnementen', 'Moje subskrypcje', 'Aboneliklerim', 'اشتراكاتي', 'המנויים שלי') },
  { english: 'expense tracker', kind: 'tracker', named: /uitgaven|huishoudbudget|wydatk\p{L}*|budzet\p{L}* domow\p{L}*|harcama\p{L}*|masraflar\p{L}*|gelir gider|مصاريف\p{L}*|مصروف\p{L}*|نفقات\p{L}*|הוצאות/u, titles: called('Mijn uitgaven', 'Wydatki', 'Harcama takibi', 'المصاريف', 'מעקב הוצאות') },
  { english: 'savings goal tracker', kind: 'tracker', needsDeed: true, named: /spaar(?:doel|geld|pot)\p{L}*|oszczed\p{L}*|birikim\p{L}*|tasarruf\p{L}*|ادخار|توفير|חיסכון|חסכונות/u, titles: called('Spaardoel', 'Oszczędności', 'Birikim takibi', 'متابعة الادخار', 'מעקב חיסכון') },
  { english: 'time tracker', kind: 'tracker', needsDeed: true, named: /(?:werk)?uren(?:registratie)?\b|urenstaat|(?:godzin\p{L}*|czasu?) pracy|przepracowan\p{L}*|mesai\p{L}*|calisma saat\p{L}*|ساعات (?:ال)?(?:عمل|دوام)\p{L}*|שעות (?:ה)?עבודה/u, titles: called('Urenregistratie', 'Ewidencja czasu pracy', 'Çalışma saatleri', 'ساعات العمل', 'שעות עבודה') },
  { english: 'workout log', kind: 'tracker', needsDeed: true, named: /(?:mijn )?(?:workouts|trainingen|krachttraining\p{L}*)|trening(?:i|ow|owy)\b|cwicze[nń]\p{L}* na silown\p{L}*|antrenman\p{L}*|تماريني|(?:ال)?تمارين|تدريباتي|אימונים/u, titles: called('Trainingslogboek', 'Dziennik treningów', 'Antrenman defteri', 'سجل التمارين', 'יומן אימונים') },
  { english: 'reading log', kind: 'tracker', needsDeed: true, named: /gelezen boeken|boeken die ik|leeslogboek|(?:przeczytan\p{L}* )?ksiaz\p{L}*|kitap(?:lari|larim|lar)?(?: okuma)?|كتب (?:ال)?(?:تي|اللي|قرات)\p{L}*|(?:ال)?كتب|ספרים/u, titles: called('Leeslogboek', 'Dziennik lektur', 'Okuma günlüğü', 'سجل القراءة', 'יומן קריאה') },
  { english: 'mood tracker', kind: 'tracker', needsDeed: true, named: /stemming(?!en)|humeur|nastroj\p{L}*|ruh hal\p{L}*|مزاج\p{L}*|מצב (?:ה)?רוח/u, titles: called('Stemmingsdagboek', 'Dziennik nastroju', 'Ruh hali günlüğü', 'يوميات المزاج', 'יומן מצב רוח') },
  { english: 'birthday reminder app', kind: 'todo', needsDeed: true, named: /verjaardag(?:en)?(?:skalender)?|urodzin\p{L}*|dogum gun\p{L}*|اعياد (?:ال)?ميلاد|ימי הולדת/u, titles: called('Verjaardagen', 'Urodziny', 'Doğum günleri', 'أعياد الميلاد', 'ימי הולדת') },
  { english: 'medication tracker', kind: 'todo', needsDeed: true, named: /medicijn\p{L}*|pillen|(?<!\p{L})lek(?:i|ow|ach)(?!\p{L})|ilac\p{L}*|ادويه|دواء|ادويتي|תרופות/u, titles: called('Mijn medicijnen', 'Moje leki', 'İlaç takibi', 'متابعة الأدوية', 'מעקב תרופות') },
  { english: 'plant watering tracker', kind: 'todo', needsDeed: true, named: /planten|podlewani\p{L}*|rosli(?:n|ny)\b|bitki\p{L}*|نباتات\p{L}*|سقي|צמחים|השקי\p{L}*/u, titles: called('Planten water geven', 'Podlewanie roślin', 'Bitki sulama', 'سقاية النباتات', 'השקיית צמחים') },
  { english: 'meal planner', kind: 'kanban', needsDeed: true, named: /weekmenu|maaltijd\p{L}*|posilk\p{L}*|jadlospis\p{L}*|yemek plan\p{L}*|ogun plan\p{L}*|وجبات\p{L}*|ארוחות/u, titles: called('Weekmenu', 'Jadłospis', 'Yemek planı', 'خطة الوجبات', 'תכנון ארוחות') },
  { english: 'invoice maker', kind: 'calculator', named: /factu(?:ur|ren)(?:programma|tje|maker)?|fakturowani\p{L}*|faktur[yae]?\b|fatura\p{L}*|(?:ال)?فواتير|فاتوره|חשבוני(?:ות|ת)/u, titles: called('Factuur', 'Faktura', 'Fatura', 'فاتورة', 'חשבונית') },
  { english: 'inventory', kind: 'inventory', named: /voorraad\p{L}*|(?:stan\p{L}* |zarzadz\p{L}* )magazyn\p{L}*|stok\p{L}* (?:takip|takib|yonet)\p{L}*|envanter\p{L}*|(?:ال)?مخزون|(?:ال)?مستودع|מלאי/u, titles: called('Voorraad', 'Stan magazynu', 'Stok takibi', 'المخزون', 'ניהול מלאי') },
  { english: 'simple CRM', kind: 'crm', needsDeed: true, named: /klanten(?:bestand|beheer|lijst)?|klient(?:ow|ami)|musteri\p{L}*|(?:ال)?عملاء|(?:ال)?زبائن|(?:ال)?زباين|לקוחות/u, titles: called('Klanten', 'Klienci', 'Müşteri takibi', 'العملاء', 'לקוחות') },
  { english: 'todo list', kind: 'todo', needsDeed: true, named: /\btaken\b|zada(?:n|nia|niami)\b|gorev\p{L}*|yapilacak\p{L}*|(?:ال)?مهام|מטלות|משימות/u, titles: called('Taken', 'Zadania', 'Görevler', 'المهام', 'משימות') },
  { english: 'notes app', kind: 'notes', needsDeed: true, named: /notities|aantekeningen|notat\p{L}*|notlar\p{L}*|ملاحظات\p{L}*|פתקים/u, titles: called('Notities', 'Notatki', 'Notlar', 'ملاحظات', 'פתקים') },
]; // prettier-ignore

/** The more exact things before the wider ones. */
export const keptThings = kept.map((thing) => ({ ...thing, named: lean(thing.named) }));
