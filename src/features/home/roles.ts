import { CodeDrawing, PaletteDrawing, VersionsDrawing } from './role-drawings';

/** The three tabs of the role section. */
export const roles = [
  {
    id: 'developers',
    label: 'Developers',
    Drawing: CodeDrawing,
    points: [
      {
        title: 'Files you would have written',
        text: 'Landmarks, one stylesheet from tokens to sections, scripts as small modules. No framework to update.',
      },
      {
        title: 'Type where you like',
        text: 'The code pane and the chat change the same files, and every change is a version you can read as a diff.',
      },
      {
        title: 'Sealed while it runs',
        text: 'A preview never has the app’s origin. What is made cannot read your projects, keys or cookies.',
      },
    ],
  },
  {
    id: 'designers',
    label: 'Designers',
    Drawing: PaletteDrawing,
    points: [
      {
        title: 'The colours you named',
        text: 'Terracotta means terracotta. Every pair of tokens is checked for contrast, in light and dark.',
      },
      {
        title: 'Type with a licence',
        text: 'Thirty pairs of open typefaces, at most two files on a site, or the reader’s own system fonts.',
      },
      {
        title: 'Point at it',
        text: 'Pick a heading in the preview and say what should change. Try another take and keep what you asked for.',
      },
    ],
  },
  {
    id: 'teams',
    label: 'Teams',
    Drawing: VersionsDrawing,
    points: [
      {
        title: 'Nothing is lost',
        text: 'Two tabs, one file: both texts are kept, neither is overwritten. Every save is a version to go back to.',
      },
      {
        title: 'Host it anywhere',
        text: 'The zip opens by double click and runs on any static host, from a sub-folder too.',
      },
      {
        title: 'Yours to run',
        text: 'The app itself is static files. Put it on your own server; there is no other part.',
      },
    ],
  },
] as const;
