type Node = Readonly<Record<string, unknown>>;

// What schema.org and the search engines' guides ask of each type that made sites use.
const required: Readonly<Record<string, readonly string[]>> = {
  Answer: ['text'],
  Blog: ['name', 'description'],
  BlogPosting: ['headline'],
  BreadcrumbList: ['itemListElement'],
  Course: ['name', 'description', 'provider'],
  FAQPage: ['mainEntity'],
  ListItem: ['position', 'name', 'item'],
  Menu: ['name'],
  MenuItem: ['name'],
  MenuSection: ['name', 'hasMenuItem'],
  Offer: [],
  OfferCatalog: ['name', 'itemListElement'],
  PostalAddress: [],
  ProfilePage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  TechArticle: ['headline'],
};
const event = ['name', 'startDate', 'location'];
const other = ['name'];
const formats: Readonly<Record<string, RegExp>> = {
  startDate: /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2})?/,
  foundingDate: /^\d{4}$/,
  openingHours: /^(?:Mo|Tu|We|Th|Fr|Sa|Su)(?:,(?:Mo|Tu|We|Th|Fr|Sa|Su))* [0-2]\d:[0-5]\d-[0-2]\d:[0-5]\d$/,
  price: /^\d+(?:\.\d{1,2})?$/,
  priceCurrency: /^[A-Z]{3}$/,
  url: /^https:\/\//,
  item: /^https:\/\//,
  '@type': /^[A-Z][A-Za-z]+$/,
};

/** What is wrong with a text of JSON-LD: missing properties, empty values, badly written dates, prices and addresses. */
export function checkSchema(text: string): string[] {
  const root = JSON.parse(text) as Node;
  const faults = root['@context'] === 'https://schema.org' ? [] : ['no context'];
  return [...faults, ...checkNode(root)];
}

function checkNode(node: Node): string[] {
  const named = node['@type'];
  const type = typeof named === 'string' ? named : '';
  const needs = required[type] ?? (/Event$|^Festival$/.test(type) ? event : other);
  const missing = [...(type === '' ? ['@type'] : []), ...needs].filter((name) => !(name in node));
  return [
    ...missing.map((name) => `${type} has no ${name}`),
    ...Object.entries(node).flatMap(([name, value]) => checkValue(`${type}.${name}`, name, value)),
  ];
}

function checkValue(place: string, name: string, value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.length === 0
      ? [`${place} is empty`]
      : value.flatMap((part) => checkValue(place, name, part));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.keys(value).length < 2 ? [`${place} says nothing`] : checkNode(value as Node);
  }
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  if (text.trim() === '') return [`${place} is empty`];
  const format = formats[name];
  return format && !format.test(text) ? [`${place} is written ${text}`] : [];
}
