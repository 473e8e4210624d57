import type { Brief } from '@/domain/site/brief';

/** One case that is looked at closely; any other word for it speaks of several. */
const single = /^(?:étude de cas|etude de cas|fallstudie|studium przypadku|vaka çalışması|case study)$/iu;

/** "casos de éxito (3)", "Fallstudien": several jobs that were done, each with a name, and not one told at length. */
export function casesAreWorks(brief: Brief): Brief {
  const { sections, counts, prompt } = brief;
  const cases = sections.find(({ value }) => value === 'case-study');
  if (!cases || sections.some(({ value }) => value === 'portfolio')) return brief;
  const isCounted = counts.some(({ value }) => value.thing === 'case-study' && value.count > 1);
  const isSingle = cases.spans.some(({ start, end }) => single.test(prompt.slice(start, end)));
  if (isSingle && !isCounted) return brief;
  return {
    ...brief,
    sections: sections.map((slot) => (slot === cases ? { ...slot, value: 'portfolio' as const } : slot)),
    counts: counts.map((slot) =>
      slot.value.thing === 'case-study' ? { ...slot, value: { ...slot.value, thing: 'portfolio' } } : slot,
    ),
  };
}
