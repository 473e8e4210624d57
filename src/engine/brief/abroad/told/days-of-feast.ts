import type { Brief } from '@/domain/site/brief';
import { lexiconOf } from '../../words/compile-lexicon';
import { foldText } from '../../words/fold-text';
import { capitalise } from '../../../capitalise';

/** "giovedì i Lunatici, venerdì Orchestra Bagutti": of a feast that is its programme, day by day, and no service. */
export function daysOfFeast(brief: Brief): Brief {
  if (brief.kind.value !== 'event') return brief;
  const { days } = lexiconOf(brief.spoken);
  return {
    ...brief,
    items: brief.items.map((item) => {
      const { section, name, price, when } = item.value;
      const [first = '', ...rest] = name.split(/:?\s/u);
      return section === 'services' &&
        price === undefined &&
        when === undefined &&
        rest.length > 0 &&
        days.has(foldText(first))
        ? {
            ...item,
            value: {
              ...item.value,
              section: 'agenda',
              name: capitalise(rest.join(' ')),
              when: capitalise(first),
            },
          }
        : item;
    }),
  };
}
