import { readVoices } from './read-voices';

/** What trainers of single people and makers of programs say, by language: no groups and no week of classes, no visits that are called off. */
export const trainerVoices = {
  nl: readVoices(`
# trainer
title: Trainen met iemand die meekijkt
title: Stap voor stap sterker
lede: Eén op één, in jouw tempo en met een doel dat bij je past.
about: {name} traint je één op één: eerst een gesprek over wat je wilt, dan pas de oefeningen.
about: Lang niets gedaan? Zeg het gewoon, dan begin je rustig.
why: Eén op één | De aandacht is voor jou.
why: Jouw tempo | Elke oefening kan lichter of zwaarder.
why: Een doel | Zo zie je wat er verandert.
step: Vertel wat je wilt | Je doel, je dagen, en wat je lijf al weet.
step: Een plan | Wat je doet en hoe vaak.
step: Aan de slag | En onderweg bijsturen.
ask: Ik heb jaren niet gesport. Kan dat? | Juist dan. Vertel het, dan begin je rustig.
ask: Wat trek ik aan? | Iets waarin je vrij beweegt.
ask: Hoe begin ik? | Met een bericht: wat je wilt en wanneer je kunt.
call: Zin om te beginnen? | Schrijf wat je wilt bereiken.

# mobile-app, saas
ask: Waar zie ik hoe het werkt? | Hierboven, en anders leggen we het graag uit.
ask: Iets werkt niet. Wat nu? | Schrijf wat je deed en wat er gebeurde.
why: Snel begonnen | Openen en aan de slag.
why: Rustig scherm | Je ziet wat je nodig hebt.
why: Vragen mogen | Er antwoordt een mens.
call: Zelf proberen? | Vragen kan altijd.
`),
  pl: readVoices(`
# trainer
title: Trening pod czujnym okiem
title: Krok po kroku do formy
lede: Jeden na jeden, w Twoim tempie i z celem, który do Ciebie pasuje.
about: {name}: treningi jeden na jeden. Najpierw rozmowa o tym, czego chcesz, potem ćwiczenia.
about: Dawno nic nie było? Powiedz wprost, zaczniesz spokojnie.
why: Jeden na jeden | Cała uwaga jest dla Ciebie.
why: Twoje tempo | Każde ćwiczenie ma wersję lżejszą i trudniejszą.
why: Cel | Widać, co się zmienia.
step: Powiedz, czego chcesz | Cel, dni i to, co ciało już zna.
step: Plan | Co robisz i jak często.
step: Do dzieła | Z poprawkami po drodze.
ask: Nie ćwiczę od lat. Czy to dla mnie? | Właśnie dla Ciebie. Napisz o tym, zaczniesz spokojnie.
ask: W co się ubrać? | W coś, w czym wygodnie się ruszasz.
ask: Jak zacząć? | Od wiadomości: czego chcesz i kiedy możesz.
call: Zaczynasz? | Napisz, co chcesz osiągnąć.

# mobile-app, saas
ask: Gdzie zobaczę, jak to działa? | Powyżej; jeśli czegoś brakuje, chętnie wyjaśnimy.
ask: Coś nie działa. Co teraz? | Napisz, co było robione i co się stało.
why: Szybki start | Otwierasz i działasz.
why: Spokojny ekran | Widać to, co potrzebne.
why: Można pytać | Odpowie człowiek.
call: Chcesz spróbować? | Pytać można zawsze.
`),
  tr: readVoices(`
# trainer
title: Yanınızda biriyle çalışın
title: Adım adım daha güçlü
lede: Bire bir, sizin temponuzda ve size uyan bir hedefle.
about: {name} ile bire bir çalışırsınız: önce ne istediğinizi konuşuruz, sonra harekete geçeriz.
about: Uzun zamandır spor yapmadınız mı? Söyleyin, sakin başlarız.
why: Bire bir | Bütün dikkat sizde.
why: Sizin temponuz | Her hareketin kolayı ve zoru var.
why: Bir hedef | Neyin değiştiğini görürsünüz.
step: Ne istediğinizi söyleyin | Hedefiniz, günleriniz ve bedeninizin bildikleri.
step: Plan | Ne yapacağınız ve ne sıklıkla.
step: Başlayalım | Yol boyunca düzelterek.
ask: Yıllardır spor yapmadım. Olur mu? | Tam zamanı. Söyleyin, sakin başlarız.
ask: Ne giymeliyim? | İçinde rahat hareket ettiğiniz bir şey.
ask: Nasıl başlarım? | Bir mesajla: ne istediğiniz ve ne zaman uygun olduğunuz.
call: Başlayalım mı? | Neye ulaşmak istediğinizi yazın.

# mobile-app, saas
ask: Nasıl çalıştığını nerede görebilirim? | Yukarıda; eksik kalan olursa anlatırız.
ask: Bir şey çalışmıyor. Ne yapmalıyım? | Ne yaptığınızı ve ne olduğunu yazın.
why: Hızlı başlangıç | Açın ve başlayın.
why: Sade ekran | Gerekeni görürsünüz.
why: Sorabilirsiniz | Bir insan yanıtlar.
call: Denemek ister misiniz? | Her zaman sorabilirsiniz.
`),
  ar: readVoices(`
# trainer
title: تمرّن مع من يتابعك
title: أقوى خطوة بعد خطوة
lede: تدريب فردي على إيقاعك، وبهدف يناسبك.
about: مع {name} التدريب فردي: نتحدث أولًا عمّا تريد، ثم نبدأ التمارين.
about: لم تتمرّن منذ زمن؟ قل ذلك ونبدأ بهدوء.
why: تدريب فردي | الانتباه كله لك.
why: على إيقاعك | لكل تمرين صيغة أخف وأخرى أصعب.
why: هدف واضح | لترى ما يتغيّر.
step: قل ما تريد | هدفك وأيامك وما اعتاده جسمك.
step: خطة | ماذا تفعل وكم مرة.
step: نبدأ | ونعدّل في الطريق.
ask: لم أتمرّن منذ سنوات. هل يمكن؟ | بل هذا وقته. أخبرني وتبدأ بهدوء.
ask: ماذا ألبس؟ | ما تتحرك فيه براحة.
ask: كيف أبدأ؟ | برسالة: ماذا تريد ومتى يناسبك.
call: هل نبدأ؟ | اكتب ما تريد الوصول إليه.

# mobile-app, saas
ask: أين أرى كيف يعمل؟ | في الأعلى، وإن بقي سؤال شرحنا لك.
ask: شيء لا يعمل. ماذا أفعل؟ | اكتب ما فعلته وما الذي حدث.
why: بداية سريعة | تفتحه وتبدأ.
why: شاشة هادئة | ترى ما تحتاجه.
why: اسأل متى شئت | يرد عليك إنسان.
call: هل تجرّب؟ | اسأل متى شئت.
`),
  he: readVoices(`
# trainer
title: להתאמן עם מי שרואה אותך
title: צעד אחר צעד, חזק יותר
lede: אחד על אחד, בקצב שלך ועם מטרה שמתאימה לך.
about: האימונים עם {name} הם אחד על אחד: קודם מדברים על מה שרוצים, ואז מתחילים.
about: לא התאמנת הרבה זמן? רק להגיד, ומתחילים לאט.
why: אחד על אחד | כל תשומת הלב בשבילך.
why: בקצב שלך | לכל תרגיל יש גרסה קלה וגרסה קשה.
why: מטרה | כדי לראות מה משתנה.
step: מספרים מה רוצים | המטרה, הימים ומה שהגוף כבר מכיר.
step: תוכנית | מה עושים ובאיזו תדירות.
step: מתחילים | ומתקנים בדרך.
ask: לא התאמנתי שנים. זה אפשרי? | דווקא עכשיו. כותבים לי, ומתחילים לאט.
ask: מה לובשים? | מה שנוח לזוז בו.
ask: איך מתחילים? | בהודעה: מה רוצים ומתי נוח.
call: מתחילים? | כתבו לאן תרצו להגיע.

# mobile-app, saas
ask: איפה רואים איך זה עובד? | למעלה, ואם חסר משהו נסביר.
ask: משהו לא עובד. מה עושים? | כתבו מה עשיתם ומה קרה.
why: מתחילים מהר | פותחים ומתחילים.
why: מסך רגוע | רואים מה שצריך.
why: אפשר לשאול | עונה אדם.
call: רוצים לנסות? | תמיד אפשר לשאול.
`),
} as const;
