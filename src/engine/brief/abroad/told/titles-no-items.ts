import type { Brief } from '@/domain/site/brief';
import { lexiconOf } from '../../words/compile-lexicon';
import { findPhrases } from '../../words/phrase-index';
import { tokenise } from '../../words/tokenise';

/** "für eine Bäckerei: Speisekarte, Öffnungszeiten": the first of a list of sections is no dish. */
export function titlesNoItems(brief: Brief): Brief {
  const { spoken, items } = brief;
  const isTitle = ({ value }: Brief['items'][number]): boolean => {
    if (value.section !== 'menu' || value.price !== undefined || value.note !== undefined) return false;
    const tokens = tokenise(value.name);
    return findPhrases(lexiconOf(spoken).sections, tokens).some(
      (found) => found.from === 0 && found.to === tokens.length && found.value.value === 'menu',
    );
  };
  const kept = items.filter((item) => !isTitle(item));
  return kept.length === items.length ? brief : { ...brief, items: kept };
}
