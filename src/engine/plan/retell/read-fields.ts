import type { PagePlan, SectionPlan, SitePlan } from '../site-plan';
import { freeId } from '../free-id';
import { isForMaker } from './is-for-maker';
import { splitOutside } from './part-sentences';
import type { Piece } from './lines/piece';
import { tidyHeading, tidyRow } from './tidy-words';

type Wish = { readonly title: string; readonly labels: readonly string[]; readonly page: string | null };

const asked =
  /\b((?:(?!an?\b|the\b|our\b|have\b|simple\b|short\b)\p{L}+\s)?)form\b[^.:,]{0,30}?(?:\bask(?:s|ing)?(?:\sfor)?|\bwith(?:\sfields)?(?:\sfor)?|\bfields?|\bcollect(?:s|ing)?|\bhas|\b(?:where|so)\s\p{L}+\s(?:can|could)\s(?:send|upload|tell|say|give|enter|add|leave|attach)(?:\s(?:us|me))?|\((?=[^()]*,)|:)\s*:?\s*(.+)$/iu;
const fewest = 2;

/** "photos of their chair, whether they have fabric": said to whoever fills it in. */
const toVisitor = (label: string): string =>
  label
    .replace(/\btheir\b/giu, 'your')
    .replace(/\bthey are\b/giu, 'you are')
    .replace(/\bthey\b/giu, 'you');

/** The fields that a wish for a form lists: "an enrolment form which asks: child's name, date of birth, which group". */
const wishIn = ({ text, heading, page }: Piece): Wish | null => {
  const isLabel = heading !== null && /^(?:\p{L}+\s)?form(?:\s(?:with\s)?fields)?$/iu.test(heading);
  const found = isLabel ? (['', heading.replace(/form.*$/iu, ''), text] as const) : asked.exec(text);
  if (!found) return null;
  const [, kind = '', list = ''] = found;
  // "… and a short FAQ: Do I need a referral?": what else the page is to have.
  const bare = list.replace(
    /,?\s(?:and|plus)\s(?:an?\s|the\s|some\s)?(?:\p{L}+\s){0,2}?(?:faqs?|questions|map|gallery|page|section|newsletter|price list)\b.*$/iu,
    '',
  );
  const inside = /^[^()]*\)/u.exec(bare)?.[0].slice(0, -1) ?? bare;
  const labels = splitOutside(inside.replace(/[.\s]+$/u, ''), 0, /,\s+(?:and\s+)?|;\s+|\s+and\s+(?=[^,]*$)/gu)
    .map(({ text: label }) =>
      tidyRow(toVisitor(label).replace(/^(?:for|your|his|her|its|the|and|an?|also)\s/iu, '')),
    )
    .filter((label) => label.length > 2 && label.length < 70);
  return labels.length < fewest ? null : { title: tidyHeading(`${kind}form`), labels, page };
};

/** "Referral is by phone or the form: organisation, your name, …": told to visitors, and fields all the same. */
const byForm =
  /\b(?:by|on|in|with|through|use|via)\s(?:\p{L}+\sor\s)?(?:the|our|this|a)\s(?:\p{L}+\s)?form:\s/iu;
const fewestTold = 4;

const toldIn = (piece: Piece): readonly Wish[] => {
  const wish = byForm.test(piece.text) ? wishIn(piece) : null;
  return wish !== null && wish.labels.length >= fewestTold ? [wish] : [];
};

const formLabel =
  /^(?:an?\s)?((?:\p{L}+\s)?)forms?(?:\s(?:(?:with\s(?:the\s)?(?:following\s)?)?fields(?:\sfor)?|with|should have|should ask(?:\sfor)?|asks?(?:\sfor)?|to have))?$/iu;

