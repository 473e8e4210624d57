import { readPrompt } from '../../brief/read-prompt';
import type { Brief, Span } from '@/domain/site/brief';

const meets = (spans: readonly Span[], others: readonly Span[]): boolean =>
  spans.some((span) => others.some((one) => one.start < span.end && one.end > span.start));

const looks = /\b(?:mood|colou?rs?|palette|looks?|style|feel|scheme|theme)\b/iu;

/** "Mood: gaslight, deep blue and old brass": the colours of a wish for the looks, where the whole prompt gave none. */
const wished = (prompt: string, wishes: readonly Span[]): Brief['colours'] =>
  wishes.flatMap(({ start, end }) => {
    const line = prompt.slice(prompt.lastIndexOf('\n', start) + 1, end);
    if (!looks.test(line)) return [];
    return readPrompt(`Website, colours: ${prompt.slice(start, end)}`, {}).colours.map((slot) => ({
      ...slot,
      spans: [{ start, end }],
    }));
  });

const registered = /\b(?:registered|charity|company|england|wales|scotland|reg|vat)\b[^.\n]{0,20}$/iu;

/**
 * How to reach the owner and how the site looks, without what a long prompt was misread for: the number of a charity, the
 * address of one of several houses to let, the colour of a pair of shoes.
 */
export const heedShell = (
  brief: Brief,
  wishes: readonly Span[],
  rows: readonly Span[],
): Pick<Brief, 'phone' | 'address' | 'colours' | 'founded'> => {
  const before = (span: Span | undefined): string =>
    brief.prompt.slice(Math.max(0, (span?.start ?? 0) - 60), span?.start ?? 0);
  const { phone, address, founded } = brief;
  const isNumber = phone !== null && registered.test(before(phone.spans[0]));
  const isListed = address !== null && meets(address.spans, rows) && rows.length > 1;
  // "Organist: Joan Pickles (since 1974!)": when somebody came, not when it began.
  const isAside = founded !== null && /\((?:[^()]{0,12})$/u.test(before(founded.spans[0]));
  const own = brief.colours.filter(({ spans }) => spans.length === 0 || meets(spans, wishes));
  return {
    phone: isNumber ? null : phone,
    address: isListed ? null : address,
    founded: isAside ? null : founded,
    colours: own.length > 0 ? own : wished(brief.prompt, wishes),
  };
};
