import { Link } from 'react-router-dom';
import { Card } from '@/ui/card';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

type Shortcut = readonly [keys: readonly string[], does: string];
const groups = (control: string): readonly (readonly [room: string, shortcuts: readonly Shortcut[]])[] => [
  [
    'Everywhere',
    [
      [[control, 'B'], 'Show or hide the sidebar'],
      [['Esc'], 'Close what is open'],
      [['Tab'], 'Go to the next control'],
    ],
  ],
  [
    'Prompt and chat',
    [
      [['Enter'], 'Send'],
      [['Shift', 'Enter'], 'Start a new line'],
      [['Esc'], 'Leave the element picker'],
    ],
  ],
  [
    'Code',
    [
      [[control, 'S'], 'Save the file'],
      [[control, 'F'], 'Find and replace'],
      [[control, 'Z'], 'Undo typing'],
      [[control, 'Space'], 'Complete a word'],
    ],
  ],
  [
    'Files and project',
    [
      [['F2'], 'Rename'],
      [['Enter'], 'Open the file'],
      [['Delete'], 'Delete the file, with an undo'],
    ],
  ],
];

/** What the keyboard does. */
export function ShortcutsCard() {
  return (
    <Card
      title="Keyboard Shortcuts"
      description="The ones used most."
      trailing={
        <Link
          to="/docs/keyboard"
          className="inline-flex min-h-6 items-center font-medium text-blueprint underline underline-offset-4"
        >
          All of them
        </Link>
      }
    >
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        {groups(isMac() ? '⌘' : 'Ctrl').map(([room, shortcuts]) => (
          <section key={room} className="grid content-start gap-2">
            <h3 className="font-ui text-sm font-semibold text-muted">{room}</h3>
            <dl className="grid">
              {shortcuts.map(([keys, does]) => (
                <div
                  key={does}
                  className="flex items-center justify-between gap-4 border-b border-line py-2 last:border-0"
                >
                  <dt>{does}</dt>
                  <dd className="flex shrink-0 gap-1">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="rounded-[5px] border border-edge bg-sunken px-1.5 py-0.5 font-code text-xs"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Card>
  );
}
