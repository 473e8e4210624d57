import { partOfPage } from '../../told/fact-words';
import { cut } from '../../told/told-facts';
import { isRequest } from '../../told/told-sentences';
import { capitalise } from '../../../capitalise';

/** What people ask, the words of an owner that answer it, and the usual questions that it then stands for. */
export type ToldTopic = {
  readonly question: (told: string) => string;
  readonly told: RegExp;
  readonly usual: RegExp;
};

const standing =
  /\b(?:insured|licen[cs]ed|certified|accredited|registered|qualified|approved|chartered|DBS[- ]checked)\b/iu;

/** In the order in which visitors would ask. */
export const toldTopics: readonly ToldTopic[] = [
  {
    question: () => 'Do you deliver?',
    told: /\b(?:(?:we|i) (?:also )?(?:deliver|post|ship|send)|(?:free )?(?:local |uk |worldwide |nationwide )?(?:delivery|shipping|postage)\b(?! area| options)|deliver(?:ed|ies) (?:to|within|free))/iu,
    usual: /\b(?:deliver|send (?:things|it)|post)\b/iu,
  },
  {
    question: () => 'Do you collect?',
    told: /\b(?:(?:we|i) (?:also )?(?:collect|pick up|fetch)|(?:free )?collection\b(?!s| of \p{L}+s\b)|pick-?up (?:and|from|by))/iu,
    usual: /\b(?:collect|fetch|pick (?:it|them) up)\b/iu,
  },
  {
    question: () => 'Do you come to me?',
    told: /\b(?:(?:we|i) (?:come|travel|drive) to\b|(?:we|i) (?:visit|travel)\b|at your (?:home|place|door|venue)|home visits?)/iu,
    usual: /\b(?:come to me|come to us|where do you work|do you travel|how far)\b/iu,
  },
  {
    question: () => 'Is there a guarantee?',
    told: /\b(?:guarantee[ds]?|warrant(?:y|ied))\b/iu,
    usual: /\b(?:guarantee|warranty|not right)\b/iu,
  },
  {
    question: () => 'Is there a deposit?',
    told: /\bdeposits?\b/iu,
    usual: /\bdeposit\b/iu,
  },
  {
    question: () => 'Do you charge for a quote?',
    told: /\b(?:free|no[- ]obligation) (?:quotes?|estimates?|quotations?|valuations?|assessments?|surveys?|site visits?|home visits?|consultations?|advice)\b|\b(?:quotes?|estimates?) (?:are )?free\b/iu,
    usual: /^how do i get a (?:price|quote)/iu,
  },
  {
    question: () => 'Do I need an appointment?',
    told: /\b(?:(?:strictly )?by appointment|by arrangement only|no appointment|walk[- ]?ins?|appointments? only)\b/iu,
    usual: /\b(?:appointment|just turn up)\b/iu,
  },
  {
    question: () => 'When in the year?',
    told: /\b(?:(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas)\b.*\b(?:only|to|till|until|through)\b|(?:closed|open) (?:in |from |over |during |throughout )?(?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|easter|christmas|all year)|all year(?: round)?|year[- ]round|weekends? and (?:school|bank) holidays)\b/iu,
    usual: /\bin winter\b|\bin the year\b/iu,
  },
  {
    question: () => 'How large are the groups?',
    told: /\b(?:groups? (?:of )?(?:up to|max(?:imum)?(?: of)?|of|from)\s?\d+|(?:up to|max(?:imum)?(?: of)?) \d+ (?:people|guests|per (?:group|class|walk|trip|session))|small groups)\b/iu,
    usual: /\b(?:groups?)\b/iu,
  },
  {
    question: () => 'Can I bring my dog?',
    told: /\b(?:(?:no )?dogs?\b.*\bwelcome|dog[- ]friendly|no dogs|dogs (?:on leads|allowed))\b/iu,
    usual: /\bdogs?\b/iu,
  },
  {
    question: () => 'Can children come?',
    told: /\b(?:(?:all )?ages (?:from )?\d|(?:children|kids|under[- ]?\d+s?)\b.*\b(?:welcome|free|over|from|aged)|over[- ]?\d+s only|adults only|all ages|suitable for (?:children|all))\b/iu,
    usual: /\b(?:children|kids|child)\b/iu,
  },
  {
    question: () => 'Do I need experience?',
    told: /^(?!.*\b(?:teach|run|courses?|classes|workshops?)\b).*\b(?:no experience|beginners? welcome|complete beginners|for beginners|all levels)\b/iu,
    usual: /\b(?:experience|beginner|new to)\b/iu,
  },
  {
    question: (text) =>
      `Are you ${(standing.exec(text)?.[0] ?? 'insured').replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())}?`,
    told: /\b(?:insured|licen[cs]ed|certified|accredited|registered|qualified|approved|dbs[- ]checked|chartered)\b/iu,
    usual: /\b(?:licen[cs]e|insured|insurance|certificate)\b/iu,
  },
  {
    question: () => 'What if it is urgent?',
    told: /\b(?:emergenc(?:y|ies)|24[\s/-]?(?:h|hr|hours?|7)\b|same[- ]day|next[- ]day|out of hours)/iu,
    usual: /\b(?:urgent|emergency|how soon)\b/iu,
  },
  {
    question: () => 'What if the weather is bad?',
    told: /\b(?:(?:cancell?ed|moved|postponed|off|goes ahead|on) (?:if|when|in) .{0,20}\b(?:cloud|rain|wet|wind|storm|snow|ic[ey]|weather|fog)|rain or shine|weather permitting|whatever the weather|in all weathers?|(?:if|when) it (?:rains|snows|is (?:cloudy|wet|windy)))/iu,
    usual: /\b(?:weather|rain(?:s|y)?|cloud(?:s|y)?|wet|snow|wind(?:y)?|storm)\b/iu,
  },
  {
    question: () => 'Can I cancel?',
    told: /\b(?:(?:free|full|no) (?:cancellations?|refunds?)|(?:non|not|fully)[- ]?refundable|cancel (?:free|up to|until|with)|\d+ (?:hours?|days?)['’]? notice)/iu,
    usual: /\b(?:cancel|refund|cannot come|can[’']t come)\b/iu,
  },
  {
    question: () => 'How can I pay?',
    told: /\b(?:cash only|card(?:s)? (?:accepted|only|payments?)|no cards|(?:pay|payment) (?:by|in|on|after|when)|bank transfer|finance available|interest[- ]free)\b/iu,
    usual: /\bpay\b/iu,
  },
  {
    question: () => 'How long does it take?',
    told: /\b(?:(?:takes?|ready (?:in|within)|turnaround|lead time|waiting (?:list|time)|allow)\b.{0,20}\b(?:\d+|a|one|two|three|four|six|eight|twelve) (?:minutes?|hours?|days?|weeks?|months?)|\d+[- ](?:day|week) (?:turnaround|lead time|wait))\b/iu,
    usual: /^how long\b(?!.*\blast)/iu,
  },
];

const longest = 110;
const shortest = 8;
/** What a clause begins with that leads it on from another one. */
const leading = /^(?:and|but|also|plus|or|so|we['’]re|we are)\s/iu;
const dangling = /\s(?:and|or|with|for|to|of|in|at|the|a|an|is|are)$/iu;

/** The clauses in which a prompt states something to visitors, as sentences. */
export function statedClauses(prompt: string): readonly string[] {
  return cut(prompt, 0, /(?<=[.!?])\s+|\n+/gu).flatMap(({ text }, at) => {
    const sentence = text.replace(/[.!\s]+$/u, '');
    // The first sentence says what the site is.
    if (at === 0 || sentence.endsWith('?')) return [];
    const isPlain = !/[£$€]\s?\d/u.test(sentence) && sentence.length <= longest && !sentence.includes(':');
    const parts =
      isPlain && /\b(?:we|i|is|are|our)\b/iu.test(sentence)
        ? [sentence]
        : sentence.split(/(?<!\d),\s?|,\s|;\s/u);
    return parts
      .map((part) => part.trim().replace(leading, ''))
      .filter(
        (part) =>
          part.length >= shortest &&
          part.length <= longest &&
          !/[@:]|\d{5,}|\d{3}\s\d{3}/u.test(part) &&
          !isRequest(part) &&
          !partOfPage.test(part) &&
          !dangling.test(part),
      )
      .map((part) => `${capitalise(part)}.`);
  });
}
