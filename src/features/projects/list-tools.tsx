import { Ellipsis, FileSpreadsheet, LayoutGrid, List, Search, X } from 'lucide-react';
import { projectSorts, type Arrangement } from '@/domain/project/arrange-projects';
import { projectStatuses } from '@/domain/project/project';
import { IconButton } from '@/ui/icon-button';
import { Menu, MenuItem } from '@/ui/menu';
import { SelectField } from '@/ui/select-field';
import { Segmented } from '@/ui/segmented';
import { sortWords, statusWords } from './project-words';
import type { ViewOptions } from './view-options';

type ListToolsProps = {
  arrangement: Arrangement;
  onArrange: (arrangement: Arrangement) => void;
  layout: ViewOptions['layout'];
  onLayout: (layout: ViewOptions['layout']) => void;
  onExport: () => void;
};

const layouts = [
  { value: 'grid', label: 'Grid', content: <LayoutGrid size={16} aria-hidden /> },
  { value: 'list', label: 'List', content: <List size={16} aria-hidden /> },
] as const;

/** Search, status filter, order and layout of the list. */
export function ListTools({ arrangement, onArrange, layout, onLayout, onExport }: ListToolsProps) {
  const { search, status, sort } = arrangement;
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <div className="relative min-w-40 flex-1 max-lg:basis-[calc(100%-6rem)]">
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute start-3 top-1/2 -translate-y-1/2 text-muted"
        />
        <input
          type="search"
          aria-label="Search projects"
          placeholder="Search projects"
          value={search}
          onChange={(event) => onArrange({ ...arrangement, search: event.target.value })}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && search) onArrange({ ...arrangement, search: '' });
          }}
          dir="auto"
          className="h-10 w-full rounded-control border border-edge bg-raised ps-9 pe-10 text-sm transition-colors duration-150 hover:border-ink [&::-webkit-search-cancel-button]:hidden"
        />
        {search && (
          <IconButton
            label="Clear the search"
            className="absolute end-0.5 top-1/2 -translate-y-1/2"
            onClick={() => onArrange({ ...arrangement, search: '' })}
          >
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      <Segmented label="Layout" value={layout} onChange={onLayout} options={layouts} />
      <SelectField
        isCompact
        className="max-lg:flex-1"
        label="Status"
        value={status}
        onChange={(next) =>
          onArrange({ ...arrangement, status: projectStatuses.find((one) => one === next) ?? 'all' })
        }
        options={[
          { value: 'all', label: 'All statuses' },
          ...projectStatuses.map((one) => ({ value: one, label: statusWords[one].label })),
        ]}
      />
      <SelectField
        isCompact
        className="max-lg:flex-1"
        label="Sort by"
        value={sort}
        onChange={(next) =>
          onArrange({ ...arrangement, sort: projectSorts.find((one) => one === next) ?? sort })
        }
        options={projectSorts.map((one) => ({ value: one, label: sortWords[one] }))}
      />
      <Menu
        trigger={
          <IconButton label="More">
            <Ellipsis size={18} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem icon={<FileSpreadsheet size={16} />} onSelect={onExport}>
          Save this list as CSV
        </MenuItem>
      </Menu>
    </div>
  );
}
