const opening =
  /^(?<lead>\s*(?:(?:make|create|build|design|i need|we need|please)\s(?:me\s|us\s)?)?(?:an?\s|the\s|our\s|my\s)?)(?:crowd-?funding|crowdfunder|kickstarter|indiegogo|pledge)(?:[- ](?:style|type|like))?(?:\s(?:campaign|landing|launch|project))*(?:\s(?:web\s?)?(?:page|site|website))?\s(?=(?:for|of)\s(?<what>[^.:;\n]{3,90}))/iu;
/** What people give for and get no box of: a roof, a cause, somebody in need; and works, which are told by their own readers. */
const cause =
  /\b(?:save|saving|rebuild\p{L}*|restor\p{L}+|repair\p{L}*|roof|hall|church|chapel|school|village|community|neighbou?rhood|town|pub|playground|park|garden|charit\p{L}+|appeal|fund|medical|treatment|surgery|family|legal|rescue|shelter|club|team|trip|expedition|film|documentary|movie|theatre|museum|library|centre|center|brewery|bakery|caf[eé]|shop|restaurant|orchestra|choir)\b/iu;

/** "Crowdfunding page for a wooden board game": one thing that is made once enough have ordered it, so its page launches it. */
export const openBackedThing = (prompt: string): string => {
  const found = opening.exec(prompt);
  const { lead = '', what = '' } = found?.groups ?? {};
  const first = what.split(/,/u, 1)[0] ?? '';
  const isNamed = /^(?:for|of)\s["“'‘]?\p{Lu}/u.test(prompt.slice(found?.[0].length ?? 0));
  if (!found || cause.test(isNamed ? what : first)) return prompt;
  return `${lead.replace(/\ban\s$/u, 'a ')}${lead === '' ? 'Launch' : 'launch'} page ${prompt.slice(found[0].length)}`;
};
