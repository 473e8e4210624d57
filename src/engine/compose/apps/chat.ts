import { html } from '../html';
import type { AppContext, AppDefinition } from './app';
import { appStyles } from './app-styles';
import { sayAll, sayApp } from './app-words';
import { writeFileScript, writeFileRow } from './file-row';
import { readListOf } from './read-asked';
import { writeConstant, writeStore } from './script-parts';

const channelWords = /\bchannels?\b|canal(?:es)?|canaux|kanäle|canais|canali|kanalen/iu;

// "channels" where the prompt calls them that.
function roomWord({ brief, words }: AppContext): string {
  const found = channelWords.exec(brief.prompt)?.[0];
  return found ? found.charAt(0).toUpperCase() + found.slice(1) : sayApp(words.language, 'rooms');
}

function readRooms({ brief, words }: AppContext): readonly string[] {
  const named = readListOf(brief.prompt, `rooms?|${channelWords.source}`).map((room) =>
    room.replace(/^#/, ''),
  );
  return named.length >= 2 && named.length <= 12 ? named : [sayApp(words.language, 'roomGeneral'), sayApp(words.language, 'roomQuestions')]; // prettier-ignore
}

// "members Ana, Ben and Chloe": who writes, one after the other, on this device.
function readMembers({ brief }: AppContext): readonly string[] {
  const named = readListOf(
    brief.prompt,
    'members?|people|users|participants|friends|teammates|mitglieder|miembros|membres',
  );
  return named.length > 1 && named.length <= 12 && named.every((name) => /^\p{Lu}/u.test(name)) ? named : []; // prettier-ignore
}

// Signs that answer a message with one press.
const reactions = ['👍', '❤️', '🎉', '😄', '👀'];

const asksForSearch = ({ brief }: AppContext): boolean =>
  brief.behaviours.some(({ value }) => value === 'search' || value === 'site-search');

/** Rooms with messages, kept in this browser and live between its tabs: the page says so. */
export const chat: AppDefinition = {
  kind: 'chat',
  title: ({ words }) => sayApp(words.language, 'chat'),
  html: (context) => {
    const { words } = context;
    const say = (word: Parameters<typeof sayApp>[1]) => sayApp(words.language, word);
    const members = readMembers(context);
    return html`<div class="chat" data-app="chat">
      <div class="chat-side">
        <p class="app-field">
          ${
            members.length > 0
              ? html`<label for="chat-name">${say('writeAs')}</label
                  ><select id="chat-name" data-name>
                    ${members.map((name) => html`<option>${name}</option>`)}
                  </select>`
              : html`<label for="chat-name">${say('yourName')}</label
                  ><input type="text" id="chat-name" maxlength="40" autocomplete="nickname" data-name />`
          }
        </p>
        <p class="chat-title">${roomWord(context)}</p>
        <ul class="chat-rooms" data-rooms></ul>
        <form class="chat-new" data-new>
          <label class="app-hidden" for="new-room">${say('newRoom')}</label
          ><input
            type="text"
            class="app-input"
            id="new-room"
            name="room"
            maxlength="40"
            required
            placeholder="${say('newRoom')}"
            autocomplete="off"
          /><button type="submit" class="app-button app-quiet">${words.actions.add}</button>
        </form>
      </div>
      <div class="chat-main">
        ${asksForSearch(context) ? html`<p class="app-field"><label for="chat-find">${words.actions.search}</label><input type="search" id="chat-find" autocomplete="off" data-find /></p>` : null}
        <div class="chat-log" tabindex="0" role="log" aria-label="${say('messages')}" data-log></div>
        <form class="chat-write" data-write>
          <label class="app-hidden" for="chat-text">${words.fields.message}</label
          ><textarea
            class="app-input"
            id="chat-text"
            name="text"
            rows="2"
            maxlength="2000"
            placeholder="${words.fields.message}"
          ></textarea
          ><button type="submit" class="app-button">${say('send')}</button>
        </form>
        <p class="app-note">${say('chatNote')}</p>
        <div class="app-row app-ends">
          <p role="status" data-status></p>
          ${writeFileRow(context, 'json', 'quiet')}
        </div>
      </div>
      <noscript><p>${say('needsScript')}</p></noscript>
    </div>`;
  },
  css: () => `${appStyles}.chat { grid-template-columns: minmax(13rem, 0.45fr) minmax(0, 1.55fr); align-items: start; }
.chat-side, .chat-main { display: grid; gap: 1rem; }
.chat-title { font: var(--heading-weight) var(--step-1)/1.2 var(--display); }
.chat-rooms button { inline-size: 100%; min-block-size: 3rem; padding-inline: 0.9rem; border: 0; border-inline-start: 4px solid var(--line); background: none; color: inherit; text-align: start; overflow-wrap: anywhere; cursor: pointer; }
.chat-rooms button[aria-current] { border-inline-start-color: var(--accent); background: var(--surface); font-weight: 600; }
.chat-new, .chat-write { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.6rem; }
.chat-log { display: flex; flex-direction: column; gap: 0.6rem; block-size: clamp(20rem, 52vh, 36rem); padding: clamp(0.9rem, 2vi, 1.75rem); overflow-y: auto; border: 1px solid var(--line); border-radius: var(--radius-card); background: var(--surface); }
.chat-log:empty::before { content: attr(data-empty); margin: auto; color: var(--soft); text-align: center; }
.bubble { max-inline-size: min(80%, 34rem); padding: 0.7rem 1rem; align-self: flex-start; border: 1px solid var(--line); border-radius: 1.25rem 1.25rem 1.25rem 0.3rem; background: var(--bg); overflow-wrap: anywhere; white-space: pre-line; }
.bubble[data-own] { align-self: flex-end; border-color: var(--button); border-radius: 1.25rem 1.25rem 0.3rem; background: var(--button); color: var(--on-button); }
.bubble small { display: block; font-size: 0.875rem; }
.bubble-signs { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-block-start: 0.4rem; }
.bubble-signs button { min-inline-size: 2.75rem; min-block-size: 2.75rem; padding-inline: 0.5rem; border: 1px solid transparent; border-radius: 99px; background: color-mix(in oklab, currentColor 8%, transparent); color: inherit; font-size: 0.875rem; cursor: pointer; }
.bubble-signs button[aria-pressed="true"] { border-color: currentColor; }
.chat-write .app-button { min-inline-size: 6.5rem; }
@media (max-width: 48rem) {
  .chat, .chat-write { grid-template-columns: minmax(0, 1fr); }
  .bubble { max-inline-size: 94%; }
}
`,
  script: (context) => {
    const words = sayAll(context.words.language, [
      'guest',
      'noMessages',
      'noResult',
      'react',
      'sampleMember',
      'sampleHello',
      'sampleAnswer',
      'imported',
      'badFile',
    ]);
    return `// Chat: messages stay in this browser and appear at once in its other tabs; there is no server.
${writeConstant('words', { ...words, remove: context.words.actions.remove })}${writeConstant('startRooms', readRooms(context))}${writeConstant('members', readMembers(context))}${writeConstant('reactions', reactions)}${writeStore(context, 'chat')}${writeFileScript(context)}${script}`;
  },
};

const script = String.raw`
const app = document.querySelector('[data-app="chat"]');
if (app) startChat(app);

function startChat(app) {
  const find = (hook) => app.querySelector('[data-' + hook + ']');
  const write = find('write');
  const finder = app.querySelector('[data-find]');
  const language = document.documentElement.lang || 'en';
  // A first exchange shows how the room looks; its author says that it is a sample.
  const first = {
    name: members[0] || '',
    rooms: startRooms,
    messages: [words.sampleHello, words.sampleAnswer].map((text, index) => ({ room: startRooms[0], name: members[index + 1] || members[0] || words.sampleMember, text, at: Date.now() - (2 - index) * 60000, reactions: index === 0 ? { [reactions[0]]: 1 } : {} })),
  };
  let data = loadRecords(first);
  let room = data.rooms[0];

  const keep = (values) => {
    data = { ...data, ...values };
    saveRecords(data);
    show();
  };
  const drawMessage = (message) => {
    const item = document.createElement('div');
    item.className = 'bubble';
    item.toggleAttribute('data-own', message.name === (data.name || words.guest));
    const by = document.createElement('small');
    by.textContent = (finder && finder.value.trim() ? '# ' + message.room + ' · ' : '') + message.name + ', ' + new Date(message.at).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit' });
    item.append(by, message.text, drawReactions(message));
    return item;
  };
  // Pressing a sign adds it, pressing it again takes it back; own messages can be removed.
  const drawReactions = (message) => {
    const place = data.messages.indexOf(message);
    const row = document.createElement('span');
    row.className = 'bubble-signs';
    const change = (next) => {
      keep({ messages: data.messages.map((other) => (other === message ? next : other)) });
      const again = find('log').querySelector('[data-place="' + place + '"]');
      if (again) again.focus();
    };
    for (const sign of reactions) {
      const count = (message.reactions || {})[sign] || 0;
      const isMine = (message.mine || []).includes(sign);
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = count > 0 ? sign + ' ' + count : sign;
      button.setAttribute('aria-pressed', String(isMine));
      button.setAttribute('aria-label', words.react + ' ' + sign + ', ' + count);
      if (sign === reactions[0]) button.dataset.place = String(place);
      button.addEventListener('click', () => {
        const mine = isMine ? message.mine.filter((other) => other !== sign) : [...(message.mine || []), sign];
        change({ ...message, mine, reactions: { ...message.reactions, [sign]: count + (isMine ? -1 : 1) } });
      });
      row.append(button);
    }
    if (message.name === (data.name || words.guest)) {
      const remove = document.createElement('button');
      remove.type = 'button';
      remove.textContent = words.remove;
      remove.addEventListener('click', () => {
        keep({ messages: data.messages.filter((other) => other !== message) });
        write.elements.text.focus();
      });
      row.append(remove);
    }
    return row;
  };
  const show = () => {
    const log = find('log');
    // Whoever searches finds in every room.
    const asked = finder ? finder.value.trim().toLowerCase() : '';
    const found = data.messages.filter(({ room: place, name, text }) => (asked ? (name + ' ' + text).toLowerCase().includes(asked) : place === room));
    log.replaceChildren(...found.map(drawMessage));
    log.dataset.empty = asked ? words.noResult : words.noMessages;
    log.scrollTop = log.scrollHeight;
    find('rooms').replaceChildren(
      ...data.rooms.map((name) => {
        const item = document.createElement('li');
        const button = document.createElement('button');
        button.type = 'button';
        button.textContent = '# ' + name;
        if (name === room) button.setAttribute('aria-current', 'true');
        button.addEventListener('click', () => {
          room = name;
          if (finder) finder.value = '';
          show();
          write.elements.text.focus();
        });
        item.append(button);
        return item;
      }),
    );
  };

  if (finder) finder.addEventListener('input', show);
  find('name').value = data.name;
  find('name').addEventListener('change', (event) => keep({ name: event.target.value.trim() }));
  find('new').addEventListener('submit', (event) => {
    event.preventDefault();
    const name = event.target.elements.room.value.trim();
    event.target.reset();
    if (!name) return;
    room = name;
    keep({ rooms: [...new Set([...data.rooms, name])] });
  });
  write.addEventListener('submit', (event) => {
    event.preventDefault();
    const text = write.elements.text.value.trim();
    if (!text) return;
    write.reset();
    keep({ messages: [...data.messages, { room, name: data.name || words.guest, text, at: Date.now() }].slice(-500) });
  });
  write.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    write.requestSubmit();
  });
  // Own presses do not travel: whoever reads the file has pressed nothing yet.
  const readMessage = ({ room: place, name, text, at, reactions: signs }) => {
    if (typeof text !== 'string' || text === '') return null;
    const counts = Object.entries(signs || {}).filter(([sign, count]) => reactions.includes(sign) && count > 0);
    return { room: String(place || room), name: String(name || words.guest), text, at: Number(at) || Date.now(), reactions: Object.fromEntries(counts.map(([sign, count]) => [sign, Math.round(Number(count))])) };
  };
  startFiles(app, {
    name: 'chat',
    list: () => data.messages.map(({ mine, ...message }) => message),
    read: readMessage,
    key: ({ room, name, text, at }) => [room, name, text, at].join('\n'),
    add: (read) => {
      room = read[0].room;
      keep({ rooms: [...new Set([...data.rooms, ...read.map((message) => message.room)])], messages: [...data.messages, ...read].slice(-500) });
    },
    say: (text) => (find('status').textContent = text),
  });
  window.addEventListener('storage', () => {
    data = loadRecords(first);
    show();
  });
  show();
}
`;
