import type { Brief } from '@/domain/site/brief';

/** What a person does, as the prompt says it: "3D creature artist", "for games". */
export type OwnCalling = {
  readonly calling: string;
  /** The words before its head: "3D creature". */
  readonly sort: string;
  /** "artist". */
  readonly head: string;
  /** " for games", " writing historical crime", or nothing. */
  readonly turned: string;
};

const heads =
  /(?:artist|designer|illustrator|painter|writer|author|maker|developer|engineer|programmer|stylist|modeller|modeler|sculptor|animator|editor|director|architect|videographer|translator|researcher|strategist|printmaker|calligrapher|cartoonist|copywriter|journalist|critic|curator|inventor|scientist|analyst|manager|consultant|photographer|coder|typographer|embroiderer|weaver|jeweller|milliner|technologist|creator|storyteller|essayist|novelist|poet|screenwriter|playwright)$/iu;
const looks =
  /^(?:freelance|professional|independent|young|local|award-winning|junior|senior|self-taught|london|digital|contemporary|aspiring|emerging|part-time|full-time|creative|visual|fine|new|experienced|front-?end|back-?end|full-?stack|software|web|mobile|android|ios|lead|staff|principal)\s+/iu;
const turn =
  /^\s(?<turned>(?:for|of|about|who\s(?:draws|paints|makes|writes|builds|designs|works\swith)|writing|making|drawing|painting|working\s(?:with|in|on)|specialis\p{L}+\sin|specializ\p{L}+\sin)\s(?!me\b|my\b|the\ssite\b)\p{L}[\p{L}\d’'& -]{2,40}?)(?=[,.;:!?\n]|\s(?:in|with|based|called|named|and\s(?:a|an|the|i|needs?|wants?)|needs?|wants?|from|near)\s|$)/u;

/** Whether the calling says no more than its last word: "freelance illustrator". */
export const isPlainCalling = ({ sort, turned }: OwnCalling): boolean => sort === '' && turned === '';

/** What the person of a short English portfolio does; null where the prompt does not say it. */
export const callingOf = ({ offer, prompt, language, spoken }: Brief): OwnCalling | null => {
  if (language.value !== 'en' || spoken !== 'en' || !offer) return null;
  const told = offer.value.replace(/^(?:an?|the|my)\s+/iu, '');
  const calling = told.replace(/\s(?:for|of|writing|about|who)\s.*$/u, '');
  if (!heads.test(calling) || /\s(?:and|or)\s|,/u.test(calling)) return null;
  const words = calling.split(' ');
  const head = words.at(-1) ?? '';
  let sort = words.slice(0, -1).join(' ');
  while (looks.test(`${sort} `)) sort = `${sort} `.replace(looks, '').trim();
  const at = prompt.toLowerCase().indexOf(calling.toLowerCase());
  const turned = at < 0 ? '' : (turn.exec(prompt.slice(at + calling.length))?.groups?.['turned'] ?? '');
  return { calling, sort, head: head.toLowerCase(), turned: turned === '' ? '' : ` ${turned}` };
};
