import { readTabNames } from '../../../brief/parts/tab-names';
import type { ContentItem } from '../../content';
import type { SectionPlan, SitePlan } from '../../site-plan';
import { fitDays, isTalking } from '../days/heed-days';

const divided = new Set(['agenda', 'menu', 'timetable', 'code']);

/** "Friday", "Day 2", "4 June" */
const dayNamed =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|day \S+|\d{1,2} \p{L}+|\p{L}+ \d{1,2}|(?:first|second|third) day)\b/iu;

/** The same first call or install line, by what it is made with. */
const snippets: readonly (readonly [names: RegExp, lines: readonly string[]])[] = [
  [/^curl$/iu, ['curl https://api.example.com/v1/items \\', '  -H "Authorization: Bearer YOUR_KEY"']],
  [/^python$/iu, ['import requests', '', 'answer = requests.get(', '    "https://api.example.com/v1/items",', '    headers={"Authorization": "Bearer YOUR_KEY"},', ')', 'print(answer.json())']],
  [/^(?:node(?:\.?js)?|java ?script|js|typescript|ts)$/iu, ["const answer = await fetch('https://api.example.com/v1/items', {", "  headers: { Authorization: 'Bearer YOUR_KEY' },", '});', 'console.log(await answer.json());']],
  [/^ruby$/iu, ["require 'net/http'", '', "uri = URI('https://api.example.com/v1/items')", "puts Net::HTTP.get(uri, 'Authorization' => 'Bearer YOUR_KEY')"]],
  [/^php$/iu, ["$call = curl_init('https://api.example.com/v1/items');", "curl_setopt($call, CURLOPT_HTTPHEADER, ['Authorization: Bearer YOUR_KEY']);", 'curl_exec($call);']],
  [/^go(?:lang)?$/iu, ['call, _ := http.NewRequest("GET", "https://api.example.com/v1/items", nil)', 'call.Header.Set("Authorization", "Bearer YOUR_KEY")', 'answer, err := http.DefaultClient.Do(call)']],
  [/^npm$/iu, ['npm install NAME']],
  [/^yarn$/iu, ['yarn add NAME']],
  [/^pnpm$/iu, ['pnpm add NAME']],
  [/^bun$/iu, ['bun add NAME']],
  [/^pip$/iu, ['pip install NAME']],
  [/^(?:conda)$/iu, ['conda install NAME']],
  [/^uv$/iu, ['uv add NAME']],
  [/^cargo$/iu, ['cargo install NAME']],
  [/^(?:mac ?os|mac|brew|homebrew)$/iu, ['brew install NAME']],
  [/^(?:linux|apt|debian|ubuntu)$/iu, ['sudo apt install NAME']],
  [/^(?:windows|winget)$/iu, ['winget install NAME']],
  [/^docker$/iu, ['docker run --rm NAME']],
]; // prettier-ignore

const snippetOf = (tab: string, name: string): ContentItem | null => {
  const lines = snippets.find(([names]) => names.test(tab))?.[1];
  return lines
    ? { title: tab, value: lines.join('\n').replaceAll('NAME', name.toLowerCase()), sample: true }
    : null;
};

/** What any house pours, where its drinks have a tab. */
const ofDrinks = [
  ['House wine', 'By the glass or the carafe'],
  ['Beer', 'Cold'],
  ['Soft drinks', 'With ice or without'],
  ['Coffee and tea', 'After, or on its own'],
] as const;

/** As many runs of what there is as there are tabs; what stands under the name of one of them already goes there. */
function share(items: readonly ContentItem[], names: readonly string[]): readonly ContentItem[] {
  const at = (item: ContentItem): number =>
    names.findIndex((name) => name.toLowerCase() === item.group?.toLowerCase());
  const drinks = names.find((name) => /\bdrinks?\b/iu.test(name));
  if (drinks !== undefined && !items.some(({ group }) => group?.toLowerCase() === drinks.toLowerCase()))
    return share(
      [
        ...items,
        ...ofDrinks.map(([title, text]): ContentItem => ({ title, text, group: drinks, sample: true })),
      ],
      names,
    );
  const loose = items.filter((item) => at(item) < 0);
  const rest = names.filter((_, index) => !items.some((item) => at(item) === index));
  const placed = loose.map((item, index): ContentItem => {
    const group = rest[Math.floor((index * rest.length) / loose.length)] ?? names.at(-1);
    return { ...item, ...(group === undefined ? {} : { group }) };
  });
  const all = [...items.filter((item) => at(item) >= 0), ...placed];
  return names.flatMap((name) => all.filter(({ group }) => group?.toLowerCase() === name.toLowerCase()));
}

function divide(section: SectionPlan, names: readonly string[], plan: SitePlan): SectionPlan {
  const behaviours = [...new Set([...section.behaviours, 'tabs' as const])];
  const items = section.content.items ?? [];
  if (section.type === 'code') {
    const snips = names.flatMap((name) => snippetOf(name, plan.name) ?? []);
    return snips.length === names.length
      ? { ...section, variant: 'steps', behaviours, content: { ...section.content, items: snips } }
      : section;
  }
  if (section.type !== 'agenda')
    return items.length < names.length
      ? section
      : { ...section, behaviours, content: { ...section.content, items: share(items, names) } };
  const fitted = fitDays(section, names.length, isTalking(plan.brief));
  const days = [...new Set((fitted.content.items ?? []).map(({ group }) => group))];
  // "The day" is one: what it holds lies under the names in turn.
  if (days.length !== names.length)
    return items.length < names.length || names.some((name) => !dayNamed.test(name))
      ? section
      : {
          ...section,
          variant: 'programme',
          behaviours,
          content: {
            ...section.content,
            items: share(
              items.map(({ group: _group, ...item }) => item),
              names,
            ),
          },
        };
  const isDays = names.every((name) => dayNamed.test(name));
  const named = (fitted.content.items ?? []).map((item): ContentItem => {
    const group = names[days.indexOf(item.group)];
    const { note, ...rest } = item;
    // On a stage of its own nothing takes place in another room.
    return {
      ...rest,
      ...(isDays && note !== undefined ? { note } : {}),
      ...(group === undefined ? {} : { group }),
    };
  });
  return { ...fitted, variant: 'programme', behaviours, content: { ...fitted.content, items: named } };
}

const spoken = /\b(?:examples|samples|snippets)\sin\s(?<list>[^.;:\n]+)/iu;
/** "code examples in curl and Python and copy buttons": the languages that each call is shown in. */
function languagesOf(prompt: string): readonly string[] {
  const parts = (spoken.exec(prompt)?.groups?.['list'] ?? '').split(/,\s(?:and\s)?|\sand\s|\swith\s/u);
  const end = parts.findIndex((part) => !snippets.some(([names]) => names.test(part.trim())));
  return (end < 0 ? parts : parts.slice(0, end)).map((part) => part.trim());
}

/** Tabs are called as the prompt says, and what stands in the section lies under them. */
export function heedTabs(plan: SitePlan): SitePlan {
  const tabs = readTabNames(plan.brief.prompt);
  const languages = tabs ? [] : languagesOf(plan.brief.prompt);
  if (!tabs && languages.length < 2) return plan;
  const names = tabs?.names ?? languages;
  const has = ({ type }: SectionPlan): boolean => (tabs ? divided.has(type) : type === 'code');
  return {
    ...plan,
    pages: plan.pages.map((page) => ({
      ...page,
      sections: page.sections.map((section) => (has(section) ? divide(section, names, plan) : section)),
    })),
  };
}
