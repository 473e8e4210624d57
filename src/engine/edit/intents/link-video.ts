import { escapeAttribute, escapeText } from '../draft/splice-text';
import { done, refuse } from '../intent';
import type { Intent, Step, StepResult } from '../intent';
import { placeSection } from '../sections/insert-section';
import { bodySections } from '../sections/move-section';
import { addStyles } from '../sections/add-styles';
import { siteFacts } from '../site-facts';
import { findNamedSections } from '../target/find-named-sections';
import { matchPhrase } from '../words/read-command';

const hosts: readonly (readonly [RegExp, string])[] = [
  [/(?:^|\.)(?:youtube\.com|youtu\.be|youtube-nocookie\.com)$/i, 'YouTube'],
  [/(?:^|\.)vimeo\.com$/i, 'Vimeo'],
];
const watch: Readonly<Record<string, readonly [heading: string, action: string]>> = {
  en: ['Watch', 'Watch the film'],
  es: ['Vídeo', 'Ver el vídeo'],
  fr: ['Vidéo', 'Voir la vidéo'],
  de: ['Video', 'Video ansehen'],
  pt: ['Vídeo', 'Ver o vídeo'],
  it: ['Video', 'Guarda il video'],
  nl: ['Video', 'Bekijk de video'],
  pl: ['Film', 'Obejrzyj film'],
  tr: ['Video', 'Videoyu izle'],
  ar: ['فيديو', 'شاهد الفيديو'],
  he: ['סרטון', 'צפו בסרטון'],
};
const form =
  /^(?:add|put|show|include|place|use|have|embed)\b.*?(?<url>https?:\/\/\S+)(?: (?:in|to|on|at|into|below|under|after) (?<where>.+))?$/;

/**
 * "Embed this video https://…": a drawn poster that leads to it. Nothing of another host is loaded into the page, so
 * that the site works without a network and asks for no consent; the answer says so.
 */
export const linkVideo: Intent = {
  name: 'add-section',
  attempt(step) {
    const { plain } = step.part;
    const isVideo = /\b(?:video|film|clip|trailer|youtube|vimeo|movie)\b/.test(plain);
    const match = /\bhttps?:\/\//.test(plain) ? matchPhrase(step.part, form) : null;
    const host = match?.url ? hostOf(match.url.text) : null;
    if (match?.url && host !== null && (isVideo || hosts.some(([known]) => known.test(host))))
      return place(step, match.url.text, host, match.where?.plain);
    return isVideo &&
      /^(?:add|put|show|include|embed|have|use|place)\b/.test(plain) &&
      !/\b(?:of|with|showing)\b/.test(plain)
      ? refuse(
          'ambiguous',
          'Which video? Give me its address, for example: add the video https://youtu.be/… I set a poster on the page that leads to it; nothing is loaded from there before somebody presses it.',
        )
      : null;
  },
};

function place(step: Step, url: string, host: string, where: string | undefined): StepResult {
  const { draft, page } = step;
  const [heading, action] = watch[siteFacts(draft, page).language] ?? watch.en ?? ['Watch', 'Watch the film'];
  const name = hosts.find(([known]) => known.test(host))?.[1] ?? host;
  const taken = new Set(draft.tree(page).elements.map((one) => one.attributes.get('id')?.value));
  let id = 'film';
  for (let number = 2; taken.has(id) || taken.has(`${id}-title`); number += 1) id = `film-${number}`;
  const markup = `    <section class="film" id="${id}" data-section="video" aria-labelledby="${id}-title">
      <h2 id="${id}-title">${escapeText(heading)}</h2>
      <a class="film-poster" href="${escapeAttribute(url)}" rel="noopener">
        <svg viewBox="0 0 64 64" aria-hidden="true" focusable="false"><circle cx="32" cy="32" r="30"/><path d="M26 20v24l20-12z"/></svg>
        <span>${escapeText(action)} (${escapeText(name)})</span>
      </a>
    </section>`;
  const named = where
    ? findNamedSections(draft, where, page).find((found) => found.page === page)
    : undefined;
  const hero = bodySections(draft, page)[0];
  const anchor = named ?? (where && /top|hero|home/.test(where) && hero ? { section: hero } : undefined);
  placeSection(draft, page, markup, anchor ? { section: anchor.section, side: 'after' } : undefined);
  addStyles(
    draft,
    `/* Section: video */
.film-poster { display: grid; place-content: center; justify-items: center; gap: 1rem; aspect-ratio: 16 / 9; max-inline-size: 60rem; padding: 1.5rem; background: var(--ink); color: var(--bg); border-radius: var(--radius-card); font-weight: 600; text-align: center; text-decoration: none; }
.film-poster svg { inline-size: 4.5rem; block-size: 4.5rem; }
.film-poster circle { fill: none; stroke: currentColor; stroke-width: 2; }
.film-poster path { fill: currentColor; }
.film-poster:hover span, .film-poster:focus-visible span { text-decoration: underline; }`,
  );
  return done(
    'Video',
    `${url}, as a poster`,
    `Added a poster that leads to the video on ${name}. A player of another host would load its scripts and cookies into the page, so the film plays there, once somebody presses it.`,
  );
}

function hostOf(url: string): string | null {
  return /^https?:\/\/([^/:?#\s]+)/iu.exec(url)?.[1] ?? null;
}
