/** What draws the pairs. Reads `words`, `startNames`, `startNever` and the functions of the store. */
export const pairsScript = String.raw`
const app = document.querySelector('[data-app="game"]');
if (app) startPairs(app);

function startPairs(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const kept = loadRecords({ names: startNames, pairs: [], never: startNever });
  kept.never = kept.never || [];
  find('names').value = kept.names.join('\n');
  const keep = () => saveRecords(kept);
  const chance = (count) => crypto.getRandomValues(new Uint32Array(1))[0] % count;

  const show = () => {
    find('list').replaceChildren(
      ...kept.pairs.map(([giver, taker]) => {
        const row = document.createElement('li');
        const said = document.createElement('span');
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small' });
        const draw = (isOpen) => {
          said.replaceChildren(Object.assign(document.createElement('b'), { textContent: giver }), isOpen ? ' ' + words.givesTo + ' ' + taker : '');
          button.textContent = isOpen ? words.hidePair : words.showPair;
          button.setAttribute('aria-expanded', String(isOpen));
          button.setAttribute('aria-label', button.textContent + ': ' + giver);
        };
        button.addEventListener('click', () => draw(button.getAttribute('aria-expanded') !== 'true'));
        draw(false);
        row.append(said, button);
        return row;
      }),
    );
    find('status').textContent = kept.pairs.length > 0 ? words.pairsDrawn.replace('{n}', String(kept.pairs.length)) : words.pairsHelp;
  };
  // Who is kept from whom: rules about people who are no longer there are not shown and do not count.
  const rules = () => kept.never.filter(([giver, taker]) => kept.names.includes(giver) && kept.names.includes(taker));
  const form = find('rule');
  const showRules = () => {
    for (const field of [form.elements.giver, form.elements.taker]) {
      const chosen = field.value;
      field.replaceChildren(...[...new Set(kept.names)].map((name) => new Option(name, name)));
      if (kept.names.includes(chosen)) field.value = chosen;
    }
    find('never').replaceChildren(
      ...rules().map((rule) => {
        const row = document.createElement('li');
        const text = words.neverRule.replace('{from}', rule[0]).replace('{to}', rule[1]);
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
        button.setAttribute('aria-label', words.remove + ': ' + text);
        button.addEventListener('click', () => {
          kept.never = kept.never.filter((other) => other !== rule);
          keep();
          showRules();
          form.elements.giver.focus();
        });
        row.append(text, button);
        return row;
      }),
    );
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [giver, taker] = [form.elements.giver.value, form.elements.taker.value];
    if (!giver || giver === taker || kept.never.some((rule) => rule[0] === giver && rule[1] === taker)) return;
    kept.never = [...kept.never, [giver, taker]];
    keep();
    showRules();
    form.elements.taker.focus();
  });
  // Shuffled takers, given out one after the other; where a rule leaves nobody, the last choice is taken back.
  const drawPairs = (names) => {
    const banned = new Set(rules().map(([giver, taker]) => giver + '\n' + taker));
    const order = names.map((_, at) => at);
    const shuffled = (list) => {
      const copy = [...list];
      for (let at = copy.length - 1; at > 0; at -= 1) {
        const other = chance(at + 1);
        [copy[at], copy[other]] = [copy[other], copy[at]];
      }
      return copy;
    };
    const fits = (giver, taker) => giver !== taker && !banned.has(names[giver] + '\n' + names[taker]);
    // Whoever has least choice chooses first, so that going back is rare.
    const givers = shuffled(order).sort((one, other) => order.filter((at) => fits(one, at)).length - order.filter((at) => fits(other, at)).length);
    const taken = new Map();
    let steps = 0;
    const give = (at) => {
      if (at === givers.length) return true;
      for (const taker of shuffled(order)) {
        if ((steps += 1) > 200000) return false;
        if (!fits(givers[at], taker) || [...taken.values()].includes(taker)) continue;
        taken.set(givers[at], taker);
        if (give(at + 1)) return true;
        taken.delete(givers[at]);
      }
      return false;
    };
    return give(0) ? [...taken].map(([giver, taker]) => [names[giver], names[taker]]) : null;
  };
  find('names').addEventListener('input', () => {
    kept.names = find('names').value.split('\n').map((name) => name.trim()).filter(Boolean);
    keep();
    showRules();
  });
  find('draw').addEventListener('click', () => {
    const names = [...kept.names];
    if (names.length < 3) {
      find('status').textContent = words.threeNamesFirst;
      find('names').focus();
      return;
    }
    const pairs = drawPairs(names);
    if (!pairs) {
      find('status').textContent = words.noWayToDraw;
      return;
    }
    kept.pairs = pairs.sort((one, other) => one[0].localeCompare(other[0]));
    keep();
    show();
  });
  find('again').addEventListener('click', () => {
    kept.pairs = [];
    keep();
    show();
  });
  showRules();
  show();
}
`;
