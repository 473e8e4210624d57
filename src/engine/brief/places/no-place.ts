import type { Slot } from '@/domain/site/brief';
import type { Reading } from '../reading';

// "Shipping €6 in Spain, €14 to the EU": where things are sent to, and not where they are made.
const sent = /[€$£]\s?\d[\d.,]*\s(?:in|to|within|for)\s(?:the\s)?$/u;
/** A place that goods are sent to. */
export const isSentTo = ({ prompt }: Reading, { spans: [span] }: Slot<string>): boolean =>
  span !== undefined &&
  sent.test(prompt.slice(0, span.start)) &&
  /\b(?:shipping|postage|delivery|p&p)\b(?:[^.;\n]|\.\d)*$/iu.test(prompt.slice(0, span.start));

/** "On Give: donation buttons": what stands on a page of that name. */
export const isPage = ({ prompt }: Reading, { spans: [span] }: Slot<string>): boolean =>
  span !== undefined &&
  /(?:^|[.!?\n]\s*)(?:On|Under)\s(?:the\s)?$/u.test(prompt.slice(0, span.start)) &&
  /^(?:\spage)?:\s/u.test(prompt.slice(span.end));
