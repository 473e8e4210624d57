/** The fixed words of a made site's interface, in its language. `{…}` marks a place to fill. */
export type Labels = {
  readonly skip: string;
  readonly menu: string;
  readonly mainNavigation: string;
  readonly footerNavigation: string;
  readonly home: string;
  readonly call: string;
  readonly writeTo: string;
  readonly directions: string;
  readonly more: string;
  readonly all: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
  readonly date: string;
  readonly time: string;
  readonly guests: string;
  readonly arrival: string;
  readonly departure: string;
  readonly service: string;
  readonly amount: string;
  readonly optional: string;
  readonly send: string;
  readonly book: string;
  readonly request: string;
  readonly subscribe: string;
  readonly attending: string;
  readonly yes: string;
  readonly no: string;
  readonly openingHours: string;
  readonly closed: string;
  readonly to: string;
  readonly days: readonly string[];
  readonly address: string;
  readonly months: readonly string[];
  readonly untilDays: string;
  readonly hours: string;
  readonly minutes: string;
  readonly seconds: string;
  readonly addToCart: string;
  readonly cart: string;
  readonly total: string;
  readonly emptyCart: string;
  readonly checkout: string;
  readonly search: string;
  readonly filter: string;
  readonly minuteRead: string;
  readonly notFoundTitle: string;
  readonly notFoundText: string;
  readonly backHome: string;
  readonly formNote: string;
  readonly mapOf: string;
  readonly pictureOf: string;
  readonly before: string;
  readonly after: string;
  readonly day: string;
  readonly theme: string;
  readonly copy: string;
  readonly print: string;
};

/** English labels: the base that other languages replace. */
export const englishLabels: Labels = {
  skip: 'Skip to content',
  menu: 'Menu',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  home: 'Home',
  call: 'Call',
  writeTo: 'Write to us',
  directions: 'How to find us',
  more: 'Read more',
  all: 'All',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  message: 'Message',
  date: 'Date',
  time: 'Time',
  guests: 'Guests',
  arrival: 'Arrival',
  departure: 'Departure',
  service: 'What is it about',
  amount: 'Amount',
  optional: 'optional',
  send: 'Send message',
  book: 'Book',
  request: 'Send request',
  subscribe: 'Subscribe',
  attending: 'Will you come?',
  yes: 'Yes, gladly',
  no: 'Sadly not',
  openingHours: 'Opening hours',
  closed: 'Closed',
  to: 'to',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  address: 'Address',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  untilDays: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  addToCart: 'Add to cart',
  cart: 'Cart',
  total: 'Total',
  emptyCart: 'Nothing in the cart yet.',
  checkout: 'Checkout',
  search: 'Search',
  filter: 'Filter',
  minuteRead: 'min read',
  notFoundTitle: 'This page does not exist',
  notFoundText: 'The address may be old, or a letter went missing on the way.',
  backHome: 'Back to the first page',
  formNote: 'This form opens your e-mail program with the message filled in. Nothing is stored on this page.',
  mapOf: 'Drawn map',
  pictureOf: 'Drawing',
  before: 'Before',
  after: 'After',
  day: 'Day',
  theme: 'Light or dark',
  copy: 'Copy',
  print: 'Print',
};
