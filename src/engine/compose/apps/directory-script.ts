/** What searches, narrows and orders a directory. Reads `words`, `currency`, `sign`, `perHour`, `postDays`, `more`, `saveWord` and the store's functions. */
export const directoryScript = String.raw`
const app = document.querySelector('[data-app="directory"]');
if (app) startDirectory(app);

function startDirectory(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const list = find('list');
  const filters = find('filters');
  const dialog = find('dialog');
  const form = find('editor');
  const listed = [...list.children];
  const language = document.documentElement.lang || 'en';
  const money = new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: perHour ? 2 : 0, trailingZeroDisplay: 'stripIfInteger' });
  // What is posted goes after so many days, where any are told.
  const isOpen = ({ on }) => !postDays || !on || Date.now() < on + postDays * 86400000;
  let posted = loadRecords([]).filter(isOpen);
  // The entry that the dialog changes, where it adds none.
  let edited = null;

  const fold = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const drawEntry = (entry) => {
    const item = find('entry').content.firstElementChild.cloneNode(true);
    Object.assign(item.dataset, { city: entry.city, group: entry.group, pay: entry.pay || '0', level: entry.level || '' });
    item.querySelector('h2, h3').textContent = entry.title;
    item.querySelector('.entry-by').textContent = [entry.by, entry.city].filter(Boolean).join(' · ');
    item.querySelector('.entry-text').textContent = entry.text;
    if (postDays && entry.on) item.querySelector('.entry-by').textContent += ' · ' + words.openUntil.replace('{date}', new Date(entry.on + postDays * 86400000).toLocaleDateString(language, { dateStyle: 'medium' }));
    item.querySelector('.entry-tags span').textContent = entry.group || '';
    item.querySelector('.entry-tags b').textContent = Number(entry.pay) > 0 ? money.format(entry.pay) + perHour : sign.repeat(Number(entry.level) || 0);
    for (const { name, label, type } of more) {
      const value = String(entry['more-' + name] || '').trim();
      if (!value) continue;
      const line = document.createElement('div');
      line.dataset.more = name;
      const said = document.createElement('dd');
      if (type === 'email' || type === 'tel') said.append(Object.assign(document.createElement('a'), { href: (type === 'tel' ? 'tel:' : 'mailto:') + value, textContent: value, ...(name === 'apply-by' ? { textContent: applyWord, className: 'entry-apply', href: 'mailto:' + value + '?subject=' + encodeURIComponent(entry.title) } : {}) }));
      else said.textContent = value;
      line.append(Object.assign(document.createElement('dt'), { textContent: label }), said);
      item.querySelector('.entry-more').append(line);
    }
    const edit = item.querySelector('[data-edit]');
    edit.setAttribute('aria-label', words.edit + ': ' + entry.title);
    edit.addEventListener('click', () => {
      edited = entry;
      form.reset();
      for (const field of form.elements) if (field.name && entry[field.name] !== undefined) field.value = entry[field.name];
      dialog.showModal();
    });
    const remove = item.querySelector('[data-remove]');
    remove.setAttribute('aria-label', words.remove + ': ' + entry.title);
    remove.addEventListener('click', () => {
      posted = posted.filter((other) => other !== entry);
      saveRecords(posted);
      draw();
      find('count').textContent = words.removed + ': ' + entry.title;
      find('post').focus();
    });
    return item;
  };

  // What somebody keeps for later, by what it is called and where it is.
  let saved = new Set();
  try {
    saved = new Set(JSON.parse(localStorage.getItem(storeName + '-saved')) || []);
  } catch {
    // Storage is blocked: what is kept lasts until the page is left.
  }
  const nameOf = (item) => fold(item.querySelector('h2, h3').textContent.trim() + '|' + item.dataset.city);
  const addSave = (item) => {
    if (!saveWord || item.querySelector('.entry-save')) return;
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small entry-save', textContent: saveWord });
    const title = item.querySelector('h2, h3').textContent.trim();
    button.setAttribute('aria-label', saveWord + ': ' + title);
    button.setAttribute('aria-pressed', String(saved.has(nameOf(item))));
    button.addEventListener('click', () => {
      const name = nameOf(item);
      if (!saved.delete(name)) saved.add(name);
      button.setAttribute('aria-pressed', String(saved.has(name)));
      try {
        localStorage.setItem(storeName + '-saved', JSON.stringify([...saved]));
      } catch {
        // Nothing to do: the page goes on with what it holds.
      }
      apply();
    });
    item.append(button);
  };

  const fillChoices = () => {
    for (const name of ['city', 'group']) {
      const select = filters.elements[name];
      if (!select) continue;
      const values = [...new Set([...list.children].map((item) => item.dataset[name]))].filter(Boolean).sort((one, other) => one.localeCompare(other, language));
      const chosen = select.value;
      select.replaceChildren(select.options[0], ...values.map((value) => new Option(value, value)));
      select.value = values.includes(chosen) ? chosen : '';
    }
  };
  const apply = () => {
    const asked = Object.fromEntries(new FormData(filters));
    const parts = fold(asked.words).split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const item of list.children) {
      const text = fold(item.textContent);
      const fits =
        parts.every((part) => text.includes(part)) &&
        (!asked.city || item.dataset.city === asked.city) &&
        (!asked.group || item.dataset.group === asked.group) &&
        (!asked.level || item.dataset.level === asked.level) &&
        more.every(({ name, bound }) => !asked['more-' + name] || isWithin(moreOf(item, name), asked['more-' + name], bound)) &&
        (!asked.saved || saved.has(nameOf(item))) &&
        (!asked.pay || Number(item.dataset.pay) >= Number(asked.pay)) &&
        (!asked.payTo || Number(item.dataset.pay) <= Number(asked.payTo));
      item.hidden = !fits;
      if (fits) shown += 1;
    }
    find('count').textContent = words.entryCount.replace('{n}', String(shown));
    find('empty').hidden = shown > 0;
  };
  // What has a least or a most is a number, or a day as it is kept: longer ones come later.
  const isWithin = (told, wanted, bound) => {
    if (!bound) return told === wanted;
    if (!told) return false;
    if (/-/.test(wanted)) return told >= wanted;
    return bound === 'most' ? Number(told) <= Number(wanted) : Number(told) >= Number(wanted);
  };
  const moreOf = (item, name) => {
    const line = item.querySelector('[data-more="' + name + '"] dd');
    if (!line) return '';
    // What is applied to stands behind its button.
    const link = line.querySelector('.entry-apply');
    return link ? link.href.replace(/^mailto:|\?.*$/g, '') : line.textContent.trim();
  };
  const numberOf = (item, name) => Number(moreOf(item, name)) || 0;
  const drawn = new Map();
  const draw = () => {
    const titleOf = (item) => item.querySelector('h2, h3').textContent;
    const order = find('order').value;
    const items = [...posted.map((entry) => drawn.get(entry) || (drawn.set(entry, drawEntry(entry)), drawn.get(entry))).reverse(), ...listed];
    if (order === 'title') items.sort((one, other) => titleOf(one).localeCompare(titleOf(other), language));
    if (order === 'pay') items.sort((one, other) => Number(other.dataset.pay) - Number(one.dataset.pay));
    if (order.startsWith('more:')) items.sort((one, other) => numberOf(other, order.slice(5)) - numberOf(one, order.slice(5)));
    items.forEach(addSave);
    list.replaceChildren(...items);
    fillChoices();
    apply();
  };

  filters.addEventListener('input', apply);
  filters.addEventListener('change', apply);
  filters.addEventListener('reset', () => setTimeout(apply));
  filters.addEventListener('submit', (event) => event.preventDefault());
  find('order').addEventListener('change', draw);
  find('post').addEventListener('click', () => {
    edited = null;
    form.reset();
    dialog.showModal();
  });
  find('cancel').addEventListener('click', () => dialog.close());
  form.addEventListener('submit', () => {
    const entry = { ...Object.fromEntries(new FormData(form)), ...(postDays ? { on: edited ? edited.on : Date.now() } : {}) };
    posted = edited ? posted.map((other) => (other === edited ? entry : other)) : [...posted, entry];
    edited = null;
    saveRecords(posted);
    filters.reset();
    draw();
    setTimeout(() => (find('count').textContent = words.posted + ': ' + entry.title));
  });
  // What the page lists itself stands in the file too, so that a list can be taken elsewhere; what is here is not read twice.
  const listOf = (item) => {
    const [by] = item.querySelector('.entry-by').textContent.split(' · ');
    const text = item.querySelector('.entry-by + p:not(.entry-tags)');
    const { city, group, pay, level } = item.dataset;
    return { title: item.querySelector('h2, h3').textContent.trim(), by: by.trim() === city ? '' : by.trim(), city, group, pay: Number(pay) || '', level: level || '', text: text ? text.textContent.trim() : '', ...Object.fromEntries(more.map(({ name }) => ['more-' + name, moreOf(item, name)])) };
  };
  const keyOf = ({ title, by, city }) => [title, by, city].map((part) => fold(String(part || '').trim())).join('|');
  const readEntry = (entry) => {
    if (typeof entry.title !== 'string' || entry.title.trim() === '') return null;
    const [title, by, city, group, text] = ['title', 'by', 'city', 'group', 'text'].map((part) => String(entry[part] || ''));
    const rest = Object.fromEntries(more.map(({ name }) => ['more-' + name, String(entry['more-' + name] || '')]));
    return { ...rest, title, by, city, group, text, pay: Number(entry.pay) || '', level: Math.min(3, Number(entry.level) || 0) || '', ...(Number(entry.on) > 0 ? { on: Number(entry.on) } : {}) };
  };
  startFiles(app, {
    name: 'entries',
    list: () => [...listed.map(listOf), ...posted],
    read: readEntry,
    add: (read) => {
      const known = new Set([...listed.map(listOf), ...posted].map(keyOf));
      posted = [...posted, ...read.filter((entry) => !known.has(keyOf(entry)))];
      saveRecords(posted);
      filters.reset();
      draw();
    },
    say: (text) => setTimeout(() => (find('count').textContent = text)),
  });
  draw();
}
`;
