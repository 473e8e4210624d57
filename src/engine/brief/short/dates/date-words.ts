import { lean } from '../../words/lean-letters';

const month =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
const span = String.raw`(?:\s?(?:-|–|—|to|and|&|\+|until)\s?)`;
const through = String.raw`(?:\s?(?:-|–|—)\s?|\s(?:to|until|till|through)\s)`;
const weekday = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\.?,?\s)`;
const clock = String.raw`(?:\d{1,2}(?:[:.][0-5]\d)?\s?[ap]\.?m\.?|\d{1,2}[:.][0-5]\d|noon|midday)`;
const bare = String.raw`\d{1,2}(?:[:.][0-5]\d)?`;
const hours = String.raw`(?:,?\s(?:at\s|from\s|@\s?)?(?:${bare}\s?[-–]\s?${clock}|${clock}(?:\s?(?:-|–|to)\s?(?:${clock}|${bare}))?)(?![\p{L}\d]))?`;
const one = String.raw`(?:(?:the\s)?${day}\s(?:of\s)?${month}${through}${weekday}?${day}\s(?:of\s)?${month}|(?:the\s)?${day}(?:${span}${day})?\s?(?:of\s)?${month}|${month}\s${day}(?:\s?[-–]\s?${day})?)`;

/** A day of the year or several as an English prompt writes them, with the hour: "Fri 8-9 May 7.30pm", "May 3rd". */
export const dateWords = new RegExp(
  String.raw`(?<![\p{L}\d£$€.])${weekday}?${one}(?![\p{L}\d])\.?(?:,?\s20\d\d)?${hours}`,
  'giu',
);

/** What people come to at a time, as its sign calls it. */
export const eventNoun = lean(
  /(?<!\p{L})(?:gigs?|shows?|concerts?|recitals?|exhibitions?|workshops?|class(?:es)?|courses?|talks?|walks?|tours?|open (?:days?|studios?|evenings?|house|gardens?)|plays?|performances?|fairs?|fetes?|fêtes?|markets?|screenings?|readings?|launch(?:es)?|part(?:y|ies)|festivals?|retreats?|matches|meetings?|race|rides?|auctions?|sales?|suppers?|supper clubs?|tastings?|services?|carols?|ceilidhs?|dances?|quiz(?:zes)?|regattas?|musicals?|pantos?|pantomimes?|productions?|operas?|premiere|preview|private view|events?|dates?|sessions?|pop-?ups?|book signings?|signings?|lectures?|auditions?|rehearsals?|matin[eé]es?|firing|dives?|swims?|runs?|trips?|camps?|demos?|sets?)(?!\p{L})/iu,
);
