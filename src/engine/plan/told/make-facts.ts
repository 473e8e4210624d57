import type { Brief } from '@/domain/site/brief';
import { asksForSignDemo } from '../../compose/apps/calculators/asks-for-sign-demo';
import { findApp } from '../../compose/apps/find-app';
import { createRandom } from '../../random';
import { isAppKind } from '../app-kinds';
import type { Facts, KindDefinition } from '../content';
import { findBank } from '../kinds/localized/find-bank';
import { mannerOf, suitManner } from '../kinds/parts/manner';
import { agreeing } from '../kinds/parts/yield-to-told';
import { findWords } from '../words/find-words';
import { nameBusiness } from '../naming/name-business';
import { spellPlace } from '../naming/spell-place';

// A site in Dutch is not called "Practice for animals".
const nounOf = ({ language, kind, place }: Brief, { noun }: KindDefinition): string =>
  language.value === 'en' ? noun : (findBank(language.value)?.nouns[kind.value] ?? place?.value ?? noun);

const vague = /^(?:(?:my|our|the|an?)\s)?(?:app|site|website|tool|page|product|)$/iu;

/** "a todo list app in Arabic": the tool is called as the language of its page calls it. */
const nameOfTool = (brief: Brief, kind: KindDefinition, seed: number): string | undefined => {
  // "Sign-in demo for my app": neither a calculator nor an app.
  const isDemo = asksForSignDemo(brief.prompt) && vague.test(brief.offer?.value ?? '');
  if ((brief.language.value === 'en' && !isDemo) || brief.spoken !== 'en' || !isAppKind(brief.kind.value))
    return undefined;
  const words = findWords(brief.language.value);
  return findApp(brief.kind.value)?.title({ brief, name: nounOf(brief, kind), words, seed, level: 2 });
};

/** What the copy may speak of. A site without a name is called by what it offers and where. */
export function makeFacts(brief: Brief, kind: KindDefinition, seed: number): Facts {
  const manner = mannerOf(brief);
  return {
    name:
      brief.name?.value.trim() ||
      nameOfTool(brief, kind, seed) ||
      kind.title?.(brief) ||
      nameBusiness(brief, nounOf(brief, kind)),
    offer: brief.offer?.value ?? null,
    place: brief.place ? spellPlace(brief.place.value, brief.language.value) : null,
    founded: brief.founded?.value ?? null,
    audience: brief.audience?.value ?? null,
    phone: brief.phone?.value ?? null,
    email: brief.email?.value ?? null,
    phrases: brief.phrases.map(({ value }) => value),
    brief,
    pick: (key, choices) =>
      createRandom(seed, `copy:${key}`).pick(suitManner(manner, key, agreeing(brief, choices))),
  };
}
