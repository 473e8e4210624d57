/** Sending by place: `readZones()`, `readZone()` and `writeZoneChoice(sum)` for the cart's script. Reads `shop` and `cartStore`. */
export const zoneScript = String.raw`// Sending costs by where it goes: the places, and which of them was chosen last.
function readZones() {
  try {
    return JSON.parse(shop.zones || '[]');
  } catch {
    return [];
  }
}

function readZone() {
  try {
    return Math.max(0, readZones().findIndex(([place]) => place === localStorage.getItem(cartStore + '-zone')));
  } catch {
    return readZone.place || 0;
  }
}

function writeZoneChoice(sum) {
  const select = document.createElement('select');
  select.className = 'cart-zone';
  select.append(...readZones().map(([place]) => new Option(place, place)));
  select.selectedIndex = readZone();
  select.setAttribute('aria-label', sum.previousElementSibling.textContent);
  select.addEventListener('change', () => {
    readZone.place = select.selectedIndex;
    try {
      localStorage.setItem(cartStore + '-zone', select.value);
    } catch {
      // Storage is blocked: the choice lasts until the page is left.
    }
    document.dispatchEvent(new Event('cartchange'));
  });
  sum.previousElementSibling.append(' ', select);
}`;
