import type { ListedItem, Slot } from '@/domain/site/brief';
import { appKinds, type SiteKind } from '@/domain/site/vocabulary';
import type { Reading } from '../reading';

const apps = new Set<SiteKind>(appKinds);
const names: Readonly<Record<string, string>> = {
  'apple podcasts': 'Apple Podcasts', apple: 'Apple Podcasts', rss: 'RSS', 'rss feed': 'RSS', 'pocket casts': 'Pocket Casts', 'apple music': 'Apple Music', 'youtube music': 'YouTube Music', youtube: 'YouTube', tiktok: 'TikTok', soundcloud: 'SoundCloud', github: 'GitHub', linkedin: 'LinkedIn', itch: 'itch.io', 'itch.io': 'itch.io', 'ko-fi': 'Ko-fi', boardgamegeek: 'BoardGameGeek',
}; // prettier-ignore
const platform = String.raw`(?:apple podcasts?|apple music|apple(?!\s\p{L})|rss(?: feed)?|pocket casts|overcast|google podcasts|youtube music|amazon music|spotify|discord|twitch|youtube|tiktok|bandcamp|soundcloud|patreon|kickstarter|steam|itch(?:\.io)?|instagram|facebook|github|linkedin|substack|ko-fi|etsy|deezer|goodreads|letterboxd|strava|mastodon|bluesky|boardgamegeek)`;
const joint = String.raw`(?:\s?(?:,|\+|&|\/|and|or|,\s?and)\s?)`;
const list = String.raw`(?:${platform}(?:${joint}${platform}){0,6})`;
const leads = /\b(?:link|button|icon|channel|server)s?\b/iu;
const patterns = [
  new RegExp(String.raw`(?<!\p{L})${list}\s(?:links?|buttons?|icons?|channels?|servers?)(?!\p{L})`, 'giu'),
  new RegExp(String.raw`\b(?:links?|buttons?|icons?)\s(?:to|for)\s(?:(?:my|our|the)\s)?${list}`, 'giu'),
];

/** Pages elsewhere that are to be linked and whose addresses are not told: "spotify + apple podcasts links", "discord link". */
export function readNamedLinks(reading: Reading, kind: SiteKind): Slot<ListedItem>[] {
  if (apps.has(kind) || reading.spoken !== 'en' || !leads.test(reading.text)) return [];
  const items: Slot<ListedItem>[] = [];
  for (const pattern of patterns)
    for (const match of reading.text.matchAll(pattern)) {
      for (const { 0: told, index } of match[0].matchAll(new RegExp(platform, 'giu'))) {
        const span = { start: match.index + index, end: match.index + index + told.length };
        const word = told.toLowerCase().replace(/^apple podcast$/u, 'apple podcasts');
        const name = names[word] ?? word.replace(/(?<!\p{L})\p{Ll}/gu, (letter) => letter.toUpperCase());
        if (!items.some(({ value }) => value.name === name))
          items.push({ value: { section: 'links', name }, spans: [span] });
      }
    }
  return items;
}
