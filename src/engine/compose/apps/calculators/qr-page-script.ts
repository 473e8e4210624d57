/** What shows the code and gives it as a picture. Reads `words`, the store, `makeCode` and the functions of files. */
export const qrPageScript = String.raw`
function startCodes(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('choices');
  let picture = '';

  const draw = () => {
    const { text, size, colour } = form.elements;
    const code = text.value === '' ? null : makeCode(text.value);
    find('status').textContent = text.value !== '' && !code ? words.qrTooLong : '';
    find('size').textContent = size.value + ' px';
    find('svg').disabled = find('png').disabled = !code;
    picture = '';
    find('code').replaceChildren();
    if (!code) return;
    // Four light modules on every side belong to the code.
    const width = code.length + 8;
    const path = code.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? ['M' + (x + 4) + ' ' + (y + 4) + 'h1v1h-1z'] : []))).join('');
    picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ' + width + ' ' + width + '" width="' + size.value + '" height="' + size.value + '" shape-rendering="crispEdges"><path fill="#ffffff" d="M0 0h' + width + 'v' + width + 'H0z"/><path fill="' + colour.value + '" d="' + path + '"/></svg>';
    const shown = Object.assign(document.createElement('img'), { alt: 'QR: ' + text.value, width: Number(size.value), height: Number(size.value) });
    shown.src = 'data:image/svg+xml,' + encodeURIComponent(picture);
    find('code').append(shown);
  };
  const drawPng = () => {
    const { text, size, colour } = form.elements;
    const code = makeCode(text.value);
    const step = Math.max(1, Math.round(Number(size.value) / (code.length + 8)));
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = (code.length + 8) * step;
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = colour.value;
    code.forEach((row, y) => row.forEach((isDark, x) => isDark && pen.fillRect((x + 4) * step, (y + 4) * step, step, step)));
    const link = document.createElement('a');
    link.href = canvas.toDataURL('image/png');
    link.download = 'qr-code.png';
    link.click();
  };
  // A network and its password are written as phones read them; some signs need a stroke before them.
  const mask = (text) => text.replace(/([\\;,":])/g, '\\$1');
  const wifi = () => {
    const [network, key] = [find('network').value, find('key').value];
    form.elements.text.value = 'WIFI:T:' + (key === '' ? 'nopass' : 'WPA') + ';S:' + mask(network) + ';' + (key === '' ? '' : 'P:' + mask(key) + ';') + ';';
  };
  if (find('network')) for (const field of [find('network'), find('key')]) field.addEventListener('input', wifi);
  const kept = loadRecords({});
  for (const name of ['text', 'size', 'colour']) if (kept[name]) form.elements[name].value = kept[name];
  form.addEventListener('input', () => {
    const { text, size, colour } = form.elements;
    saveRecords({ text: text.value, size: size.value, colour: colour.value });
    draw();
  });
  find('svg').addEventListener('click', () => downloadText('qr-code.svg', 'image/svg+xml', picture));
  find('png').addEventListener('click', drawPng);
  draw();
}
`;
