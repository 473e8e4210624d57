/** `sayShare(n)` for a script: a share in per cent as the page's language writes it, in Western digits. */
export const shareScript = String.raw`
function sayShare(share) {
  const language = document.documentElement.lang || 'en';
  return new Intl.NumberFormat(language + '-u-nu-latn', { style: 'percent', maximumFractionDigits: 2 }).format(share / 100);
}
`;
