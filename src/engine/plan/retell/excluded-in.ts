import type { Brief, Exclusion, Slot } from '@/domain/site/brief';
import { sectionOfTitle } from '../../brief/parts/section-of-title';
import type { Piece } from './lines/piece';

const withoutLabel =
  /^(?:please\s)?(?:do not|don['’]?t|dont|no|avoid|exclude|leave out|omit|not wanted|nope|without|must not have|must[- ]nots?)(?:\s(?:include|add|use|want|have|put|like))?$/iu;
/** "Do not include: testimonials, blog": sections that are not to be there. */
export const excludedIn = (pieces: readonly Piece[], { kind }: Brief): Slot<Exclusion>[] =>
  pieces.flatMap(({ heading, text, start, end }) => {
    const type =
      heading !== null && withoutLabel.test(heading) ? sectionOfTitle(text, 'en', kind.value) : null;
    return type ? [{ value: type, spans: [{ start, end }] }] : [];
  });
