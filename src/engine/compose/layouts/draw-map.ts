import { trust } from '../html';
import type { Html } from '../html';
import { escapeText } from '../html';
import type { SectionContext } from '../section';
import { muddyColour } from '../style/muddy-colour';

/**
 * A drawn neighbourhood: blocks, streets, water and a park, with a pin in the middle, or with rings around it where
 * somebody comes to their customers. It shows that there is a place; it does not pretend to be a survey, and loads
 * nothing from anywhere.
 */
export function drawMap(
  context: SectionContext,
  width: number,
  height: number,
  mark: 'pin' | 'round' = 'pin',
): Html {
  const { random, words, plan } = context;
  const place = plan.contact.address ?? plan.contact.place ?? plan.name;
  const round = (value: number) => Math.round(value);
  const parts = [`<path class="map-ground" d="M0 0h${width}v${height}H0z"/>`];
  const lines = (length: number) => {
    const spots: number[] = [];
    for (let at = 30 + random.next() * 60; at < length; at += 80 + random.next() * 90) spots.push(round(at));
    return spots;
  };
  const across = lines(height);
  const down = lines(width);
  const gap = 9;
  down.forEach((left, column) => {
    across.forEach((top, row) => {
      const right = down[column + 1] ?? width + 60;
      const bottom = across[row + 1] ?? height + 60;
      if (random.next() < 0.12) return;
      parts.push(
        `<rect class="${random.next() < 0.09 ? 'map-park' : 'map-block'}" x="${left + gap}" y="${top + gap}" width="${right - left - gap * 2}" height="${bottom - top - gap * 2}" rx="5"/>`,
      );
    });
  });
  const bend = round(height * (0.55 + random.next() * 0.3));
  parts.push(
    `<path class="${muddyColour(plan) === 'accent' ? 'map-canal' : 'map-water'}" d="M0 ${bend}C${round(width * 0.3)} ${bend - 90} ${round(width * 0.55)} ${bend + 110} ${width} ${bend - 30}v70C${round(width * 0.55)} ${bend + 190} ${round(width * 0.3)} ${bend - 10} 0 ${bend + 70}z"/>`,
    `<path class="map-road" stroke-width="20" d="M0 ${round(height * 0.22)}C${round(width * 0.4)} ${round(height * 0.3)} ${round(width * 0.6)} ${round(height * 0.05)} ${width} ${round(height * 0.3)}"/>`,
    `<path class="map-road" stroke-width="26" d="M${round(width * 0.44)} 0C${round(width * 0.5)} ${round(height * 0.4)} ${round(width * 0.4)} ${round(height * 0.7)} ${round(width * 0.52)} ${height}"/>`,
  );
  const x = round(width * 0.47);
  const y = round(height * 0.46);
  const reach = Math.min(width, height);
  const rings = [0.44, 0.3, 0.16].map(
    (share) =>
      `<circle class="map-ring" cx="${round(width / 2)}" cy="${round(height / 2)}" r="${round(reach * share)}"/>`,
  );
  const pin = [
    `<path class="map-pin" d="M${x} ${y}c-34-44-44-58-44-78a44 44 0 0 1 88 0c0 20-10 34-44 78z"/>`,
    `<circle class="map-dot" cx="${x}" cy="${y - 78}" r="16"/>`,
  ];
  parts.push(...(mark === 'round' ? rings : pin));
  const label = escapeText(`${words.frame.map}: ${place}`);
  return trust(
    `<svg viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice" role="img" aria-label="${label}">${parts.join('')}</svg>`,
  );
}
