/** "Photos will follow", "no pictures of people": an owner who speaks of pictures has some, or wants none. */
const ownPictures =
  /\b(?:photos?|pictures?|images?|photographs?)\b[^.\n]{0,40}\b(?:follow|later|to come|soon|send|sent|attached|coming|ready)\b|\b(?:send|have|supply|take|own)\b[^.\n]{0,24}\b(?:photos?|pictures?|photographs?)\b|\b(?:no|without|don['’]?t (?:use|want|need|show)|not)\b[^.\n]{0,20}\b(?:gallery|photos?|pictures?|images?|photographs?)\b/iu;

/** "Book by phone", "appointments", "a table for two": whether a prompt speaks of coming at a set time at all. */
const booked =
  /\b(?:book(?:s|ed|ing|ings)?(?!\s(?:club|group|shop|token)s?\b)|appointments?|reserv\p{L}+|a table|sessions?|stay(?:s|ing)?|per night|a night|check[- ]?in)\b/iu;

/** "We post on Mondays", "buy online": what is sold beyond the counter. */
const sent =
  /\b(?:online|basket|cart|checkout|add to|shipping|postage|(?:we|i) (?:post|ship|send)|posted|mail order|web\s?shop|by post|free (?:delivery|shipping))\b/iu;

export const speaksOfPictures = (prompt: string): boolean => ownPictures.test(prompt);
export const speaksOfBooking = (prompt: string): boolean => booked.test(prompt);
export const speaksOfSending = (prompt: string): boolean => sent.test(prompt);
