/** What runs in the page of a music player. Reads `words` and the functions of the store. */
export const musicScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startPlayer(app);

// Songs are too big for the store of texts: they lie in a database of the browser, or in memory where there is none.
function openShelf() {
  return new Promise((resolve) => {
    try {
      const asked = indexedDB.open(storeName, 1);
      asked.addEventListener('upgradeneeded', () => asked.result.createObjectStore('songs', { autoIncrement: true }));
      asked.addEventListener('success', () => resolve(asked.result));
      asked.addEventListener('error', () => resolve(null));
    } catch {
      resolve(null);
    }
  });
}

async function startPlayer(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const audio = find('audio');
  const set = loadRecords({ volume: 80, shuffle: false, repeat: false });
  let songs = [];
  let current = null;
  let link = '';
  let isMoving = false;
  const clock = (seconds) => Math.floor(seconds / 60) + ':' + String(Math.floor(seconds % 60)).padStart(2, '0');
  const nameOf = (song) => song.file.name.replace(/\.[a-z0-9]{2,4}$/i, '').replaceAll('_', ' ');
  const save = () => saveRecords(set);

  const show = () => {
    find('none').hidden = songs.length > 0;
    find('now').textContent = current ? nameOf(current) : words.nothingPlays;
    find('play').textContent = audio.paused ? words.playWord : words.pauseWord;
    for (const hook of ['play', 'back', 'on', 'place']) find(hook).disabled = songs.length === 0;
    for (const hook of ['shuffle', 'repeat']) find(hook).setAttribute('aria-pressed', String(set[hook]));
    for (const row of find('songs').children) row.firstChild.toggleAttribute('aria-current', row.song === current);
  };
  const play = (song) => {
    if (song !== current) {
      current = song;
      URL.revokeObjectURL(link);
      link = URL.createObjectURL(song.file);
      audio.src = link;
    }
    audio.play().catch(() => (find('now').textContent = words.cannotPlay.replace('{name}', nameOf(song))));
    show();
  };
  const step = (way, isEnd = false) => {
    if (songs.length === 0) return;
    const at = songs.indexOf(current);
    const others = songs.filter((song) => song !== current);
    if (set.shuffle && others.length > 0) return play(others[Math.floor(Math.random() * others.length)]);
    // The end of the list is the end of the music, unless it is to begin anew.
    if (isEnd && !set.repeat && at === songs.length - 1) return show();
    const next = songs[(at + way + songs.length) % songs.length];
    if (next === current) audio.currentTime = 0;
    play(next);
  };
  const drawSongs = () => {
    find('songs').replaceChildren(
      ...songs.map((song) => {
        const row = document.createElement('li');
        row.song = song;
        const name = Object.assign(document.createElement('button'), { type: 'button', textContent: nameOf(song) });
        name.addEventListener('click', () => play(song));
        const remove = Object.assign(document.createElement('button'), { type: 'button', className: 'app-small', textContent: '×' });
        remove.setAttribute('aria-label', words.remove + ': ' + nameOf(song));
        remove.addEventListener('click', () => {
          songs = songs.filter((other) => other !== song);
          if (shelf && song.key !== undefined) shelf.transaction('songs', 'readwrite').objectStore('songs').delete(song.key);
          if (song === current) {
            audio.pause();
            audio.removeAttribute('src');
            current = null;
          }
          drawSongs();
          find('files').focus();
        });
        row.append(name, remove);
        return row;
      }),
    );
    show();
  };

  find('files').addEventListener('change', () => {
    const fresh = [...find('files').files].filter((file) => file.type.startsWith('audio/') || /\.(?:mp3|m4a|ogg|wav|flac)$/i.test(file.name)).map((file) => ({ file }));
    for (const song of fresh) {
      if (!shelf) continue;
      const asked = shelf.transaction('songs', 'readwrite').objectStore('songs').add(song.file);
      asked.addEventListener('success', () => (song.key = asked.result));
    }
    songs = [...songs, ...fresh];
    find('files').value = '';
    drawSongs();
  });
  find('play').addEventListener('click', () => (audio.paused ? play(current || songs[0]) : audio.pause()));
  find('back').addEventListener('click', () => (audio.currentTime > 3 ? (audio.currentTime = 0) : step(-1)));
  find('on').addEventListener('click', () => step(1));
  for (const hook of ['shuffle', 'repeat'])
    find(hook).addEventListener('click', () => {
      set[hook] = !set[hook];
      save();
      show();
    });
  find('volume').value = set.volume;
  audio.volume = Math.min(1, Math.max(0, set.volume / 100));
  find('volume').addEventListener('input', () => {
    set.volume = Number(find('volume').value);
    audio.volume = set.volume / 100;
    save();
  });
  find('place').addEventListener('input', () => (isMoving = true));
  find('place').addEventListener('change', () => {
    if (Number.isFinite(audio.duration)) audio.currentTime = (find('place').value / 1000) * audio.duration;
    isMoving = false;
  });
  audio.addEventListener('timeupdate', () => {
    const long = Number.isFinite(audio.duration) ? audio.duration : 0;
    find('at').textContent = clock(audio.currentTime);
    find('of').textContent = clock(long);
    find('place').setAttribute('aria-valuetext', clock(audio.currentTime));
    if (!isMoving) find('place').value = long > 0 ? (audio.currentTime / long) * 1000 : 0;
  });
  for (const sign of ['play', 'pause']) audio.addEventListener(sign, show);
  audio.addEventListener('ended', () => step(1, true));
  document.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || songs.length === 0 || event.target.closest('button, input, a, summary')) return;
    event.preventDefault();
    find('play').click();
  });

  show();
  const shelf = await openShelf();
  if (!shelf) return;
  const asked = shelf.transaction('songs').objectStore('songs').openCursor();
  asked.addEventListener('success', () => {
    const cursor = asked.result;
    if (!cursor) return drawSongs();
    if (cursor.value instanceof File) songs.push({ file: cursor.value, key: cursor.key });
    cursor.continue();
  });
}
`;
