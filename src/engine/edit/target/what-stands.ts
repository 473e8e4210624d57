const spot =
  /^(?<what>.+?) (?:right |up |down )?(?:at|on|in) (?:very )?(?<where>top|bottom|foot|end)(?: of (?:page|site|home page|homepage|screen|home))?$/;
const words =
  /^(?:(?:big |main |large |two |both )*(?:names?|letters|words|writing|lettering|title|heading|text|line))$/;
const bar = /^(?:bar|strip|nav|menu|navigation|menu bar|links?|logo)$/;

/** "The picture at the top", "the writing at the bottom": the same named by the part of the page it stands in; null for other words. */
export function whatStands(phrase: string): string | null {
  const band = /^(?:very )?(?<end>top|bottom) (?:part|bit|section|area|band)$/.exec(phrase)?.groups?.end;
  if (band !== undefined) return band === 'top' ? 'hero' : 'footer';
  const { what, where } = spot.exec(phrase)?.groups ?? {};
  if (what === undefined || where === undefined) return null;
  if (where !== 'top')
    return /^(?:text|writing|words|bar|strip|band|part|section)$/.test(what) ? 'footer' : `footer ${what}`;
  if (bar.test(what))
    return what === 'logo' ? 'logo' : `header ${what}`.replace(/^header (?:bar|strip|menu bar)$/, 'header');
  if (/^(?:part|section|band|bit|block|area)$/.test(what)) return 'hero';
  return words.test(what) ? 'main heading' : `hero ${what}`;
}
