// A message to the operator as a card: what was written, the answers, and what staff can do. Source: spec 2 §2 Contact messages.
import type { StaffContactMessage } from '#shared/features/contact/schemas.ts';
import { contactForms, contactStatuses } from '#shared/features/contact/texts.ts';
import { formatMinute, minutesAgo, shortId } from '#shared/format.ts';
import { personPath } from '#shared/paths.ts';
import { titleLinkId } from '../../../core/moderation/focus-after-removal.ts';
import { useNow } from '../../../core/now.tsx';
import { useReadsAddresses } from '../../../core/viewer.ts';
import { Anchor } from '../../../ui/button/anchor.tsx';
import { Badge } from '../../../ui/feedback/badge.tsx';
import { Checkbox } from '../../../ui/form/checkbox.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { EnclosedPictures } from '../enclosed-pictures.tsx';
import { WrittenText } from '../written-text.tsx';
import { Suggestion } from './suggestion.tsx';
import { ContactActions } from './contact-actions.tsx';

export interface ContactCardProps {
  message: StaffContactMessage;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  /** As in `ContactActions`. */
  onStart: () => () => void;
}

export function ContactCard({ message: shown, isSelected, onSelect, onStart }: ContactCardProps) {
  const { id, form, subject, name, email, person, status, createdAt, message, replies } = shown;
  const now = new Date(useNow());
  const readsAddresses = useReadsAddresses();
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div className="flex min-w-0 items-center gap-2">
            <Checkbox
              label={`Markera ${subject}`}
              hideLabel
              checked={isSelected}
              onChange={({ target }) => onSelect(target.checked)}
            />
            <h2 id={titleLinkId(id)} tabIndex={-1} className="min-w-0 text-lg [overflow-wrap:anywhere]">
              {subject}
            </h2>
          </div>
          <p className="flex flex-wrap gap-2">
            <Badge>{contactForms[form]}</Badge>
            <Badge tone={status === 'pending' ? 'warning' : 'success'}>{contactStatuses[status]}</Badge>
          </p>
        </div>
        <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">
          {person ? (
            <Anchor href={personPath(person.id)} className="font-semibold underline">
              {name}
            </Anchor>
          ) : (
            <span className="font-semibold">{name}</span>
          )}{' '}
          ·{' '}
          {readsAddresses ? (
            <a href={`mailto:${email}`} className="underline">
              {email}
            </a>
          ) : (
            email
          )}{' '}
          ·{' '}
          <time dateTime={createdAt} className="whitespace-nowrap">
            {formatMinute(createdAt)}
          </time>{' '}
          ({minutesAgo(createdAt, now)}) · {shortId(id)}
        </p>
        <p className="mt-3 max-w-[60ch] whitespace-pre-line [overflow-wrap:anywhere]">{message}</p>
        <EnclosedPictures pictures={shown.pictures} from={name} />
        <Problem message={shown} />
        <Suggestion message={shown} />
        {replies.length > 0 && (
          <ol className="mt-4 flex flex-col gap-3">
            {replies.map((reply) => (
              <WrittenText
                key={reply.id}
                author={reply.isByStaff ? (reply.author ?? 'Borttagen användare') : name}
                at={reply.createdAt}
                content={reply.content}
                isByStaff={reply.isByStaff}
              />
            ))}
          </ol>
        )}
        <ContactActions message={shown} onStart={onStart} />
      </Card>
    </li>
  );
}

function Problem({ message: { page, browser } }: { message: StaffContactMessage }) {
  if (!page && !browser) return null;
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm [overflow-wrap:anywhere]">
      {page && (
        <>
          <dt className="text-muted">Sida</dt>
          <dd>{page}</dd>
        </>
      )}
      {browser && (
        <>
          <dt className="text-muted">Webbläsare</dt>
          <dd lang="en">{browser}</dd>
        </>
      )}
    </dl>
  );
}
