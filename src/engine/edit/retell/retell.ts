import { readColour } from '../colour/read-colour';
import { sectionTypesNamed } from '../words/section-words';
import { sayAs } from '../words/say-as';
import type { Part } from '../words/read-command';
import { factRetellings } from './retell-facts';
import { lookRetellings } from './retell-looks';
import { newsRetellings } from './retell-news';
import { orderRetellings } from './retell-orders';
import { severalRetellings } from './retell-several';
import { wishRetellings } from './retell-wishes';
import type { Retelling } from './retelling';

let compiled: readonly Retelling[] | null = null;

/** Read only where no order was understood, so they are made ready no sooner. */
function retellingsKnown(): readonly Retelling[] {
  compiled ??= [
    ...newsRetellings,
    ...factRetellings,
    ...wishRetellings,
    ...severalRetellings,
    ...lookRetellings,
    ...orderRetellings,
  ].map((retelling) => ({
    ...retelling,
    form: new RegExp(retelling.form.source, 'd'),
  }));
  return compiled;
}

const most = 6;

/** A thing's name says nothing of another: "burrata is £10 now and vongole" is no name. */
const holdsClause = /\S (?:is|are|costs?|has|have) \S.* (?:and|but) |\S (?:is|are|has|have) (?:[€$£]|\d)/;

/**
 * The orders that a wish may stand for when none was understood in it as it stands: "the header could do with being a
 * bit taller" as "make header taller". Likeliest first; whoever asks tries them and keeps what can be done.
 */
export function retell(part: Part): readonly Part[] {
  const told: Part[] = [];
  for (const { form, to, colours, sections, names } of retellingsKnown()) {
    if (told.length >= most) break;
    const match = form.exec(part.plain);
    if (!match) continue;
    const groups = match.groups ?? {};
    if (colours?.some((name) => readColour(groups[name] ?? '') === null)) continue;
    if (holdsClause.test(groups['what'] ?? '')) continue;
    if (sections?.some((name) => sectionTypesNamed(groups[name] ?? '').length === 0)) continue;
    told.push(...to.flatMap((order) => sayAs(part, match, order, names) ?? []));
  }
  return told.filter(
    ({ plain }, at) => plain !== part.plain && told.findIndex((one) => one.plain === plain) === at,
  );
}
