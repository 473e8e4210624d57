/** A well-known site, and what one like it is in plain words. */
export type KnownSite = {
  readonly called: RegExp;
  /** What visitors do there, as a prompt for it; `{things}` is what the prompt says it is for, or the word behind the bar. */
  readonly does: string;
  /** What a page that presents one presents. */
  readonly is: string;
  /** What this one lacks, as a sentence. */
  readonly lacks?: string;
};

const rows: readonly (readonly [called: string, does: string, is: string, lacks?: string])[] = [
  [
    'air ?bnb|booking\\.com|vrbo|hostelworld|hipcamp',
    'directory of {things|places to stay} with price per night, guests and place, filter and search',
    'holiday homes website',
    'Nothing is paid or booked in it.',
  ],
  [
    'twitter|threads|mastodon|bluesky|facebook|reddit|quora|stack ?overflow|hacker news|discourse',
    'forum{ for things} where people post topics and reply',
    'social network app',
    'What is written stays on this device: nobody else reads it yet.',
  ],
  [
    'whats ?app|slack|discord|telegram|messenger|microsoft teams',
    'chat room{ for things}',
    'team chat app',
    'What is written stays on this device: nobody else reads it yet.',
  ],
  [
    'chat ?gpt|openai chat|perplexity',
    'chat room{ for things}',
    'AI assistant app',
    'No model answers in it: it keeps what is written.',
  ],
  ['trello|asana|jira|monday\\.com|basecamp', 'kanban board{ for things}', 'project management app'],
  ['notion|evernote|onenote|google keep|apple notes|obsidian', 'notes app{ for things}', 'notes app'],
  ['todoist|google tasks|microsoft to ?do|any\\.do|tick ?tick', 'todo app{ for things}', 'to-do app'],
  ['amazon|ebay|etsy|shopify|asos|zalando|ikea', 'online shop{ for things} with cart', 'online marketplace'],
  [
    'linked ?in|indeed|glassdoor',
    'job board{ for things} where employers post jobs and people search and filter by city and salary',
    'job search app',
    'What is posted stays on this device: nobody else sees it yet.',
  ],
  [
    'craigslist|gumtree|facebook marketplace|olx|vinted|depop',
    'classifieds board where people post {things|things to sell} and search and filter by price and place',
    'second-hand marketplace app',
    'What is posted stays on this device: nobody else sees it yet.',
  ],
  [
    'yelp|trip ?advisor|foursquare',
    'directory of {things|places to eat} with place, price and rating, filter and search',
    'restaurant guide app',
  ],
  [
    'zillow|rightmove|zoopla|idealista|redfin|trulia',
    'Real estate listings with filters by price, bedrooms and type',
    'property search app',
  ],
  ['quizlet|anki|memrise|duolingo', 'flashcards app{ for things}', 'language learning app'],
  ['kahoot', 'quiz{ about things}', 'quiz app'],
  ['calendly|open ?table|treatwell|doodle', 'booking page{ for things}', 'scheduling app'],
  ['mint|ynab|splitwise', 'expense tracker{ for things} with categories and monthly total', 'budgeting app'],
  ['hubspot|salesforce|pipedrive', 'CRM{ for things} to add contacts, companies and notes', 'CRM'],
  ['link ?tree|beacons\\.ai', 'link in bio page{ for things}', 'link page app'],
  ['medium|substack|tumblr', 'blog{ about things}', 'blogging platform'],
  [
    'netflix|you ?tube|hulu|disney ?\\+|imdb|letterboxd|twitch|prime video',
    'directory of {things|films} with genre, year and rating, filter and search',
    'film streaming app',
    'It plays nothing: it is the catalogue of one.',
  ],
  [
    'spotify|sound ?cloud|apple music|bandcamp|last\\.fm',
    'directory of {things|songs} with artist, genre and length, filter and search',
    'music streaming app',
    'It plays nothing: it is the catalogue of one.',
  ],
  ['goodreads|story ?graph', 'directory of {things|books} with author, genre and rating, filter and search', 'book tracking app'],
  ['instagram|pinterest|flickr|unsplash|500px', 'photography portfolio{ of things}', 'photo sharing app'],
  ['wikipedia|fandom', 'wiki{ about things}', 'open encyclopedia'],
  ['strava|my ?fitness ?pal|fitbit', 'workout tracker with date, activity, distance and minutes', 'workout tracking app'],
  ['uber ?eats|deliveroo|door ?dash|just eat', 'online shop for {things|hot meals} with cart', 'food delivery app'],
  ['uber|lyft|bolt|grab', 'booking page for {things|taxi rides}', 'taxi app', 'Nothing is driven or paid by it.'],
  ['canva|ms paint|microsoft paint|excalidraw', 'drawing app', 'design app'],
]; // prettier-ignore

/** Sites that people name when they ask for one like it. */
export const knownSites: readonly KnownSite[] = rows.map(([called, does, is, lacks]) => ({
  called: new RegExp(`^(?:${called})$`, 'iu'),
  does,
  is,
  ...(lacks === undefined ? {} : { lacks }),
}));
