/** What runs in the page of a drawing pad. Reads `words` and the functions of the store. */
export const drawingScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startDrawing(app);

function startDrawing(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const sheet = find('sheet');
  const pen = sheet.getContext('2d');
  const paints = [...app.querySelectorAll('[data-paint]')];
  let strokes = loadRecords([]).filter((stroke) => Array.isArray(stroke.points));
  let taken = [];
  let colour = paints[0].dataset.paint;
  let isErasing = false;
  let stroke = null;
  let hand = { x: sheet.width / 2, y: sheet.height / 2, isDown: false };

  const drawStroke = ({ colour, size, points }) => {
    if (!pen) return;
    Object.assign(pen, { strokeStyle: colour, lineWidth: size, lineCap: 'round', lineJoin: 'round' });
    pen.beginPath();
    points.forEach(([x, y], index) => (index === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
    // A touch without a movement is a dot.
    if (points.length === 1) pen.lineTo(points[0][0] + 0.1, points[0][1]);
    pen.stroke();
  };
  const show = () => {
    find('undo').disabled = strokes.length === 0 && taken.length === 0;
    find('clear').disabled = strokes.length === 0;
    if (!pen) return;
    pen.fillStyle = '#ffffff';
    pen.fillRect(0, 0, sheet.width, sheet.height);
    strokes.forEach(drawStroke);
  };
  const keep = () => {
    saveRecords(strokes);
    show();
  };
  const begin = (x, y) => {
    stroke = { colour: isErasing ? '#ffffff' : colour, size: Number(find('size').value), points: [[x, y]] };
    strokes.push(stroke);
    taken = [];
    drawStroke(stroke);
  };
  const goOn = (x, y) => {
    stroke.points.push([x, y]);
    drawStroke({ ...stroke, points: stroke.points.slice(-2) });
  };

  const placeOf = (event) => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    return [Math.round(((event.clientX - left) * sheet.width) / width), Math.round(((event.clientY - top) * sheet.height) / height)];
  };
  sheet.addEventListener('pointerdown', (event) => {
    if (event.button > 0) return;
    sheet.setPointerCapture?.(event.pointerId);
    begin(...placeOf(event));
  });
  sheet.addEventListener('pointermove', (event) => {
    if (!stroke || hand.isDown) return;
    for (const part of event.getCoalescedEvents?.() ?? [event]) goOn(...placeOf(part));
  });
  const end = () => {
    if (!stroke || hand.isDown) return;
    stroke = null;
    keep();
  };
  sheet.addEventListener('pointerup', end);
  sheet.addEventListener('pointercancel', end);

  // The keyboard moves the brush: a step for each press, long ones with Shift.
  sheet.addEventListener('keydown', (event) => {
    const step = event.shiftKey ? 40 : 10;
    const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }[event.key];
    if (!way && event.key !== ' ') return;
    event.preventDefault();
    if (way) {
      hand.x = Math.min(sheet.width, Math.max(0, hand.x + way[0] * step));
      hand.y = Math.min(sheet.height, Math.max(0, hand.y + way[1] * step));
      if (hand.isDown) goOn(hand.x, hand.y);
      return;
    }
    hand.isDown = !hand.isDown;
    find('status').textContent = hand.isDown ? words.brushDown : words.brushUp;
    if (hand.isDown) begin(hand.x, hand.y);
    else {
      stroke = null;
      keep();
    }
  });
  sheet.addEventListener('blur', () => {
    if (!hand.isDown) return;
    hand.isDown = false;
    stroke = null;
    keep();
  });

  const choose = (wanted, erases = false) => {
    if (!erases) colour = wanted;
    isErasing = erases;
    find('eraser').setAttribute('aria-pressed', String(erases));
    for (const paint of paints) paint.setAttribute('aria-pressed', String(!erases && paint.dataset.paint === colour));
  };
  for (const paint of paints) paint.addEventListener('click', () => choose(paint.dataset.paint));
  find('own').addEventListener('input', () => choose(find('own').value));
  find('eraser').addEventListener('click', () => choose(colour, !isErasing));
  find('size').addEventListener('input', () => (find('width').textContent = find('size').value));
  // Back brings a cleared sheet again, then takes one stroke after the other.
  find('undo').addEventListener('click', () => {
    if (strokes.length === 0) [strokes, taken] = [taken, []];
    else strokes.pop();
    keep();
  });
  find('clear').addEventListener('click', () => {
    taken = strokes;
    strokes = [];
    keep();
  });
  document.addEventListener('keydown', (event) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && !find('undo').disabled) {
      event.preventDefault();
      find('undo').click();
    }
  });
  find('save').addEventListener('click', () => {
    const link = document.createElement('a');
    link.href = sheet.toDataURL('image/png');
    link.download = 'drawing.png';
    link.click();
  });
  show();
}
`;
