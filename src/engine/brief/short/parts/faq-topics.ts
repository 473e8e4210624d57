const lists =
  /(?<=^|[.!?;:\n,]\s?|\b(?:and|with|plus|an?|the|some|short)\s)(?<head>(?:an?\s|the\s|short\s|some\s)*(?:faqs?(?:\s(?:section|page))?|frequently asked questions|(?:common|usual|frequent|typical)\squestions|questions and answers|answers?\s(?:to\s)?(?:the\s)?(?:(?:common|usual|frequent|typical)\s)?questions))\s(?:about|on|covering|regarding|around)\s(?<list>[^.;:!?\n()"“”]{3,220})/giu;
/** "FAQ (vaccinations, prices, parking)" */
const inBrackets =
  /(?<=^|[.!?;:\n,]\s?|\b(?:and|with|plus|an?|the|some|short)\s)(?<head>(?:faqs?|frequently asked questions|(?:common|usual|frequent|typical)\squestions))\s?\((?<list>(?!\d)[^()?"“”:\d]{3,220},[^()?"“”:\d]{2,220})\)/giu;
const denied = /\b(?:no|without|not|don['’]t)\s(?:an?\s|need\s(?:an?\s)?|want\s(?:an?\s)?)?$/iu;
/** Parts of a page that nobody asks about: with one of them the list of topics is over. */
const parts =
  /^(?:an?\s|the\s|our\s|\d+\s)?(?:photo\s|image\s|picture\s)?(?:galler(?:y|ies)|contacts?(?:\s(?:form|page|us|details|section))?|maps?|team|about(?:\sus|\spage)?|testimonials?|reviews?|newsletter(?:\s\S+)?|footer|header|hero|(?:\S+\s){0,2}form|blog|news|photos|pictures|videos?|portfolio|home(?:page)?|services|features|social\s\S+|sign[- ]?up|call to action|cta|dark\s\S+|light\s\S+)$/iu;
const doing = /^(?<word>how|what|where|when) to (?<deed>\p{L}[^,]*)$/iu;
const asks: Readonly<Record<string, string>> = {
  how: 'How do I',
  what: 'What should I',
  where: 'Where can I',
  when: 'When should I',
};

/** "how to book" -> "How do I book?", "parking" -> "What about parking?"; null for a clause of its own. */
function questionOf(topic: string): string | null {
  const { word, deed } = doing.exec(topic)?.groups ?? {};
  if (word !== undefined) return `${asks[word.toLowerCase()] ?? ''} ${deed}?`;
  if (/^(?:how|what|where|when|why|who|which|whether|if)\b/iu.test(topic) || topic.split(/\s/u).length > 6)
    return null;
  return `What about ${topic.replace(/^(?:our|your)\s/iu, '').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}?`;
}

/** The entries of a list with the place behind each; "and" ends it, as does a part of a page. */
function topicsOf(list: string): { readonly topics: readonly string[]; readonly end: number } {
  const topics: string[] = [];
  let end = 0;
  for (const entry of list.matchAll(
    /(?<mark>^|,\s(?:and\s)?|\s(?:and|&)\s)(?<topic>.+?)(?=,\s|\s(?:and|&)\s|$)/giu,
  )) {
    const { mark = '', topic = '' } = entry.groups ?? {};
    const isLast = /and|&/iu.test(mark);
    if (parts.test(topic.trim()) && topics.length > 0) break;
    topics.push(topic.trim());
    end = entry.index + entry[0].trimEnd().length;
    if (isLast) break;
  }
  return { topics, end };
}

/**
 * "FAQ about vaccinations, prices and parking": what visitors ask is put as their questions, or each topic would be read as a
 * part of the page, a service or a price list of its own.
 */
export function askTopics(prompt: string): string {
  const listed = prompt.replace(inBrackets, (whole, _head, list: string) => {
    const questions = list.split(/,\s(?:and\s)?|\s(?:and|&)\s/u).map((topic) => questionOf(topic.trim()));
    return questions.includes(null) ? whole : quoted(questions);
  });
  return listed.replace(lists, (...match) => {
    const whole = String(match[0]);
    const groups = match.at(-1) as { readonly list: string };
    const before = listed.slice(0, Number(match.at(-3)));
    const { topics, end } = topicsOf(groups.list);
    const questions = topics.map(questionOf);
    if (denied.test(before) || questions.length === 0 || questions.includes(null)) return whole;
    return `${quoted(questions)}${groups.list.slice(end)}`;
  });
}

const quoted = (questions: readonly (string | null)[]): string =>
  `FAQ (${questions.map((question) => `"${question ?? ''}"`).join(', ')})`;
