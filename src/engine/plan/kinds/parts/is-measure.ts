import { lean } from '../../../brief/words/lean-letters';

const sizes = lean(
  /^(?:extra[\s-])?(?:small|smaller|medium|large|larger|mini|tiny|big|giant|xs|xl|xxl|klein\p{L}*|mittel\p{L}*|gro(?:ß|ss)\p{L}*|petit\p{L}*|moyen\p{L}*|grand\p{L}*|pequeñ\p{L}*|median\p{L}*|pequen\p{L}*|médi\p{L}*|piccol\p{L}*|medi[oa]|kleine|grote|middelgrote|mał\p{L}*|średni\p{L}*|duż\p{L}*|küçük|orta|büyük)(?![\p{L}])/iu,
);
const lengths = lean(
  /^(?:\d+|half|full|quarter|one|two|three|a|an|per|halb\p{L}*|ganz\p{L}*|ein\p{L}*|media|demi|une?|mezza|halve|hele)[\s-]*(?:an?\s)?(?:min(?:ute)?s?|h|hrs?|hours?|days?|weeks?|nights?|months?|minuten|stunden?|tage?|heures?|jour(?:née)?s?|horas?|días?|dias?|ore|ora|giornat\p{L}|uur|dag(?:en)?|godzin\p{L}*|saat)(?![\p{L}])/iu,
);
const who =
  /^(?:adults?|children|child|kids?|juniors?|students?|seniors?|concessions?|members?|non-members|famil(?:y|ies)|singles?|doubles?|couples?|groups?|erwachsene|kinder|adultos|niños|adultes|enfants|adulti|bambini)$/iu;

const many = /^\d+\s(?:meals|portions|lunches|dinners|boxes|people|guests|places)$/iu;

/** Whether a priced line tells how much of a thing, for how long or for whom, and not what is done: "medium dog", "half day", "adults". */
export const isMeasure = (name: string): boolean =>
  sizes.test(name) || lengths.test(name) || who.test(name) || many.test(name);
