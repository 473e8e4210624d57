import { FileDown, FileUp, Table } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '@/ui/button';
import { Menu, MenuItem } from '@/ui/menu';
import { notifyFailure } from '@/services/notices/notify-failure';
import { loadModels, saveModels } from './model-actions';

type ModelFileMenuProps = { canChange: boolean; onSaveTable: () => void };

/** Models to and from files. */
export function ModelFileMenu({ canChange, onSaveTable }: ModelFileMenuProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File of models"
        hidden
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) void loadModels(file).catch(notifyFailure('The models were not imported'));
        }}
      />
      <Menu trigger={<Button>Import and export</Button>}>
        <MenuItem
          icon={<FileUp size={16} aria-hidden />}
          disabled={!canChange}
          onSelect={() => input.current?.click()}
        >
          Import models…
        </MenuItem>
        <MenuItem
          icon={<FileDown size={16} aria-hidden />}
          onSelect={() => void saveModels().catch(notifyFailure('The models were not exported'))}
        >
          Export models, without keys
        </MenuItem>
        <MenuItem icon={<Table size={16} aria-hidden />} onSelect={onSaveTable}>
          Save the table as CSV
        </MenuItem>
      </Menu>
    </>
  );
}
