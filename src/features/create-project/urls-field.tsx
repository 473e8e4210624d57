import { Link2, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { limits } from '@/domain/limits';
import { addReferenceUrl } from '@/domain/project/new-project-form';
import { Button } from '@/ui/button';
import { CutName } from '@/ui/cut-name';
import { IconButton } from '@/ui/icon-button';
import { TextField } from '@/ui/text-field';

type UrlsFieldProps = { urls: readonly string[]; onChange: (urls: string[]) => void };

/** Addresses of pages to look at, added one by one. */
export function UrlsField({ urls, onChange }: UrlsFieldProps) {
  const [typed, setTyped] = useState('');
  const isFull = urls.length >= limits.referenceUrlsMax;
  const add = () => {
    onChange(addReferenceUrl(urls, typed));
    setTyped('');
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex items-end gap-2">
        <TextField
          label="Website URLs"
          type="text"
          inputMode="url"
          autoComplete="off"
          placeholder="https://example.com"
          dir="ltr"
          value={typed}
          disabled={isFull}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            // It adds the address; it does not send the form.
            event.preventDefault();
            add();
          }}
          className="min-w-0 flex-1"
        />
        <Button className="h-11" disabled={isFull || typed.trim() === ''} onClick={add}>
          <Plus size={16} aria-hidden />
          Add URL
        </Button>
      </div>
      <p className="text-sm text-muted">
        {isFull
          ? `That is as many as a project takes: ${limits.referenceUrlsMax}.`
          : 'Pages that let themselves be read lend their colours; the others are kept as links.'}
      </p>
      {urls.length > 0 && (
        <ul aria-label="Your URLs" className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          {urls.map((url) => (
            <li
              key={url}
              className="flex items-center gap-2.5 rounded-control border border-line bg-raised ps-3 pe-1 text-sm"
            >
              <Link2 size={15} aria-hidden className="shrink-0 text-muted" />
              <CutName text={url} className="flex-1" />
              <IconButton label={`Remove ${url}`} onClick={() => onChange(urls.filter((one) => one !== url))}>
                <X size={15} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
