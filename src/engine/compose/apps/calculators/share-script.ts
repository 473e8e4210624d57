/** What shares an amount by weight. Reads `words`, `currency`, `startShares` and the functions of the store. */
export const shareScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) shareAmount(app);

function shareAmount(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const money = new Intl.NumberFormat(document.documentElement.lang || 'en', { style: 'currency', currency });
  const state = loadRecords(startShares);
  const numberOf = (field) => Math.max(0, Number(field.value) || 0);

  // Whole cents, the ones left over to the largest remainders, so that the shares add up.
  const shareOut = () => {
    const cents = Math.round(state.sum * 100);
    const weight = state.people.reduce((sum, person) => sum + person.weight, 0);
    if (weight <= 0) return state.people.map(() => 0);
    const exact = state.people.map((person) => (cents * person.weight) / weight);
    const shares = exact.map(Math.floor);
    const order = exact.map((value, at) => [value - shares[at], at]).sort((one, other) => other[0] - one[0]);
    let left = cents - shares.reduce((sum, one) => sum + one, 0);
    for (const [, at] of order) {
      if (left <= 0) break;
      shares[at] += 1;
      left -= 1;
    }
    return shares;
  };

  const show = () => {
    saveRecords(state);
    const shares = shareOut();
    const most = Math.max(...shares, 1);
    find('result').replaceChildren(
      ...state.people.map((person, at) => {
        const item = document.createElement('li');
        const bar = document.createElement('i');
        bar.style.setProperty('--share', (shares[at] / most) * 100 + '%');
        item.append(person.name || words.sharer, Object.assign(document.createElement('b'), { textContent: money.format(shares[at] / 100) }), bar);
        return item;
      }),
    );
    find('total').textContent = money.format(shares.reduce((sum, one) => sum + one, 0) / 100);
  };

  const draw = () => {
    find('people').replaceChildren(
      ...state.people.map((person, at) => {
        const row = find('row').content.firstElementChild.cloneNode(true);
        const [name, weight] = [row.querySelector('[data-name]'), row.querySelector('[data-weight]')];
        name.value = person.name;
        weight.value = String(person.weight);
        name.addEventListener('input', () => ((person.name = name.value.trim()), show()));
        weight.addEventListener('input', () => ((person.weight = numberOf(weight)), show()));
        const remove = row.querySelector('[data-remove]');
        remove.setAttribute('aria-label', words.remove + ': ' + (person.name || at + 1));
        remove.hidden = state.people.length < 3;
        remove.addEventListener('click', () => {
          state.people.splice(at, 1);
          draw();
          show();
          find('add').focus();
        });
        return row;
      }),
    );
  };

  find('sum').value = String(state.sum);
  find('sum').addEventListener('input', () => ((state.sum = numberOf(find('sum'))), show()));
  find('add').addEventListener('click', () => {
    state.people.push({ name: words.sharer + ' ' + (state.people.length + 1), weight: state.people.at(-1).weight });
    draw();
    show();
    [...app.querySelectorAll('[data-name]')].at(-1).select();
  });
  draw();
  show();
}
`;
