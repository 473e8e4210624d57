import type { Facts } from '../../content';

/** Whether the prompt, its offer or its phrases contain the pattern. */
export const says = (facts: Facts, pattern: RegExp): boolean => pattern.test(facts.brief.prompt);

/** As `says`; but where only things of a list contain the pattern, half of them must: one plum cake makes no cake shop. */
const isAbout = ({ brief }: Pick<Facts, 'brief'>, pattern: RegExp): boolean => {
  const { items, place } = brief;
  // A vet in Bath bathes nobody: a town is not what is done there.
  const prompt = place
    ? brief.prompt.replaceAll(place.value, ({ length }) => ' '.repeat(length))
    : brief.prompt;
  if (items.length < 3) return pattern.test(prompt);
  const rest = items
    .flatMap(({ spans }) => spans)
    .toSorted((one, other) => other.start - one.start)
    .reduce((text, { start, end }) => `${text.slice(0, start)}|${text.slice(end)}`, prompt);
  return (
    pattern.test(rest) || items.filter(({ value }) => pattern.test(value.name)).length * 2 >= items.length
  );
};

/** The first choice whose pattern the prompt is about, else the fallback: which sort of shop, kitchen or trade it is. */
export const chooseBank = <T>(
  facts: Pick<Facts, 'brief'>,
  choices: readonly (readonly [RegExp, T])[],
  fallback: T,
): T => choices.find(([pattern]) => isAbout(facts, pattern))?.[1] ?? fallback;
