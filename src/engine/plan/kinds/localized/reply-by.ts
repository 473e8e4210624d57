type Deadline = readonly [until: RegExp, say: (when: string) => string];

const month = String.raw`\p{L}{3,}`;
/** Until when guests reply, as each language tells it, and the line over the form that says so. */
const deadlines: Readonly<Record<string, Deadline>> = {
  es: [new RegExp(String.raw`(?:antes del?|hasta el) \d{1,2} de ${month}`, 'iu'), (when) => `Confírmanoslo ${when}.`],
  fr: [new RegExp(String.raw`(?:avant le|jusqu['’]au) \d{1,2}(?:er)? ${month}`, 'iu'), (when) => `Réponse souhaitée ${when}.`],
  de: [new RegExp(String.raw`bis (?:zum |spätestens )?\d{1,2}\. ?(?:${month}|\d{1,2}\.?)`, 'iu'), (when) => `Um Antwort wird ${when} gebeten.`],
  pt: [new RegExp(String.raw`até (?:ao? )?(?:dia )?\d{1,2} de ${month}`, 'iu'), (when) => `Resposta ${when}, por favor.`],
  it: [new RegExp(String.raw`entro (?:il |l['’])?\d{1,2}°? ${month}`, 'iu'), (when) => `Conferma ${when}.`],
  nl: [new RegExp(String.raw`(?:vóór|voor|uiterlijk|t\/m) \d{1,2} ${month}`, 'iu'), (when) => `Laat het ons weten ${when}.`],
  pl: [new RegExp(String.raw`do (?:dnia )?\d{1,2}\.? ${month}`, 'iu'), (when) => `Prosimy o odpowiedź ${when}.`],
  tr: [new RegExp(String.raw`\d{1,2} ${month}(?:['’]\p{L}+)? kadar`, 'iu'), (when) => `Lütfen ${when} yanıtlayın.`],
  ar: [new RegExp(String.raw`(?:قبل|حتى) \d{1,2} ${month}`, 'iu'), (when) => `نرجو تأكيد الحضور ${when}.`],
  he: [new RegExp(String.raw`עד (?:ה-?)?\d{1,2}(?: ב${month}|\.\d{1,2}(?:\.\d{2,4})?)`, 'iu'), (when) => `נשמח לאישור הגעה ${when}.`],
}; // prettier-ignore
const replying =
  /confirm|asistencia|r[ée]pon|présence|rsvp|zusag|antwort|rückmeld|presen[çz]|conferm|laat|aanmeld|antwoord|potwierdz|obecno|odpowied|katılım|yanıt|cevap|تأكيد|الحضور|אישור|הגעה/iu;
const near = 45;
const lowerFirst = (text: string): string => text.charAt(0).toLocaleLowerCase() + text.slice(1);

/** "confirmación de asistencia antes del 1 de mayo": the line that says until when guests reply; null where none is told. */
export function replyBy(prompt: string, language: string): string | null {
  const known = deadlines[language];
  const found = known?.[0].exec(prompt);
  if (!known || !found) return null;
  const around = prompt.slice(Math.max(0, found.index - near), found.index + found[0].length + near);
  return replying.test(around) ? known[1](lowerFirst(found[0])) : null;
}
