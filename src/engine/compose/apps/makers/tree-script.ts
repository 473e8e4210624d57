/** What runs in the page of a mind map, a family tree or a chart of a firm. Reads `words`, `start` and the functions of the store and of files. */
export const treeScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startTree(app);

function startTree(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const branch = (text, parts = []) => ({ text, parts });
  const read = (given, depth = 0) =>
    typeof given === 'object' && given !== null && typeof given.text === 'string' && depth < 40
      ? branch(given.text.slice(0, 200), (Array.isArray(given.parts) ? given.parts : []).map((part) => read(part, depth + 1)).filter(Boolean))
      : null;
  let root = read(loadRecords(null)) || branch(start[0], start.slice(1).map((text) => branch(text)));
  const before = [];
  const say = (text) => (find('status').textContent = text);
  const save = () => saveRecords(root);
  const remember = () => {
    before.push(JSON.stringify(root));
    if (before.length > 50) before.shift();
    find('undo').disabled = false;
  };
  const focusOn = (node) => {
    const input = [...app.querySelectorAll('.tree-node input')].find((one) => one.branch === node);
    if (!input) return;
    input.focus();
    input.select();
  };
  const change = (act) => {
    remember();
    const next = act();
    save();
    show();
    focusOn(next);
  };
  const addBelow = (node) => change(() => node.parts[node.parts.push(branch('')) - 1]);
  const addBeside = (node, parent) =>
    change(() => {
      const fresh = branch('');
      parent.parts.splice(parent.parts.indexOf(node) + 1, 0, fresh);
      return fresh;
    });
  const remove = (node, parent) => {
    change(() => {
      parent.parts = parent.parts.filter((other) => other !== node);
      return parent;
    });
    say(words.removed);
  };
  const draw = (node, parent) => {
    const item = document.createElement('li');
    const box = Object.assign(document.createElement('span'), { className: 'tree-node' });
    const input = Object.assign(document.createElement('input'), { type: 'text', value: node.text, placeholder: words.newIdea, maxLength: 200, autocomplete: 'off', branch: node });
    input.setAttribute('aria-label', words.newIdea + (parent ? ', ' + parent.text : ''));
    input.setAttribute('aria-describedby', 'tree-help');
    input.addEventListener('focus', () => (input.was = node.text));
    input.addEventListener('change', () => {
      // What stood there before the typing is what "back" brings again.
      const now = node.text;
      node.text = input.was;
      remember();
      node.text = now;
    });
    input.addEventListener('input', () => {
      node.text = input.value;
      save();
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      input.blur();
      if (event.shiftKey || !parent) addBelow(node);
      else addBeside(node, parent);
    });
    const button = (sign, label, act) => {
      const made = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: sign });
      made.setAttribute('aria-label', label + (node.text ? ': ' + node.text : ''));
      made.title = label;
      made.addEventListener('click', act);
      return made;
    };
    box.append(input, button('+', words.addBelow, () => addBelow(node)));
    if (parent) box.append(button('×', words.remove, () => remove(node, parent)));
    item.append(box);
    if (node.parts.length > 0) {
      const list = document.createElement('ul');
      list.append(...node.parts.map((part) => draw(part, node)));
      item.append(list);
    }
    return item;
  };
  const show = () => find('root').replaceChildren(draw(root, null));
  const asText = (node, depth = 0) => ['  '.repeat(depth) + (depth > 0 ? '- ' : '') + node.text, ...node.parts.map((part) => asText(part, depth + 1))].join('\n');

  find('undo').addEventListener('click', () => {
    const last = before.pop();
    if (last) root = JSON.parse(last);
    find('undo').disabled = before.length === 0;
    save();
    show();
  });
  find('text').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(asText(root));
      say(words.copied);
    } catch {
      downloadText('outline.txt', 'text/plain', asText(root));
    }
  });
  find('print-tree').addEventListener('click', () => window.print());
  startFiles(app, {
    name: 'tree',
    list: () => [root],
    read: (given) => read(given),
    add: ([fresh]) => {
      remember();
      root = fresh;
      save();
      show();
    },
    say,
  });
  show();
}
`;
