import { readVoices, type Voice } from './read-voices';

/** What houses say that are open to whoever comes, museums and houses of prayer, by language: how to come, and nothing of a cause. */
const tables = {
  es: `
# museum
lede: Para verlo con tus propios ojos. Si tienes alguna pregunta antes de venir, escríbenos.
close: Si tienes alguna pregunta antes de venir, escríbenos.
about: {name} se puede visitar{in}.
about: Si quieres saber algo más de la visita, pregúntanos.
ask: ¿Puede venir un grupo? | Escríbenos el día y cuántos son, y te contestamos.
ask: ¿Es fácil entrar con silla de ruedas o carrito? | Pregúntanos antes de venir y te decimos cómo es la entrada.
call: ¿Preparas la visita? | Escríbenos y te contestamos.

# worship
lede: Las puertas están abiertas. Si necesitas algo, escríbenos o llámanos.
close: Si necesitas algo, escríbenos o llámanos.
about: Las puertas de {name} están abiertas a todos{in}.
about: Si quieres hablar con alguien, escríbenos.
ask: ¿Con quién puedo hablar? | Escríbenos o llámanos y alguien te contesta.
ask: ¿Cómo pido una celebración? | Escríbenos la fecha que has pensado y lo hablamos.
call: ¿Hablamos? | Escríbenos y te contestamos.
`,
  fr: `
# museum
lede: À voir sur place. Une question avant de venir ? Écrivez-nous.
close: Une question avant de venir ? Écrivez-nous.
about: {name} se visite{in}.
about: Pour en savoir plus sur la visite, écrivez-nous.
ask: Peut-on venir en groupe ? | Écrivez-nous le jour et combien vous êtes, nous vous répondons.
ask: Peut-on entrer avec un fauteuil ou une poussette ? | Demandez-nous avant de venir : nous vous décrivons l’entrée.
call: Vous préparez votre visite ? | Écrivez-nous, nous vous répondons.

# worship
lede: La porte est ouverte. Si vous avez besoin de quelque chose, écrivez-nous ou appelez.
close: Si vous avez besoin de quelque chose, écrivez-nous ou appelez.
about: {name} accueille chacun{in}.
about: Pour parler à quelqu’un, écrivez-nous.
ask: À qui puis-je parler ? | Écrivez ou appelez : quelqu’un vous répond.
ask: Comment demander une célébration ? | Écrivez-nous la date à laquelle vous pensez, et nous en parlons.
call: Parlons-en | Écrivez-nous, nous vous répondons.
`,
  de: `
# museum
lede: Zum Selbersehen. Fragen vor dem Besuch? Schreiben Sie uns.
close: Fragen vor dem Besuch? Schreiben Sie uns.
about: {name} kann man{in} besuchen.
about: Wenn Sie mehr über den Besuch wissen möchten, fragen Sie uns.
ask: Können wir als Gruppe kommen? | Schreiben Sie uns Tag und Personenzahl, wir antworten.
ask: Kommt man mit Rollstuhl oder Kinderwagen hinein? | Fragen Sie uns vor dem Besuch, wir sagen, wie der Eingang ist.
call: Planen Sie Ihren Besuch? | Schreiben Sie uns, wir antworten.

# worship
lede: Die Tür steht offen. Wenn Sie etwas brauchen, schreiben Sie uns oder rufen Sie an.
close: Wenn Sie etwas brauchen, schreiben Sie uns oder rufen Sie an.
about: {name} ist{in} für alle da.
about: Wenn Sie mit jemandem sprechen möchten, schreiben Sie uns.
ask: Mit wem kann ich sprechen? | Schreiben Sie oder rufen Sie an, jemand antwortet.
ask: Wie melde ich eine Feier an? | Schreiben Sie uns, an welchen Tag Sie denken, und wir sprechen darüber.
call: Sprechen wir? | Schreiben Sie uns, wir antworten.
`,
  pt: `
# museum
lede: Para ver com os próprios olhos. Alguma pergunta antes de vir? Escreva-nos.
close: Alguma pergunta antes de vir? Escreva-nos.
about: {name}: venha visitar-nos{in}.
about: Para saber mais sobre a visita, pergunte-nos.
ask: Podemos vir em grupo? | Escreva-nos o dia e quantas pessoas são, e respondemos.
ask: Entra-se bem com cadeira de rodas ou carrinho? | Pergunte antes de vir e dizemos como é a entrada.
call: Está a preparar a visita? | Escreva-nos e respondemos.

# worship
lede: A porta está aberta. Se precisar de alguma coisa, escreva-nos ou telefone.
close: Se precisar de alguma coisa, escreva-nos ou telefone.
about: {name} recebe toda a gente{in}.
about: Se quiser falar com alguém, escreva-nos.
ask: Com quem posso falar? | Escreva ou telefone, e alguém responde.
ask: Como se marca uma celebração? | Escreva-nos a data em que pensou e conversamos.
call: Vamos conversar? | Escreva-nos e respondemos.
`,
  it: `
# museum
lede: Da vedere di persona. Una domanda prima di venire? Scrivici.
close: Una domanda prima di venire? Scrivici.
about: {name} si può visitare{in}.
about: Se vuoi sapere altro sulla visita, chiedi pure.
ask: Si può venire in gruppo? | Scrivici il giorno e quanti siete, e ti rispondiamo.
ask: Si entra con la carrozzina o il passeggino? | Chiedicelo prima di venire e ti diciamo com’è l’ingresso.
call: Prepari la visita? | Scrivici e ti rispondiamo.

# worship
lede: La porta è aperta. Se ti serve qualcosa, scrivici o chiama.
close: Se ti serve qualcosa, scrivici o chiama.
about: {name} accoglie tutti{in}.
about: Se vuoi parlare con qualcuno, scrivici.
ask: Con chi posso parlare? | Scrivi o chiama: qualcuno ti risponde.
ask: Come si chiede una celebrazione? | Scrivici la data che hai in mente e ne parliamo.
call: Ne parliamo? | Scrivici e ti rispondiamo.
`,
  nl: `
# museum
title: Kom zelf kijken
title: Te zien voor wie komt
lede: Om zelf te zien. Een vraag voor je komt? Schrijf ons.
close: Een vraag voor je komt? Schrijf ons.
about: {name} is{in} te bezoeken.
about: Wil je meer weten over een bezoek, vraag het ons.
ask: Kunnen we met een groep komen? | Schrijf ons de dag en met hoeveel jullie zijn, dan antwoorden we.
ask: Kun je naar binnen met een rolstoel of kinderwagen? | Vraag het voor je komt, dan zeggen we hoe de ingang is.
call: Een bezoek van plan? | Schrijf ons, dan antwoorden we.

# worship
title: De deur staat open
title: Kom binnen
lede: De deur staat open. Heb je iets nodig, schrijf of bel ons.
close: Heb je iets nodig, schrijf of bel ons.
about: {name} is er{in} voor iedereen.
about: Wil je met iemand praten, schrijf ons.
ask: Met wie kan ik praten? | Schrijf of bel, dan antwoordt er iemand.
ask: Hoe vraag ik een viering aan? | Schrijf ons aan welke dag je denkt, dan praten we erover.
call: Even praten? | Schrijf ons, dan antwoorden we.
`,
  pl: `
# museum
title: Zobacz na własne oczy
title: Dla każdego, kto przyjdzie
lede: Do zobaczenia na miejscu. Masz pytanie przed wizytą? Napisz do nas.
close: Masz pytanie przed wizytą? Napisz do nas.
about: {name}{in} czeka na zwiedzających.
about: Jeśli chcesz wiedzieć więcej o zwiedzaniu, zapytaj.
ask: Czy można przyjść z grupą? | Napisz, w jaki dzień i ile osób, a odpowiemy.
ask: Czy wejdę z wózkiem? | Zapytaj przed wizytą, a powiemy, jak wygląda wejście.
call: Planujesz wizytę? | Napisz, a odpowiemy.

# worship
title: Drzwi są otwarte
title: Zapraszamy do środka
lede: Drzwi są otwarte. Jeśli czegoś potrzebujesz, napisz lub zadzwoń.
close: Jeśli czegoś potrzebujesz, napisz lub zadzwoń.
about: {name}{in} jest dla wszystkich.
about: Jeśli chcesz z kimś porozmawiać, napisz.
ask: Z kim mogę porozmawiać? | Napisz lub zadzwoń, a ktoś odpowie.
ask: Jak zamówić uroczystość? | Napisz, o jakim dniu myślisz, i porozmawiamy.
call: Porozmawiamy? | Napisz, a odpowiemy.
`,
  tr: `
# museum
title: Gelin, kendiniz görün
title: Gelen herkese açık
lede: Yerinde görülür. Gelmeden önce bir sorunuz mu var? Yazın.
close: Gelmeden önce bir sorunuz mu var? Yazın.
about: {name}{in} gezilebilir.
about: Ziyaret hakkında bilmek istediğiniz bir şey varsa sorun.
ask: Grup olarak gelebilir miyiz? | Günü ve kaç kişi olduğunuzu yazın, yanıtlayalım.
ask: Tekerlekli sandalye ya da bebek arabasıyla girilir mi? | Gelmeden sorun, girişin nasıl olduğunu söyleyelim.
call: Ziyarete mi hazırlanıyorsunuz? | Yazın, yanıtlayalım.

# worship
title: Kapımız açık
title: Buyurun
lede: Kapımız açık. Bir ihtiyacınız olursa yazın ya da arayın.
close: Bir ihtiyacınız olursa yazın ya da arayın.
about: {name}{in} herkese açıktır.
about: Biriyle konuşmak isterseniz yazın.
ask: Kiminle konuşabilirim? | Yazın ya da arayın, biri yanıtlar.
ask: Nasıl bilgi alırım? | Yazın, yanıtlayalım.
call: Konuşalım mı? | Yazın, yanıtlayalım.
`,
  ar: `
# museum
title: تعال وشاهد بنفسك
title: مفتوح لكل من يأتي
lede: لتراه بعينك. لديك سؤال قبل الزيارة؟ راسلنا.
close: لديك سؤال قبل الزيارة؟ راسلنا.
about: يمكن زيارة {name}{in}.
about: إن أردت معرفة المزيد عن الزيارة فاسألنا.
ask: هل يمكن أن نأتي مجموعة؟ | اكتب لنا اليوم والعدد ونجيبك.
ask: هل الدخول سهل بكرسي متحرك أو عربة أطفال؟ | اسألنا قبل أن تأتي ونصف لك المدخل.
call: تستعد للزيارة؟ | راسلنا ونجيبك.

# worship
title: الباب مفتوح
title: أهلاً بكم
lede: الباب مفتوح. إن احتجت شيئاً فراسلنا أو اتصل.
close: إن احتجت شيئاً فراسلنا أو اتصل.
about: {name}{in} للجميع.
about: إن أردت التحدث إلى أحد فراسلنا.
ask: مع من أستطيع أن أتحدث؟ | اكتب أو اتصل ويجيبك أحدنا.
ask: كيف أعرف المزيد؟ | راسلنا ونجيبك.
call: نتحدث؟ | راسلنا ونجيبك.
`,
  he: `
# museum
title: בואו לראות בעצמכם
title: פתוח לכל מי שבא
lede: לראות בעיניים. יש שאלה לפני הביקור? כתבו לנו.
close: יש שאלה לפני הביקור? כתבו לנו.
about: {name}: אפשר לבקר{in}.
about: רוצים לדעת עוד על הביקור? שאלו אותנו.
ask: אפשר לבוא בקבוצה? | כתבו לנו באיזה יום וכמה אתם, ונענה.
ask: אפשר להיכנס עם כיסא גלגלים או עגלה? | שאלו לפני שאתם באים, ונספר איך הכניסה.
call: מתכננים ביקור? | כתבו לנו ונענה.

# worship
title: הדלת פתוחה
title: ברוכים הבאים
lede: הדלת פתוחה. צריכים משהו? כתבו או התקשרו.
close: צריכים משהו? כתבו או התקשרו.
about: {name}{in}: מקום לכולם.
about: רוצים לדבר עם מישהו? כתבו לנו.
ask: עם מי אפשר לדבר? | כתבו או התקשרו, ומישהו יענה.
ask: איך קובעים אירוע? | כתבו לנו על איזה יום חשבתם, ונדבר.
call: נדבר? | כתבו לנו ונענה.
`,
} as const;

/** By language, the voices of museums and of houses of prayer. */
export const visitedVoices = Object.fromEntries(
  Object.entries(tables).map(([language, text]) => [language, readVoices(text)]),
) as unknown as Readonly<Record<keyof typeof tables, ReadonlyMap<string, Voice>>>;
