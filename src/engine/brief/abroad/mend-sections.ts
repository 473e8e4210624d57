import type { Brief, ListedItem, Slot, Span } from '@/domain/site/brief';
import type { SectionType, SiteKind } from '@/domain/site/vocabulary';

const aForm =
  /^(?:un |une |ein |een )?(?:formulaire|formulario|formulário|modulo|formular|formulier|formularz\p{L}*|form\p{L}{0,3}|و?نموذج(?: طلب| لطلب)?|و?استمارة|ו?טופס)$/iu;
const forWhat =
  /^\s?(?:pour|para|per|für|zum|zur|voor|do|dla|de|di|d['’]|la |le |les |una? |uma? |der |die |das |een |demander |pedir |solicitar |richiedere |aanvragen |لطلب|ל|ل|\s)*$/iu;
const purposes = new Set<SectionType>(['quote', 'booking', 'rsvp', 'volunteer', 'donation', 'newsletter']);
const told = (prompt: string, { start, end }: Span): string => prompt.slice(start, end);

/** "un formulaire pour demander un devis", "טופס לקביעת פגישה": the form is that section's own; "de pedido" is none for contact. */
function ownForms(brief: Brief): Brief {
  const { prompt, sections } = brief;
  const starts = sections
    .filter(({ value }) => purposes.has(value))
    .flatMap(({ spans }) => spans.map(({ start }) => start));
  return {
    ...brief,
    sections: sections.flatMap((slot): Slot<SectionType>[] => {
      const [span] = slot.spans;
      if ((slot.value !== 'form' && slot.value !== 'contact') || !span || !aForm.test(told(prompt, span)))
        return [slot];
      const isOwn = starts.some(
        (start) => start >= span.end && start - span.end < 28 && forWhat.test(prompt.slice(span.end, start)),
      );
      if (isOwn) return [];
      const isOrder =
        /^\s(?:de|di|d['’])\s?(?:pedidos?|encargos?|inscri\p{L}*|solicit\p{L}*|commande|richiesta|iscrizione|ordine|encomendas?|orçamento|matrícula)/iu.test(
          prompt.slice(span.end, span.end + 30),
        );
      return isOrder && !sections.some(({ value }) => value === 'form')
        ? [{ ...slot, value: 'form' }]
        : [slot];
    }),
  };
}

const showsWork = new Set<SiteKind>(['portfolio', 'photographer', 'studio']);
/** "Bilder von unseren Arbeiten", "foto's van ons werk": one section, told in two words. */
function onePicture(brief: Brief): Brief {
  const { prompt, sections, kind } = brief;
  const gallery = sections.find(({ value }) => value === 'gallery')?.spans[0];
  const work = sections.find(({ value }) => value === 'portfolio')?.spans[0];
  if (!gallery || !work || work.start < gallery.end) return brief;
  const isOne = /^\s(?:von|der|van|de|des|di|dei|delle|do|dos|das)?\s?(?:\p{L}{1,8}\s){0,2}$/u.test(
    prompt.slice(gallery.end, work.start),
  );
  const gone = showsWork.has(kind.value) ? 'gallery' : 'portfolio';
  return isOne ? { ...brief, sections: sections.filter(({ value }) => value !== gone) } : brief;
}

const cooking = new Set<SiteKind>(['cafe', 'restaurant', 'bar', 'bakery']);
/** "menü ve fiyatlar (…)", "gusti, prezzi (…)": of a kitchen the prices are those of its menu. */
function menuPrices(brief: Brief): Brief {
  const { sections, items, kind } = brief;
  const hasMenu = sections.some(({ value }) => value === 'menu');
  const priced = items.filter(({ value }) => value.price !== undefined);
  const isMenus = priced.length > 0 && priced.every(({ value }) => value.section === 'menu');
  return cooking.has(kind.value) && hasMenu && isMenus
    ? { ...brief, sections: sections.filter(({ value }) => value !== 'pricing') }
    : brief;
}

const lodging = new Set<SiteKind>(['hotel', 'restaurant', 'cafe', 'bar', 'bakery', 'shop', 'florist']);
/** "aulas de surf" in a hostel: something to do there, and no lesson plan. */
function lessonsOfHouse(brief: Brief): Brief {
  const { prompt, sections, kind, items } = brief;
  const slot = sections.find(({ value }) => value === 'timetable');
  const [span] = slot?.spans ?? [];
  if (!lodging.has(kind.value) || !slot || !span) return brief;
  const whole = /^\s(?:de|di|d['’]|von|van)\s?\p{L}{3,}/u.exec(prompt.slice(span.end, span.end + 24))?.[0];
  if (whole === undefined || items.some(({ value }) => value.section === 'timetable')) return brief;
  const text = `${told(prompt, span)}${whole}`;
  const name = text.replace(/^\p{Ll}/u, (letter) => letter.toLocaleUpperCase());
  const section: ListedItem['section'] = kind.value === 'hotel' ? 'amenities' : 'services';
  return {
    ...brief,
    sections: sections.filter((one) => one !== slot),
    items: [
      ...items,
      { value: { section, name }, spans: [{ start: span.start, end: span.start + text.length }] },
    ],
  };
}

/** "nos horaires : lun-ven 10h-19h": where the hours of opening follow, they are meant. */
function openingHours(brief: Brief): Brief {
  const { sections, hours, items } = brief;
  const at = hours?.spans[0]?.start;
  if (at === undefined || items.some(({ value }) => value.section === 'timetable')) return brief;
  return {
    ...brief,
    sections: sections.map((slot) => {
      const end = slot.spans[0]?.end ?? Infinity;
      return slot.value === 'timetable' &&
        at - end >= 0 &&
        at - end < 5 &&
        !sections.some(({ value }) => value === 'hours')
        ? { ...slot, value: 'hours' as const }
        : slot;
    }),
  };
}

const unasked: readonly (readonly [SectionType, RegExp, RegExp])[] = [
  // "2009'dan beri hizmet veriyoruz": they serve.
  ['services', /^hizmet$/iu, /^.{0,1}hizmet\s?ver/iu],
  // "torty na zamówienie", "por encargo": how they are made.
  ['checkout', /^zamówieni/iu, /^na zamówieni/iu],
];
function dropUnasked(brief: Brief): Brief {
  const { prompt } = brief;
  const isMeant = (slot: Slot<string>): boolean =>
    !unasked.some(
      ([, word, context]) =>
        slot.spans.length > 0 &&
        slot.spans.every(
          (span) =>
            word.test(told(prompt, span)) &&
            [0, 3].some((back) => context.test(prompt.slice(Math.max(0, span.start - back), span.end + 6))),
        ),
    );
  const priced = brief.items.filter(({ value }) => value.price !== undefined).length;
  const isBare = /^(?:sadece|yalnızca)$/iu;
  return {
    ...brief,
    sections: brief.sections.filter(isMeant),
    behaviours: brief.behaviours.filter(isMeant),
    // "keine Preise für Pensionsplätze": of one thing, where others have theirs.
    excluded: brief.excluded.filter(
      ({ value, spans }) =>
        !(value === 'pricing' && priced > 1) &&
        // "sin fotos de pies": other pictures are welcome.
        !(
          value === 'images' &&
          spans.length > 0 &&
          spans.every(({ end }) =>
            /^\s(?:de|di|d['’]|von|van)\s?\p{Ll}{3}/u.test(prompt.slice(end, end + 12)),
          )
        ),
    ),
    style:
      brief.style?.spans.every((span) => isBare.test(told(prompt, span))) === true &&
      brief.style.spans.length > 0
        ? null
        : brief.style,
  };
}

/** "quote associative", "quota annuale": in Italian what members pay, and no estimate. */
function ownQuotas(brief: Brief): Brief {
  if (brief.spoken !== 'it') return brief;
  const isQuota = ({ value, spans }: Slot<SectionType>): boolean =>
    value === 'quote' && spans.some((span) => /^quot[ae](?![\p{L}])/iu.test(told(brief.prompt, span)));
  return {
    ...brief,
    sections: brief.sections.map((slot) => (isQuota(slot) ? { ...slot, value: 'pricing' } : slot)),
  };
}

const buying =
  /panier|en ligne|online|web ?shop|e-?shop|cart|carrito|carrinho|carrello|winkelwagen|warenkorb|koszyk|sepet|سلة|עגלה|סל/iu;
/** "commande de gâteaux d'anniversaire": what is made to order asks for no checkout. */
const noCheckout = (brief: Brief): Brief =>
  buying.test(brief.prompt) || brief.sections.some(({ value }) => value === 'cart')
    ? brief
    : { ...brief, sections: brief.sections.filter(({ value }) => value !== 'checkout') };

/** Sections asked for in another language than English, once more against each other and what is told beside them. */
export const mendSections = (brief: Brief): Brief =>
  [ownQuotas, noCheckout, ownForms, onePicture, menuPrices, lessonsOfHouse, openingHours, dropUnasked].reduce(
    (read, mend) => mend(read),
    brief,
  );
