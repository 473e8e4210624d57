import type { Behaviour } from './behaviour';

/**
 * Tabs over panels that all show without the script.
 *
 * ```html
 * <div data-tabs aria-label="Days">
 *   <section id="day-1"><h3>Day 1</h3>…</section>
 *   <section id="day-2"><h3>Day 2</h3>…</section>
 * </div>
 * ```
 * Each child with a heading (or `data-tab="Label"`) becomes a panel. The script writes the tab list before the first of
 * them and hides those headings from eyes only. Arrow keys, Home and End move; the tab in the address (`#day-2`) opens, and the open one stands
 * there.
 */
export const tabs: Behaviour = {
  type: 'tabs',
  script: String.raw`// Tabs: every child of [data-tabs] with a heading is a panel, the tab list is made from the headings.
document.querySelectorAll('[data-tabs]').forEach((group, index) => startTabs(group, index));

function startTabs(group, index) {
  const panels = [...group.children].filter((panel) => panel.dataset.tab || panel.querySelector('h2, h3, h4'));
  if (panels.length < 2) return;
  const list = document.createElement('div');
  list.className = 'tab-list';
  list.setAttribute('role', 'tablist');
  if (group.getAttribute('aria-label')) list.setAttribute('aria-label', group.getAttribute('aria-label'));

  const tabs = panels.map((panel, place) => {
    const heading = panel.querySelector('h2, h3, h4');
    const tab = document.createElement('button');
    tab.type = 'button';
    tab.className = 'tab';
    tab.textContent = panel.dataset.tab || heading.textContent;
    tab.id = 'tab-' + index + '-' + place;
    panel.id = panel.id || 'panel-' + index + '-' + place;
    tab.setAttribute('role', 'tab');
    tab.setAttribute('aria-controls', panel.id);
    panel.setAttribute('role', 'tabpanel');
    panel.setAttribute('aria-labelledby', tab.id);
    panel.tabIndex = 0;
    if (heading && !panel.dataset.tab) heading.classList.add('tab-heading');
    list.append(tab);
    return tab;
  });

  const select = (chosen) => {
    tabs.forEach((tab, place) => {
      const isChosen = place === chosen;
      tab.setAttribute('aria-selected', String(isChosen));
      tab.tabIndex = isChosen ? 0 : -1;
      panels[place].hidden = !isChosen;
    });
  };
  // The address names the open panel, so that it opens again after a reload or from a link.
  const choose = (place) => {
    select(place);
    try {
      history.replaceState(null, '', '#' + panels[place].id);
    } catch {
      // The page may not change its address: the tab is open all the same.
    }
  };
  const move = (place) => {
    const next = (place + tabs.length) % tabs.length;
    choose(next);
    tabs[next].focus();
  };
  const findAsked = () => panels.findIndex((panel) => '#' + panel.id === location.hash);

  list.addEventListener('click', (event) => {
    const tab = event.target.closest('[role="tab"]');
    if (tab) choose(tabs.indexOf(tab));
  });
  list.addEventListener('keydown', (event) => {
    const place = tabs.indexOf(document.activeElement);
    const forward = getComputedStyle(group).direction === 'rtl' ? -1 : 1;
    if (event.key === 'ArrowRight') move(place + forward);
    else if (event.key === 'ArrowLeft') move(place - forward);
    else if (event.key === 'Home') move(0);
    else if (event.key === 'End') move(tabs.length - 1);
    else return;
    event.preventDefault();
  });

  panels[0].before(list);
  window.addEventListener('hashchange', () => {
    if (findAsked() >= 0) select(findAsked());
  });
  select(Math.max(findAsked(), 0));
}
`,
  css: `.tab-list { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-block-end: var(--gap); border-block-end: 1px solid var(--line); }
.tab { min-block-size: 2.875rem; padding-inline: 1.1em; border: 0; border-block-end: 3px solid transparent; background: none; color: inherit; font: inherit; font-weight: 600; cursor: pointer; }
.tab[aria-selected="true"] { border-block-end-color: currentColor; }
.tab-heading { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }`,
};
