import type { Brief } from '@/domain/site/brief';

/** `Car rental Majorca "Sol Drive": …`: the words in quotation marks are the sign, and the capital before them is where it hangs. */
export function mendQuotedSign(brief: Brief): Brief {
  const { name, prompt } = brief;
  const span = name?.spans[0];
  if (!name || !span || brief.language.value !== 'en') return brief;
  const quote = brief.quotes.find(
    ({ value, spans: [one] }) =>
      value.use === 'other' &&
      one !== undefined &&
      one.start - span.end >= 1 &&
      one.start - span.end <= 3 &&
      /^\s["“«'‘]?$/u.test(prompt.slice(span.end, one.start)),
  );
  if (!quote || !/^\p{Lu}\p{L}+$/u.test(name.value)) return brief;
  return {
    ...brief,
    name: { value: quote.value.text, spans: quote.spans },
    place: brief.place ?? { value: name.value, spans: name.spans },
    quotes: brief.quotes.map((one) =>
      one === quote ? { ...one, value: { ...one.value, use: 'name' as const } } : one,
    ),
  };
}
