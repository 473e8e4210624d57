import type { Brief } from '@/domain/site/brief';

/** "25 years of Brannock Dance School", "the centenary of Oake Cricket Club". */
const jubilee =
  /\b(?:\d{1,3}|ten|twenty|thirty|forty|fifty|sixty|seventy|a hundred|one hundred)\syears\sof\s(?:the\s)?(?=[A-Z])[\w'’&. -]{3,50}|\bcentenary\sof\s(?:the\s)?(?=[A-Z])[\w'’&. -]{3,50}/u;

const occasion = /\b(?:anniversary|celebrat|centenary|birthday)/iu;

/** A house that celebrates its years is not two people who do. */
export function mendJubilee(brief: Brief): Brief {
  const { kind, prompt } = brief;
  if (kind.value !== 'event' || !occasion.test(prompt)) return brief;
  const found = jubilee.exec(brief.prompt);
  if (!found) return brief;
  return {
    ...brief,
    offer: { value: 'jubilee', spans: [{ start: found.index, end: found.index + found[0].length }] },
  };
}
