/** A copy of plain data with every string in it changed. Keys and addresses of actions (`href`) stay. */
export const changeTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((inner) => changeTexts(inner, change));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === 'href' || key === 'art' ? inner : changeTexts(inner, change),
    ]),
  );
};
