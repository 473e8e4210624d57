import { initialsOf } from '@/domain/account/initials';

const hues = 360;

/** A round picture of the name's initials as a data URL. Its colour comes from the id, so that it stays. */
export function drawAvatar({ id, name }: { readonly id: string; readonly name: string }): string {
  let hue = 7;
  for (let index = 0; index < id.length; index += 1) hue = (hue * 31 + id.charCodeAt(index)) % hues;
  const initials = escapeXml(initialsOf(name) || 'U');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80">' +
    `<rect width="80" height="80" fill="hsl(${hue} 45% 34%)"/>` +
    '<text x="40" y="41" fill="#fff" font-family="system-ui, sans-serif" font-size="32" font-weight="600" ' +
    `text-anchor="middle" dominant-baseline="central">${initials}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
