import { readVoices } from '../voices/read-voices';
import { readLocalTrades } from './local-trade';

/** Who builds and rebuilds houses, and mends no taps: what they offer and say, by language. */
const tables = {
  es: [
    `builder | construcción, construcciones, constructora*, empresa de reformas, reformas integrales, obras y reformas, contratista*, albañil*, albañilería | Obra nueva: De los cimientos al tejado | Reformas integrales: Una sola empresa para todo | Ampliaciones: Un piso más, o unos metros | Tejados y fachadas: Secos y aislados | Baños y cocinas: Con fecha de entrega | Dirección de obra: Alguien responde cada día`,
    `# builder
title: Construido para quedarse
lede: De la primera visita a la entrega de llaves: presupuesto por partidas, un plazo por escrito y alguien al frente de la obra.
step: Vemos el sitio | Medimos, escuchamos y miramos los planos.
step: Presupuesto por partidas | Se entiende qué cuesta cada cosa.
step: La obra | Con un responsable y noticias cada semana.
step: La entrega | Repasamos juntos hasta el último detalle.
ask: ¿Se encargan de los permisos? | Dinos qué obra es y te decimos qué hace falta y quién lo tramita.
ask: ¿Cuánto dura una obra? | Depende del tamaño. El plazo va por escrito con el presupuesto.
ask: ¿Se puede vivir en casa mientras tanto? | A veces, por zonas. Se habla antes de empezar.
call: ¿Qué quieres construir? | Cuéntanos el sitio y la idea; vamos a verlo.`,
  ],
  fr: [
    `builder | construction, constructeur*, entreprise du bâtiment, entreprise de bâtiment, bâtiment, maçonnerie, maçon*, gros œuvre, entreprise générale, rénovation de maisons | Construction neuve: Des fondations au toit | Rénovation complète: Un seul interlocuteur | Extensions: Un étage ou quelques mètres de plus | Toitures et façades: Sèches et isolées | Salles de bains et cuisines: Avec une date de remise | Suivi de chantier: Quelqu’un répond chaque jour`,
    `# builder
title: Construit pour durer
lede: De la première visite à la remise des clés : un devis poste par poste, un délai écrit et quelqu’un à la tête du chantier.
step: Nous voyons le lieu | Mesures, plans et vos envies.
step: Un devis poste par poste | On comprend ce que coûte chaque chose.
step: Le chantier | Un responsable, et des nouvelles chaque semaine.
step: La réception | On vérifie ensemble jusqu’au dernier détail.
ask: Vous occupez-vous des autorisations ? | Dites-nous le projet, nous disons ce qu’il faut et qui s’en charge.
ask: Combien de temps dure un chantier ? | Selon la taille. Le délai est écrit avec le devis.
ask: Peut-on habiter la maison pendant les travaux ? | Parfois, par zones. On en parle avant de commencer.
call: Que voulez-vous construire ? | Dites-nous le lieu et l’idée ; nous venons voir.`,
  ],
  de: [
    `builder | bauunternehm*, baufirma*, bauunternehmung, hochbau, tiefbau, rohbau, maurer*, generalunternehm*, baugeschäft, bauträger* | Neubau: Vom Fundament bis zum Dach | Umbau und Sanierung: Alles aus einer Hand | Anbau und Aufstockung: Ein Geschoss oder ein paar Meter mehr | Dach und Fassade: Trocken und gedämmt | Bäder und Küchen: Mit festem Termin | Bauleitung: Jemand antwortet jeden Tag`,
    `# builder
title: Gebaut, um zu bleiben
lede: Vom ersten Termin bis zur Schlüsselübergabe: ein Angebot in Posten, ein schriftlicher Termin und jemand, der die Baustelle leitet.
step: Wir sehen den Ort | Wir messen, hören zu und lesen die Pläne.
step: Ein Angebot in Posten | Man versteht, was jedes Ding kostet.
step: Die Baustelle | Mit einem Bauleiter und Neuigkeiten jede Woche.
step: Die Abnahme | Wir gehen alles gemeinsam durch.
ask: Kümmern Sie sich um Genehmigungen? | Schreiben Sie uns, was gebaut werden soll, und wir sagen, was nötig ist und wer es einreicht.
ask: Wie lange dauert ein Bau? | Das hängt von der Größe ab. Der Termin steht schriftlich im Angebot.
ask: Kann man währenddessen im Haus wohnen? | Manchmal, abschnittsweise. Das klären wir vorher.
call: Was möchten Sie bauen? | Schreiben Sie uns Ort und Vorhaben; wir sehen es uns an.`,
  ],
  pt: [
    `builder | construção, construções, construtora*, construção civil, empreiteir*, obras e remodelações, remodelações, pedreir*, reformas em geral, empresa de obras | Construção nova: Das fundações ao telhado | Remodelação completa: Uma só empresa para tudo | Ampliações: Mais um piso, ou uns metros | Telhados e fachadas: Secos e isolados | Casas de banho e cozinhas: Com data de entrega | Direção de obra: Alguém responde todos os dias`,
    `# builder
title: Construído para ficar
lede: Da primeira visita à entrega das chaves: orçamento por rubricas, prazo por escrito e alguém à frente da obra.
step: Vemos o local | Medimos, ouvimos e lemos os planos.
step: Orçamento por rubricas | Percebe-se quanto custa cada coisa.
step: A obra | Com um responsável e notícias todas as semanas.
step: A entrega | Revemos juntos até ao último pormenor.
ask: Tratam das licenças? | Diga que obra é e dizemos o que é preciso e quem trata.
ask: Quanto dura uma obra? | Depende do tamanho. O prazo vai por escrito com o orçamento.
ask: Pode-se viver em casa durante as obras? | Às vezes, por zonas. Fala-se antes de começar.
call: O que quer construir? | Conte o local e a ideia; vamos ver.`,
  ],
  it: [
    `builder | impresa edile, edilizia, costruzioni, costruzione, impresa di costruzioni, ristrutturazioni chiavi in mano, muratore*, muratori, general contractor | Nuove costruzioni: Dalle fondamenta al tetto | Ristrutturazioni complete: Un’unica impresa | Ampliamenti: Un piano o qualche metro in più | Tetti e facciate: Asciutti e isolati | Bagni e cucine: Con la data di consegna | Direzione lavori: Qualcuno risponde ogni giorno`,
    `# builder
title: Costruito per restare
lede: Dal primo sopralluogo alla consegna delle chiavi: preventivo voce per voce, tempi scritti e qualcuno a capo del cantiere.
step: Vediamo il posto | Misure, progetti e quello che hai in mente.
step: Preventivo voce per voce | Si capisce quanto costa ogni cosa.
step: Il cantiere | Con un responsabile e notizie ogni settimana.
step: La consegna | Ricontrolliamo insieme fino all’ultimo dettaglio.
ask: Vi occupate dei permessi? | Dicci che lavoro è e ti diciamo che cosa serve e chi lo presenta.
ask: Quanto dura un cantiere? | Dipende dalla grandezza. I tempi sono scritti nel preventivo.
ask: Si può abitare in casa nel frattempo? | A volte, per zone. Se ne parla prima di cominciare.
call: Che cosa vuoi costruire? | Raccontaci il posto e l’idea; veniamo a vedere.`,
  ],
  nl: [
    `builder | bouwbedrijf*, aannemer*, aannemersbedrijf*, bouwonderneming*, metselaar*, metselbedrijf*, timmer- en bouwbedrijf | Nieuwbouw: Van fundering tot dak | Verbouwing: Eén bedrijf voor alles | Aanbouw en opbouw: Een verdieping of wat meters erbij | Dak en gevel: Droog en geïsoleerd | Badkamers en keukens: Met een opleverdatum | Bouwbegeleiding: Elke dag iemand die antwoordt`,
    `# builder
title: Gebouwd om te blijven
lede: Van de eerste afspraak tot de sleutel: een offerte per post, een schriftelijke planning en iemand die de bouw leidt.
step: We bekijken de plek | We meten, luisteren en lezen de tekeningen.
step: Een offerte per post | Je ziet wat elk onderdeel kost.
step: De bouw | Met een uitvoerder en elke week nieuws.
step: De oplevering | We lopen alles samen na.
ask: Regelen jullie de vergunning? | Zeg wat je wilt bouwen, dan zeggen we wat er nodig is en wie het aanvraagt.
ask: Hoe lang duurt een bouw? | Dat hangt van de grootte af. De planning staat in de offerte.
ask: Kan ik er blijven wonen? | Soms, per deel. Dat bespreken we vooraf.
call: Wat wil je bouwen? | Vertel ons de plek en het idee; we komen kijken.`,
  ],
  pl: [
    `builder | firma budowlana, firmy budowlanej, budownictwo, budowa domów, budowy domów, usługi budowlane, wykonawca*, murarz*, remonty pod klucz | Budowa domów: Od fundamentu po dach | Remonty generalne: Jedna firma do wszystkiego | Rozbudowa: Piętro albo kilka metrów więcej | Dachy i elewacje: Suche i ocieplone | Łazienki i kuchnie: Z terminem odbioru | Kierowanie budową: Codziennie ktoś odpowiada`,
    `# builder
title: Zbudowane, żeby zostać
lede: Od pierwszej wizyty do odbioru kluczy: kosztorys pozycja po pozycji, termin na piśmie i ktoś, kto prowadzi budowę.
step: Oglądamy miejsce | Mierzymy, słuchamy, czytamy projekt.
step: Kosztorys po pozycjach | Wiadomo, ile kosztuje każda rzecz.
step: Budowa | Z kierownikiem i wieściami co tydzień.
step: Odbiór | Sprawdzamy razem wszystko do końca.
ask: Czy zajmujecie się pozwoleniami? | Napisz, co ma powstać, a powiemy, co jest potrzebne i kto to składa.
ask: Ile trwa budowa? | Zależy od wielkości. Termin jest na piśmie w kosztorysie.
ask: Czy można w tym czasie mieszkać? | Czasem, etapami. Ustalamy to wcześniej.
call: Co chcesz zbudować? | Napisz, gdzie i jaki pomysł; przyjedziemy zobaczyć.`,
  ],
  tr: [
    `builder | inşaat*, inşaat firması, müteahhit*, yapı firması, taahhüt*, anahtar teslim, tadilat ve inşaat | Yeni inşaat: Temelden çatıya | Komple yenileme: Her iş için tek firma | Ek yapı: Bir kat ya da birkaç metre daha | Çatı ve cephe: Kuru ve yalıtımlı | Banyo ve mutfak: Teslim tarihiyle | Şantiye yönetimi: Her gün yanıt veren biri`,
    `# builder
title: Kalmak için yapıldı
lede: İlk keşiften anahtar teslimine: kalem kalem teklif, yazılı süre ve şantiyenin başında biri.
step: Yeri görürüz | Ölçer, dinler, projeye bakarız.
step: Kalem kalem teklif | Neyin ne tuttuğu anlaşılır.
step: Şantiye | Bir sorumluyla ve her hafta haberle.
step: Teslim | Son ayrıntıya kadar birlikte bakarız.
ask: İzinlerle ilgileniyor musunuz? | Ne yapılacağını yazın; ne gerektiğini ve kimin başvuracağını söyleyelim.
ask: Bir iş ne kadar sürer? | Büyüklüğüne bağlı. Süre teklifte yazılıdır.
ask: Bu sırada evde oturulur mu? | Bazen, bölüm bölüm. Önceden konuşuruz.
call: Ne yaptırmak istiyorsunuz? | Yeri ve fikri yazın, gelip bakalım.`,
  ],
  ar: [
    `builder | مقاولات, شركة مقاولات, المقاولات, مقاول, إنشاءات, للإنشاءات, شركة بناء, بناء وتشييد, البناء والتشييد | بناء جديد: من الأساس إلى السطح | ترميم شامل: جهة واحدة لكل شيء | توسعات: طابق إضافي أو بضعة أمتار | أسطح وواجهات: جافة ومعزولة | حمامات ومطابخ: بموعد تسليم | إدارة المشروع: من يجيبك كل يوم`,
    `# builder
title: بُني ليبقى
lede: من المعاينة الأولى إلى تسليم المفتاح: عرض سعر بنداً بنداً، ومدة مكتوبة، ومن يدير الموقع.
step: نعاين المكان | نقيس ونصغي ونقرأ المخططات.
step: عرض سعر بنداً بنداً | لتعرف كم يكلّف كل شيء.
step: التنفيذ | بمشرف على الموقع وأخبار كل أسبوع.
step: التسليم | نراجع كل شيء معاً حتى آخر تفصيل.
ask: هل تتولون التراخيص؟ | أخبرنا بالمشروع، ونخبرك بما يلزم ومن يقدّمه.
ask: كم تستغرق الأعمال؟ | بحسب الحجم. المدة مكتوبة في العرض.
ask: هل يمكن السكن أثناء الأعمال؟ | أحياناً، على مراحل. نتفق على ذلك مسبقاً.
call: ماذا تود أن تبني؟ | أخبرنا بالمكان والفكرة، ونأتي لنراه.`,
  ],
  he: [
    `builder | קבלן*, קבלנים, חברת בנייה, בנייה, חברת בניה, שיפוצים, קבלן שיפוצים, חברת שיפוצים, עבודות בנייה | בנייה חדשה: מהיסודות עד הגג | שיפוץ כללי: חברה אחת להכול | הרחבות: עוד קומה או עוד כמה מטרים | גגות וחזיתות: יבשים ומבודדים | חדרי רחצה ומטבחים: עם תאריך מסירה | ניהול עבודה: מישהו שעונה כל יום`,
    `# builder
title: נבנה כדי להישאר
lede: מהביקור הראשון ועד המפתח: הצעה סעיף אחר סעיף, לוח זמנים כתוב ומי שמנהל את האתר.
step: רואים את המקום | מודדים, מקשיבים וקוראים תוכניות.
step: הצעה לפי סעיפים | מבינים כמה עולה כל דבר.
step: העבודה | עם מנהל ועדכון כל שבוע.
step: המסירה | עוברים יחד על הכול.
ask: אתם מטפלים בהיתרים? | ספרו מה רוצים לבנות ונגיד מה צריך ומי מגיש.
ask: כמה זמן זה לוקח? | תלוי בגודל. לוח הזמנים כתוב בהצעה.
ask: אפשר לגור בבית בינתיים? | לפעמים, בשלבים. מסכמים מראש.
call: מה תרצו לבנות? | ספרו איפה ומה הרעיון, ונבוא לראות.`,
  ],
} as const;

type Language = keyof typeof tables;
const languages = Object.keys(tables) as readonly Language[];
const byLanguage = <T>(read: (table: readonly [string, string]) => T): Readonly<Record<Language, T>> =>
  Object.fromEntries(languages.map((language) => [language, read(tables[language])])) as Record<Language, T>;

/** What builders offer, by language. */
export const builderTrades = byLanguage(([rows]) => readLocalTrades(rows));
/** What they say. */
export const builderVoices = byLanguage(([, voice]) => readVoices(voice));
