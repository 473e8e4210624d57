// Before first paint: the stored theme if valid, else the system's, else light (so that no wrong colours flash).
(function () {
  var stored = null;
  try {
    stored = localStorage.getItem('theme');
  } catch (error) {
    stored = null; // storage is off: follow the system
  }
  var dark =
    stored === 'dark' ||
    (stored !== 'light' && window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches);
  var root = document.documentElement;
  root.classList.add(dark ? 'dark' : 'light');
  root.dataset.theme = dark ? 'dark' : 'light';
})();
