import { readVoices, type Voice } from './read-voices';

/** What those say who show places, and those who are listened to, by language. */
const tables = {
  es: `
# tours
title: Ven, que esto hay que verlo
title: Un día que se recuerda
lede: Salidas con alguien que conoce el sitio y se toma su tiempo.
about: {name} enseña{in} lo que solo ve quien conoce el lugar.
about: Di cuántos vienen y qué les gustaría ver.
step: Elige el día | Y di cuántos vienen.
step: Te confirmamos | Con la hora y el punto de encuentro.
step: Nos vemos allí | El resto lo ponemos nosotros.
ask: ¿Y si hace mal tiempo? | Avisamos y buscamos otro día.
ask: ¿Pueden venir niños? | Claro. Di qué edad tienen.
ask: ¿Qué llevo? | Calzado cómodo, agua y algo de abrigo.
call: ¿Qué día vienes? | Escríbenos la fecha y cuántos son.

# podcast
lede: Conversaciones para escuchar cuando quieras.
about: {name} se graba sin prisa y se escucha donde uno quiera.
about: Si algo te interesa o quieres proponer un tema, escríbenos.
call: ¿Nos propones un tema? | Leemos todo.
`,
  fr: `
# tours
title: Venez, cela se voit sur place
title: Une journée dont on reparle
lede: Des sorties avec quelqu’un qui connaît l’endroit et prend son temps.
about: {name} montre{in} ce que ne voit que celui qui connaît l’endroit.
about: Dites combien vous êtes et ce que vous aimeriez voir.
step: Choisissez le jour | Et dites combien vous êtes.
step: Nous confirmons | Avec l’heure et le lieu de rendez-vous.
step: On se retrouve là-bas | Le reste est prêt.
ask: Et s’il fait mauvais ? | Nous prévenons et nous trouvons un autre jour.
ask: Les enfants peuvent-ils venir ? | Bien sûr. Dites leur âge.
ask: Que faut-il apporter ? | De bonnes chaussures, de l’eau et de quoi se couvrir.
call: Quel jour venez-vous ? | Écrivez la date et combien vous êtes.

# podcast
lede: Des conversations à écouter quand vous voulez.
about: {name} s’enregistre sans hâte et s’écoute où l’on veut.
about: Une remarque, un sujet à proposer ? Écrivez-nous.
call: Un sujet à proposer ? | Nous lisons tout.
`,
  de: `
# tours
title: Das muss man gesehen haben
title: Ein Tag, von dem man erzählt
lede: Touren mit jemandem, der den Ort kennt und sich Zeit nimmt.
about: {name} zeigt{in}, was nur sieht, wer den Ort kennt.
about: Sagen Sie, wie viele Sie sind und was Sie sehen möchten.
step: Tag aussuchen | Und sagen, wie viele mitkommen.
step: Bestätigung | Mit Uhrzeit und Treffpunkt.
step: Los geht es | Alles andere ist vorbereitet.
ask: Und bei schlechtem Wetter? | Dann sagen wir Bescheid und finden einen anderen Tag.
ask: Dürfen Kinder mit? | Gern. Sagen Sie, wie alt sie sind.
ask: Was bringe ich mit? | Bequeme Schuhe, Wasser und etwas zum Überziehen.
call: An welchem Tag kommen Sie? | Schreiben Sie Datum und Personenzahl.

# podcast
lede: Gespräche zum Hören, wann immer es passt.
about: {name} entsteht ohne Eile und läuft, wo man gerade ist.
about: Ein Hinweis, ein Thema? Schreiben Sie uns.
call: Haben Sie ein Thema für uns? | Wir lesen alles.
`,
  pt: `
# tours
title: Venha, isto tem de se ver
title: Um dia para recordar
lede: Passeios com alguém que conhece o lugar e tem tempo.
about: {name} mostra{in} o que só vê quem conhece o lugar.
about: Diga quantos vêm e o que gostariam de ver.
step: Escolha o dia | E diga quantos vêm.
step: Confirmamos | Com a hora e o ponto de encontro.
step: Encontro marcado | O resto está pronto.
ask: E se o tempo estiver mau? | Avisamos e encontramos outro dia.
ask: Podem vir crianças? | Claro. Diga que idade têm.
ask: O que devo levar? | Calçado confortável, água e um agasalho.
call: Em que dia vem? | Escreva a data e quantos são.

# podcast
lede: Conversas para ouvir quando quiser.
about: {name} grava-se sem pressa e ouve-se em qualquer lugar.
about: Quer sugerir um tema? Escreva.
call: Quer sugerir um tema? | Lemos tudo.
`,
  it: `
# tours
title: Vieni, bisogna vederlo
title: Una giornata da raccontare
lede: Uscite con chi conosce il posto e si prende il tempo.
about: {name} mostra{in} quello che vede solo chi conosce il posto.
about: Scrivi in quanti siete e che cosa vorreste vedere.
step: Scegli il giorno | E scrivi in quanti siete.
step: Ti confermiamo | Con l’ora e il punto di ritrovo.
step: Si parte | Il resto è pronto.
ask: E se il tempo è brutto? | Avvisiamo e troviamo un altro giorno.
ask: Possono venire i bambini? | Certo. Scrivi quanti anni hanno.
ask: Che cosa porto? | Scarpe comode, acqua e qualcosa per coprirsi.
call: In che giorno vieni? | Scrivi la data e in quanti siete.

# podcast
lede: Conversazioni da ascoltare quando vuoi.
about: {name} si registra senza fretta e si ascolta dove si vuole.
about: Vuoi proporre un tema? Scrivici.
call: Ci proponi un tema? | Leggiamo tutto.
`,
  nl: `
# tours
title: Dit moet je gezien hebben
title: Een dag om over te vertellen
lede: Tochten met iemand die de plek kent en de tijd neemt.
about: {name} laat{in} zien wat alleen ziet wie de plek kent.
about: Schrijf met hoeveel je komt en wat je graag ziet.
step: Kies een dag | En zeg met hoeveel je komt.
step: Bevestiging | Met de tijd en de plek.
step: Op weg | De rest staat klaar.
ask: En bij slecht weer? | Dan hoor je het en zoeken we een andere dag.
ask: Mogen kinderen mee? | Graag. Zeg hoe oud ze zijn.
ask: Wat neem ik mee? | Goede schoenen, water en iets warms.
call: Welke dag kom je? | Schrijf de datum en met hoeveel je bent.

# podcast
lede: Gesprekken om te horen wanneer het uitkomt.
about: {name} wordt zonder haast gemaakt en overal beluisterd.
about: Een onderwerp voor ons? Schrijf het.
call: Heb je een onderwerp? | We lezen alles.
`,
  pl: `
# tours
title: To trzeba zobaczyć
title: Dzień, o którym się opowiada
lede: Wyprawy z kimś, kto zna to miejsce i ma czas.
about: {name} pokazuje{in} to, co widzi tylko ktoś stąd.
about: Napisz, ile Was będzie i co chcecie zobaczyć.
step: Wybierz dzień | I napisz, ile osób.
step: Potwierdzenie | Z godziną i miejscem spotkania.
step: Ruszamy | Reszta jest gotowa.
ask: A jeśli pogoda się popsuje? | Damy znać i znajdziemy inny dzień.
ask: Czy mogą jechać dzieci? | Tak. Napisz, ile mają lat.
ask: Co zabrać? | Wygodne buty, wodę i coś ciepłego.
call: Którego dnia? | Napisz datę i liczbę osób.

# podcast
lede: Rozmowy do słuchania, kiedy masz chwilę.
about: {name} powstaje bez pośpiechu i gra tam, gdzie akurat jesteś.
about: Masz temat? Napisz do nas.
call: Masz temat dla nas? | Czytamy wszystko.
`,
  tr: `
# tours
title: Bunu görmeniz gerek
title: Anlatılacak bir gün
lede: Yeri bilen ve acele etmeyen biriyle turlar.
about: {name}{in} buraları bilenin gördüğünü gösterir.
about: Kaç kişi olduğunuzu ve ne görmek istediğinizi yazın.
step: Günü seçin | Ve kaç kişi olduğunuzu yazın.
step: Onay | Saati ve buluşma yeriyle.
step: Yola çıkış | Gerisi hazır.
ask: Hava kötü olursa? | Haber veririz, başka bir gün buluruz.
ask: Çocuklar gelebilir mi? | Elbette. Yaşlarını yazın.
ask: Yanıma ne almalıyım? | Rahat ayakkabı, su ve bir hırka.
call: Hangi gün gelirsiniz? | Tarihi ve kişi sayısını yazın.

# podcast
lede: Dilediğiniz zaman dinlenecek sohbetler.
about: {name} acele etmeden kaydedilir, her yerde dinlenir.
about: Bir konu mu önereceksiniz? Yazın.
call: Bize bir konu önerir misiniz? | Hepsini okuruz.
`,
  ar: `
# tours
title: مكان يستحق أن تراه
title: يوم تحكي عنه
lede: رحلات مع من يعرف المكان ولا يستعجل.
about: {name} يريك{in} ما لا يراه إلا من يعرف المكان.
about: اكتب كم عددكم وما الذي تودون رؤيته.
step: اختر اليوم | واكتب كم عددكم.
step: التأكيد | مع الساعة ومكان اللقاء.
step: ننطلق | والباقي جاهز.
ask: وإن ساء الطقس؟ | نخبرك ونجد يوماً آخر.
ask: هل يأتي الأطفال؟ | بالطبع. اكتب أعمارهم.
ask: ماذا أحضر؟ | حذاء مريحاً وماءً وما يدفئك.
call: أي يوم يناسبك؟ | اكتب التاريخ وعددكم.

# podcast
lede: أحاديث تسمعها متى شئت.
about: {name} يُسجَّل بلا استعجال ويُسمع في أي مكان.
about: لديك موضوع؟ اكتب لنا.
call: هل تقترح موضوعاً؟ | نقرأ كل شيء.
`,
  he: `
# tours
title: את זה צריך לראות
title: יום שמספרים עליו
lede: סיורים עם מי שמכיר את המקום ולא ממהר.
about: {name}: מה שרואה{in} רק מי שמכיר את המקום.
about: כתבו כמה אתם ומה תרצו לראות.
step: בוחרים יום | וכותבים כמה מגיעים.
step: אישור | עם השעה ומקום המפגש.
step: יוצאים | כל השאר מוכן.
ask: ומה אם מזג האוויר רע? | נודיע ונמצא יום אחר.
ask: אפשר עם ילדים? | בטח. כתבו בני כמה הם.
ask: מה להביא? | נעליים נוחות, מים ומשהו חם.
call: באיזה יום תבואו? | כתבו תאריך וכמה אתם.

# podcast
lede: שיחות להאזנה מתי שנוח.
about: {name} מוקלט בלי למהר ונשמע בכל מקום.
about: יש לכם נושא? כתבו לנו.
call: יש לכם נושא בשבילנו? | אנחנו קוראים הכול.
`,
} as const;

/** These voices by language. */
export const toursAndPodcasts = Object.fromEntries(
  Object.entries(tables).map(([language, table]) => [language, readVoices(table)]),
) as Readonly<Record<keyof typeof tables, ReadonlyMap<string, Voice>>>;
