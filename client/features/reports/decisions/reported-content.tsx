// Reported content: an ad with its pictures, a person, a review, or a message with the few messages before it.
import type { ReportedContent as Content } from '#shared/features/reports/staff-contract.ts';
import { formatDateTime, formatPrice } from '#shared/format.ts';
import { messagePictureUrl, pictureUrl } from '#shared/features/pictures/urls.ts';
import { Avatar } from '../../../ui/picture/avatar.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/picture/picture.tsx';
import { Stars } from '../../../ui/text/stars.tsx';

export function ReportedContent({ content }: { content: Content }) {
  const { title, text, price, rating, pictures, avatarUrl, messages } = content;
  if (messages.length > 0) return <Messages messages={messages} />;
  return (
    <div className="flex flex-col gap-2">
      {avatarUrl && <Avatar name={title ?? ''} src={avatarUrl} size="lg" />}
      {title && <p className="font-semibold [overflow-wrap:anywhere]">{title}</p>}
      {price !== null && <p className="board">{formatPrice(price)}</p>}
      {rating !== null && <Stars value={rating} label={`${rating} av 5`} size={16} />}
      <p className="whitespace-pre-line [overflow-wrap:anywhere]">
        {text || <span className="text-muted">Ingen text</span>}
      </p>
      {pictures.length > 0 && <Pictures pictures={pictures} urlOf={pictureUrl} />}
    </div>
  );
}

interface PicturesProps {
  pictures: Content['pictures'];
  urlOf: (id: string, width: 400 | 1280) => string;
}

/** Thumbnails that link to the large pictures. */
function Pictures({ pictures, urlOf }: PicturesProps) {
  return (
    <ul className="mt-2 grid grid-cols-3 gap-2">
      {pictures.map((picture, place) => (
        <li key={picture.id}>
          <a href={urlOf(picture.id, 1280)} target="_blank" rel="noreferrer">
            <Picture
              src={urlOf(picture.id, 400)}
              preview={picture.preview}
              alt={`Bild ${place + 1}, öppnas i en ny flik`}
              className="rounded-sm"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function Messages({ messages }: Pick<Content, 'messages'>) {
  return (
    <ul className="flex flex-col gap-2">
      {messages.map(({ id, content, createdAt, pictures, isByOwner, isReported }) => (
        <li
          key={id}
          className={classNames(
            'rounded-md border p-3',
            isReported ? 'border-danger bg-danger-soft' : 'border-line',
          )}
        >
          <p className="text-sm text-muted">
            {isByOwner ? 'Den anmälda' : 'Anmälaren'} · {formatDateTime(createdAt)}
            {isReported && ' · anmält'}
          </p>
          <p className="whitespace-pre-line [overflow-wrap:anywhere]">
            {content || (pictures.length === 0 && <span className="text-muted">Borttaget</span>)}
          </p>
          {pictures.length > 0 && <Pictures pictures={pictures} urlOf={messagePictureUrl} />}
        </li>
      ))}
    </ul>
  );
}
