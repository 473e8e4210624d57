import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ProjectListItem } from '@/domain/project/project';
import { cardOf, type ProjectCardModel } from '@/domain/project/project-card';
import { isCancelled } from '@/domain/errors';
import { fetchProjectMeta } from '@/services/api-client';
import { formats } from '@/services/formats';
import { logger } from '@/services/logger';

/** One project. Its meta is asked for when the card comes into view. */
export function ProjectCard({ project }: { project: ProjectListItem }) {
  const box = useRef<HTMLAnchorElement>(null);
  const [card, setCard] = useState<ProjectCardModel | null>(null);
  useEffect(() => {
    const controller = new AbortController();
    const load = () => {
      fetchProjectMeta(project.id, controller.signal)
        .then((meta) => setCard(cardOf(meta)))
        .catch((error: unknown) => {
          if (!isCancelled(error)) logger.error('project meta not loaded', error);
        });
    };
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      load();
    });
    if (box.current) observer.observe(box.current);
    return () => {
      observer.disconnect();
      controller.abort();
    };
  }, [project.id, project.updatedAt]);
  return (
    <Link
      ref={box}
      to={`/app/projects/${project.id}/editor`}
      className="group grid grid-rows-[auto_1fr_auto] gap-2 rounded-card border border-line bg-raised p-5 transition-[border-color,box-shadow] hover:border-edge hover:shadow-card"
    >
      <h3 className="truncate text-lg leading-snug font-semibold tracking-tight">
        <bdi>{project.name}</bdi>
      </h3>
      <p className="line-clamp-3 min-h-[3lh] text-[14.5px] text-muted">
        <bdi>{card?.description ?? ''}</bdi>
      </p>
      <p className="flex flex-wrap items-center justify-between gap-2 border-t border-dashed border-line pt-3 font-code text-xs text-muted">
        <span>{card ? card.technologies.join(' · ') : ' '}</span>
        <time dateTime={project.updatedAt}>{formats.read().moment(Date.parse(project.updatedAt))}</time>
      </p>
    </Link>
  );
}
