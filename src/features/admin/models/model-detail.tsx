import { ArrowDown, ArrowUp, Copy, Pencil, Trash2 } from 'lucide-react';
import { shippedAt } from '@/domain/assistant/ai-model';
import { findProvider } from '@/domain/assistant/providers';
import type { ModelRow } from '@/services/models/model-rows';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { IconButton } from '@/ui/icon-button';
import { Fact, Facts } from '../facts';
import { formatNumber, formatTime } from '../format-values';
import { readinessWords, typeNames } from './model-columns';

type ModelDetailProps = {
  model: ModelRow;
  /** How many there are, for the ends of the order. */
  count: number;
  canChange: boolean;
  onEdit: () => void;
  onDuplicate: () => void;
  onMove: (step: -1 | 1) => void;
  onDelete: () => void;
};

/** Everything about one model, and what can be done with it. */
export function ModelDetail(props: ModelDetailProps) {
  const { model, count, canChange, onEdit, onDuplicate, onMove, onDelete } = props;
  const { site } = findProvider(model.provider);
  return (
    <Card title={<bdi>{model.name}</bdi>} description={model.description || 'No description.'}>
      <div className="flex flex-wrap gap-2">
        <Badge tone={model.enabled ? 'good' : 'plain'}>{model.enabled ? 'Enabled' : 'Disabled'}</Badge>
        <Badge>{typeNames[model.modelType]}</Badge>
        <Badge tone={model.readiness === 'missing' ? 'plain' : 'good'}>
          {readinessWords[model.readiness]}
        </Badge>
        {model.isNamed && <Badge tone="blueprint">In the chat</Badge>}
      </div>
      <Facts>
        <Fact label="System Name">
          <code className="font-code text-[13px] break-all">{model.systemName}</code>
        </Fact>
        <Fact label="Provider">
          <bdi>{model.provider}</bdi>
        </Fact>
        <Fact label="Max tokens">{model.maxTokens ? formatNumber(model.maxTokens) : 'Not given'}</Fact>
        <Fact label="Price">{model.pricing || 'Not given'}</Fact>
        {model.endpoint && <Fact label="Endpoint">{model.endpoint}</Fact>}
        <Fact label="Created">
          {model.createdAt === shippedAt ? 'Comes with Sitewright' : formatTime(model.createdAt)}
        </Fact>
        <Fact label="Last edited">
          {model.lastEdited === shippedAt ? 'Never' : formatTime(model.lastEdited)}
        </Fact>
      </Facts>
      {site && model.readiness === 'missing' && (
        <p className="text-sm text-muted">
          It answers once an account has put its own key in.{' '}
          <a href={site} target="_blank" rel="noreferrer" className="text-blueprint underline">
            Get a key from {model.provider}
          </a>
        </p>
      )}
      {canChange && (
        <div className="flex flex-wrap items-center gap-1">
          <Button variant="ink" onClick={onEdit} className="me-2">
            <Pencil size={16} aria-hidden /> Edit
          </Button>
          <IconButton label="Duplicate" onClick={onDuplicate}>
            <Copy size={18} aria-hidden />
          </IconButton>
          <IconButton label="Move up" disabled={model.place === 1} onClick={() => onMove(-1)}>
            <ArrowUp size={18} aria-hidden />
          </IconButton>
          <IconButton label="Move down" disabled={model.place === count} onClick={() => onMove(1)}>
            <ArrowDown size={18} aria-hidden />
          </IconButton>
          <IconButton label="Delete" onClick={onDelete} className="ms-auto hover:!text-danger">
            <Trash2 size={18} aria-hidden />
          </IconButton>
        </div>
      )}
    </Card>
  );
}
