import type { SectionType } from '@/domain/site/vocabulary';
import type { WholeHouse } from './whole-house';

/** Titles of pages and links to them. */
export type PageWord =
  | 'home'
  | 'about'
  | 'story'
  | 'menu'
  | 'services'
  | 'prices'
  | 'gallery'
  | 'work'
  | 'team'
  | 'blog'
  | 'shop'
  | 'products'
  | 'book'
  | 'contact'
  | 'visit'
  | 'events'
  | 'questions'
  | 'reviews'
  | 'rooms'
  | 'classes'
  | 'schedule'
  | 'properties'
  | 'donate'
  | 'volunteer'
  | 'cart'
  | 'checkout'
  | 'docs'
  | 'privacy'
  | 'tickets'
  | 'features'
  | 'jobs'
  | 'lessons'
  | 'area'
  | 'guide'
  | 'changes'
  | 'article'
  | 'cars';

/** Words on buttons. */
export type ActionWord =
  | 'book'
  | 'bookTable'
  | 'bookRoom'
  | 'order'
  | 'callNow'
  | 'writeMail'
  | 'send'
  | 'subscribe'
  | 'join'
  | 'buy'
  | 'addToCart'
  | 'viewAll'
  | 'readMore'
  | 'learnMore'
  | 'getQuote'
  | 'getDirections'
  | 'seeMenu'
  | 'seePrices'
  | 'seeWork'
  | 'seeRooms'
  | 'contactUs'
  | 'download'
  | 'donate'
  | 'reply'
  | 'apply'
  | 'back'
  | 'next'
  | 'previous'
  | 'close'
  | 'clear'
  | 'search'
  | 'filter'
  | 'sort'
  | 'showMore'
  | 'tryAgain'
  | 'copy'
  | 'copied'
  | 'print'
  | 'save'
  | 'edit'
  | 'remove'
  | 'add'
  | 'cancel'
  | 'exportData'
  | 'importData'
  | 'start'
  | 'pause'
  | 'reset';

/** Labels of form fields. */
export type FieldWord =
  | 'name'
  | 'email'
  | 'phone'
  | 'message'
  | 'subject'
  | 'date'
  | 'time'
  | 'guests'
  | 'arrival'
  | 'departure'
  | 'address'
  | 'city'
  | 'postcode'
  | 'country'
  | 'service'
  | 'budget'
  | 'details'
  | 'company'
  | 'amount'
  | 'optional'
  | 'required'
  | 'choose'
  | 'all'
  | 'yes'
  | 'no';

/** What forms say. `{mail}` stands for the address. */
export type FormWord =
  | 'missing'
  | 'badEmail'
  | 'badPhone'
  | 'pastDate'
  | 'badNumber'
  | 'fixErrors'
  | 'opensMail'
  | 'staysHere'
  | 'mailOpened'
  | 'savedHere'
  | 'noPayment'
  | 'privacyNote';

/** Opening hours and times. `{time}`, `{n}` stand for values. */
export type TimeWord =
  | 'openingHours'
  | 'open'
  | 'closed'
  | 'openNow'
  | 'closedNow'
  | 'opensAt'
  | 'closesAt'
  | 'to'
  | 'and'
  | 'everyDay'
  | 'byAppointment'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'seconds'
  | 'minutesRead'
  | 'started';

/** Cart, checkout, prices and lists of offers. */
export type ShopWord =
  | 'cart'
  | 'cartEmpty'
  | 'quantity'
  | 'subtotal'
  | 'shipping'
  | 'free'
  | 'total'
  | 'placeOrder'
  | 'orderKept'
  | 'continueShopping'
  | 'added'
  | 'soldOut'
  | 'wishlist'
  | 'price'
  | 'size'
  | 'from'
  | 'perMonth'
  | 'perYear'
  | 'perNight'
  | 'perPerson'
  | 'monthly'
  | 'yearly'
  | 'mostPopular'
  | 'bedrooms'
  | 'bathrooms'
  | 'area'
  | 'type'
  | 'maximumPrice'
  | 'results'
  | 'noResults';

/** Words of the page's frame, for eyes and for screen readers. */
export type FrameWord =
  | 'skip'
  | 'menuButton'
  | 'mainNavigation'
  | 'footerNavigation'
  | 'breadcrumb'
  | 'backToTop'
  | 'rights'
  | 'since'
  | 'notFoundTitle'
  | 'notFoundText'
  | 'notFoundAction'
  | 'dark'
  | 'light'
  | 'switchScheme'
  | 'openPicture'
  | 'closePicture'
  | 'previousPicture'
  | 'nextPicture'
  | 'playVideo'
  | 'stars'
  | 'map'
  | 'find'
  | 'follow'
  | 'sample'
  | 'onThisPage'
  | 'language'
  | 'before'
  | 'after';

/** Headings and sentences of sections. */
export type SectionWords = {
  /** A heading for each kind of section, where the business gives none. */
  readonly sections: Readonly<Record<SectionType, string>>;
  /** A sentence under such a heading. Sections without one need none. */
  readonly ledes: Readonly<Record<LedeSection, string>>;
};

/** Everything a site says that does not depend on its business, in one language. */
export type Words = SectionWords & {
  /** BCP 47 primary subtag. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  readonly pages: Readonly<Record<PageWord, string>>;
  readonly actions: Readonly<Record<ActionWord, string>>;
  readonly fields: Readonly<Record<FieldWord, string>>;
  readonly forms: Readonly<Record<FormWord, string>>;
  readonly times: Readonly<Record<TimeWord, string>>;
  /** Monday first. */
  readonly weekdays: readonly [string, string, string, string, string, string, string];
  readonly shortWeekdays: readonly [string, string, string, string, string, string, string];
  readonly shop: Readonly<Record<ShopWord, string>>;
  readonly frame: Readonly<Record<FrameWord, string>>;
  /** How a house that is let as a whole is spoken of. */
  readonly wholeHouse?: WholeHouse;
  /** Over the form of those who tell no telephone. */
  readonly onlyWrite?: string;
};

/** Sections that have a sentence of their own in every language. */
export type LedeSection =
  | 'services'
  | 'gallery'
  | 'testimonials'
  | 'team'
  | 'pricing'
  | 'faq'
  | 'newsletter'
  | 'contact'
  | 'hours'
  | 'booking'
  | 'menu'
  | 'products'
  | 'posts'
  | 'events'
  | 'rooms'
  | 'cart'
  | 'checkout'
  | 'quote'
  | 'donation'
  | 'rsvp';
