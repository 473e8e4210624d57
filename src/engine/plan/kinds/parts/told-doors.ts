import type { Facts } from '../../content';

const doors: readonly (readonly [RegExp, string])[] = [
  [/\bsoundcloud\b/iu, 'SoundCloud'], [/\bspotify\b/iu, 'Spotify'], [/\bapple music\b/iu, 'Apple Music'], [/\bbandcamp\b/iu, 'Bandcamp'],
  [/\byou ?tube\b/iu, 'YouTube'], [/\btik ?tok\b/iu, 'TikTok'], [/\binsta(?:gram)?\b/iu, 'Instagram'], [/\bfacebook\b/iu, 'Facebook'],
  [/\bpatreon\b/iu, 'Patreon'], [/\bko-fi\b/iu, 'Ko-fi'], [/\betsy\b/iu, 'Etsy'], [/\bsubstack\b/iu, 'Substack'], [/\blinkedin\b/iu, 'LinkedIn'],
  [/\bgithub\b/iu, 'GitHub'], [/\bbehance\b/iu, 'Behance'], [/\bdribbble\b/iu, 'Dribbble'], [/\btwitch\b/iu, 'Twitch'], [/\bdiscord\b/iu, 'Discord'],
  [/\bpinterest\b/iu, 'Pinterest'], [/\bmixcloud\b/iu, 'Mixcloud'], [/\bbeatport\b/iu, 'Beatport'], [/\bwhats ?app\b/iu, 'WhatsApp'],
  [/\bvimeo\b/iu, 'Vimeo'], [/\bmedium\b/iu, 'Medium'], [/\bmastodon\b/iu, 'Mastodon'], [/\bbluesky\b/iu, 'Bluesky'], [/\bgoodreads\b/iu, 'Goodreads'],
]; // prettier-ignore

/** The doors that the prompt of a page of links names, in its order: "soundcloud, instagram, booking". None where it names fewer than two. */
export const toldDoors = ({ brief: { prompt, language } }: Facts): readonly string[] => {
  const found = doors
    .map(([words, title]) => ({ title, at: prompt.search(words) }))
    .filter(({ at }) => at >= 0)
    .toSorted((one, other) => one.at - other.at)
    .map(({ title }) => title);
  const more = language.value === 'en' && /\bbookings?\b/iu.test(prompt) ? ['Booking'] : [];
  return found.length + more.length > 1 && found.length > 0 ? [...found, ...more] : [];
};
