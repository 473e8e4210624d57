import { devices, directions, themes } from '@/contract/preview-options';
import { assetsUrl, fileUrl, listUrl, metaUrl, previewUrl } from '@/contract/urls';

/** A value that a route takes: in its path, or after the question mark. */
export type RouteParameter = {
  readonly name: string;
  readonly text: string;
  /** What it may be; free text where none are named. */ readonly values?: readonly string[];
  readonly start: string;
};

export type RouteValues = Readonly<Record<string, string>>;

/** A route as it is described and tried. */
export type ApiRoute = {
  readonly id: string;
  readonly title: string;
  /** As it is written, parameters in braces. */ readonly path: string;
  readonly text: string;
  readonly answer: string;
  /** An answer, shortened. */ readonly example?: string;
  readonly parameters: readonly RouteParameter[];
  readonly needsProject: boolean;
  readonly addressOf: (project: string, values: RouteValues) => string;
};

export const apiRoutes: readonly ApiRoute[] = [
  {
    id: 'list',
    title: 'List projects',
    path: '/api/projects',
    text: 'The projects of the account signed in on this device, newest first. Nobody signed in: an empty list, not an error. Projects in the trash are not in it.',
    answer: '200 with JSON. Times are ISO 8601 in UTC.',
    example: `{
  "projects": [
    {
      "id": "k7mq…",
      "name": "Luftpost",
      "updatedAt": "2026-11-22T09:41:07.312Z"
    }
  ]
}`,
    parameters: [
      { name: 'most', text: 'How many at most, a whole number from 1. All unless given.', start: '' },
    ],
    needsProject: false,
    addressOf: (_, { most }) => `${listUrl()}${most ? `?most=${encodeURIComponent(most)}` : ''}`,
  },
  {
    id: 'meta',
    title: 'Read a project',
    path: '/projects/{id}/meta.json',
    text: 'What a project is: its name, its pages and assets, where its main files are, who said what and which files changed, and what is wrong with it.',
    answer: '200 with JSON. 404 when there is no such project, or not for this account.',
    example: `{
  "id": "k7mq…",
  "name": "Luftpost",
  "createdAt": "2026-11-22T09:40:12.004Z",
  "updatedAt": "2026-11-22T09:41:07.312Z",
  "history": [
    {
      "role": "user",
      "text": "make the buttons dark green",
      "time": "2026-11-22T09:41:06.870Z"
    },
    {
      "role": "assistant",
      "type": "generation",
      "added": [], "modified": ["style.css"], "deleted": [],
      "note": "The buttons are now dark green.",
      "time": "2026-11-22T09:41:07.312Z"
    }
  ],
  "paths": {
    "index": "index.html",
    "style": "style.css",
    "script": "script.js"
  },
  "pages": ["index.html", "menu.html"],
  "assets": ["icon.svg"],
  "warnings": []
}`,
    parameters: [],
    needsProject: true,
    addressOf: (project) => metaUrl(project),
  },
  {
    id: 'file',
    title: 'Read a file',
    path: '/projects/{id}/{path}',
    text: 'A saved file as it is, with its type. Text or picture, it comes in a sandbox: opened in a tab of its own it cannot reach what you keep. A folder means its index.html.',
    answer:
      '200 with the file; its ETag is the SHA-256 of the content. 304 to a matching If-None-Match, 206 to a Range. 404 when there is none, 400 when the path leaves the project.',
    parameters: [{ name: 'path', text: 'Path of the file in the project.', start: 'style.css' }],
    needsProject: true,
    addressOf: (project, { path = '' }) => fileUrl(project, path),
  },
  {
    id: 'assets',
    title: 'List assets',
    path: '/projects/{id}/assets/',
    text: 'The names of the files in the assets folder, relative to it. A single one is read like any other file.',
    answer: '200 with JSON. 404 when the folder is empty.',
    example: `{ "files": ["icon.svg", "pictures/apple-strudel.webp"] }`,
    parameters: [],
    needsProject: true,
    addressOf: (project) => assetsUrl(project),
  },
  {
    id: 'preview',
    title: 'Preview a page',
    path: '/projects/{id}/{page}?preview=true&device&direction&theme',
    text: 'A page as one sealed document: everything it needs lies inside, unsaved drafts included. Fetched without preview=true, the same address answers the saved file.',
    answer:
      '200 with HTML. A page that does not exist answers 404 with the site’s own 404.html, where it has one.',
    parameters: [
      { name: 'page', text: 'Path of the page.', start: 'index.html' },
      {
        name: 'device',
        text: 'What the page is looked at on.',
        values: devices,
        start: 'desktop',
      },
      { name: 'direction', text: 'Reading direction.', values: directions, start: 'ltr' },
      { name: 'theme', text: 'Colour scheme.', values: themes, start: 'light' },
    ],
    needsProject: true,
    addressOf: (projectId, { page = '', device, direction, theme }) =>
      previewUrl({
        projectId,
        path: page,
        device: devices.find((each) => each === device) ?? 'desktop',
        direction: directions.find((each) => each === direction) ?? 'ltr',
        theme: themes.find((each) => each === theme) ?? 'light',
      }),
  },
];
