import type { AppContext } from './app';

const once =
  /\b(?:for|of|on) (?:(?:our|my|the|an?|this|\p{L}+['’]s) )?(?:[\p{L}-]+ ){0,2}?(?:weddings?|honeymoon|trip|holiday|vacation|renovation|refurbishment|festival|party|road ?trip|(?:house )?move|building work|extension|loft conversion)\b/iu;

/** "Expenses for our wedding": money that is spent once, and not by the month. */
export const isSpentOnce = ({ brief: { prompt }, words }: Pick<AppContext, 'brief' | 'words'>): boolean =>
  words.language === 'en' && once.test(prompt) && !/\bmonth(?:s|ly)?\b/iu.test(prompt);

/** "Total budget £18,000": what may be spent of it all; 0 where no sum is told. */
export const readBudgetSum = ({ prompt }: Pick<AppContext['brief'], 'prompt'>): number => {
  const [, behind, before] =
    /\bbudget(?: is| of|:| =)? ?[€$£]? ?(\d[\d.,]*\d)|[€$£] ?(\d[\d.,]*\d) (?:total |overall |whole )?budget/iu.exec(prompt) ?? []; // prettier-ignore
  return Number((behind ?? before ?? '').replaceAll(/[.,](?=\d{3}\b)/gu, '').replace(',', '.'));
};
