// Before first paint: the stored theme if valid, else the system's, else light (so that no wrong colours flash), and the
// wish of the account in use that nothing moves.
(function () {
  var stored = null;
  var motion = null;
  try {
    stored = localStorage.getItem('theme');
    motion = localStorage.getItem('motion');
  } catch (error) {
    stored = null; // storage is off: follow the system
  }
  var dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.theme = dark ? 'dark' : 'light';
  if (motion === 'reduced') root.dataset.motion = motion;
})();
