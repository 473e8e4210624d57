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
      if (pressed && pressed.isConnected) pressed.click();
    },
    { once: true },
  );
})();
