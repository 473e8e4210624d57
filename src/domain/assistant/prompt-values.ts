import { sectionTypes, siteKinds, styleNames } from '../site/vocabulary';
import type { SiteFile } from '../site/site-file';
import { describeSite } from '../site/site-map';
import type { Placeholder } from './placeholders';

export type PromptOrder = {
  readonly message: string;
  /** The files that are told whole; the map is drawn from them, too. */
  readonly files: readonly SiteFile[];
  /** Paths of files that are there and not told. */
  readonly untold?: readonly string[];
  readonly page?: string;
  /** HTML of the element that was picked. */
  readonly picked?: string;
  /** One problem per line. */
  readonly findings?: string;
};

const none = '(none)';

/** What fills the placeholders of a prompt. Whatever comes out of the site stands between two lines with the mark. */
export function promptValues(
  { message, files, untold = [], page, picked, findings }: PromptOrder,
  mark: string,
): Readonly<Record<Placeholder, string>> {
  const site = describeSite(files);
  const asData = (text: string, without: string) =>
    text === '' ? without : `begin ${mark}\n${text}\nend ${mark}`;
  const rest = untold.length === 0 ? '' : `\n\nFiles that are there and not shown: ${untold.join(', ')}`;
  return {
    message,
    site_map: asData(site.map, '(no site yet)'),
    files: asData(site.texts, '(no files yet)') + rest,
    page: page ?? (files.some(({ path }) => path === 'index.html') ? 'index.html' : none),
    picked: asData(picked ?? '', none),
    tokens: asData(site.tokens, none),
    findings: asData(findings ?? '', none),
    language: site.language,
    direction: site.direction,
    kinds: siteKinds.join(', '),
    sections: sectionTypes.join(', '),
    styles: styleNames.join(', '),
  };
}
