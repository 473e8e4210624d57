import type { Brief } from '@/domain/site/brief';
import { isAppKind } from './app-kinds';
import type { Action, KindDefinition, SectionContent } from './content';
import { mainAction } from './abroad/foreign-content';
import { isPhoneOnly } from './kinds/parts/phone-only';
import type { PageDraft } from './pages/plan-pages';
import type { Words } from './words/words';

/** The main button: its quoted words or its kind's, leading to a section or page that the site has. Null when it has none. */
export function planAction(
  brief: Brief,
  kind: KindDefinition,
  words: Words,
  drafts: readonly PageDraft[],
): Action | null {
  // The words of an app's button stand on the app's own.
  const quoted = isAppKind(brief.kind.value)
    ? undefined
    : brief.quotes.find(({ value }) => value.use === 'button')?.value.text;
  const usual =
    brief.language.value === 'en'
      ? { label: kind.action.label, href: kind.action.to }
      : mainAction(kind, words);
  const types = new Set(drafts.flatMap((draft) => draft.types));
  const showing = asksForDemo(brief) && (['booking', 'contact'] as const).find((place) => types.has(place));
  if (showing && !quoted) return { label: 'Book a demo', href: showing };
  const phone = brief.phone?.value;
  const callsNow =
    phone && (isPhoneOnly(brief) || /call now|call us|llámanos|appelez|anrufen|ligue/i.test(brief.prompt));
  if (callsNow)
    return { label: quoted ?? `${words.actions.callNow}`, href: `tel:${phone.replace(/[^\d+]/g, '')}` };
  const places = [
    usual.href,
    'booking',
    'contact',
    'quote',
    'rsvp',
    'pricing',
    'tickets',
    'products',
    'menu',
    'newsletter',
    'download',
    'donation',
    'services',
    'features',
    'posts',
    'portfolio',
    'gallery',
  ];
  const href = places.find((place) => types.has(place as never) || drafts.some(({ role }) => role === place));
  if (isAppKind(brief.kind.value) && !quoted) return null;
  if (!href) return quoted ? { label: quoted, href: '#main' } : null;
  const label =
    quoted ??
    (href === usual.href
      ? usual.label
      : href === 'contact'
        ? words.actions.contactUs
        : ((brief.language.value === 'en' ? undefined : labelOf(href, words)) ?? usual.label));
  return { label, href };
}

/** "Book a demo", "request a live demo": what visitors of an English site are to do first. */
const asksForDemo = ({ language, prompt, kind }: Brief): boolean =>
  language.value === 'en' &&
  !isAppKind(kind.value) &&
  /\b(?:book|request|schedule|arrange)\s(?:an?|your)\s(?:\p{L}+\s)?demo\b/iu.test(prompt);

/** What a button that leads there says, where the usual one would promise something else: no appointment without a form. */
const labelOf = (href: string, { actions, pages }: Words): string | undefined =>
  ({
    tickets: pages.tickets,
    newsletter: actions.subscribe,
    download: actions.download,
    donation: actions.donate,
    features: actions.learnMore,
    posts: actions.readMore,
    pricing: actions.seePrices,
    menu: actions.seeMenu,
    products: actions.viewAll,
    services: actions.viewAll,
    gallery: actions.seeWork,
    portfolio: actions.seeWork,
    quote: actions.getQuote,
  })[href];

/** The main button says in the hero what it says in the header. */
export function sayMain(
  content: SectionContent,
  type: string,
  brief: Brief,
  action: Action | null,
): SectionContent {
  const isQuoted = brief.quotes.some(({ value }) => value.use === 'button');
  if (!action || (type !== 'hero' && type !== 'cta')) return content;
  const [first, ...others] = content.actions ?? [];
  // A festival that sells tickets and asks for no answer.
  const isAnswer = first?.href === 'rsvp' && action.href === 'tickets' && brief.language.value !== 'en';
  if (isQuoted || isAnswer || asksForDemo(brief) || action.href.startsWith('tel:') || !first)
    return { ...content, actions: [action, ...(type === 'hero' ? others.slice(0, 1) : [])] };
  return content;
}
