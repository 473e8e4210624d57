/** For whom lessons are, by language: who, and a line. */
export const learners: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  es: [
    ['Quien empieza', 'Desde cero y sin vergüenza'],
    ['Quien vuelve', 'Lo que quedó a medias se retoma'],
    ['Quien quiere más', 'Con un plan a su medida'],
  ],
  fr: [
    ['Qui commence', 'De zéro, et sans gêne'],
    ['Qui reprend', 'Là où c’était resté'],
    ['Qui veut aller plus loin', 'Avec un plan à sa mesure'],
  ],
  de: [
    ['Wer anfängt', 'Ganz von vorn und ohne Scheu'],
    ['Wer wieder einsteigt', 'Da weiter, wo es aufgehört hat'],
    ['Wer mehr will', 'Mit einem Plan, der passt'],
  ],
  pt: [
    ['Quem começa', 'Do zero e sem vergonha'],
    ['Quem volta', 'Retoma-se o que ficou a meio'],
    ['Quem quer mais', 'Com um plano à medida'],
  ],
  it: [
    ['Chi comincia', 'Da zero e senza imbarazzo'],
    ['Chi riprende', 'Da dove si era fermato'],
    ['Chi vuole di più', 'Con un piano su misura'],
  ],
  nl: [
    ['Wie begint', 'Vanaf nul en zonder gêne'],
    ['Wie het weer oppakt', 'Verder waar je was gebleven'],
    ['Wie meer wil', 'Met een plan dat past'],
  ],
  pl: [
    ['Kto zaczyna', 'Od zera i bez wstydu'],
    ['Kto wraca', 'Od miejsca, w którym skończył'],
    ['Kto chce więcej', 'Z planem na miarę'],
  ],
  tr: [
    ['Yeni başlayanlar', 'Sıfırdan, çekinmeden'],
    ['Yeniden başlayanlar', 'Kaldıkları yerden'],
    ['Daha fazlasını isteyenler', 'Kendilerine göre bir planla'],
  ],
  ar: [
    ['لمن يبدأ', 'من الصفر وبلا حرج'],
    ['لمن يعود', 'من حيث توقف'],
    ['لمن يريد المزيد', 'بخطة تناسبه'],
  ],
  he: [
    ['מי שמתחיל', 'מאפס ובלי להתבייש'],
    ['מי שחוזר', 'מאיפה שעצר'],
    ['מי שרוצה עוד', 'עם תוכנית שמתאימה'],
  ],
};
