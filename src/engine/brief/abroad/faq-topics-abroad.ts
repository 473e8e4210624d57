type Tongue = {
  readonly head: string;
  readonly about: string;
  readonly and: string;
  /** Articles that a topic loses where it stands as a question. */
  readonly articles: RegExp | null;
  readonly ask: (topic: string) => string;
};

const raised = (topic: string): string => topic.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
const tongues: readonly Tongue[] = [
  { head: 'preguntas frecuentes|preguntas y respuestas|faqs?', about: 'sobre|acerca de', and: 'y|e', articles: /^(?:el|la|los|las)\s/iu, ask: (topic) => `${raised(topic)}?` },
  { head: 'perguntas frequentes|perguntas e respostas|dúvidas frequentes|faqs?', about: 'sobre|acerca de', and: 'e', articles: /^(?:os?|as?)\s/iu, ask: (topic) => `${raised(topic)}?` },
  { head: 'questions fréquentes|foire aux questions|questions et réponses|faqs?', about: 'sur|à propos de', and: 'et', articles: null, ask: (topic) => `${raised(topic)} ?` },
  { head: 'häufige fragen|fragen und antworten|faqs?', about: 'zu|zum|zur|rund um', and: 'und', articles: /^(?:den|dem|der|die|das)\s/iu, ask: (topic) => `Was gilt bei ${topic}?` },
  { head: 'domande frequenti|domande e risposte|faqs?', about: 'su|sul|sulla|sui|sulle|sugli', and: 'e', articles: /^(?:il|lo|la|i|gli|le)\s/iu, ask: (topic) => `${raised(topic)}?` },
  { head: 'veelgestelde vragen|vragen en antwoorden|faqs?', about: 'over', and: 'en', articles: /^(?:de|het)\s/iu, ask: (topic) => `${raised(topic)}?` },
]; // prettier-ignore
const listed = tongues.map((tongue) => ({
  ...tongue,
  pattern: new RegExp(
    String.raw`(?<=^|[.!?;:\n,]\s?|\s(?:${tongue.and})\s)(?<head>${tongue.head})\s(?:${tongue.about})\s(?<first>[^,.;:!?\n()"«“]{3,40}?)(?<more>(?:,\s[^,.;:!?\n()"«“]{3,40}?){0,6}?)\s(?:${tongue.and})\s(?<last>[^,.;:!?\n()"«“]{3,40})(?=[,.;!\n]|$)`,
    'giu',
  ),
}));
const denied = /(?<!\p{L})(?:sin|no|sem|não|sans|pas de|ohne|keine?|senza|niente|zonder|geen)\s$/iu;

/**
 * "preguntas frecuentes sobre vacunas, aparcamiento y precios": what visitors ask is put as their questions at the end, or each
 * topic would be read as a part of the page, and the first would stand in the heading.
 */
export function askTopicsAbroad(prompt: string): string {
  const asked: string[] = [];
  const rest = listed.reduce(
    (text, { pattern, and, articles, ask }) =>
      text.replace(pattern, (...match) => {
        const whole = String(match[0]);
        const {
          head = '',
          first = '',
          more = '',
          last = '',
        } = match.at(-1) as Readonly<Record<string, string | undefined>>;
        if (denied.test(text.slice(0, Number(match.at(-3))))) return whole;
        const topics = [first, ...more.split(/,\s/u), last].map((topic) => topic.trim()).filter(Boolean);
        // "FAQ sobre vacunas y equipo, galería y contacto": another conjunction inside tells of another list.
        if (topics.some((topic) => new RegExp(String.raw`\s(?:${and})\s`, 'iu').test(topic))) return whole;
        const questions = topics.map((topic) => `"${ask(articles ? topic.replace(articles, '') : topic)}"`);
        asked.push(`${raised(head)} (${questions.join(', ')}).`);
        return head;
      }),
    prompt,
  );
  if (asked.length === 0) return prompt;
  return [rest.trimEnd().replace(/(?<![.!?])$/u, '.'), ...asked].join(' ');
}
