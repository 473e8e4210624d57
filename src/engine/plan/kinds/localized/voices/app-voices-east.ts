import { readVoices } from './read-voices';

/** What apps for a telephone and programs by subscription say in Dutch, Polish, Turkish, Arabic and Hebrew. */
export const appVoicesEast = {
  nl: readVoices(`
# mobile-app
lede: Op zak, voor als je hem nodig hebt.
close: Openen en proberen.
about: {name} doet één ding en doet het goed, zonder dat je vooraf iets moet leren.
about: Mis je iets, zeg het: daar komen de verbeteringen vandaan.
why: Wijst zich vanzelf | Je opent hem en weet wat je doet.
why: Altijd bij je | Thuis, onderweg, waar je ook bent.
why: Het belangrijkste eerst | Geen menu’s om in te verdwalen.
why: In je eigen tempo | Een paar minuten is genoeg om te beginnen.
step: Downloaden | In de store van je telefoon.
step: Openen | Hij zegt waar je begint.
step: Gebruiken | Wanneer het jou uitkomt.
said: Eenvoudig en helder. Ik gebruik hem vaker dan ik dacht. | Gebruikt hem al maanden
said: Meteen begrepen. | Net begonnen
said: Precies wat er nog ontbrak op mijn telefoon. | Opent hem elke dag
ask: Moet ik een account maken? | Schrijf ons, dan zeggen we hoe je begint.
ask: Op welke telefoons werkt hij? | Zeg welke je hebt, dan antwoorden we.
ask: En als iets niet werkt? | Schrijf ons: er antwoordt een mens.
# saas
step: Proberen | Met je eigen gegevens.
step: Instellen | Zoals jullie werken.
step: Gebruiken | Vanaf de eerste dag.
said: Na een week kon niemand meer zonder. | Werkt er dagelijks mee
said: Minder gezoek, minder lijstjes. | Teamleider
said: Meteen begrepen. | Net begonnen
`),
  pl: readVoices(`
# mobile-app
lede: W kieszeni, kiedy jej potrzebujesz.
close: Otwórz i wypróbuj.
about: {name} robi jedną rzecz i robi ją dobrze, bez uczenia się czegokolwiek na początku.
about: Jeśli czegoś brakuje, powiedz: stąd biorą się ulepszenia.
why: Zrozumiała od razu | Otwierasz i wiesz, co robić.
why: Zawsze z Tobą | W domu, w drodze, gdziekolwiek jesteś.
why: Najpierw to, co ważne | Bez menu, w których można się zgubić.
why: W Twoim tempie | Na początek wystarczy kilka minut.
step: Pobierz | Ze sklepu w telefonie.
step: Otwórz | Podpowie, od czego zacząć.
step: Korzystaj | Kiedy Ci wygodnie.
said: Prosta i jasna. Używam częściej, niż myślałam. | Korzysta od miesięcy
said: Od razu wiadomo, o co chodzi. | Od niedawna
said: Dokładnie tego brakowało mi w telefonie. | Otwiera codziennie
ask: Czy trzeba zakładać konto? | Napisz, a powiemy, jak zacząć.
ask: Na jakich telefonach działa? | Powiedz, jaki masz, a odpowiemy.
ask: A jeśli coś nie działa? | Napisz: odpowie człowiek.
# saas
step: Wypróbuj | Na własnych danych.
step: Ustaw | Tak, jak pracujecie.
step: Korzystaj | Od pierwszego dnia.
said: Po tygodniu nikt już nie chciał wracać do starego sposobu. | Pracuje z tym codziennie
said: Mniej szukania, mniej karteczek. | Kierowniczka zespołu
said: Od razu wiadomo, o co chodzi. | Od niedawna
`),
  tr: readVoices(`
# mobile-app
lede: Gerektiğinde cebinizde.
close: Açın ve deneyin.
about: {name} tek bir işi iyi yapar; önceden bir şey öğrenmeniz gerekmez.
about: Eksik bir şey varsa söyleyin: yenilikler oradan çıkar.
why: Kendiliğinden anlaşılır | Açarsınız, ne yapacağınız bellidir.
why: Hep yanınızda | Evde, yolda, neredeyseniz.
why: Önce önemli olan | Kaybolacak menü yok.
why: Kendi hızınızda | Başlamak için birkaç dakika yeter.
step: İndirin | Telefonunuzun mağazasından.
step: Açın | Nereden başlanacağını söyler.
step: Kullanın | Size uyduğunda.
said: Sade ve anlaşılır. Sandığımdan çok kullanıyorum. | Aylardır kullanıyor
said: Görür görmez anladım. | Yeni başladı
said: Telefonumda eksik olan tam da buydu. | Her gün açıyor
ask: Üye olmak gerekir mi? | Yazın, nasıl başlanacağını söyleyelim.
ask: Hangi telefonlarda çalışır? | Hangisini kullandığınızı söyleyin, yanıtlayalım.
ask: Bir şey çalışmazsa? | Yazın: bir insan yanıtlar.
# saas
step: Deneyin | Kendi verilerinizle.
step: Ayarlayın | Çalıştığınız gibi.
step: Kullanın | İlk günden.
said: Bir hafta sonra kimse eskisine dönmek istemedi. | Her gün kullanıyor
said: Daha az arama, daha az not kâğıdı. | Ekip lideri
said: Görür görmez anladım. | Yeni başladı
`),
  ar: readVoices(`
# mobile-app
lede: في جيبك حين تحتاج إليه.
close: افتحه وجرّب.
about: يقوم {name} بأمر واحد ويتقنه، دون أن تتعلم شيئًا قبله.
about: إن نقصك شيء فأخبرنا: من هنا تأتي التحسينات.
why: مفهوم من النظرة الأولى | تفتحه فتعرف ماذا تفعل.
why: معك دائمًا | في البيت وفي الطريق وحيثما كنت.
why: الأهم أولًا | بلا قوائم تضيع فيها.
why: على مهلك | تكفي دقائق للبداية.
step: نزّله | من متجر هاتفك.
step: افتحه | يدلك من أين تبدأ.
step: استخدمه | حين يناسبك.
said: بسيط وواضح. أستخدمه أكثر مما ظننت. | يستخدمه منذ أشهر
said: فهمته من المرة الأولى. | بدأ حديثًا
said: هذا ما كان ينقص هاتفي. | يفتحه كل يوم
ask: هل يلزم إنشاء حساب؟ | راسلنا ونخبرك كيف تبدأ.
ask: على أي هواتف يعمل؟ | قل لنا ما هاتفك فنجيبك.
ask: وإن لم يعمل شيء؟ | راسلنا: يجيب إنسان.
# saas
step: جرّبه | ببياناتك أنت.
step: اضبطه | على طريقتك في العمل.
step: استخدمه | من اليوم الأول.
said: بعد أسبوع لم يرد أحد العودة إلى ما قبله. | يعمل به كل يوم
said: بحث أقل وأوراق أقل. | مسؤول فريق
said: فهمته من المرة الأولى. | بدأ حديثًا
`),
  he: readVoices(`
# mobile-app
lede: בכיס, כשצריך.
close: פותחים ומנסים.
about: {name} עושה דבר אחד ועושה אותו טוב, בלי ללמוד כלום לפני.
about: חסר משהו? ספרו לנו: משם באים השיפורים.
why: מובן מאליו | פותחים ויודעים מה לעשות.
why: תמיד אתכם | בבית, בדרך, בכל מקום.
why: קודם מה שחשוב | בלי תפריטים להיאבד בהם.
why: בקצב שלכם | כמה דקות מספיקות כדי להתחיל.
step: מורידים | מהחנות בטלפון.
step: פותחים | היא אומרת איפה מתחילים.
step: משתמשים | מתי שנוח.
said: פשוטה וברורה. משתמשת בה יותר ממה שחשבתי. | משתמשת כבר חודשים
said: הבנתי אותה מיד. | רק התחיל
said: בדיוק מה שחסר לי בטלפון. | פותח אותה כל יום
ask: צריך להירשם? | כתבו לנו ונגיד איך מתחילים.
ask: באילו טלפונים היא עובדת? | ספרו איזה יש לכם ונענה.
ask: ואם משהו לא עובד? | כתבו לנו: עונה אדם.
# saas
step: מנסים | עם הנתונים שלכם.
step: מתאימים | לדרך שבה אתם עובדים.
step: משתמשים | מהיום הראשון.
said: אחרי שבוע אף אחד לא רצה לחזור לשיטה הקודמת. | עובדת עם זה כל יום
said: פחות חיפושים, פחות פתקים. | ראש צוות
said: הבנתי אותה מיד. | רק התחיל
`),
} as const;
