import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { TeamMember } from '@/domain/team/team-member';
import { saveCsv } from '@/services/project/save-csv';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { DataTable, type Column } from '@/ui/data-table';
import { WaitingLines } from '@/ui/waiting-lines';
import type { Sorting } from '@/ui/sort-rows';

type PeopleCardProps = {
  title: string;
  description: string;
  /** Undefined while they are being read. */
  people: readonly TeamMember[] | undefined;
  columns: readonly Column<TeamMember>[];
  /** Of the file, whatever the window has room for. */
  csvColumns: readonly Column<TeamMember>[];
  empty: ReactNode;
  /** Of the file that an export is saved as. */
  csvName: string;
  /** The order it starts in. */
  sorting: Sorting;
};

/** People in a table that sorts and can be saved as CSV. */
export function PeopleCard(props: PeopleCardProps) {
  const { title, description, people, columns, csvColumns, empty, csvName, sorting } = props;
  return (
    <Card
      title={title}
      description={description}
      trailing={
        people &&
        people.length > 0 && (
          <Button
            size="small"
            aria-label={`Save ${title} as CSV`}
            onClick={() => saveCsv(csvName, csvColumns, people)}
          >
            <Download size={14} aria-hidden />
            CSV
          </Button>
        )
      }
    >
      {people ? (
        <DataTable
          label={title}
          columns={columns}
          rows={people}
          keyOf={({ id }) => id}
          sorting={sorting}
          empty={empty}
          maxHeight="26rem"
        />
      ) : (
        <WaitingLines />
      )}
    </Card>
  );
}
