/** What draws QR codes: bytes, error correction of level M, versions 1 to 40. Reads `words`. */
export const qrScript = String.raw`
// By version: bytes of correction in a block, and blocks, at level M.
const corrections = [0, 10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, ...Array(19).fill(28)];
const blockCounts = [0, 1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49];

function multiply(one, other) {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    product ^= ((other >>> bit) & 1) * one;
  }
  return product;
}

function divisorOf(degree) {
  const result = Array(degree).fill(0);
  result[degree - 1] = 1;
  let root = 1;
  for (let step = 0; step < degree; step += 1) {
    for (let index = 0; index < degree; index += 1) {
      result[index] = multiply(result[index], root);
      if (index + 1 < degree) result[index] ^= result[index + 1];
    }
    root = multiply(root, 2);
  }
  return result;
}

function remainderOf(data, divisor) {
  const result = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ result.shift();
    result.push(0);
    divisor.forEach((part, index) => (result[index] ^= multiply(part, factor)));
  }
  return result;
}

// Places of the small squares, in both directions.
function alignmentsOf(version) {
  if (version === 1) return [];
  const count = Math.floor(version / 7) + 2;
  const step = Math.floor((version * 8 + count * 3 + 5) / (count * 4 - 4)) * 2;
  const places = [6];
  for (let place = version * 4 + 10; places.length < count; place -= step) places.splice(1, 0, place);
  return places;
}

function modulesOf(version) {
  let result = (16 * version + 128) * version + 64;
  if (version >= 2) {
    const count = Math.floor(version / 7) + 2;
    result -= (25 * count - 10) * count - 55;
    if (version >= 7) result -= 36;
  }
  return result;
}

// The code as rows of true and false; null where the text is too long for any.
function makeCode(text) {
  const bytes = [...new TextEncoder().encode(text)];
  const roomOf = (version) => Math.floor(modulesOf(version) / 8) - corrections[version] * blockCounts[version];
  let version = 1;
  while (version <= 40 && bytes.length * 8 + 4 + (version < 10 ? 8 : 16) > roomOf(version) * 8) version += 1;
  if (version > 40) return null;
  const bits = [];
  const put = (value, length) => {
    for (let bit = length - 1; bit >= 0; bit -= 1) bits.push((value >>> bit) & 1);
  };
  put(4, 4);
  put(bytes.length, version < 10 ? 8 : 16);
  for (const byte of bytes) put(byte, 8);
  const room = roomOf(version) * 8;
  put(0, Math.min(4, room - bits.length));
  put(0, (8 - (bits.length % 8)) % 8);
  for (let pad = 0xec; bits.length < room; pad ^= 0xec ^ 0x11) put(pad, 8);
  const data = Array.from({ length: bits.length / 8 }, (_, index) => bits.slice(index * 8, index * 8 + 8).reduce((sum, bit) => sum * 2 + bit, 0));
  return fillCode(version, interleave(version, data));
}

function interleave(version, data) {
  const count = blockCounts[version];
  const length = corrections[version];
  const all = Math.floor(modulesOf(version) / 8);
  const short = count - (all % count);
  const shortLength = Math.floor(all / count) - length;
  const divisor = divisorOf(length);
  const blocks = [];
  for (let index = 0, at = 0; index < count; index += 1) {
    const part = data.slice(at, at + shortLength + (index < short ? 0 : 1));
    at += part.length;
    blocks.push({ part, rest: remainderOf(part, divisor) });
  }
  const result = [];
  for (let index = 0; index <= shortLength; index += 1) for (const { part } of blocks) if (index < part.length) result.push(part[index]);
  for (let index = 0; index < length; index += 1) for (const { rest } of blocks) result.push(rest[index]);
  return result;
}

function fillCode(version, data) {
  const size = version * 4 + 17;
  const dark = Array.from({ length: size }, () => Array(size).fill(false));
  const fixed = Array.from({ length: size }, () => Array(size).fill(false));
  const set = (x, y, isDark) => {
    if (x < 0 || y < 0 || x >= size || y >= size) return;
    dark[y][x] = Boolean(isDark);
    fixed[y][x] = true;
  };
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  for (const [cx, cy] of [[3, 3], [size - 4, 3], [3, size - 4]])
    for (let dy = -4; dy <= 4; dy += 1)
      for (let dx = -4; dx <= 4; dx += 1) {
        const ring = Math.max(Math.abs(dx), Math.abs(dy));
        set(cx + dx, cy + dy, ring !== 2 && ring !== 4);
      }
  const places = alignmentsOf(version);
  const last = places.length - 1;
  places.forEach((x, column) =>
    places.forEach((y, row) => {
      if ((column === 0 && row === 0) || (column === 0 && row === last) || (column === last && row === 0)) return;
      for (let dy = -2; dy <= 2; dy += 1) for (let dx = -2; dx <= 2; dx += 1) set(x + dx, y + dy, Math.max(Math.abs(dx), Math.abs(dy)) !== 1);
    }),
  );
  const sayMask = (mask) => {
    let rest = mask;
    for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
    const bits = ((mask << 10) | rest) ^ 0x5412;
    const bit = (index) => (bits >>> index) & 1;
    for (let index = 0; index <= 5; index += 1) set(8, index, bit(index));
    set(8, 7, bit(6));
    set(8, 8, bit(7));
    set(7, 8, bit(8));
    for (let index = 9; index < 15; index += 1) set(14 - index, 8, bit(index));
    for (let index = 0; index < 8; index += 1) set(size - 1 - index, 8, bit(index));
    for (let index = 8; index < 15; index += 1) set(8, size - 15 + index, bit(index));
    set(8, size - 8, true);
  };
  sayMask(0);
  if (version >= 7) {
    let rest = version;
    for (let step = 0; step < 12; step += 1) rest = (rest << 1) ^ ((rest >>> 11) * 0x1f25);
    const bits = (version << 12) | rest;
    for (let index = 0; index < 18; index += 1) {
      const [far, near] = [size - 11 + (index % 3), Math.floor(index / 3)];
      set(far, near, (bits >>> index) & 1);
      set(near, far, (bits >>> index) & 1);
    }
  }
  let at = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1)
      for (const x of [right, right - 1]) {
        const y = ((right + 1) & 2) === 0 ? size - 1 - step : step;
        if (fixed[y][x] || at >= data.length * 8) continue;
        dark[y][x] = ((data[at >>> 3] >>> (7 - (at & 7))) & 1) === 1;
        at += 1;
      }
  }
  const rules = [
    (x, y) => (x + y) % 2,
    (x, y) => y % 2,
    (x) => x % 3,
    (x, y) => (x + y) % 3,
    (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
    (x, y) => ((x * y) % 2) + ((x * y) % 3),
    (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2,
    (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2,
  ];
  const turn = (rule) => {
    for (let y = 0; y < size; y += 1) for (let x = 0; x < size; x += 1) if (!fixed[y][x] && rule(x, y) === 0) dark[y][x] = !dark[y][x];
  };
  // The mask that is easiest to read: few long runs and squares of one colour, as much dark as light.
  const faults = rules.map((rule, mask) => {
    sayMask(mask);
    turn(rule);
    const sum = countFaults(dark);
    turn(rule);
    return sum;
  });
  const mask = faults.indexOf(Math.min(...faults));
  sayMask(mask);
  turn(rules[mask]);
  return dark;
}

function countFaults(dark) {
  const size = dark.length;
  let sum = 0;
  let count = 0;
  for (const read of [(one, other) => dark[one][other], (one, other) => dark[other][one]])
    for (let line = 0; line < size; line += 1) {
      let run = 0;
      for (let at = 0; at < size; at += 1) {
        run = at > 0 && read(line, at) === read(line, at - 1) ? run + 1 : 1;
        if (run === 5) sum += 3;
        else if (run > 5) sum += 1;
      }
    }
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) {
      if (dark[y][x]) count += 1;
      if (x > 0 && y > 0 && dark[y][x] === dark[y][x - 1] && dark[y][x] === dark[y - 1][x] && dark[y][x] === dark[y - 1][x - 1]) sum += 3;
    }
  return sum + Math.floor(Math.abs((count / (size * size)) * 20 - 10)) * 10;
}

const app = document.querySelector('[data-app="calculator"]');
if (app) startCodes(app);
`;