/** "Booking form: name, date of birth, where it hurts": the entries after such a label. */
const labelledIn = (pieces: readonly Piece[]): Wish | null => {
  const rows = pieces.filter(({ heading }) => heading !== null && formLabel.test(heading));
  const kind = formLabel.exec(rows[0]?.heading ?? '')?.[1] ?? '';
  const labels = rows
    .flatMap(({ text }) => splitOutside(text.replace(/[.\s]+$/u, ''), 0, /,\s+(?:and\s+)?|;\s+/gu))
    .map(({ text }) => tidyRow(toVisitor(text).replace(/^(?:for|their|your|the|and)\s/iu, '')))
    .filter((label) => label.length > 1 && label.length < 70);
  return labels.length < fewest
    ? null
    : { title: tidyHeading(`${kind}form`), labels, page: rows[0]?.page ?? null };
};

/** Gives the form that the prompt describes the fields that it lists. */
export const askFields = (plan: SitePlan, pieces: readonly Piece[]): SitePlan => {
  const wish =
    labelledIn(pieces) ??
    pieces.flatMap((piece) => (isForMaker(piece, plan.brief) ? (wishIn(piece) ?? []) : toldIn(piece)))[0];
  if (!wish) return plan;
  const isContact = /\b(?:contact|enquiry|inquiry)\b/iu.test(wish.title) || wish.title === 'Form';
  const types = new Set(plan.pages.flatMap(({ sections }) => sections.map(({ type }) => type)));
  const wanted = [isContact ? 'contact' : 'form', 'form', 'quote', 'contact'].find((type) =>
    types.has(type as never),
  );
  const give = (section: SectionPlan): SectionPlan => ({
    ...section,
    content: {
      ...(section.type === 'quote' ? { ...section.content, items: undefined } : section.content),
      fields: wish.labels,
      ...(isContact ? {} : { title: wish.title }),
    },
  });
  // "6. Contact – quote form with fields: …": the form of that page, and of no other.
  const at = plan.pages.findIndex(({ title }) => title === wish.page);
  const there = plan.pages[at]?.sections.find(({ type }) => ['form', 'quote', 'contact'].includes(type));
  if (there)
    return {
      ...plan,
      pages: plan.pages.map((page, nth) => ({
        ...page,
        sections: page.sections
          .map((section) => (section === there ? give(section) : section))
          .filter(({ type }) => nth === at || !['form', 'quote'].includes(type)),
      })),
    };
  // A form to book with, and no second way to book beside it.
  const isBooked =
    /\bbooking\b/iu.test(wish.title) && !/\b(?:slots?|calendar|availability)\b/iu.test(plan.brief.prompt);
  const hosts = plan.pages.filter(({ sections }) => sections.some(({ type }) => type === wanted));
  const last = hosts.at(-1);
  // Where several pages have such a form, the first one only tells how to be reached.
  const isShort = (page: PagePlan): boolean =>
    page === plan.pages[0] && page !== last && wanted === 'contact';
  if (wanted && at < 1)
    return {
      ...plan,
      pages: plan.pages.map((page) => ({
        ...page,
        sections: page.sections
          .filter(({ type }) => !(isBooked && type === 'booking'))
          .map((section) =>
            section.type !== wanted
              ? section
              : isShort(page)
                ? { ...section, variant: 'aside' }
                : give(section),
          )
          // One form is enough where the fields went into the other.
          .filter(
            ({ type }) =>
              type !== 'form' || wanted === 'form' || page.sections.every((one) => one.type !== wanted),
          ),
      })),
    };
  const host = plan.pages[Math.max(at, 0)];
  if (!host) return plan;
  const id = freeId(
    'form',
    host.sections.map((section) => section.id),
  );
  const form = give({
    type: 'form',
    id,
    variant: 'aside',
    ground: 'page',
    content: { title: wish.title },
    behaviours: [],
  });
  // Before the call that ends a page.
  const end = host.sections.at(-1)?.type === 'cta' ? -1 : host.sections.length;
  const sections = [...host.sections.slice(0, end), form, ...host.sections.slice(end)];
  return { ...plan, pages: plan.pages.map((page) => (page === host ? { ...page, sections } : page)) };
};
