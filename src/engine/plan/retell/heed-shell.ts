import { readPrompt } from '../../brief/read-prompt';
import type { Brief, Exclusion, Span } from '@/domain/site/brief';

const meets = (spans: readonly Span[], others: readonly Span[]): boolean =>
  spans.some((span) => others.some((one) => one.start < span.end && one.end > span.start));

const looks = /\b(?:mood|colou?rs?|palette|looks?|style|feel|scheme|theme)\b/iu;

/** "Mood: gaslight, deep blue and old brass": the colours of a wish for the looks, where the whole prompt gave none. */
const wished = (prompt: string, wishes: readonly Span[]): Brief['colours'] =>
  wishes.flatMap(({ start, end }) => {
    // A prompt may be one line of a hundred thousand characters.
    const line = prompt.slice(Math.max(prompt.lastIndexOf('\n', start) + 1, start - 300), end);
    if (!looks.test(line)) return [];
    return readPrompt(`Website, colours: ${prompt.slice(start, end)}`, {}, 'en').colours.map((slot) => ({
      ...slot,
      spans: [{ start, end }],
    }));
  });

/** "No pictures of cats", "no before and after photos", "no online shop yet": of one sort, not of all. */
const isNarrow = (prompt: string, { value, spans }: Brief['excluded'][number]): boolean => {
  const [span] = spans;
  if (!span) return false;
  const around = prompt.slice(Math.max(0, span.start - 30), span.end + 30);
  if (value === 'images')
    return /\b(?:photos?|pictures?|images?)\s(?:of|with|in)\b|\b(?:stock|before and after|sad|cheesy|cringe|fake|posed)[- ](?:\p{L}+\s)?(?:photos?|pictures?|images?)\b/iu.test(
      around,
    );
  return value === 'products' && /\bonline (?:shop|store|sales)\b/iu.test(around);
};

/** "No blue, every surveyor is blue": a colour that is refused once is not wanted where it is named again. */
const isRefused = (prompt: string, name: string): boolean =>
  /^[\p{L} -]+$/u.test(name) &&
  new RegExp(`\\b(?:no|not|nothing|without|avoid|hates?)\\s(?:more\\s)?${name}(?!\\p{L})`, 'iu').test(prompt);

const unlike =
  /\b(?:mustn['’]?t|must not|shouldn['’]?t|should not|don['’]?t|do not|not|never|nothing|without|rather than|no)\b[^.!?\n]{0,40}$/iu;
const aboutLooks =
  /\b(?:mood|colou?rs?|palette|looks?|style|feel|feels|scheme|theme|tone|web\s?site|site|pages?|design|fonts?|typefaces?|type|letters|imagin\p{L}+|pictur(?:e|ing) (?:it|something))\b/iu;
const sentenceAt = (prompt: string, at: number): string =>
  (prompt
    .slice(0, at)
    .split(/[.!?]\s|\n/u)
    .at(-1) ?? '') + (prompt.slice(at).split(/[.!?](?:\s|$)|\n/u, 1)[0] ?? '');

/**
 * How to reach the owner and how the site looks, without what a long prompt was misread for: the
 * address of one of several houses to let, the colour of a pair of shoes.
 */
export const heedShell = (
  brief: Brief,
  wishes: readonly Span[],
  rows: readonly Span[],
): Pick<Brief, 'phone' | 'address' | 'colours' | 'founded' | 'excluded' | 'style' | 'tone'> => {
  const before = (span: Span | undefined): string =>
    brief.prompt.slice(Math.max(0, (span?.start ?? 0) - 60), span?.start ?? 0);
  const { phone, address, founded } = brief;
  const isListed = address !== null && meets(address.spans, rows) && rows.length > 1;
  // "Organist: Joan Pickles (since 1974!)": when somebody came, not when it began.
  const isAside = founded !== null && /\((?:[^()]{0,12})$/u.test(before(founded.spans[0]));
  // "We can't take electric bikes", "proper soft drinks": how a thing is, and not how the site looks.
  const isWished = ({ spans }: { readonly spans: readonly Span[] }): boolean =>
    spans.length === 0 ||
    meets(spans, wishes) ||
    spans.some(({ start }) => aboutLooks.test(sentenceAt(brief.prompt, start)));
  // "Navy jumper" of the uniform, and "navy and a warm yellow" of the site.
  const isNamedAgain = (name: string): boolean =>
    wishes.some(({ start, end }) => new RegExp(`(?<!\\p{L})${name.replace(/[^\p{L}\d]+/gu, '.')}(?!\\p{L})`, 'iu').test(brief.prompt.slice(start, end))); // prettier-ignore
  // "It mustn't look like an American diner"
  const isUnlike = (spans: readonly Span[]): boolean =>
    spans.length > 0 &&
    spans.every(({ start }) => unlike.test(brief.prompt.slice(Math.max(0, start - 50), start)));
  const own = brief.colours.filter(
    ({ spans, value }) =>
      (spans.length === 0 || meets(spans, wishes) || isNamedAgain(value.name)) &&
      !isRefused(brief.prompt, value.name),
  );
  return {
    phone,
    address:
      isListed || address === null
        ? null
        : {
            ...address,
            value: address.value.replace(
              /,\s(?:come|round|behind|opposite|next|text|ring|call|park)\b.*$/iu,
              '',
            ),
          },
    founded: isAside ? null : founded,
    style: brief.style && isWished(brief.style) && !isUnlike(brief.style.spans) ? brief.style : null,
    tone: brief.tone.filter(isWished),
    excluded: [
      ...(/\bage (?:gate|check|verification) (?:is )?not (?:needed|necessary|wanted|required)|\bno age (?:gate|check|verification)/iu.test(
        brief.prompt,
      )
        ? [{ value: 'age-gate' as Exclusion, spans: [] }]
        : []),
      ...(/\bno (?:online )?booking (?:system|form|page|software|button)?|\bonline booking is not\b|\b(?:no appointments?|don['’]?t want (?:any (?:of that )?)?(?:a )?(?:book now|(?:online )?bookings?)\b)/iu.test(
        brief.prompt,
      )
        ? [{ value: 'booking' as const, spans: [] }]
        : []),
      ...(/\bforms? (?:is |are )?not (?:needed|necessary|wanted|required)\b|\bno (?:contact |enquiry )?form(?: needed| please| necessary)?\b(?! of)|\b(?:don['’]?t|do not) (?:want|need) (?:an? |any )?(?:contact |enquiry )?form\b/iu.test(
        brief.prompt,
      )
        ? [{ value: 'form' as const, spans: [] }]
        : []),
      ...brief.excluded.filter((slot) => !isNarrow(brief.prompt, slot)),
      ...(/\b(?:no|(?:not|n['’]t) (?:want|need) (?:an?|any|the)) (?:online (?:shop|store|sales|ordering)|shop with|shop|cart|basket|checkout)\b/iu.test(
        brief.prompt,
      )
        ? (['cart', 'checkout'] as const).map((value) => ({ value, spans: [] }))
        : []),
    ],
    colours: own.length > 0 ? own : wished(brief.prompt, wishes),
  };
};
