import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectListItem } from '@/domain/project/project';
import { fetchProjects } from '@/services/api-client';
import { logger } from '@/services/logger';
import { isCancelled } from '@/domain/errors';
import { Button } from '@/ui/button';
import { ProjectCard } from './project-card';

const pageSize = 12;

/** The person's projects, newest first. Metas are asked for only by cards that are seen; any failure shows an empty list. */
export function ProjectCards() {
  const [projects, setProjects] = useState<readonly ProjectListItem[] | null>(null);
  const [shown, setShown] = useState(pageSize);
  // The first cards need a few rows only; all rows are read when somebody asks for more.
  const most = shown === pageSize ? pageSize + 1 : undefined;
  useEffect(() => {
    const controller = new AbortController();
    fetchProjects(controller.signal, most)
      .then((list) => setProjects(list.toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))))
      .catch((error: unknown) => {
        if (isCancelled(error)) return;
        logger.error('projects not loaded', error);
        setProjects([]);
      });
    return () => controller.abort();
  }, [most]);
  if (!projects || projects.length === 0) return null;
  return (
    <section aria-labelledby="your-projects" className="mx-auto max-w-[1280px] px-5 pb-16 md:px-8">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id="your-projects" className="text-2xl font-semibold tracking-tight">
          Your projects
        </h2>
        <Link
          to="/app/projects"
          className="text-sm font-medium text-blueprint underline-offset-4 hover:underline"
        >
          All projects
        </Link>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {projects.slice(0, shown).map((project) => (
          <li key={project.id} className="grid">
            <ProjectCard project={project} />
          </li>
        ))}
      </ul>
      {projects.length > shown && (
        <div className="mt-6 text-center">
          <Button onClick={() => setShown(shown + pageSize * 2)}>Show more</Button>
        </div>
      )}
    </section>
  );
}
