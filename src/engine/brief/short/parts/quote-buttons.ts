/** What visitors are told to do; what a tool's own keys do ("start button", "copy button") is none of these. */
const deeds =
  'book|enrol|enroll|join|get|order|buy|reserve|request|ask|apply|register|subscribe|donate|text|message|email|hire|rent|plan|adopt|sponsor|claim|become|give|talk|chat|schedule|pre-?order|view|visit|explore|browse|try|see|find|shop|sign up|start|send|support|write|come|taste|meet|leave';
const alone = 'join|reserve|register|apply|subscribe|sign up';
const asked = new RegExp(
  String.raw`(?<=^|[,;:.]\s|\s(?:and|with|plus|an?|big|large|main|clear|bold|sticky|prominent|huge|obvious|the|red|green|blue|orange|yellow)\s)(?<label>(?:${deeds})(?:\s(?!button|form|with|and|page|section|that|which|for my)[\p{Ll}'’-]+){1,4}|${alone})\sbutton(?!s|\p{L}|\s(?:on|for|to|next|beside|in|with|under|of)\b|:?\s(?:(?:that\s)?(?:says?|saying|reads?|reading|labelled|labeled|called)\s)?["“«‘'])`,
  'giu',
);
const ofLinks = /\b(?:links? in bio|link ?tree|links? page|page of (?:\p{L}+ )?links)\b/iu;
const toWrite = /\b(?:contact|message|e-?mail|get in touch)(?: me)? button\b/iu;
const opensTool =
  /\b(?:app|calculator|timer|tracker|game|quiz|converter|counter|stopwatch|poll|board|list)\b/iu;

/** "…, and book a place button": the words of the main button, as if they stood in quotation marks. */
export const quoteButtons = (written: string): string => {
  // A page of links has no other page for a message.
  const prompt = ofLinks.test(written.slice(0, 60)) ? written.replace(toWrite, 'contact form') : written;
  return quoted(prompt);
};

/** "a button that says Request a sample, …": its words, though no marks stand round them. */
const labelled =
  /\bbutton\s(?:(?:that|which)\s)?(?:says?|saying|reads?|reading|labelled|labeled)\s(?<label>\p{Lu}[\p{L}’'-]*(?:\s(?!and\b|then\b|that\b|which\b|with\b)[\p{L}’'-]+){0,4})(?=[,.;)\n]|\s(?:and|then)\b|\s?$)/gu;

const quoted = (prompt: string): string => asQuoted(prompt.replace(labelled, 'button "$<label>"'));

const asQuoted = (prompt: string): string =>
  opensTool.test(prompt.slice(0, 40))
    ? prompt
    : prompt.replace(asked, (...match) => {
        const { label = '' } = match.at(-1) as Record<string, string | undefined>;
        // Who is written to is no call of the page's own.
        const lead = /^(?:e-?mail|message|write|text|send)\b/iu.test(label) ? '' : 'call to action ';
        return `${lead}button "${label.charAt(0).toLocaleUpperCase()}${label.slice(1)}"`;
      });
