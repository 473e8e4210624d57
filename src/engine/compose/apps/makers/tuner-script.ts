/** What runs in the page of a tuner. Reads `words` and `instruments`. */
export const tunerScript = String.raw`
const app = document.querySelector('[data-app="calculator"]');
if (app) startTuner(app);

function startTuner(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const names = ['C', 'C♯', 'D', 'D♯', 'E', 'F', 'F♯', 'G', 'G♯', 'A', 'A♯', 'B'];
  const pitchOf = (note) => {
    const key = names.indexOf(note.slice(0, -1)) + (Number(note.slice(-1)) + 1) * 12;
    return 440 * 2 ** ((key - 69) / 12);
  };
  const say = (text) => {
    if (find('status').textContent !== text) find('status').textContent = text;
  };
  let sound = null;
  let ears = null;
  const wake = () => (sound ||= new (window.AudioContext || window.webkitAudioContext)());
  const play = (note) => {
    const context = wake();
    context.resume();
    const tone = context.createOscillator();
    const loud = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = pitchOf(note);
    loud.gain.setValueAtTime(0.4, context.currentTime);
    loud.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 2.5);
    tone.connect(loud).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + 2.5);
    say(note + ' · ' + pitchOf(note).toFixed(1) + ' Hz');
  };
  const show = () => {
    find('strings').replaceChildren(
      ...instruments[find('which').value].map((note) => {
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'app-button app-quiet', textContent: note });
        button.addEventListener('click', () => play(note));
        return button;
      }),
    );
  };

  // How often a wave comes back: the shift at which it is most like itself.
  const measure = (wave, rate) => {
    const loudness = Math.sqrt(wave.reduce((sum, value) => sum + value * value, 0) / wave.length);
    if (loudness < 0.01) return null;
    const least = Math.floor(rate / 1200);
    const most = Math.min(Math.floor(rate / 35), wave.length >> 1);
    const likeness = [];
    for (let shift = least; shift <= most; shift += 1) {
      let sum = 0;
      for (let at = 0; at < most; at += 1) sum += Math.abs(wave[at] - wave[at + shift]);
      likeness.push(1 - sum / most / loudness / 2);
    }
    const best = Math.max(...likeness);
    if (best < 0.6) return null;
    let at = likeness.findIndex((value) => value > best * 0.95);
    while (likeness[at + 1] > likeness[at]) at += 1;
    const [before, here, after] = [likeness[at - 1] ?? 0, likeness[at], likeness[at + 1] ?? 0];
    const bend = before - 2 * here + after;
    return rate / (least + at + (bend === 0 ? 0 : (before - after) / (2 * bend)));
  };
  const hear = () => {
    if (!ears) return;
    const wave = new Float32Array(ears.analyser.fftSize);
    ears.analyser.getFloatTimeDomainData(wave);
    const pitch = measure(wave, sound.sampleRate);
    if (pitch) {
      const key = 69 + 12 * Math.log2(pitch / 440);
      const near = Math.round(key);
      const cents = Math.round((key - near) * 100);
      const note = names[((near % 12) + 12) % 12] + (Math.floor(near / 12) - 1);
      find('needle').style.insetInlineStart = 50 + cents + '%';
      say(Math.abs(cents) < 4 ? words.inTune.replace('{note}', note) : words.centsOff.replace('{note}', note).replace('{n}', (cents > 0 ? '+' : '') + cents));
    }
    setTimeout(hear, 150);
  };
  const stop = () => {
    if (ears) for (const track of ears.stream.getTracks()) track.stop();
    ears = null;
    find('listen').textContent = words.listenWord;
    find('listen').setAttribute('aria-pressed', 'false');
  };
  find('listen').addEventListener('click', async () => {
    if (ears) return stop();
    try {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: { echoCancellation: false, autoGainControl: false, noiseSuppression: false } });
      const analyser = wake().createAnalyser();
      analyser.fftSize = 4096;
      sound.resume();
      sound.createMediaStreamSource(stream).connect(analyser);
      ears = { stream, analyser };
      find('listen').textContent = words.stopListening;
      find('listen').setAttribute('aria-pressed', 'true');
      hear();
    } catch {
      say(words.noMicrophone);
    }
  });
  find('which').addEventListener('change', show);
  show();
}
`;
