const counting =
  /^(?:(?:make|create|build|me|an?|the|simple|big|live) )*count ?down(?: (?:timer|page|clock))? (?:to|until|till) (?:the )?(?:\d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}* \d)/u;

/** "Countdown to 24 December, “Holidays start”": a day is waited for, and the words in quotes are no house. */
export const opensCountdown = (folded: string): boolean => counting.test(folded);
