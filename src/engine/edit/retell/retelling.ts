/** A way to say a wish that no order matches as it stands, and the orders that it may stand for, likeliest first. */
export type Retelling = {
  readonly form: RegExp;
  readonly to: readonly string[];
  /** Captures that must be colours. */
  readonly colours?: readonly string[];
  /** Captures that must name a kind of section. */
  readonly sections?: readonly string[];
  /** Captures that must be written large, as names are. */
  readonly names?: readonly string[];
};

/** The site as a whole, as people speak of it. */
export const wholeSite =
  '(?:it|it all|this|that|site|page|everything|whole thing|whole site|whole page|design|look|overall look|home page|homepage|all of it|things|thing|front page|color scheme|colors|palette|general look)';
/** Words that only say how much, or that it is so by now. */
export const howMuch =
  '(?:(?:still|now|all|just|also|way|far|much|bit|little|too|very|so|really|quite|rather|pretty|kinda|kind of|sort of|somewhat|slightly|looking|being|getting|been|touch|tad|on|side|bit on|lovely|nice|great|fine|good|ok|okay|but|though) )*';
export const seems =
  "(?:is|are|was|were|looks?|feels?|seems?|reads?|sounds?|comes across(?: as)?|looks? like|it's|they're|'s)";
/** What people add behind a wish and nobody needs. */
export const aside =
  '(?: (?:for me|for us|imo|anyway|now|here|really|at all|to me|to my eye|maybe|perhaps|actually|honestly|tbh|though|if possible|or something|i think|lately|these days|together|for (?!me|us)\\S+(?: \\S+)?))*';
