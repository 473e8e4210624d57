// A page is read, and its buttons are there to be pressed, before the app has taken it over. Until then no form sends
// itself (its fields would stand in the address), and the last button that was pressed is pressed again for the app.
(function () {
  var pressed = null;
  function hear(event) {
    var target = event.type === 'submit' ? event.submitter : event.target;
    var button = target && target.closest && target.closest('button');
    if (event.type !== 'submit' && !button) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // a part of the app that is there already would hear it twice
    pressed = button || pressed;
  }
  document.addEventListener('click', hear, true);
  document.addEventListener('submit', hear, true);
  document.addEventListener(
    'sitewright:here',
    function () {
      document.removeEventListener('click', hear, true);
      document.removeEventListener('submit', hear, true);
      // Not at once: what answers may be in the middle of its own work.
      setTimeout(function () {
        if (pressed && pressed.isConnected) pressed.click();
      });
    },
    { once: true },
  );
})();

// A drawn page is painted before the app, which its tag names, begins to work on it.
(function () {
  var told = (document.currentScript && document.currentScript.dataset) || {};
  var app = told.app;
  if (!app) return;
  var root = document.documentElement;
  root.classList.add('is-early');
  document.addEventListener('sitewright:here', function () {
    root.classList.remove('is-early');
  });
  var begun = false;
  function begin() {
    if (!begun) import(app);
    begun = true;
  }
  function fetchParts() {
    [app].concat((told.parts || '').split(' ').filter(Boolean)).forEach(function (part) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.crossOrigin = '';
      link.href = part;
      document.head.append(link);
    });
  }
  function beginPainted() {
    requestAnimationFrame(function () {
      setTimeout(fetchParts);
      // Fonts are still being put in, and who types already comes first.
      if (window.requestIdleCallback) requestIdleCallback(begin, { timeout: 200 });
      else setTimeout(begin);
    });
    setTimeout(begin, 500); // a tab in the background paints nothing
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', beginPainted);
  else beginPainted();
})();
