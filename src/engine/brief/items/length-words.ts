/** A name that is but a length or a size: "60min". */
export const lengthOnly =
  /^\d{1,3}\s?(?:min(?:ute)?s?|mins|h|hrs?|hours?|days?|weeks?|people|sessions?|classes)$/iu;
/** "weekend £320, week £780": what is hired is the time. */
export const timeOnly =
  /^(?:half[- ]day|(?:full |whole )?day|weekday|weekend|mid-?week|week|fortnight|month|night|evening|morning|afternoon|hour|season|year)$/iu;
/** "day", and "day hire", "week rental": what is sold is a time, whatever it is spent with. */
export const isOfTime = (name: string): boolean =>
  timeOnly.test(name.replace(/\s(?:hire|rental|rate|ticket|pass|trip|let|rent)s?$/iu, ''));
/** A length at the end of a name. */
export const lengthAtEnd =
  /\s\d{1,3}\s?(?:min(?:ute)?s?|mins|h|hrs?|hours?|days?|weeks?|people|sessions?|classes)$/iu;
