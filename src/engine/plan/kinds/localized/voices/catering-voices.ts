import { readVoices } from './read-voices';

/** What kitchens say whose guests eat elsewhere, by language: nobody sits down there, and no table is kept. */
export const cateringVoices = {
  es: readVoices(`
# catering
lede: Cocinamos para tu mesa, esté donde esté. Dinos qué día y cuántos sois.
close: Dinos qué día y cuántos sois.
why: Hecho para ese día | Se cocina para la fecha que nos digas.
why: Pregunta sin miedo | Por alergias, cantidades o cambios.
why: Un precio claro | Lo sabes antes de decidir.
step: Dinos fecha y cuántos sois | Y qué os gusta.
step: Te proponemos algo | Con su precio.
step: Cocinamos | Para el día y la hora acordados.
ask: ¿Con cuánto tiempo hay que avisar? | Escríbenos en cuanto tengas la fecha y te decimos si nos da tiempo.
ask: ¿Y las alergias? | Dínoslas con el pedido y te decimos qué es posible.
call: ¿Para cuándo y para cuántos? | Escríbenos y te contestamos con una propuesta.
# to-go
close: ¿Dudas? Escríbenos.
call: ¿Te guardamos algo? | Dinos qué y para cuándo.
`),
  fr: readVoices(`
# catering
lede: Nous cuisinons pour votre table, où qu’elle soit. Dites-nous quel jour et combien vous serez.
close: Dites-nous quel jour et combien vous serez.
why: Préparé pour le jour dit | La cuisine se fait pour votre date.
why: Demandez-nous | Allergies, quantités, changements : nous vous répondons.
why: Un prix clair | Vous le connaissez avant de décider.
step: Dites-nous la date et le nombre | Et ce que vous aimez.
step: Nous proposons | Avec un prix.
step: Nous cuisinons | Pour le jour et l’heure convenus.
ask: Combien de temps à l’avance ? | Écrivez dès que vous avez la date : nous disons si c’est possible.
ask: Et les allergies ? | Dites-les-nous avec la commande, et nous disons ce qui est possible.
call: Pour quand, et pour combien ? | Écrivez-nous, vous recevez une proposition.
# to-go
close: Une question ? Écrivez-nous.
call: On vous met quelque chose de côté ? | Dites-nous quoi et pour quand.
`),
  de: readVoices(`
# catering
lede: Wir kochen für Ihren Tisch, wo immer er steht. Sagen Sie uns den Tag und wie viele Sie sind.
close: Sagen Sie uns den Tag und wie viele Sie sind.
why: Für den Tag gekocht | Zubereitet wird für Ihren Termin.
why: Fragen Sie gern | Nach Allergien, Mengen oder Änderungen.
why: Ein klarer Preis | Sie kennen ihn, bevor Sie zusagen.
step: Tag und Zahl der Gäste | Und was Sie gern essen.
step: Wir machen einen Vorschlag | Mit Preis.
step: Wir kochen | Zur vereinbarten Stunde.
ask: Wie lange vorher muss ich bestellen? | Schreiben Sie, sobald der Tag feststeht; wir sagen, ob es geht.
ask: Und bei Allergien? | Nennen Sie sie mit der Bestellung, wir sagen ehrlich, was möglich ist.
call: Für wann und für wie viele? | Schreiben Sie uns, dann bekommen Sie einen Vorschlag.
# to-go
close: Fragen? Schreiben Sie uns.
call: Legen wir Ihnen etwas zurück? | Sagen Sie uns, was und für wann.
`),
  pt: readVoices(`
# catering
lede: Cozinhamos para a sua mesa, esteja ela onde estiver. Diga o dia e quantos são.
close: Diga o dia e quantos são.
why: Feito para esse dia | Cozinha-se para a data que disser.
why: Pergunte à vontade | Alergias, quantidades, trocas: respondemos a tudo.
why: Um preço claro | Sabe-o antes de decidir.
step: Diga a data e quantos são | E do que gostam.
step: Fazemos uma proposta | Com o preço.
step: Cozinhamos | Para o dia e a hora combinados.
ask: Com quanta antecedência? | Escreva assim que tiver a data e dizemos se é possível.
ask: E as alergias? | Diga-as com o pedido e respondemos o que é possível.
call: Para quando e para quantos? | Escreva e receba uma proposta.
# to-go
close: Alguma dúvida? Escreva.
call: Guardamos alguma coisa? | Diga o que quer e para quando.
`),
  it: readVoices(`
# catering
lede: Cuciniamo per la tua tavola, ovunque sia. Dicci il giorno e quanti siete.
close: Dicci il giorno e quanti siete.
why: Fatto per quel giorno | Si cucina per la data che ci dici.
why: Chiedi pure | Allergie, quantità, cambi: rispondiamo a tutto.
why: Un prezzo chiaro | Lo sai prima di decidere.
step: Dicci la data e quanti siete | E che cosa vi piace.
step: Ti facciamo una proposta | Con il prezzo.
step: Cuciniamo | Per il giorno e l’ora concordati.
ask: Con quanto anticipo? | Scrivi appena hai la data, e ti diciamo se è possibile.
ask: E le allergie? | Diccele con l’ordine: ti diciamo che cosa si può fare.
call: Per quando e per quanti? | Scrivici e ricevi una proposta.
# to-go
close: Domande? Scrivici.
call: Ti teniamo qualcosa da parte? | Dicci che cosa e per quando.
`),
  nl: readVoices(`
# catering
lede: We koken voor jouw tafel, waar die ook staat. Zeg welke dag en met hoeveel.
close: Zeg welke dag en met hoeveel.
why: Voor die dag gemaakt | We koken voor de datum die je noemt.
why: Vraag gerust | Naar allergieën, porties of iets anders.
why: Een duidelijke prijs | Die weet je voordat je beslist.
step: Zeg de datum en met hoeveel | En waar je trek in hebt.
step: Je krijgt een voorstel | Met de prijs.
step: We koken | Voor de dag en het uur die we afspreken.
ask: Hoe lang van tevoren? | Schrijf zodra je de datum weet, dan zeggen we of het kan.
ask: En allergieën? | Zeg ze bij de bestelling, dan zeggen we eerlijk wat kan.
call: Voor wanneer en voor hoeveel? | Schrijf ons en je krijgt een voorstel.
# to-go
close: Vragen? Schrijf ons.
why: Met zorg gemaakt | Goede producten, zonder omwegen.
why: Vraag gerust | Naar allergieën, porties of een bestelling.
why: Persoonlijk | Aan het loket en aan de telefoon.
call: Zullen we iets voor je klaarleggen? | Zeg wat en voor wanneer.
`),
  pl: readVoices(`
# catering
lede: Gotujemy na Twój stół, gdziekolwiek stoi. Napisz, kiedy i na ile osób.
close: Napisz, kiedy i na ile osób.
why: Na ten dzień | Gotujemy na podany termin.
why: Pytaj śmiało | O alergie, porcje i zmiany.
why: Jasna cena | Znasz ją, zanim się zdecydujesz.
step: Podaj datę i liczbę osób | I co lubicie.
step: Przygotujemy propozycję | Razem z ceną.
step: Gotujemy | Na umówiony dzień i godzinę.
ask: Z jakim wyprzedzeniem zamawiać? | Napisz, gdy tylko znasz datę, a powiemy, czy zdążymy.
ask: A co z alergiami? | Podaj je przy zamówieniu, a powiemy, co jest możliwe.
call: Na kiedy i na ile osób? | Napisz, a dostaniesz propozycję.
# to-go
close: Masz pytanie? Napisz.
why: Z uwagą | Dobre produkty, bez dróg na skróty.
why: Pytaj śmiało | O alergie, porcje i zamówienia.
why: Po ludzku | W okienku i przez telefon.
call: Odłożyć coś dla Ciebie? | Napisz, co i na kiedy.
`),
  tr: readVoices(`
# catering
lede: Sofranız neredeyse oraya pişiriyoruz. Günü ve kaç kişi olduğunuzu yazın.
close: Günü ve kaç kişi olduğunuzu yazın.
why: O gün için pişer | Söylediğiniz tarihe göre hazırlanır.
why: Çekinmeden sorun | Alerji, porsiyon ya da değişiklik.
why: Fiyat baştan belli | Karar vermeden önce öğrenirsiniz.
step: Tarihi ve kişi sayısını yazın | Neyi sevdiğinizi de.
step: Size öneri sunalım | Fiyatıyla birlikte.
step: Pişirelim | Kararlaştırılan gün ve saate.
ask: Ne kadar önceden sipariş vermeli? | Tarih belli olur olmaz yazın, yetişip yetişmeyeceğini söyleyelim.
ask: Alerjim var. Ne yapmalıyım? | Siparişle birlikte söyleyin, neyin uygun olduğunu açıkça söyleyelim.
call: Ne zaman, kaç kişi için? | Yazın, size bir öneri gönderelim.
# to-go
close: Sorunuz mu var? Yazın.
why: Özenle hazırlanır | İyi malzeme, kestirme yok.
why: Çekinmeden sorun | Alerji, porsiyon ya da sipariş.
why: Güler yüz | Tezgâhta da telefonda da.
call: Sizin için ayıralım mı? | Ne istediğinizi ve ne zaman alacağınızı yazın.
`),
  ar: readVoices(`
# catering
lede: نطبخ لمائدتك أينما كانت. أخبرنا باليوم وعدد الضيوف.
close: أخبرنا باليوم وعدد الضيوف.
why: يُطبخ ليومك | نحضّر الطعام للموعد الذي تحدده.
why: اسأل بلا تردد | عن الحساسية والكميات والتغييرات.
why: سعر واضح | تعرفه قبل أن تقرر.
step: أخبرنا بالتاريخ والعدد | وبما تحبون.
step: نقترح عليك | مع السعر.
step: نطبخ | لليوم والساعة المتفق عليهما.
ask: قبل كم من الوقت أطلب؟ | راسلنا حالما تعرف التاريخ، ونخبرك إن كان الوقت يكفي.
ask: لدي حساسية. ماذا أفعل؟ | أخبرنا بها مع الطلب، ونقول لك بصراحة ما يناسبك.
call: متى ولكم شخص؟ | راسلنا ونرسل لك اقتراحاً.
# to-go
close: لديك سؤال؟ راسلنا.
why: بعناية | مكونات جيدة وبلا اختصار.
why: اسأل بلا تردد | عن الحساسية والكميات والطلبات.
why: بكل ترحاب | عند الشباك وعبر الهاتف.
call: هل نحجز لك شيئاً؟ | أخبرنا بما تريد ومتى.
`),
  he: readVoices(`
# catering
lede: אנחנו מבשלים לשולחן שלכם, בכל מקום. כתבו באיזה יום וכמה תהיו.
close: כתבו באיזה יום וכמה תהיו.
why: מבושל ליום שלכם | מכינים לתאריך שאמרתם.
why: שאלו בלי היסוס | על אלרגיות, כמויות ושינויים.
why: מחיר ברור | יודעים אותו לפני שמחליטים.
step: תאריך ומספר אורחים | ומה אתם אוהבים.
step: מקבלים הצעה | עם מחיר.
step: מבשלים | ליום ולשעה שנקבעו.
ask: כמה זמן מראש מזמינים? | כתבו כשיש תאריך, ונגיד אם מספיקים.
ask: יש לי אלרגיה. מה עושים? | כתבו בהזמנה, ונגיד בכנות מה מתאים.
call: למתי ולכמה אנשים? | כתבו לנו ונשלח הצעה.
# to-go
close: יש שאלה? כתבו לנו.
why: בתשומת לב | חומרי גלם טובים, בלי קיצורי דרך.
why: שאלו בלי היסוס | על אלרגיות, כמויות והזמנות.
why: יחס אישי | בדלפק ובטלפון.
call: לשמור לכם משהו? | כתבו מה ולמתי.
`),
} as const;
