/** What runs in the page of a world clock. */
export const worldClockScript = String.raw`
const app = document.querySelector('[data-app="timer"]');
if (app) startWorldClock(app);

function startWorldClock(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const language = document.documentElement.lang || undefined;
  const cities = loadRecords(startCities);
  const hours = find('hours');
  const isWhole = () => Boolean(hours) && hours.getAttribute('aria-pressed') === 'true';
  let rows = [];

  // Minutes that a zone is ahead of Greenwich at a moment.
  const offsetOf = (zone, now) => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric' }).formatToParts(now);
    const part = (type) => Number(parts.find((one) => one.type === type).value);
    const there = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
    return Math.round((there - now.getTime()) / 60000);
  };

  const tell = () => {
    const now = new Date();
    for (const { zone, time, note } of rows) {
      const text = new Intl.DateTimeFormat(language, { timeZone: zone, hour: '2-digit', minute: '2-digit', ...(hours ? { hourCycle: isWhole() ? 'h23' : 'h12' } : {}) }).format(now);
      if (time.textContent !== text) time.textContent = text;
      const ahead = (offsetOf(zone, now) + now.getTimezoneOffset()) / 60;
      const apart = ahead === 0 ? words.sameTime : (ahead > 0 ? words.hoursAhead : words.hoursBehind).replace('{n}', new Intl.NumberFormat(language).format(Math.abs(ahead)));
      const day = new Intl.DateTimeFormat(language, { timeZone: zone, weekday: 'long' }).format(now);
      const line = day + ' · ' + apart;
      if (note.textContent !== line) note.textContent = line;
    }
  };

  const list = () => {
    rows = cities.map(({ city, zone }, index) => {
      const item = document.createElement('li');
      const heading = document.createElement(headingName);
      heading.textContent = city;
      const remove = document.createElement('button');
      remove.type = 'button';
      remove.className = 'app-small';
      remove.textContent = '×';
      remove.setAttribute('aria-label', words.remove + ': ' + city);
      remove.addEventListener('click', () => {
        cities.splice(index, 1);
        saveRecords(cities);
        list();
        (app.querySelectorAll('.app-small')[Math.min(index, cities.length - 1)] ?? find('adder').elements.city).focus();
      });
      const time = document.createElement('time');
      const note = document.createElement('p');
      item.append(heading, remove, time, note);
      return { zone, time, note, item };
    });
    find('list').replaceChildren(...rows.map(({ item }) => item));
    find('empty').hidden = cities.length > 0;
    tell();
  };

  find('adder').addEventListener('submit', (event) => {
    event.preventDefault();
    const { city } = find('adder').elements;
    const name = city.selectedOptions[0].textContent;
    if (cities.some((one) => one.city === name)) return;
    cities.push({ city: name, zone: city.value });
    saveRecords(cities);
    list();
  });
  if (hours) {
    // How hours are counted is kept beside the list; where nothing can be kept it holds until the page is left.
    try {
      hours.setAttribute('aria-pressed', String(localStorage.getItem(storeName + '-24h') === 'true'));
    } catch {
      // The first way of counting stays.
    }
    hours.addEventListener('click', () => {
      hours.setAttribute('aria-pressed', String(!isWhole()));
      try {
        localStorage.setItem(storeName + '-24h', String(isWhole()));
      } catch {
        // It is shown all the same.
      }
      tell();
    });
  }
  list();
  setInterval(tell, 1000);
}
`;
