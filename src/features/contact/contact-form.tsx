import { useRef, useState, type FormEvent } from 'react';
import {
  contactTopics,
  findContactProblems,
  type ContactDraft,
  type ContactTopic,
} from '@/domain/contact/contact-request';
import { keepContactDraft, keepContactRequest } from '@/services/notices/contact-box';
import { Button } from '@/ui/button';
import { ChoiceChips } from '@/ui/choice-chips';
import { TextArea } from '@/ui/text-area';
import { TextField } from '@/ui/text-field';
import { topicWords } from './write-request';

type Field = keyof ContactDraft;
const fields = ['name', 'email', 'message'] as const satisfies readonly Field[];
const topics = contactTopics.map((value) => ({ value, label: topicWords[value].label }));

type ContactFormProps = {
  asked: ContactTopic;
  draft: ContactDraft;
  /** The request with this id was kept. */ onKept: (id: string) => void;
};

/** The form. A field is judged when it is left, all of them when they are sent; what is typed is kept at once. */
export function ContactForm({ asked, draft, onKept }: ContactFormProps) {
  const [chosen, setChosen] = useState<ContactTopic | null>(null);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const topic = chosen ?? asked;
  const problems = findContactProblems(draft);

  const bind = (field: Field) => ({
    name: field,
    value: draft[field],
    error: left.has(field) ? (problems[field] ?? null) : null,
    onChange: (event: { target: { value: string } }) =>
      keepContactDraft({ ...draft, [field]: event.target.value }),
    // An empty field that was only passed through is no mistake yet.
    onBlur: () => draft[field].trim() !== '' && setLeft(new Set([...left, field])),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const first = fields.find((field) => problems[field] !== undefined);
    setLeft(first ? new Set(fields) : new Set());
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else onKept(keepContactRequest(topic).id);
  };
  return (
    <form ref={form} onSubmit={submit} noValidate aria-label="Request" className="grid gap-6">
      <ChoiceChips label="What is it about?" value={topic} onChange={setChosen} options={topics} />
      <div className="grid gap-6 sm:grid-cols-2 sm:gap-4">
        <TextField label="Your name" autoComplete="name" required {...bind('name')} />
        <TextField
          label="Email for the answer"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          {...bind('email')}
        />
      </div>
      <TextArea label="Your message" hint={topicWords[topic].hint} required rows={5} {...bind('message')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="signal" size="large">
          Keep and hand over
        </Button>
        <p className="text-sm text-muted">Nothing is sent by pressing it.</p>
      </div>
    </form>
  );
}
