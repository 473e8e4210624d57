/** What makes filler text. Reads `words` and the functions of the store. */
export const fillerScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startFiller(app);

function startFiller(app) {
  const classic = 'lorem ipsum dolor sit amet consectetur adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore magna aliqua'.split(' ');
  const more = 'ut enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis aute irure in reprehenderit voluptate velit esse cillum fugiat nulla pariatur excepteur sint occaecat cupidatat non proident sunt culpa qui officia deserunt mollit anim id est laborum perspiciatis unde omnis iste natus error voluptatem accusantium doloremque laudantium totam rem aperiam eaque ipsa quae ab illo inventore veritatis quasi architecto beatae vitae dicta explicabo nemo ipsam quia voluptas aspernatur odit aut fugit'.split(' ');
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const form = find('choices');
  const chance = (most) => Math.floor(Math.random() * most);
  let parts = [];

  // Words in order: the usual beginning first where it is wanted, then by chance, no word twice in a row.
  const makeWords = () => {
    let opening = form.elements.classic.checked ? [...classic] : [];
    let last = '';
    return () => {
      let word = opening.shift();
      while (!word || word === last) word = [...classic, ...more][chance(classic.length + more.length)];
      last = word;
      return word;
    };
  };
  const makeSentence = (next, isFirst) => {
    const length = isFirst ? 8 : 6 + chance(9);
    const said = Array.from({ length }, next);
    const text = said.map((word, at) => (at === (isFirst ? 4 : 3) && length > 6 ? word + ',' : word)).join(' ');
    return text[0].toUpperCase() + text.slice(1) + '.';
  };
  const make = () => {
    const count = Math.min(500, Math.max(1, Math.round(Number(form.elements.count.value) || 1)));
    const next = makeWords();
    const isClassic = form.elements.classic.checked;
    const unit = form.elements.unit.value;
    const sentences = (number, isFirst) => Array.from({ length: number }, (_, at) => makeSentence(next, isFirst && at === 0)).join(' ');
    if (unit === 'paragraphs') parts = Array.from({ length: count }, (_, at) => sentences(4 + chance(3), isClassic && at === 0));
    else if (unit === 'sentences') parts = [sentences(count, isClassic)];
    else {
      const text = Array.from({ length: count }, next).join(' ');
      parts = [text[0].toUpperCase() + text.slice(1) + '.'];
    }
    find('text').replaceChildren(...parts.map((text) => Object.assign(document.createElement('p'), { textContent: text })));
    find('status').textContent = '';
    saveRecords({ unit, count, classic: isClassic });
  };
  const kept = loadRecords({});
  if (kept.unit) {
    form.elements.unit.value = kept.unit;
    form.elements.count.value = kept.count;
    form.elements.classic.checked = kept.classic;
  }
  form.addEventListener('input', make);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    make();
  });
  find('copy').addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(parts.join('\n\n'));
      find('status').textContent = words.copied;
    } catch {
      const range = document.createRange();
      range.selectNodeContents(find('text'));
      getSelection().removeAllRanges();
      getSelection().addRange(range);
    }
  });
  make();
}
`;
