import type { Exclusion, Slot } from '@/domain/site/brief';
import type { SiteKind } from '@/domain/site/vocabulary';
import type { Denial } from './find-denials';
import { findMeant } from '../offer/find-meant';
import { isWorkDone } from './is-work-done';
import { isCueAt, spanOf, type Reading } from '../reading';

const special: readonly (readonly [Exclusion, RegExp])[] = [
  [
    'images',
    /^(?:images?|imagenes|photos?|pictures?|fotos?|foto['’]s|fotograf(?:lar|ias?)?|bilder(?:n)?|illustrations?|imagens|immagini|afbeeldingen|zdjec|gorsel|resim|graphics|صور|תמונות)$/u,
  ],
  [
    'sign-in',
    /^(?:signup|login|logins|registration|accounts?|sign|signin|inscription|registro|anmeldung|registrierung|cadastro|registrazione|iscrizione|registratie|aanmelding|rejestracji|logowania|kayit|uyelik|تسجيل|הרשמה)$/u,
  ],
  ['script', /^(?:javascript|js|scripts?|scripting|skrypt\w*)$/u],
  [
    'animation',
    /^(?:animat\w*|motion|parallax|animaciones|animationen|animazioni|animacoes|animaties|moving|animacj\w*|animasyon\w*|transitions?)$/u,
  ],
];

/** What must not be there, from what stands under a "no". */
export function readExcluded(
  reading: Reading,
  denials: readonly Denial[],
  kind: SiteKind,
): Slot<Exclusion>[] {
  const slots = new Map<Exclusion, Slot<Exclusion>>();
  const add = (value: Exclusion, denial: Denial, from: number, to: number): void => {
    // The "no" itself belongs to the words when it stands right before them.
    const first = isCueAt(reading, from - 1, 'no')
      ? from - 1
      : denial.from === from && from - denial.cue < 4
        ? denial.cue
        : from;
    if (!slots.has(value)) slots.set(value, { value, spans: [spanOf(reading.tokens, first, to)] });
  };
  const sections = findMeant(reading, reading.lexicon.sections, kind);
  const behaviours = findMeant(reading, reading.lexicon.behaviours, kind);
  const isDenied = (at: number): boolean => denials.some((one) => at >= one.from && at < one.to);
  // "three packages, no prices": the packages are wanted, without figures.
  const hasPlans = sections.some(
    (one) => one.value === 'pricing' && !isDenied(one.from) && !isOnlyFigure(reading, one.from),
  );
  for (const denial of denials) {
    if (isAnswer(reading, denial.cue)) continue;
    const isInside = (one: { from: number; to: number }): boolean =>
      one.from >= denial.from && one.to <= denial.to;
    for (let at = denial.from; at < denial.to; at += 1)
      for (const [value, pattern] of special)
        if (pattern.test(reading.tokens[at]?.form ?? '') && !isStock(reading, at))
          add(value, denial, at, at + 1);
    const has = (value: Exclusion): boolean => slots.has(value);
    const isSignUp = (at: number): boolean =>
      special.some(([value, pattern]) => value === 'sign-in' && pattern.test(reading.tokens[at]?.form ?? ''));
    for (const one of sections.filter(isInside)) {
      // "sans inscription": no account, whatever else is signed up for elsewhere.
      if (['tickets', 'cta', 'form', 'booking'].includes(one.value) && isSignUp(one.from)) continue;
      if (one.value === 'pricing' && isOnlyFigure(reading, one.from) && hasPlans) continue;
      if (isOnFirstPage(reading, one.to)) continue;
      // "donations by bank transfer, no online giving yet": how it is not given.
      if (one.value === 'donation' && reading.tokens[one.from]?.form === 'online' && /\bdonat|\bbank transfer\b|\bcheques?\b/iu.test(reading.text)) continue; // prettier-ignore
      // "no bookings less than 24 hours ahead": a rule of the bookings.
      if (one.value === 'booking' && /^(?:less|more|later|earlier|before|after|on|within|under|past|during|beyond|further)$/u.test(reading.tokens[one.to]?.form ?? '')) continue; // prettier-ignore
      // "we don't take on work in London": what is done, and no part of a site.
      if (one.value === 'portfolio' && isWorkDone(reading, one.from)) continue;
      // "Showers, no parking": how it is there, and no wish for a page without a map.
      if (one.value === 'map' && reading.tokens[one.from]?.form === 'parking') continue;
      // "no shop basket": the basket alone.
      if (one.value === 'products' && /^(?:basket|cart|trolley|checkout|till)$/u.test(reading.tokens[one.to]?.form ?? '')) continue; // prettier-ignore
      // "No tenant fees", "no hidden costs": what is not charged, and no wish for a page without prices.
      if (one.value === 'pricing' && one.from - denial.cue > 1 && /^(?:fees?|charges?|costs?)$/u.test(reading.tokens[one.from]?.form ?? '')) continue; // prettier-ignore
      const isImages =
        one.value === 'gallery' &&
        /^(?:images?|photos?|pictures?|fotos?|bilder|imagenes|imagens|immagini)$/u.test(
          reading.tokens[one.from]?.form ?? '',
        );
      // "no fake reviews": there are none to show but made-up ones, unless the prompt asks for some elsewhere.
      const isStocked =
        isStock(reading, one.from) &&
        (one.value !== 'testimonials' ||
          sections.some(({ value, from }) => value === 'testimonials' && !isDenied(from)));
      if (!isImages && !isStocked && one.value !== 'hero') add(one.value, denial, one.from, one.to);
    }
    for (const one of behaviours.filter(isInside))
      if (!(one.value === 'reveal' && has('animation'))) add(one.value, denial, one.from, one.to);
  }
  return [...slots.values()];
}

/** "know / don't know buttons": an answer to press, and nothing that is not wanted. */
const isAnswer = (reading: Reading, cue: number): boolean =>
  /^(?:don['’]?t|do not|didn['’]?t|did not)\s(?:know|knew|remember)\b/iu.test(
    reading.text.slice(reading.tokens[cue]?.start),
  );

/** "no prices on the home page": refused there, and nowhere else. */
function isOnFirstPage(reading: Reading, after: number): boolean {
  const next = reading.tokens
    .slice(after, after + 6)
    .map(({ form }) => form)
    .join(' ');
  return /^(?:\p{L}+ )?(?:on|at|from) (?:(?:the|our|my) )?(?:homepage|(?:home|front|first|start|landing|main) ?page)\b/u.test(
    next,
  );
}

/** A word for the figures alone: "prices", "precios". */
function isOnlyFigure(reading: Reading, at: number): boolean {
  return /^(?:prices?|cost|costs|precios?|prix|preise?n?|precos?|prezz[oi]|prij(?:s|zen)|cen[ay]?|fiyat\w*|الأسعار|أسعار|מחירים)$/u.test(
    reading.tokens[at]?.form ?? '',
  );
}

/** "no stock photos": bought pictures are not wanted; own ones are. */
function isStock(reading: Reading, at: number): boolean {
  return /^(?:stock|stockphotos?|generic|cheesy|fake|ai|invented|made-?up|phony|sample|up)$/u.test(
    reading.tokens[at - 1]?.form ?? '',
  );
}
