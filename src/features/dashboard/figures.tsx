import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router-dom';
import { countProjects } from '@/services/project/dashboard-queries';
import { formats } from '@/services/formats';
import { countUnread } from '@/services/notices/notification-centre';
import { listTeam } from '@/services/team/team-queries';
import { readCredits } from '@/services/plans/usage-queries';
import { FigureCard } from '@/ui/figure-card';
import { Progress } from '@/ui/progress';

const waiting = '–';

/** The four figures of specification §2.4, counted from the store as it changes. */
export function Figures({ accountId }: { accountId: string }) {
  const { count, number, percent } = useSyncExternalStore(formats.subscribe, formats.read);
  const projects = useLiveQuery(() => countProjects(accountId), [accountId]);
  const team = useLiveQuery(() => listTeam(accountId), [accountId]);
  const credits = useLiveQuery(() => readCredits(accountId), [accountId]);
  const unread = useLiveQuery(() => countUnread(accountId), [accountId]);
  const say = (value: number | undefined) => (value === undefined ? waiting : number(value));
  const members = team && team.filter(({ status }) => status === 'accepted').length + 1;
  const pending = team?.filter(({ status }) => status === 'pending').length ?? 0;
  return (
    <div className="grid gap-3 min-[360px]:grid-cols-2 xl:grid-cols-4">
      <FigureCard
        label="Total projects"
        value={say(projects)}
        detail={<FigureLink to="/app/projects" label="View all projects" />}
      />
      <FigureCard
        label="Team members"
        value={say(members)}
        detail={<FigureLink to="/app/team" label={count(pending, 'pending invite', 'pending invites')} />}
      />
      <FigureCard
        label="AI credits"
        value={say(credits?.left)}
        detail={
          credits && (
            <div className="grid gap-2">
              <FigureLink
                to="/app/billing"
                label={`${percent(credits.share)} of ${number(credits.allowance)} used this month`}
              />
              <Progress
                warns
                label="AI credits used this month"
                done={credits.used}
                total={credits.allowance}
              />
            </div>
          )
        }
      />
      <FigureCard
        label="Unread notifications"
        value={say(unread)}
        detail={<FigureLink to="/app/notifications" label="Open notifications" />}
      />
    </div>
  );
}

function FigureLink({ to, label }: { to: string; label: string }) {
  return (
    <Link
      to={to}
      className="underline decoration-line underline-offset-4 hover:text-ink hover:decoration-current pointer-coarse:py-2"
    >
      {label}
    </Link>
  );
}
