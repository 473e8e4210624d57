import { lean } from '../../../brief/words/lean-letters';

/** A day of the week in ten languages. */
export const namesDay = lean(
  /(?<!\p{L})(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|segunda|ter[çc]a(?!\p{L})|quarta|quinta|sexta|luned[iì]|marted[iì]|mercoled[iì]|gioved[iì]|venerd[iì]|sabato|domenica|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|poniedział|wtor(?:ek|k)|środ|czwart|piąt|sobot|niedziel|pazartesi|salı(?!\p{L})|çarşamba|perşembe|cuma|hafta sonu)|الاثنين|الثلاثاء|الأربعاء|الخميس|الجمعة|السبت|الأحد|(?:יום|ימי) (?:ראשון|שני|שלישי|רביעי|חמישי|שישי)/iu,
);
