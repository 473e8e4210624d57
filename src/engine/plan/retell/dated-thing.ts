/** "Show and prizes, 4 September": something with its day, however it begins. */
export const datedThing =
  /^(?:the\s)?[\p{Lu}\d][^,.:;]{2,45},\s(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day\s)?\d{1,2}(?:st|nd|rd|th)?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/iu;
