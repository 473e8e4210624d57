import type { PlainWishes } from './wishes-plainly';

const people = {
  de: '(?:man|jeder|die leute|leute|interessierte|(?:die |unsere )?(?:gäste|kund(?:en|innen)|besucher|eltern|patient(?:en|innen)|mandanten|mitglieder|schüler))',
  nl: '(?:je|men|iedereen|mensen|(?:de |onze )?(?:klanten|bezoekers|gasten|ouders|patiënten|leden|leerlingen|cliënten))',
  pl: '(?:każdy|ludzie|klienci|goście|rodzice|pacjenci|odwiedzający|uczniowie|mieszkańcy|członkowie)',
  tr: '(?:insanlar|müşteriler(?:imiz)?|misafirler(?:imiz)?|ziyaretçiler|veliler|hastalar|herkes|öğrenciler)',
} as const;

/** Wishes in German, Dutch, Polish and Turkish: what opens them, and the clauses that mean a section. */
export const wishesNorth: Readonly<Record<string, PlainWishes>> = {
  de: {
    opens: [
      `${people.de} (?:soll(?:en|te|ten)?|muss|müssen|kann|können) (?:(?:auch|gleich|sofort|direkt|einfach|schnell) )*(?:sehen|erfahren|finden|nachlesen|wissen)(?: können)?,?(?=\\s(?:was|wann|wo|wie|wer|welche|den|die|das|unsere))`,
      `(?:es|da|dort|auf der (?:seite|website)) (?:soll|sollte|muss) (?:auch )?(?:(?:drauf|da|dort|drin)? ?(?:stehen|draufstehen|zu sehen sein)),?(?=\\s(?:was|wann|wo|wie|wer))`,
      `(?:(?:wichtig (?:ist|wäre)(?: mir| uns)?|ich (?:möchte|will|hätte gern)|wir (?:möchten|wollen|hätten gern)),? )?(?:und )?(?:dass|damit) ${people.de} (?:auch |gleich )?(?:sieht|sehen|weiß|wissen|erfährt|erfahren|findet|finden),?(?=\\s(?:was|wann|wo|wie|wer|den|die|das|unsere))`,
      `(?:ich|wir) (?:möchten?|wollen|will|würden?)(?: gerne?)?(?: auch)? (?:erzählen|zeigen),?(?=\\s(?:was|wann|wo|wie|wer))`,
    ],
    clauses: [
      ['wie (?:man|ihr|sie) (?:uns|mich) (?:erreich\\p{L}+|kontaktier\\p{L}+)(?: kann| können)?', 'Kontakt'],
      ['(?:(?:sie|leute|man|eltern|interessierte) (?:soll|sollen|sollte|sollten|kann|können) )?sich (?:auch )?(?:gleich |direkt |online )?(?:zu \\p{L}+ |für \\p{L}+(?: \\p{L}+)? )?anmelden können', 'Anmeldeformular'],
      ['wann (?:der|die|das|unser|unsere) nächste[rns]? \\p{L}+ (?:ist|sind|stattfinde[nt]|kommt)', 'nächste Termine'],
      ['welche \\p{L}+ (?:es gibt|wir anbieten|wir haben)', 'Angebot'],
      ['(?:machen|bauen|erstellen|basteln)(?=\\?)', ''],
      ['eine? (?:anfrage|buchung|buchungsanfrage)(?:sformular)? mit an- und abreise(?:datum)?', 'Buchungsanfrage'],
      ['(?:könnt ihr|könntet ihr|kannst du|könntest du|können sie|könnten sie)(?: (?:mir|uns))?(?: bitte)? eine (?:website|webseite|homepage|internetseite|seite)(?= für)', 'Website'],
      ['was (?:es|sie|das(?: ganze)?|alles|(?:eine?|die|unsere|der|das) \\p{L}+) (?:so )?kosten?t?(?! ?[(:]?\\d)', 'Preise'],
      ['wann (?:wir|ich) (?:offen|geöffnet|auf) (?:haben?|sind|bin)|wann (?:geöffnet|offen) ist|wann wir (?:auf|zu)machen', 'Öffnungszeiten'],
      ['wo (?:man uns findet|ihr uns findet|sie uns finden|wir (?:sind|sitzen|zu finden sind))|(?:der |den )?weg zu uns|wie (?:man|ihr|sie) (?:zu uns|hin|her)(?: ?)(?:kommt|kommen|findet|finden)', 'Anfahrt'],
      ['wie (?:alles|es|das(?: ganze)?|wir) (?:mal |einmal )?(?:begann|begannen|begonnen hat|angefangen hat|angefangen haben|anfing|anfingen|losging|entstanden ist)', 'unsere Geschichte'],
      ['was (?:unsere |die |andere )?(?:\\p{L}{4,}|andere|leute)(?: über (?:uns|mich))? (?:sagen|meinen|denken|erzählen)(?: über uns)?', 'Kundenstimmen'],
      [`(?:${people.de} (?:soll(?:en|te|ten)?|können) )?(?:uns|mir|mich) (?:auch )?(?:(?:einfach |direkt )?(?:schreiben|kontaktieren|erreichen)|eine (?:kurze )?nachricht (?:schicken|schreiben|hinterlassen))(?: können| kann)?|eine möglichkeit, (?:uns|mich) zu (?:schreiben|erreichen|kontaktieren)|(?:dass )?${people.de} (?:uns|mir) (?:schreiben|kontaktieren) (?:kann|können)`, 'Kontaktformular'],
      ['(?:das|unser) team (?:vorstellen|kennenlernen)|wer (?:bei uns|hier|mit uns) arbeitet|wer (?:dahinter ?steckt|hinter (?:\\p{L}+ ){1,2}steckt)', 'Team'],
      ['fragen, die (?:uns |mir |sich )?(?:alle|immer|oft|ständig|häufig|viele)(?:\\s(?!(?:y|e|et|und|en|i|oraz)\\s)[^\\s,.;()]+){1,6}', 'häufige Fragen'],
      ['wie (?:so )?(?:ein|eine|das|es|die|der) (?:\\p{L}+ )?(?:abläuft|vor sich geht)', 'Ablauf'],
      ['(?:sich )?(?:für den|zum) newsletter (?:anmelden|eintragen)(?: können| kann)?', 'Newsletter'],
      ['die nächsten (?:kurse|termine|veranstaltungen|workshops)', 'nächste Termine'],
    ],
  },
  nl: {
    opens: [
      `${people.nl} (?:moet(?:en)?|kan|kunnen|mag|mogen) (?:(?:ook|meteen|gewoon|gelijk|snel) )*(?:kunnen )?(?:zien|lezen|vinden|weten|opzoeken)(?: kunnen)?,?(?=\\s(?:wat|wanneer|waar|hoe|wie|welke|de|het|onze?))`,
      `(?:(?:ik|we|wij) (?:wil|willen|zou|zouden)(?: graag)?,? )?dat ${people.nl} (?:kunt|kunnen|kan)? ?(?:zien|lezen|weten|ziet|weet)(?: kunnen| kan)?,?(?=\\s(?:wat|wanneer|waar|hoe|wie))`,
      `(?:ik|we|wij) (?:wil|willen|zou|zouden)(?: graag)?(?: ook)? (?:vertellen|laten zien)(?=\\s(?:wat|wanneer|waar|hoe|wie))`,
      `er moet (?:ook )?(?:op|in) staan(?=\\s(?:wat|wanneer|waar|hoe|wie))`,
    ],
    clauses: [
      ['wanneer (?:de|onze|het) (?:volgende|komende|eerstvolgende) \\p{L}+ (?:zijn|is)', 'evenementen'],
      ['hoe (?:je|ze|mensen) (?:ons|mij|me) kun(?:t|nen) bereiken', 'contact'],
      ['(?:kun je|kunt u|kan je|kan iemand|zou je|zouden jullie|kunnen jullie|wil je)(?: (?:mij|me|ons))?(?: even)? een (?:site|website)(?: (?:kunnen )?(?:maken|bouwen))?(?= voor)', 'Website'],
      ['wat (?:het|ze|alles|dat|(?:een|de|onze|het) \\p{L}+) kost(?:en)?(?! ?[(:]?\\d)', 'prijzen'],
      ['wanneer (?:we|wij|ik) (?:open|geopend) (?:zijn|ben)|wanneer (?:de \\p{L}+ )?open is', 'openingstijden'],
      ['waar (?:we|wij|ik) (?:zitten|zit|zijn|ben|te vinden (?:zijn|ben))|waar je (?:ons|mij|me) (?:kunt )?vind(?:t|en)|hoe je (?:bij ons|er|hier|naar ons toe) ?(?:komt|kunt komen)', 'route'],
      ['hoe (?:het )?(?:allemaal )?(?:begon(?:nen)?(?: is)?|is begonnen|we begonnen|ontstond)', 'ons verhaal'],
      ['wat (?:onze |de )?(?:klanten|gasten|anderen|mensen|bezoekers|ouders|leerlingen|patiënten)(?: (?:van|over) (?:ons|me|mij))? (?:zeggen|vinden|denken)(?: (?:van|over) (?:ons|me|mij))?', 'ervaringen van klanten'],
      ['(?:(?:ons|me|mij) (?:even )?(?:een )?(?:berichtje|bericht|mailtje|mail|vraag) (?:kunnen )?(?:sturen|stellen|schrijven)(?: kunnen)?|een manier om (?:contact (?:met ons )?op te nemen|ons te bereiken)|contact (?:met ons )?(?:kunnen )?opnemen)', 'contactformulier'],
      ['(?:ons|het) team (?:voorstellen|leren kennen)|wie (?:er )?(?:bij ons )?werk(?:t|en)(?: bij ons)?', 'team'],
      ['(?:de )?vragen die (?:we|wij|ik|mensen|klanten|iedereen) (?:altijd|vaak|steeds)(?:\\s(?!(?:y|e|et|und|en|i|oraz)\\s)[^\\s,.;()]+){1,6}', 'veelgestelde vragen'],
      ['(?:zich |je )?(?:kunnen )?(?:aanmelden|inschrijven) voor (?:de|onze) nieuwsbrief', 'nieuwsbrief'],
    ],
  },
  pl: {
    opens: [
      `(?:(?:chcę|chcemy|chciałabym|chciałbym|chcielibyśmy|ważne|zależy (?:mi|nam)(?: na tym)?),? )?(?:że?by|aby) (?:${people.pl} )?(?:(?:można (?:było )?|dało się |mogli |mógł )(?:zobaczyć|sprawdzić|przeczytać|znaleźć)|było (?:widać|wiadomo)|wiedzieli|widzieli),?`,
      `(?:i )?(?:że?by|aby) (?:${people.pl} )?(?:można było|dało się|mogli|mógł)(?=\\s\\p{L}+[ćc](?:\\s|$))`,
      `(?:chcę|chcemy|chciałabym|chciałbym) (?:opowiedzieć|pokazać|przedstawić),?(?=\\s(?:jak|kim|kto|co|gdzie))`,
    ],
    clauses: [
      ['kiedy (?:jest|są) (?:następn|najbliższ|kolejn)\\p{L}+ \\p{L}+', 'wydarzenia'],
      ['jak (?:się |dziecko )?(?:zapisać|zgłosić)(?: (?:się|dziecko))?', 'zapisy'],
      ['(?:czy )?(?:możesz|możecie|mogą państwo|mógłbyś|mogłabyś|moglibyście)(?: (?:mi|nam))? (?:zrobić|stworzyć|przygotować)(?: (?:mi|nam))? stronę(?= (?:dla|o))', 'Strona'],
      ['ile (?:to |co )?kosztuj[eą](?: (?!\\d|(?:i|oraz|a) )\\p{Ll}+)?(?! ?[(:]?\\d)', 'cennik'],
      ['kiedy (?:mamy otwarte|jest otwarte|jesteśmy otwarci|otwieramy|pracujemy|jest czynne)', 'godziny otwarcia'],
      ['jak (?:to się (?:wszystko )?|wszystko się |się )zaczęł[oa](?: wszystko)?|jak zaczynaliśmy', 'nasza historia'],
      ['co (?:mówią|sądzą|myślą) (?:o nas )?(?:nasi |nasze )?(?:klienci|klientki|goście|pacjenci|rodzice|uczniowie|inni|pary)(?: o nas)?', 'opinie klientów'],
      ['(?:można (?:było )?)?(?:(?:do nas|do mnie) napisać|napisać (?:do nas|do mnie)|wysłać (?:nam|do nas|mi) wiadomość|(?:jak )?się (?:z nami|ze mną) skontaktować|skontaktować się (?:z nami|ze mną))', 'formularz kontaktowy'],
      ['przedstawić (?:nasz )?zespół|poznać (?:nasz )?zespół|kto (?:u nas|tu|z nami) pracuje', 'zespół'],
      ['pytania, które (?:zawsze|często|ciągle|wszyscy)(?:\\s(?!(?:y|e|et|und|en|i|oraz)\\s)[^\\s,.;()]+){1,6}', 'najczęstsze pytania'],
    ],
  },
  tr: {
    opens: [`${people.tr} (?:de )?(?=(?:ne|kaç|nasıl|nerede|kim)\\p{L}*\\s)`],
    clauses: [
      ['(?:çiftler|anne babalar|\\p{L}{3,}l[ae]r(?:ımız|imiz)?)(?: bizim| benim)?(?: hakkımızda| hakkımda)? ne (?:diyor|düşünüyor|söylüyor)\\p{L}*', 'müşteri yorumları'],
      ['bana (?:nasıl ulaş\\p{L}+|yazabil\\p{L}+|ulaşabil\\p{L}+)', 'iletişim formu'],
      ['web sitesi (?:yapabilir|hazırlayabilir|kurabilir) misin(?:iz)?|bir site (?:yapabilir|hazırlayabilir|kurabilir) misin(?:iz)?', 'bir site'],
      ['(?:her şeyin )?ne kadar (?:tuttuğu|olduğu|ettiği)\\p{L}*|kaç para olduğu\\p{L}*', 'fiyatlar'],
      ['ne zaman açık ol(?:duğumuz|duğu|uruz)\\p{L}*|hangi (?:saatlerde|günler) açık ol\\p{L}+', 'çalışma saatleri'],
      ['nerede (?:olduğumuz|bulunduğumuz)\\p{L}*|bize nasıl (?:ulaş|gel)(?:ıl|in)\\p{L}+', 'harita'],
      ['(?:her şeyin|her şey|bu işin|hikâyenin) nasıl başladığ\\p{L}+(?: (?:anlatmak|anlatalım|anlatsın)(?: isti\\p{L}+)?)?|nasıl başladığımız\\p{L}*', 'hikâyemiz'],
      ['(?:müşteriler|misafirler|hastalar|öğrenciler|veliler)\\p{L}*(?: bizim)?(?: hakkımızda| için)? ne (?:diyor|düşünüyor|söylüyor|dedi)\\p{L}*', 'müşteri yorumları'],
      ['bize (?:yazabil|ulaşabil|mesaj (?:at|gönder|yaz)[ae]bil)\\p{L}+|mesaj (?:at|gönder|yaz)[ae]bil\\p{L}+|bizimle iletişime geç\\p{L}+', 'iletişim formu'],
      ['kim(?:ler)?(?:in)? çalış(?:ıyor|tığı)\\p{L}*|ekib\\p{L}+ tanı(?:t|s)\\p{L}+', 'ekibimiz'],
      ['nasıl çalış(?:ıyor|tığı)\\p{L}*', 'nasıl çalışır'],
      ['bülten\\p{L}* (?:kayıt ol|abone ol|kaydol)\\p{L}+', 'bülten'],
    ],
  },
}; // prettier-ignore
