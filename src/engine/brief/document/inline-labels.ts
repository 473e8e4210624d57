const headline =
  /(?<=^|[.!?]["”]?\s|\n)(?<label>(?:Main |Hero )?(?:Headline|Tagline|Strapline|Slogan))\s*:\s+(?<words>[^.!?\n"“]{4,90}[.!?])(?=\s\S)/gu;
const others =
  /(?<=[.!?]["”]?\s)(?<!(?:^|\n)[ \t]*\d{1,2}\.\s)(?=(?:FAQs?|Questions|(?:Two |Three |Main )?[Bb]uttons?|CTA|Sub-?[Hh]ead(?:line|ing)?)\s*:\s)/gu;
const buttons =
  /^(?<lead>\s*(?:[-*•]\s+)?)(?:two |three |main )?buttons?\s*:\s+(?<first>\p{Lu}[^",.\n]{2,36}?)(?:,\s(?:and\s)?|\sand\s)(?<second>\p{Lu}[^",.\n]{2,36})\.?(?=\s|$)/gimu;

/** Labels inside a paragraph, each on a line of its own: "Headline: …", "Two buttons: … and …", "FAQ: …". */
export const inlineLabels = (text: string): string =>
  text
    .replace(headline, '\n$<label>: "$<words>"\n')
    .replace(others, '\n')
    .replace(buttons, '$<lead>Buttons: "$<first>" and "$<second>"\n');
