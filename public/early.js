// A page is read, its fields are typed into and its buttons pressed before the app has taken it over. Until then no form
// sends itself (its fields would stand in the address); what was typed stays, and the last button is pressed again.
(function () {
  var pressed = null;
  var typed = [];
  function hear(event) {
    var target = event.type === 'submit' ? event.submitter : event.target;
    var button = target && target.closest && target.closest('button');
    if (event.type !== 'submit' && !button) return;
    event.preventDefault();
    event.stopImmediatePropagation(); // a part of the app that is there already would hear it twice
    pressed = button || pressed;
  }
  function note(event) {
    if (typed.indexOf(event.target) < 0) typed.push(event.target);
  }
  function tell(field) {
    var text = field.value;
    // As if typed now, and not before: whoever keeps the field's text for the app has to see a change.
    var own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    if (!own || !own.set || !field.isConnected) return;
    field.value = '';
    own.set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  document.addEventListener('click', hear, true);
  document.addEventListener('submit', hear, true);
  document.addEventListener('input', note, true);
  document.addEventListener(
    'sitewright:here',
    function () {
      document.removeEventListener('click', hear, true);
      document.removeEventListener('submit', hear, true);
      document.removeEventListener('input', note, true);
      // Not at once: what answers may be in the middle of its own work.
      setTimeout(function () {
        typed.forEach(tell);
        if (pressed && pressed.isConnected) pressed.click();
      });
    },
    { once: true },
  );
})();

// A drawn page is painted before the app, which its tag names, begins to work on it; and where nobody is signed in and
// nothing moves by itself, the app waits for a sign that somebody is there.
(function () {
  var told = (document.currentScript && document.currentScript.dataset) || {};
  var app = told.app;
  if (!app) return;
  var signs = ['pointermove', 'pointerdown', 'keydown', 'focusin', 'dragenter'];
  var root = document.documentElement;
  var fonts = (told.fonts || '').split(' ').filter(Boolean);
  var isKept = Boolean(navigator.serviceWorker && navigator.serviceWorker.controller);
  root.classList.add('is-early', 'is-unpainted');
  // A first visit is read at once, in the stand-ins; where the fonts are kept they are here as soon as the text.
  if (isKept) fonts.forEach(preloadFont);
  else root.classList.add('is-plain');
  document.addEventListener('sitewright:here', function () {
    root.classList.remove('is-early', 'is-unpainted');
  });
  function preloadFont(address) {
    var link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'font';
    link.crossOrigin = '';
    link.href = address;
    document.head.append(link);
  }
  // All faces in one go, so that the page changes once.
  function putFontsIn(then) {
    if (isKept) {
      then();
      return;
    }
    var faces = ['Instrument Sans', 'Bricolage Grotesque'].map(function (name) {
      return document.fonts.load('1rem "' + name + ' Variable"');
    });
    Promise.allSettled(faces).then(function () {
      root.classList.remove('is-plain');
      then();
    });
  }
  // What lies below the first screen asks for nothing, its pictures least of all, until that screen is painted.
  function awaitPicture(then) {
    var isPainted = false;
    function go() {
      if (isPainted) return;
      isPainted = true;
      // Laid out once, with its fonts, where they come at once.
      var late = setTimeout(showRest, 300);
      putFontsIn(showRest);
      function showRest() {
        if (late === 0) return;
        clearTimeout(late);
        late = 0;
        root.classList.remove('is-unpainted');
        then();
      }
    }
    if (window.PerformanceObserver) {
      // When the picture is on the screen, not when it was handed over.
      new PerformanceObserver(function (list) {
        if (list.getEntriesByName('first-contentful-paint').length > 0) go();
      }).observe({ type: 'paint', buffered: true });
    }
    setTimeout(go, 2000); // a tab in the background paints nothing
  }
  var begun = false;
  function begin(event) {
    // A page that comes up under a mouse at rest hears of it as a move of nothing.
    if (event && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    if (!begun) import(app);
    begun = true;
    signs.forEach(function (sign) {
      document.removeEventListener(sign, begin, true);
    });
  }
  function isAwaited() {
    try {
      // An address with a question is answered by the app alone.
      return (
        'soon' in told ||
        location.search !== '' ||
        localStorage.getItem('user') !== null ||
        sessionStorage.length > 0
      );
    } catch (refused) {
      return true; // no storage to ask
    }
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
  function waitForSomebody() {
    signs.forEach(function (sign) {
      document.addEventListener(sign, begin, true);
    });
  }
  // Nothing is fetched beside the page's own first picture, and what comes with it.
  function fetchAhead() {
    if (document.readyState !== 'complete') addEventListener('load', fetchSoon);
    else fetchSoon();
  }
  function fetchSoon() {
    if (window.requestIdleCallback) requestIdleCallback(fetchNow, { timeout: 1000 });
    else setTimeout(fetchNow, 200);
  }
  function fetchNow() {
    if (!begun) fetchParts();
    setTimeout(keepApp, 2000); // its hundreds of files come when the page has come to rest
  }
  // A visit makes the app work without a network, whoever leaves it alone.
  function keepApp() {
    var workers = navigator.serviceWorker;
    if (!workers || workers.controller || !told.worker) return;
    workers.register(told.worker, { updateViaCache: 'none' }).catch(function () {});
  }
  function start() {
    if (isAwaited()) {
      awaitPicture(function () {});
      beginPainted();
    } else {
      awaitPicture(fetchAhead);
      waitForSomebody();
    }
  }
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', start);
  else start();
})();
