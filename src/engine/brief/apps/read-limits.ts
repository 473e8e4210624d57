import type { Brief } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import { findAppLimits } from './app-limits';
import { rareReaders } from '../rare-readers';
import { readLanguageLimits } from '../languages/written-languages';
import { isCueAt, tokenAt, type Reading } from '../reading';

type Known = Pick<
  Brief,
  'kind' | 'name' | 'offer' | 'email' | 'phone' | 'language' | 'languages' | 'pages' | 'behaviours'
>;
type Limit = {
  readonly asked: RegExp;
  readonly says: (known: Known) => string;
  /** Kind that speaks of such words without asking for anything. */
  readonly never?: SiteKind;
};

const apps = new Set<SiteKind>(appKinds);
const shared = new Set<SiteKind>([
  'poll',
  'forum',
  'chat',
  'booking',
  'directory',
  'kanban',
  'crm',
  'inventory',
]);

const limitList: readonly Limit[] = [
  {
    asked:
      /\b(?:stripe|paypal|klarna|apple pay|google pay|square payments?|ideal payments?|payment gateway|(?:online|card|real|secure|recurring) payments?|(?:take|accept|process|handle)s? (?:card |online )?payments?|pay(?:ing)? (?:online|by card)|credit cards?|subscriptions? billing|online zahl\w*|zahlungen?|paiements? (?:en ligne|par carte)|pagos? (?:online|en linea|con tarjeta)|pagamenti (?:online|con carta)|pagamentos? online|online betal\w*|platnosci online|online odeme)\b/u,
    // "eight years at Klarna": where somebody worked.
    never: 'cv',
    says: () =>
      'Files alone take no payments: an order or booking is noted, but no money moves until you add the payment link of a provider.',
  },
  {
    asked:
      /\b(?:(?:auto(?:matic)?|confirmation|reminder|notification|welcome) e-?mails?|e-?mails? (?:me|us|them|the customer|customers)\b|sends? (?:me |us |them |out |an? )*(?:e-?mails?|sms|texts?|notifications?|newsletters?)|sends? (?:\w+ ){0,2}(?:customers?|clients?|guests?|members?|people|users?|buyers?|subscribers?|parents?|patients?|donors?|students?|tenants?) (?:\w+ ){0,2}(?:e-?mails?|sms|texts?|reminders?|confirmations?|receipts?|invoices?|notifications?)|sms (?:reminders?|alerts?|notifications?)|push notifications?|e-?mail notifications?|get notified by e-?mail|mailchimp)\b/u,
    says: () =>
      'Nothing is sent by itself: a form opens the visitor’s own mail program with the message ready, or keeps the entry in their browser.',
  },
  {
    asked:
      /\b(?:user accounts?|customer accounts?|accounts? for (?:users|customers|members|parents|students|clients)|log[- ]?ins?|sign[- ]?ins?|log in|sign in|register(?:ed)? users?|user registration|members?['’]? (?:only )?(?:area|page|section|login)|client (?:portal|area|login)|patient portal|password[- ]protected|private area|authentication|admin (?:area|login|backend)|anmeldebereich|kundenkonto|espace (?:client|membre)|area (?:clienti|riservata|de clientes|privada))\b/u,
    says: () =>
      'There are no real accounts: files alone cannot check who someone is, so every page can be read by anyone.',
  },
  {
    asked:
      /\b(?:live[- ]chat|livechat|live support|chat widget|chat ?bot|ai (?:assistant|chat|bot)|chat with (?:us|me|visitors|customers|support)|(?:members?|group|team|private|community)['’]? chat|chat (?:rooms?|area)|real[- ]time chat|video calls?|zoom integration)\b/u,
    never: 'chat',
    says: ({ phone }) =>
      `Live conversation needs a service behind it: there is a contact form${phone ? ' and your phone number' : ''} instead.`,
  },
  {
    asked:
      /\b(?:real[- ]time (?:availability|prices|data|stock|tracking|updates|inventory)|live (?:data|scores?|prices|weather|stock|rates|availability|tracking|feed|inventory)|(?:sync|syncs|synced|integrat\w+|connect\w*) (?:with|to) (?:google|outlook|my|our|airbnb|booking\.com|shopify|salesforce|hubspot)|instagram feed|google reviews|gps tracking|order tracking|parcel tracking)\b/u,
    says: () =>
      'Nothing is fetched from elsewhere: what would be live is written on the page, or a sample of it, for you to change.',
  },
  {
    asked:
      /\bcookie[- ]?(?:banners?|not(?:e|ice)s?|consent|bar|pop-?ups?|hinweis|meldung|melding)\b|\b(?:aviso|banner|bandeau|baner) (?:de |dei |di )?cookies?\b/u,
    says: () =>
      'No cookies are set and nobody is counted, so nothing has to be agreed to and no banner stands there.',
  },
  {
    asked:
      /\b(?:upload (?:files?|photos?|images?|documents?|their|cvs?|resumes?)|file uploads?|photo uploads?|image uploads?)\b/u,
    says: () => 'Files cannot be uploaded to the site: a form asks people to send them by mail.',
  },
  {
    asked:
      /\b(?:play(?:er|ers)? buttons?|audio players?|(?:embedded|music|podcast|episode) players?|play (?:the )?(?:episodes?|tracks?|songs?))\b/u,
    says: () =>
      'There are no recordings here yet, so nothing pretends to play: put your audio files into the site or link to where they can be heard.',
  },
];

const madeUp =
  /\b(?:app|tool|generator|tester|test|checker|simulator|editor|maker|software|platform|web app|webapp)$/u;

/** What was asked for that files without a server cannot do, each with what stands there instead. Nothing for what is denied. */
export function readLimits(reading: Reading, known: Known, isDenied: (at: number) => boolean): string[] {
  const said: string[] = [...readLanguageLimits(known)];
  const kind = known.kind.value;
  const isAskedAt = (index: number): boolean => {
    const at = tokenAt(reading.tokens, index);
    return !isDenied(at) && !reading.tokens[at]?.isClosed;
  };
  for (const { asked, says, never } of limitList) {
    if (never === kind) continue;
    const every = new RegExp(asked.source, 'gu');
    if ([...reading.folded.matchAll(every)].some(({ index }) => isAskedAt(index))) said.push(says(known));
  }
  if (apps.has(kind)) said.push(...findAppLimits(reading.folded, kind, isAskedAt));
  const closest = rareReaders().findClosestApp(reading, known.name !== null);
  if (closest?.kind === kind) said.push(closest.lacks);
  if (shared.has(kind))
    said.push('What is entered stays in the visitor’s own browser: others do not see it.');
  if (/whats ?app/u.test(reading.folded) && known.phone === null && !apps.has(kind))
    said.push(
      'The WhatsApp button has no number yet and leads to your contact section: tell me yours with its country code, and it opens a chat with you.',
    );
  if (isToolAlone(reading, known))
    said.push(
      `The ${known.offer?.value ?? 'tool'} itself is more than I can build yet: this is a site that presents it.`,
    );
  return said;
}

/** "invoice generator app with VAT": a program is asked for, not a page about one. */
function isToolAlone(reading: Reading, { kind, name, offer }: Known): boolean {
  if (apps.has(kind.value) || name !== null || offer === null) return false;
  const isSite = reading.tokens.some(
    (token, at) =>
      isCueAt(reading, at, 'site') &&
      !/^web ?app/u.test(`${token.form} ${reading.tokens[at + 1]?.form ?? ''}`),
  );
  return !isSite && (madeUp.test(offer.value.toLowerCase()) || /\bweb ?app\b/u.test(reading.folded));
}
