import { BookOpen, Mail, MessageCircle, Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { operator } from '@/services/account/operator';
import { Button, buttonLook } from '@/ui/button';
import { CopyButton } from '@/ui/copy-button';

/** The four ways to get help, each leading where there is some. */
export function WaysToHelp({ onAsk }: { onAsk: () => void }) {
  return (
    <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
      <Way
        icon={<MessageCircle size={20} aria-hidden />}
        title="Live Chat"
        text={
          operator.chatUrl === ''
            ? 'Nobody waits at the other end of this device. The help answers at once, and without a network.'
            : 'Chat with somebody who runs this installation.'
        }
      >
        {operator.chatUrl === '' ? (
          <Button onClick={onAsk}>Ask the help</Button>
        ) : (
          <a href={operator.chatUrl} target="_blank" rel="noopener noreferrer" className={buttonLook()}>
            Open the chat
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </Way>
      <Way
        icon={<Mail size={20} aria-hidden />}
        title="Email Support"
        text={
          operator.email === ''
            ? 'This copy was set up without an address of its own. Write it down, and send it to whoever hosts it.'
            : 'We reply within 24 hours.'
        }
      >
        {operator.email === '' ? (
          <Link to="/contact?about=problem" className={buttonLook()}>
            Write it down
          </Link>
        ) : (
          <>
            <a href={`mailto:${operator.email}`} className={buttonLook()}>
              Write a mail
            </a>
            <CopyButton label={`Copy ${operator.email}`} text={() => operator.email} className="!h-10" />
          </>
        )}
      </Way>
      <Way
        icon={<Phone size={20} aria-hidden />}
        title="Phone Support"
        text={
          operator.phone === ''
            ? 'No number is configured for this installation. Whoever hosts it can name one.'
            : operator.phone
        }
      >
        {operator.phone === '' ? (
          <Link to="/docs/hosting" className={buttonLook()}>
            How to name one
          </Link>
        ) : (
          <a href={`tel:${operator.phone.replaceAll(/[^+\d]/g, '')}`} className={buttonLook()}>
            Call
          </a>
        )}
      </Way>
      <Way
        icon={<BookOpen size={20} aria-hidden />}
        title="Knowledge Base"
        text="Every document and guide, with a search that works offline."
      >
        <Link to="/docs" className={buttonLook()}>
          Read the docs
        </Link>
      </Way>
    </ul>
  );
}

type WayProps = { icon: ReactNode; title: string; text: string; children: ReactNode };

function Way({ icon, title, text, children }: WayProps) {
  return (
    <li className="grid content-between gap-5 rounded-card border border-line bg-raised p-5">
      <div className="grid gap-1.5">
        <h2 className="flex items-center gap-2.5 text-lg font-[620] tracking-[-0.015em]">
          <span className="text-blueprint">{icon}</span>
          {title}
        </h2>
        <p className="text-sm text-muted">{text}</p>
      </div>
      <div className="flex flex-wrap items-center gap-2">{children}</div>
    </li>
  );
}
