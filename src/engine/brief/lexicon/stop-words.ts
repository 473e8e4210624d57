import { englishStopWords } from './en/cues';

/** Languages with a lexicon of their own. */
export type LexiconCode = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'nl' | 'pl' | 'tr' | 'ar' | 'he';

/** Frequent words of the languages that are read, by which they are told apart before their lexicons are there. */
export const stopWords: Readonly<Record<LexiconCode, string>> = {
  en: englishStopWords,
  es: `el la los las un una unos unas de del y e o u para por con sin en que es son como más muy mi tu su nuestro nuestra nuestros nuestras mis sus al lo se no pero también quiero queremos necesito necesitamos crea crear haz hazme página web sitio llamado llamada llamar desde hasta donde cuando todo todos esta este estos hay somos soy tienda reservas precios contacto cómo llegar horario estilo tonos colores fondo botones familia`,
  fr: `le la les un une des du de d l et ou où à au aux en dans pour par avec sans sur ce cette ces mon ma mes notre nos votre vos son sa ses que qui est sont nous vous je il elle pas plus très aussi mais site vitrine page appelé appelée créer crée créez faire voudrais souhaite besoin chez entre depuis jusqu tout tous formulaire avis clients horaires fond boutons couleurs`,
  de: `der die das den dem des ein eine einen einem einer eines und oder mit ohne für von vom zu zum zur im in am an auf aus bei nach über unter ist sind war sein ich wir du sie er es mein meine meinen meiner unser unsere unseren unserer nicht kein keine keinen auch nur sehr soll sollen möchte möchten brauche brauchen erstelle erstellen baue bitte webseite website seite seiten namens heißt sowie seit wo wie was wenn alle kontakt preise öffnungszeiten farben hintergrund`,
  pt: `o a os as um uma uns umas de do da dos das e ou em no na nos nas para por com sem que é são como mais muito meu minha meus minhas nosso nossa nossos nossas seu sua não mas também quero queremos preciso precisamos crie criar faça fazer site página chamado chamada desde até onde quando todo todos esta este há somos sou loja planos preços depoimentos agenda horário contato contacto cores fundo botões família`,
  it: `il lo la i gli le un uno una di del dello della dei degli delle a al allo alla ai alle da dal dalla in nel nella con su per tra fra e ed o che non è sono come più molto mio mia nostro nostra sito pagina crea creare fai vorrei voglio vogliamo chiamato chiamata dove quando tutto questo questa c siamo sono negozio prezzi contatti orari sfondo colori pulsanti chi senza stile`,
  nl: `de het een en van in op te met voor aan bij uit naar om als is zijn was dat die dit deze niet geen ook maar wel mijn ons onze ik wij we je jij u hun er hoe waar wat zonder over tot door of website pagina maak bouw graag wil willen heet genaamd sinds openingstijden prijzen achtergrond kleuren knoppen nodig heb`,
  pl: `i w na z do dla o od po przy się jest są nie to ten ta te że jak oraz lub a ale moja mój moje nasza nasz nasze strona stronę strony internetowa internetową zrób stwórz potrzebuję chcę proszę bez pod nazwą nazwie który która które gdzie kiedy wszystko każdy jesteśmy jestem sklep cennik kontakt godziny otwarcia tło kolory przyciski kontaktowy formularz`,
  tr: `ve bir bu şu o için ile de da ki mi ama çok daha en gibi olan olarak var yok ne nasıl sitesi site web sayfası sayfa yap oluştur istiyorum lazım bizim benim adlı isimli adında olsun hakkında iletişim fiyatlar randevu menü arka plan renk butonlar hazırla kur tasarla içeren olmalı bölümü formu saatleri`,
  ar: `في من على إلى عن مع هذا هذه التي الذي أن أو و ثم كل لا ما هو هي نحن أنا لـ بـ موقع صفحة اسمه اسمها أريد نريد عمل إنشاء`,
  he: `של את על עם לא זה זו הוא היא אני אנחנו אתר דף עבור בשם כל גם או אבל יש אין מה איך אל מן כמו רק`,
};
